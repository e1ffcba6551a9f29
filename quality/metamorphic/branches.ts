import { FAMILIES, type Claimed, type FamilyData } from '../reference/families.js';
import type { Files, Item } from '../reference/histories.js';

/**
 * A lie that a branch tells: a path that never existed, an empty file, a file that was deleted before the branch began, and such a file again
 * in a return that the base deleted, too.
 */
export type Lie = 'never' | 'empty' | 'gone' | 'again';

/** One thing that a task does. Numbers choose among what there is, so that any list of steps is a branch. */
export type Step =
  | { readonly kind: 'add'; readonly task: number; readonly name: number; readonly isSmall: boolean }
  | { readonly kind: 'edit'; readonly task: number; readonly file: number }
  | {
      readonly kind: 'move';
      readonly task: number;
      readonly file: number;
      readonly to: number;
      readonly keeps: 'name' | 'folder' | 'neither' | 'case';
      readonly lines: number;
    }
  | { readonly kind: 'delete'; readonly task: number; readonly file: number; readonly of: number }
  | {
      readonly kind: 'state';
      readonly task: number;
      readonly session: number;
      readonly succeeds: boolean;
      /** Whether the return says all anew, or keeps what it said. */
      readonly isAnew: boolean;
      readonly namesDeleted: boolean;
    }
  /** `drop` deletes the return, and `restore` brings back the last one that was deleted. */
  | { readonly kind: 'archive' | 'drop' | 'restore'; readonly task: number }
  | { readonly kind: 'empty'; readonly task: number; readonly file: number }
  | { readonly kind: 'lie'; readonly task: number; readonly what: 'never' | 'empty' | 'gone' }
  | { readonly kind: 'commit' };

/** What the base does after the branch began. What the branch deletes or moves as well is as the branch has it. */
export type BaseStep =
  | { readonly kind: 'delete'; readonly file: number }
  | { readonly kind: 'rename'; readonly file: number; readonly to: number; readonly keeps: 'name' | 'folder' };

/** A branch of several tasks: what the base has before it, what the branch does, and what the base does meanwhile. */
export interface Recipe {
  /** The family of each task. */
  readonly tasks: readonly FamilyName[];
  readonly before: readonly Step[];
  readonly branch: readonly Step[];
  readonly meanwhile: readonly BaseStep[];
}

/** What a branch's last commit claims, and whether that was true when it was claimed. */
export interface Told extends Claimed {
  readonly file: string;
  /** `open`: what is right depends on what a view shows. */
  readonly truth: 'honest' | Lie | 'open';
  readonly succeeds: boolean;
  /** Whether the branch makes the claim, or the base did. */
  readonly isOfBranch: boolean;
}

export interface Commit {
  readonly files: Files;
  /** What it changes, and what the returns that it writes claim. */
  readonly touches: ReadonlySet<string>;
}

export interface Branch {
  readonly before: readonly Commit[];
  readonly commits: readonly Commit[];
  readonly told: readonly Told[];
  /** The base's later renames and deletions: a path, and its new place or null. */
  readonly meanwhile: ReadonlyMap<string, string | null>;
}

