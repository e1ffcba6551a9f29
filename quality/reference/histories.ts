import { FAMILIES, type Claimed } from './families.js';

/** One thing that a commit does, or what is done between commits. Numbers choose among what there is, so that any list of steps is a history. */
export type Step =
  | { readonly kind: 'write'; readonly path: number; readonly text: number }
  | { readonly kind: 'edit'; readonly path: number; readonly lines: number }
  | { readonly kind: 'rename'; readonly path: number; readonly to: number; readonly lines: number }
  | { readonly kind: 'swap' | 'copy'; readonly path: number; readonly to: number }
  | { readonly kind: 'delete' | 'restore' | 'mode'; readonly path: number }
  | { readonly kind: 'case'; readonly path: number }
  | { readonly kind: 'link'; readonly path: number; readonly to: number }
  | { readonly kind: 'gitlink'; readonly path: number; readonly named: boolean }
  | { readonly kind: 'lfs'; readonly path: number; readonly size: number; readonly kept: boolean }
  | { readonly kind: 'ignore'; readonly rule: number }
  | {
      readonly kind: 'claim';
      /** Chosen among the returns that are there, and the places for others; if `isNew`, among the places alone. */
      readonly file: number;
      readonly isNew?: boolean;
      readonly paths: readonly number[];
      /** Those of the paths that are claimed as deleted. */
      readonly deletes: readonly number[];
      readonly session: number;
      readonly done: boolean;
    }
  | { readonly kind: 'move'; readonly task: number; readonly to: number; readonly what: 'all' | 'return' | 'rest' }
  | { readonly kind: 'commit'; readonly later: number }
  | { readonly kind: 'branch' | 'switch'; readonly line: number }
  | { readonly kind: 'merge'; readonly lines: readonly number[]; readonly as: 'ours' | 'theirs' | 'union' | 'both' }
  | { readonly kind: 'squash'; readonly line: number }
  | { readonly kind: 'revert' };

/** What is at a path of a commit. */
export interface Item {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  readonly content: string;
}

export type Files = ReadonlyMap<string, Item>;

export interface Made {
  /** From 1, in the order in which they were made. */
  readonly mark: number;
  readonly parents: readonly number[];
  readonly files: Files;
  readonly time: number;
}

/** The paths that files are written to and renamed to: few, so that they meet. */
export const PATHS = [
  'src/a.ts',
  'src/b.ts',
  'lib/a.ts',
  'lib/deep/b.ts',
  'docs/a.md',
  'docs',
  'notes.md',
  'out/c.js',
  'specs/1_task/plans/plan.md',
  'specs/1_task/reports/a.md',
  'specs/2_other/a.md',
  'openspec/changes/fold/tasks.md',
  '_bmad-output/epic-1/a.ts',
  '.planning/phases/01-maps/a.md',
] as const;

/** The folder of each task, at first and where it may be moved. */
const TASKS = [
  ...['1_task', '2_other'].map((task) =>
    ['specs', 'specs/archive', 'specs/vault/01', 'specs/vault/01/archive', 'old'].map((place) => `${place}/${task}`),
  ),
  [
    '.planning/phases/01-maps',
    '.planning/milestones/v1-phases/01-maps',
    '.planning/milestones/v2-phases/01-maps',
    'old/01-maps',
  ],
  ['_bmad-output/epic-1', '_bmad-output/archive/epic-1', '_bmad-output/old', 'old/epic-1'],
  ['openspec/changes/fold', 'openspec/changes/archive/fold', 'openspec/changes/archive/2026-01-02-fold', 'old/fold'],
] as const;

const RETURNS = FAMILIES.flatMap(({ places }) => places);

const IGNORED = ['out/', '*.js', 'docs/*.md', '/notes.md', '!out/c.js'] as const;

const LINES = ['main', 'side', 'other'] as const;

/** Paths that are claimed beside those that files are at. */
const STRANGE = [
  'never.ts',
  'src/never.ts',
  './src/a.ts',
  'lib//a.ts',
  'src/a.ts/',
  'a.ts',
  'deep/b.ts',
  'other/a.ts',
  'src/../lib/a.ts',
  '../a.ts',
  '/etc/passwd',
  'SRC/a.ts',
  'Docs/A.md',
  'src',
  'docs/a.md/b.md',
  'lib/a.ts/x.ts',
] as const;

const CLAIMED: readonly string[] = [...PATHS, ...STRANGE, 'specs/archive/1_task/plans/plan.md'];

/** Small texts, which look alike by chance, and large ones. An empty one, too. */
function textOf(number: number): string {
  if (number % 8 === 0) return '';
  const lines = number % 8 === 1 ? 1 : 6 + 12 * (number % 3);
  return Array.from({ length: lines }, (_, n) => `text ${String(number % 12)} has its line ${String(n)}\n`).join('');
}

