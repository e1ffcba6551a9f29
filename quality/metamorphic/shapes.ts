import { streamOf, type Files, type Item, type Made } from '../reference/histories.js';
import type { Branch, Commit } from './branches.js';

/** A commit to check, and the base that it is compared with. */
export interface Shape {
  readonly name: ShapeName;
  readonly head: string;
  readonly base: string;
}

/**
 * The histories that hold the same branch. `straight`: as it was made. `merged`: by a merge commit, onto its base. `squashed`: in one commit.
 * `picked`: its commits in another order. The base went on: `rebased` and `rebased, squashed` make the commits on its end, `base ahead` compares
 * the branch with it, `merged ahead` is the merge of the branch into it, and `updated` that of it into the branch.
 */
export const SHAPES = [
  'straight',
  'merged',
  'squashed',
  'picked',
  'rebased',
  'rebased, squashed',
  'base ahead',
  'merged ahead',
  'updated',
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** Whether the commits of a shape follow what the base did meanwhile. */
export function isRebased(name: ShapeName): boolean {
  return name.startsWith('rebased');
}

export interface Histories {
  /** What `git fast-import` reads. */
  readonly stream: string;
  readonly shapes: readonly Shape[];
}

/** Returns the histories of a branch in one repository. `next` chooses the order of what is picked. */
export function historiesOf(branch: Branch, next: (below: number) => number): Histories {
  const commits: Made[] = [];
  const heads = new Map<string, number>();
  const make = (line: string, files: Files, parents: readonly number[]): number => {
    const mark = commits.length + 1;
    commits.push({ mark, parents, files, time: 1_767_225_600 + 60 * mark });
    heads.set(line, mark);
    return mark;
  };
  const row = (line: string, all: readonly Files[], start: number | null): number | null =>
    all.reduce<number | null>((parent, files) => make(line, files, parent === null ? [] : [parent]), start);
  const base = row(
    'base',
    branch.before.map(({ files }) => files),
    null,
  );
  const all = branch.commits.map(({ files }) => files);
  const tip = all.at(-1);
  if (base === null || tip === undefined) return { stream: '', shapes: [] };
  const ofBase = branch.before.at(-1)?.files ?? new Map<string, Item>();

  const straight = row('straight', all, base) ?? base;
  make('merged', tip, [base, straight]);
  make('squashed', tip, [base]);
  const order = reordered(branch.commits, next);
  const picked = order.map((_, n) => replayed(ofBase, branch, order.slice(0, n + 1)));
  if (order.some((n, index) => n !== index)) row('picked', picked, base);

  const ahead = row('ahead', [...stepsAhead(ofBase, branch.meanwhile)], base) ?? base;
  const moved = all.map((files) => withBase(files, branch.meanwhile));
  row('rebased', moved, ahead);
  const landed = withBase(tip, branch.meanwhile);
  make('rebased-squashed', landed, [ahead]);
  make('merged-ahead', landed, [ahead, straight]);
  make('updated', landed, [straight, ahead]);

  const shapes = SHAPES.flatMap((name): readonly Shape[] => {
    const head = name === 'base ahead' ? 'straight' : name.replace(/, | /, '-');
    const isAhead = isRebased(name) || name.endsWith(' ahead') || name === 'updated';
    return heads.has(head) ? [{ name, head, base: isAhead ? 'ahead' : 'base' }] : [];
  });
  return { stream: streamOf({ commits, heads }, 'sha1'), shapes };
}

/** The commits' places in another order, which makes the same files: two that touch a path keep theirs. */
function reordered(commits: readonly Commit[], next: (below: number) => number): readonly number[] {
  const left = commits.map((_, n) => n);
  const order: number[] = [];
  const meets = (one: number, other: number): boolean =>
    [...(commits[one]?.touches ?? [])].some((path) => commits[other]?.touches.has(path) === true);
  while (left.length > 0) {
    const free = left.filter((one) => left.every((other) => other >= one || !meets(one, other)));
    const chosen = free[next(free.length)] ?? left[0] ?? 0;
    order.push(chosen);
    left.splice(left.indexOf(chosen), 1);
  }
  return order;
}

/** The files after some commits of a branch, each as the change that it was. */
function replayed(base: Files, { commits }: Branch, places: readonly number[]): Files {
  const files = new Map(base);
  for (const place of places) {
    const [from, to] = [commits[place - 1]?.files ?? base, commits[place]?.files ?? base];
    for (const path of new Set([...from.keys(), ...to.keys()])) {
      const item = to.get(path);
      if (from.get(path)?.content === item?.content) continue;
      if (item === undefined) files.delete(path);
      else files.set(path, item);
    }
  }
  return files;
}

/** What the base does meanwhile, in two commits. */
function* stepsAhead(files: Files, meanwhile: Branch['meanwhile']): Generator<Files> {
  const note: Item = { mode: '100644', content: 'The base went on.\n' };
  const later = new Map(files).set('docs/base.txt', note);
  yield later;
  if (meanwhile.size > 0) yield withBase(later, meanwhile);
}

/** Files with what the base did meanwhile. */
function withBase(files: Files, meanwhile: Branch['meanwhile']): Files {
  const all = new Map(files).set('docs/base.txt', { mode: '100644', content: 'The base went on.\n' });
  for (const [path, to] of meanwhile) {
    const item = all.get(path);
    all.delete(path);
    if (to !== null && item !== undefined) all.set(to, item);
  }
  return all;
}