export const FAMILY_NAMES = ['return-meta', 'gsd-summary', 'bmad-story', 'result-envelope'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

/** Where the return of a task is, before and after its folder is archived; and whether the folder is the task's own. */
const PLACES: Readonly<Record<FamilyName, (n: string) => { file: string; archived: string; ownsFolder: boolean }>> = {
  'return-meta': (n) => ({
    file: `specs/${n}_task/.return-meta.json`,
    archived: `specs/archive/${n}_task/.return-meta.json`,
    ownsFolder: true,
  }),
  'gsd-summary': (n) => ({
    file: `.planning/phases/0${n}-maps/0${n}-01-SUMMARY.md`,
    archived: `.planning/milestones/v1-phases/0${n}-maps/0${n}-01-SUMMARY.md`,
    ownsFolder: true,
  }),
  'bmad-story': (n) => ({
    file: `_bmad-output/implementation-artifacts/1-${n}-fold.md`,
    archived: `_bmad-output/implementation-artifacts/archive/1-${n}-fold.md`,
    ownsFolder: false,
  }),
  'result-envelope': (n) => ({
    file: `openspec/changes/fold${n}/report.md`,
    archived: `openspec/changes/archive/2026-01-02-fold${n}/report.md`,
    ownsFolder: true,
  }),
};

/** The files of a task: most have names of their own, one has a common name, one is beside the return. */
function namesOf(n: string, { ownsFolder, file }: { ownsFolder: boolean; file: string }): readonly string[] {
  const names = [`src/t${n}/fold${n}.ts`, `src/t${n}/cut${n}.ts`, `lib/deep${n}/glue${n}.py`, `src/t${n}/index.ts`];
  return ownsFolder ? [...names, `${folderOf(file)}/plan${n}.txt`] : names;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface Task {
  readonly n: string;
  readonly family: FamilyData;
  readonly names: readonly string[];
  readonly ownsFolder: boolean;
  readonly archived: string;
  file: string;
  /** What the task did: the paths that it made or changed, and those that it took away. */
  readonly done: Map<string, Claimed['says']>;
  told: readonly Told[];
  /** All that it ever claimed. */
  readonly said: Set<string>;
  /** What its deleted return said. */
  dropped: { readonly item: Item; readonly told: readonly Told[] } | null;
  pending: Extract<Step, { kind: 'state' }> | null;
  lies: Lie[];
  succeeds: boolean;
  session: number | null;
}

/** A text of lines that no other file has. A small one has less than 256 bytes. */
function textOf(key: string, lines: number): string {
  let state = 7;
  for (const letter of key) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return Array.from({ length: lines }, (_, n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `${state.toString(36)} of ${key}, line ${String(n)}: ${(state >>> 7).toString(16)}\n`;
  }).join('');
}

/** A text with so many of its lines replaced. */
function editedText(text: string, lines: number, by: number): string {
  return text.replace(/.+\n/g, (line, offset: number) =>
    offset % 5 < lines && offset > 0 ? `edited in step ${String(by)} at ${String(offset)}\n` : line,
  );
}

/** Returns the branch that a recipe describes. Steps that make no sense do nothing. */
export function branchOf(recipe: Recipe): Branch {
  const tasks = recipe.tasks.map((name, index) => taskOf(name, String(index + 1)));
  const before: Commit[] = [];
  const commits: Commit[] = [];
  let all = before;
  const files = new Map<string, Item>();
  let count = 0;
  const committed = new Set<string>();

  const existing = (task: Task, number: number): string | undefined =>
    pick([...files.keys()].filter((path) => isOf(task, path) && path !== task.file).sort(), number);
  const put = (path: string, content: string): void => void files.set(path, { mode: '100644', content });
  const goneAtFork = (): readonly string[] => {
    const then = before.at(-1)?.files;
    return [...new Set(before.flatMap((one) => [...one.files.keys()]))]
      .filter((path) => then?.has(path) !== true && !files.has(path) && deleted.has(path))
      .sort();
  };
  /** What the base deleted, and did not move. */
  const deleted = new Set<string>();
  const moves = new Map<string, { readonly to: string; readonly isOfBase: boolean }>();

  const write = (task: Task): void => {
    const { pending } = task;
    if (pending === null) return;
    task.pending = null;
    const session = pending.session % 3;
    const isAnew =
      pending.isAnew || task.told.length === 0 || session !== task.session || (pending.succeeds && !task.succeeds);
    const now = [...task.done]
      .filter(([path, says]) => (says === 'made' ? files.has(path) : pending.namesDeleted && !files.has(path)))
      .map(([path, says]): Told => ({ ...toldBy(task, pending), path, says, truth: 'honest' }));
    const kept = isAnew ? task.told.filter(({ truth }) => truth !== 'honest') : task.told;
    task.dropped = null;
    const lies = task.lies.flatMap((what, index) => lie(task, pending, what, index));
    task.lies = [];
    const told = new Map([...now, ...kept, ...lies].map((one) => [one.path, one]));
    task.told = [...told.values()].map((one) => ({ ...one, file: task.file, succeeds: pending.succeeds }));
    [task.session, task.succeeds] = [session, pending.succeeds];
    for (const { path } of task.told) task.said.add(path);
    const content = task.family.write({
      session: `sess_176900000${String(session)}_abc123`,
      succeeds: pending.succeeds,
      claims: task.told,
    });
    put(task.file, content);
  };
  const toldBy = (task: Task, like: { readonly succeeds: boolean }): Omit<Told, 'path' | 'says' | 'truth'> => ({
    file: task.file,
    succeeds: like.succeeds,
    isOfBranch: all === commits,
  });
  const lie = (task: Task, pending: { readonly succeeds: boolean }, truth: Lie, index: number): readonly Told[] => {
    const name = `src/t${task.n}/${truth}${task.n}x${String(count)}x${String(index)}.ts`;
    const isNew = before.at(-1)?.files.has(task.file) !== true;
    const gone = goneAtFork().filter((path) => !task.said.has(path) || (isNew && task.told.length === 0));
    const path = truth === 'gone' ? pick(gone, count) : name;
    if (path === undefined || all === before) return [];
    if (truth === 'empty') put(path, '');
    return [{ ...toldBy(task, pending), path, says: 'made', truth: task.said.has(path) ? 'again' : truth }];
  };
  const commit = (): void => {
    for (const task of tasks) write(task);
    const last = all.at(-1)?.files ?? before.at(-1)?.files ?? new Map<string, Item>();
    const changed = [...new Set([...last.keys(), ...files.keys()])].filter(
      (path) => last.get(path)?.content !== files.get(path)?.content,
    );
    if (changed.length === 0) return;
    const written = tasks.filter(({ file }) => changed.includes(file));
    const touches = new Set([...changed, ...written.flatMap(({ told }) => told.map(({ path }) => path))]);
    for (const path of files.keys()) committed.add(path);
    all.push({ files: new Map(files), touches });
  };

  for (const part of [recipe.before, recipe.branch]) {
    all = part === recipe.before ? before : commits;
    for (const step of part) {
      count++;
      if (step.kind === 'commit') {
        commit();
        continue;
      }
      const task = pick(tasks, step.task);
      if (task === undefined) continue;
      switch (step.kind) {
        case 'add': {
          const path = pick(task.names, step.name) ?? '';
          const isLike = (one: string): boolean => one !== path && one.toLowerCase() === path.toLowerCase();
          if (files.has(path) || [...committed, ...files.keys()].some(isLike)) break;
          put(path, textOf(`${path} ${String(count)}`, step.isSmall ? 2 : 20));
          task.done.set(path, 'made');
          break;
        }
        case 'edit': {
          const path = existing(task, step.file);
          if (path === undefined) break;
          put(path, editedText(files.get(path)?.content ?? '', 1, count));
          task.done.set(path, 'made');
          break;
        }
        case 'move': {
          const from = existing(task, step.file);
          const item = from === undefined ? undefined : files.get(from);
          if (from === undefined || item === undefined) break;
          const [folder, name] = [folderOf(from), from.slice(folderOf(from).length + 1)];
          const other = name.replace(/(?:-v\d+)?(?=\.[^.]*$)/, `-v${String(step.to % 100)}`);
          const away = `lib/t${task.n}/m${String(step.to % 100)}`;
          const to =
            step.keeps === 'case'
              ? `${folder}/${name.replace(/^./, (letter) => letter.toUpperCase())}`
              : `${step.keeps === 'folder' ? folder : away}/${step.keeps === 'name' ? name : other}`;
          if (files.has(to) || committed.has(to)) break;
          moves.set(from, { to, isOfBase: all === before });
          files.delete(from);
          put(to, step.keeps === 'case' ? item.content : editedText(item.content, step.lines % 3, count));
          takeAway(task, from);
          deleted.delete(from);
          task.done.set(to, 'made');
          break;
        }
        case 'delete': {
          const owner = step.of % 3 === 0 ? (pick(tasks, step.of) ?? task) : task;
          const path = existing(owner, step.file);
          if (path === undefined || path.startsWith(`${folderOf(task.file)}/`)) break;
          files.delete(path);
          takeAway(task, path);
          if (all === before) deleted.add(path);
          break;
        }
        case 'empty': {
          const path = existing(task, step.file);
          if (path !== undefined && all === commits) put(path, '');
          break;
        }
        case 'state':
          task.pending = step;
          break;
        case 'drop': {
          const item = files.get(task.file);
          if (item === undefined || task.pending !== null) break;
          files.delete(task.file);
          task.dropped = { item, told: task.told };
          [task.told, task.session, task.succeeds] = [[], null, false];
          break;
        }
        case 'restore':
          if (task.dropped === null || task.pending !== null || files.has(task.file)) break;
          files.set(task.file, task.dropped.item);
          task.told = task.dropped.told;
          task.succeeds = task.told.some(({ succeeds }) => succeeds);
          task.dropped = null;
          break;
        case 'lie':
          if (all === commits) task.lies.push(step.what);
          break;
        case 'archive': {
          if (task.file === task.archived || !files.has(task.file) || task.pending !== null) break;
          const [from, to] = [folderOf(task.file), folderOf(task.archived)];
          const moved = task.ownsFolder ? [...files.keys()].filter((path) => path.startsWith(`${from}/`)) : [task.file];
          for (const path of moved) {
            const [item, place] = [files.get(path), `${to}${path.slice(from.length)}`];
            files.delete(path);
            if (item !== undefined) files.set(place, item);
            // Where a folder moved with its return is clear in each view.
            moves.set(path, { to: place, isOfBase: true });
            if (task.done.delete(path)) task.done.set(place, 'made');
          }
          task.file = task.archived;
          task.told = task.told.map((one) => ({ ...one, file: task.file }));
          break;
        }
      }
    }
    if (part === recipe.before) put('README.md', textOf('README.md', 20));
    else put('docs/branch.txt', textOf('docs/branch.txt', 20));
    commit();
  }
  const told = tasks.flatMap((task) => (files.has(task.file) ? task.told : []));
  const later = meanwhileOf(recipe.meanwhile, before, files);
  return { before, commits, told: told.map(settled), meanwhile: later };

  /** The truth of a claim at the end: files are emptied after they are claimed, and what was gone comes back. */
  function settled(told: Told): Told {
    const found = follow(told.path);
    if (files.get(found.path)?.content === '') {
      const isShown = told.says === 'made' && !later.has(found.path) && (found.path === told.path || found.isOfBase);
      return { ...told, truth: isShown ? 'empty' : 'open' };
    }
    // What was deleted, and came back later, is there.
    if (told.says === 'deleted' && files.has(told.path)) return { ...told, truth: 'open' };
    if (told.truth === 'empty') return { ...told, truth: files.has(told.path) ? 'honest' : 'open' };
    if (told.truth !== 'gone' && told.truth !== 'again') return told;
    const isBack = commits.some((one) => one.files.has(told.path));
    return isBack ? { ...told, truth: files.has(told.path) ? 'honest' : 'open' } : told;
  }

  /** Where a file is after its moves, and whether the base made all of them, so that each view shows it. */
  function follow(path: string): { readonly path: string; readonly isOfBase: boolean } {
    const move = files.has(path) ? undefined : moves.get(path);
    if (move === undefined) return { path, isOfBase: true };
    const next = follow(move.to);
    return { path: next.path, isOfBase: move.isOfBase && next.isOfBase };
  }

  function takeAway(task: Task, path: string): void {
    if (committed.has(path)) task.done.set(path, 'deleted');
    else task.done.delete(path);
  }
}

function taskOf(name: FamilyName, n: string): Task {
  const family = FAMILIES.find((one) => one.name === name);
  if (family === undefined) throw new Error(`${name} is no family`);
  const place = PLACES[name](n);
  return {
    ...{ n, family, ...place, names: namesOf(n, place) },
    ...{
      done: new Map<string, Claimed['says']>(),
      told: [],
      said: new Set<string>(),
      dropped: null,
      pending: null,
      lies: [],
      succeeds: false,
      session: null,
    },
  };
}

/** Whether a path is one of a task: its number is in it. */
function isOf({ n, file }: Task, path: string): boolean {
  return path.includes(`/t${n}/`) || path.includes(`/deep${n}/`) || path === `${folderOf(file)}/plan${n}.txt`;
}

/** The base renames and deletes files, but no return, and nothing that the branch gives another letter case. */
function meanwhileOf(
  steps: readonly BaseStep[],
  before: readonly Commit[],
  end: Files,
): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const isLike = (path: string): boolean =>
    [...end.keys()].some((one) => one !== path && one.toLowerCase() === path.toLowerCase());
  const kept = [...(before.at(-1)?.files.keys() ?? [])].filter((path) => /^(?:src|lib)\//.test(path) && !isLike(path));
  for (const step of steps) {
    const path = pick(kept, step.file);
    if (path === undefined || found.has(path)) continue;
    const name = path.slice(folderOf(path).length + 1);
    const to =
      step.kind === 'delete'
        ? null
        : step.keeps === 'name'
          ? `pkg/p${String(step.to % 100)}/${name}`
          : `${folderOf(path)}/p${String(step.to % 100)}-${name}`;
    found.set(path, to);
  }
  return found;
}

export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length];
}