/** A text with so many of ten lines replaced. */
function edited(text: string, lines: number): string {
  const kept = text
    .split('\n')
    .map((line, n) => ((n * 7) % 10 < lines && line !== '' ? `another line ${String(n)}` : line));
  return kept.join('\n');
}

/** Whether a name is that of a return: other documents are beside an envelope. */
function isReturn(path: string): boolean {
  return FAMILIES.some(({ file }) => file.test(path)) && !/\/tasks\.md$/i.test(path);
}

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length];
}

/** Returns the commits that steps describe, on the lines of history that they make. Every step that makes no sense does nothing. */
export function commitsOf(steps: readonly Step[]): {
  readonly commits: readonly Made[];
  readonly heads: ReadonlyMap<string, number>;
} {
  const commits: Made[] = [];
  const heads = new Map<string, number>();
  let line: string = LINES[0];
  let time = 1_767_225_600;
  let files = new Map<string, Item>();
  const at = (mark: number | undefined): Made | undefined => (mark === undefined ? undefined : commits[mark - 1]);
  const head = (): Made | undefined => at(heads.get(line));
  const commit = (parents: readonly number[]): void => {
    commits.push({ mark: commits.length + 1, parents, files: new Map(files), time: (time += 60) });
    heads.set(line, commits.length);
  };
  const put = (path: string, item: Item): void => {
    for (const other of [...files.keys()])
      if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) files.delete(other);
    files.set(path, item);
  };
  const existing = (number: number): string | undefined =>
    pick([...files.keys()].filter((path) => !isReturn(path) && !path.startsWith('.git')).sort(), number);
  for (const step of steps) {
    const path = 'path' in step ? existing(step.path) : undefined;
    const item = path === undefined ? undefined : files.get(path);
    switch (step.kind) {
      case 'write':
        put(pick(PATHS, step.path) ?? '', { mode: '100644', content: textOf(step.text) });
        break;
      case 'edit':
        if (path !== undefined && item?.mode === '100644')
          put(path, { ...item, content: edited(item.content, step.lines) });
        break;
      case 'rename': {
        const to = pick(PATHS, step.to) ?? '';
        if (path === undefined || item === undefined || to === path) break;
        files.delete(path);
        put(to, item.mode === '100644' ? { ...item, content: edited(item.content, step.lines) } : item);
        break;
      }
      case 'swap': {
        const to = existing(step.to);
        const other = to === undefined ? undefined : files.get(to);
        if (path === undefined || item === undefined || to === undefined || other === undefined) break;
        put(path, other);
        put(to, item);
        break;
      }
      case 'copy':
        if (item !== undefined) put(pick(PATHS, step.to) ?? '', item);
        break;
      case 'delete':
        // Returns, too: what is deleted comes back.
        files.delete(pick([...files.keys()].sort(), step.path) ?? '');
        break;
      case 'restore': {
        const lost = commits.flatMap((one) => [...one.files]).filter(([name]) => !files.has(name));
        const found = pick(lost, step.path);
        if (found !== undefined) put(...found);
        break;
      }
      case 'mode':
        if (path !== undefined && item?.mode === '100644') put(path, { ...item, mode: '100755' });
        break;
      case 'case': {
        if (path === undefined || item === undefined) break;
        files.delete(path);
        put(step.path % 2 === 0 ? path.replace(/[^/]*$/, (name) => name.toUpperCase()) : path.toUpperCase(), item);
        break;
      }
      case 'link': {
        const from = pick(PATHS, step.path) ?? '';
        const up = '../'.repeat(from.split('/').length - 1);
        const to = pick([...PATHS, 'src', 'lib', 'nowhere', '../..', '/etc', 'src/../lib'], step.to) ?? '';
        put(from, { mode: '120000', content: to.startsWith('/') ? to : `${up}${to}` });
        break;
      }
      case 'gitlink': {
        const to = pick(PATHS, step.path) ?? '';
        put(to, { mode: '160000', content: 'a commit of another repository' });
        if (step.named)
          put('.gitmodules', { mode: '100644', content: `[submodule "x"]\n\tpath = ${to}\n\turl = ../x\n` });
        break;
      }
      case 'lfs': {
        const oid = '0123456789abcdef'.repeat(4);
        const content = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(step.size)}\n`;
        put(pick(PATHS, step.path) ?? '', { mode: '100644', content });
        if (step.kept)
          put('.gitattributes', { mode: '100644', content: `${pick(PATHS, step.path) ?? ''} filter=lfs\n` });
        break;
      }
      case 'ignore': {
        const rules = files.get('.gitignore')?.content ?? '';
        put('.gitignore', { mode: '100644', content: `${rules}${pick(IGNORED, step.rule) ?? ''}\n` });
        break;
      }
      case 'claim': {
        const known = step.isNew === true ? [] : [...files.keys()].filter(isReturn).sort();
        const file = pick([...known, ...RETURNS], step.file) ?? '';
        // Three of four name what is there or was, so that its fate is asked for.
        const there = [...new Set([...files.keys(), ...commits.flatMap((one) => [...one.files.keys()])])].sort();
        const named = (number: number): string => pick(number % 4 === 0 ? CLAIMED : there, number >> 2) ?? '';
        const paths = [...new Map(step.paths.map((number) => [named(number), number]))];
        const family = FAMILIES.find((one) => one.file.test(file));
        const claims = paths
          .filter(([name]) => name !== '' && !isReturn(name))
          .map(([name, number]): Claimed => ({ path: name, says: step.deletes.includes(number) ? 'deleted' : 'made' }));
        const session = `sess_176900000${String(step.session % 3)}_abc123`;
        const content = family?.write({ session, succeeds: step.done, claims });
        if (content !== undefined) put(file, { mode: '100644', content });
        break;
      }
      case 'move': {
        const places: readonly string[] = pick(TASKS, step.task) ?? [];
        const from = places.find((folder) => [...files.keys()].some((name) => name.startsWith(`${folder}/`)));
        const to = pick(places, step.to) ?? '';
        for (const [name, moved] of from === undefined || from === to ? [] : [...files]) {
          if (
            !name.startsWith(`${from ?? ''}/`) ||
            (step.what !== 'all' && (step.what === 'return') !== isReturn(name))
          )
            continue;
          files.delete(name);
          put(`${to}${name.slice((from ?? '').length)}`, moved);
        }
        break;
      }
      case 'commit':
        // Clocks differ: now and then a commit is dated before its parent.
        time += step.later === 0 ? -600 : 0;
        commit([...(heads.has(line) ? [heads.get(line) ?? 0] : [])]);
        break;
      case 'branch': {
        const from = heads.get(line);
        line = pick(LINES, step.line) ?? line;
        if (from !== undefined) heads.set(line, from);
        break;
      }
      case 'switch': {
        line = pick([...heads.keys()], step.line) ?? line;
        files = new Map(head()?.files ?? files);
        break;
      }
      case 'merge': {
        const others = [...new Set(step.lines.map((number) => heads.get(pick(LINES, number) ?? '')))];
        const merged = others.flatMap((mark) => at(mark) ?? []).filter((one) => one !== head());
        const own = head();
        if (own === undefined || merged.length === 0) break;
        // What was changed and not yet committed goes into the merge: it may do what no parent did.
        if (step.as === 'theirs') files = new Map(merged[0]?.files);
        if (step.as === 'union')
          for (const one of merged) for (const [name, it] of one.files) if (!files.has(name)) put(name, it);
        if (step.as === 'both')
          for (const name of [...files.keys()]) if (!merged.every((one) => one.files.has(name))) files.delete(name);
        commit([own.mark, ...merged.map(({ mark }) => mark)]);
        break;
      }
      case 'squash': {
        const other = at(heads.get(pick(LINES, step.line) ?? ''));
        if (other === undefined || !heads.has(line)) break;
        files = new Map(other.files);
        commit([heads.get(line) ?? 0]);
        break;
      }
      case 'revert': {
        const own = head();
        const before = at(own?.parents[0]);
        if (own === undefined || before === undefined) break;
        files = new Map(before.files);
        commit([own.mark]);
        break;
      }
    }
  }
  return { commits, heads };
}

/** The folder of a project below the top of its repository. */
export const PROJECT = 'apps/one/';

/**
 * The same history in a project's folder. What is in `lib` is at the top, beside the project: renames lead into the project and out of it.
 * git's own files are in the project or at the top, but for `.gitmodules`, which has to be at the top.
 */
export function inProject<T extends ReturnType<typeof commitsOf>>(made: T, ownFiles: 'inside' | 'at the top'): T {
  const placed = (path: string): string => (path.startsWith('lib/') ? path : `${PROJECT}${path}`);
  const place = (path: string): string => {
    const isAtTop = path === '.gitmodules' || (ownFiles === 'at the top' && path.startsWith('.git'));
    return isAtTop ? path : placed(path);
  };
  const textOf = (path: string, content: string): string => {
    if (path === '.gitmodules') return content.replace(/path = (.*)/, (_, to: string) => `path = ${placed(to)}`);
    return path === '.gitattributes' && ownFiles === 'at the top' ? placed(content) : content;
  };
  const commits = made.commits.map((commit) => {
    const files = [...commit.files].map(([path, item]): [string, Item] => [
      place(path),
      { ...item, content: textOf(path, item.content) },
    ]);
    return { ...commit, files: new Map(files) };
  });
  return { ...made, commits };
}

/** What `git fast-import` reads to make the commits. The branches are at the heads of the lines. */
export function streamOf({ commits, heads }: ReturnType<typeof commitsOf>, objectFormat: 'sha1' | 'sha256'): string {
  const parts: string[] = [];
  const data = (content: string): void => void parts.push(`data ${String(Buffer.byteLength(content))}\n${content}\n`);
  for (const { mark, parents, files, time } of commits) {
    parts.push(
      `commit refs/heads/made-${String(mark)}\nmark :${String(mark)}\ncommitter Ada <ada@example.com> ${String(time)} +0000\n`,
    );
    data(`Commit ${String(mark)}`);
    parents.forEach((parent, n) => parts.push(`${n === 0 ? 'from' : 'merge'} :${String(parent)}\n`));
    parts.push('deleteall\n');
    for (const [path, { mode, content }] of files) {
      if (mode === '160000') parts.push(`M ${mode} ${'1'.repeat(objectFormat === 'sha1' ? 40 : 64)} ${path}\n`);
      else {
        parts.push(`M ${mode} inline ${path}\n`);
        data(content);
      }
    }
  }
  for (const [line, mark] of heads) parts.push(`reset refs/heads/${line}\nfrom :${String(mark)}\n\n`);
  return parts.join('');
}

/** A generator of whole numbers below a limit: the same for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Returns the steps of a seed. */
export function stepsOf(seed: number): readonly Step[] {
  const next = numbers(seed);
  // Some histories have one line and files only: what they show is easy to read.
  const isPlain = next(3) === 0;
  const any = (): number => next(1_000);
  const steps: Step[] = [];
  const some = (count: number): readonly number[] => Array.from({ length: count }, any);
  const claim = (count: number, how = { session: 0, done: true }): Extract<Step, { kind: 'claim' }> => {
    const paths = some(count);
    return { kind: 'claim', file: any(), paths, deletes: paths.filter(() => next(5) === 0), ...how };
  };
  const makers: readonly (readonly [weight: number, make: () => Step])[] = [
    [5, () => ({ kind: 'write', path: any(), text: any() })],
    [2, () => ({ kind: 'edit', path: any(), lines: 1 + next(9) })],
    [5, () => ({ kind: 'rename', path: any(), to: any(), lines: next(3) === 0 ? next(8) : 0 })],
    [1, () => ({ kind: 'swap', path: any(), to: any() })],
    [2, () => ({ kind: 'copy', path: any(), to: any() })],
    [4, () => ({ kind: 'delete', path: any() })],
    [2, () => ({ kind: 'restore', path: any() })],
    [4, () => claim(2 + next(6), { session: next(4) === 0 ? next(3) : 0, done: next(4) > 0 })],
    [
      2,
      () => ({
        kind: 'move',
        task: any(),
        to: any(),
        what: pick(['all', 'all', 'return', 'rest'] as const, any()) ?? 'all',
      }),
    ],
    [isPlain ? 0 : 1, () => ({ kind: 'mode', path: any() })],
    [isPlain ? 0 : 1, () => ({ kind: 'case', path: any() })],
    [isPlain ? 0 : 2, () => ({ kind: 'link', path: any(), to: any() })],
    [isPlain ? 0 : 1, () => ({ kind: 'gitlink', path: any(), named: next(2) === 0 })],
    [isPlain ? 0 : 1, () => ({ kind: 'lfs', path: any(), size: next(2) * 1_000, kept: next(2) === 0 })],
    [isPlain ? 0 : 1, () => ({ kind: 'ignore', rule: any() })],
  ];
  const lines: typeof makers = [
    [3, () => ({ kind: 'branch', line: any() })],
    [3, () => ({ kind: 'switch', line: any() })],
    [
      4,
      () => ({
        kind: 'merge',
        lines: some(1 + next(2)),
        as: pick(['ours', 'theirs', 'union', 'both'] as const, any()) ?? 'ours',
      }),
    ],
    [1, () => ({ kind: 'squash', line: any() })],
    [1, () => ({ kind: 'revert' })],
  ];
  const one = (list: typeof makers): Step => {
    let left = next(list.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, make] of list) if ((left -= weight) < 0) return make();
    return { kind: 'revert' };
  };
  for (let count = 3 + next(4); count > 0; count--) steps.push({ kind: 'write', path: any(), text: any() });
  steps.push(claim(6), { kind: 'commit', later: 1 });
  for (let count = 3 + next(8); count > 0; count--) {
    for (let changes = 1 + next(3); changes > 0; changes--) steps.push(one(makers));
    // Many returns at once: an import.
    if (next(12) === 0) for (const file of RETURNS.keys()) steps.push({ ...claim(2), file, isNew: true });
    steps.push({ kind: 'commit', later: next(12) });
    if (!isPlain && next(2) === 0) steps.push(one(lines));
  }
  if (next(4) === 0) steps.push(claim(6));
  steps.push({ kind: 'commit', later: 1 });
  return steps;
}
