import { posix } from 'node:path';
import type { Branch, Told } from './branches.js';
import { isRebased, type ShapeName } from './shapes.js';
import type { CloneName } from './clones.js';

/** One way to look at a branch. */
export interface View {
  readonly shape: ShapeName;
  readonly clone: CloneName;
  readonly compares: boolean;
}

/** What a run finds about a claim: at error or warning level, or nothing. */
export interface Accusation {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
}

/** A claim that one view accuses though it is honest, or that one view does not accuse though it is a lie. */
export interface Difference {
  readonly told: Told;
  readonly branch: Branch;
  readonly view: View;
  readonly verdict: string;
  readonly accusation: Accusation | null;
}

/** A difference that is right by a sentence of the standard, or, where `isOpen`, a known fault of the gate. */
export interface Exception {
  readonly name: string;
  /** The sentence of STANDARDS.md that decides. */
  readonly reason: string;
  readonly isOpen?: boolean;
  readonly holds: (difference: Difference) => boolean;
}

function isHeld({ branch: { before }, told: { path } }: Difference): boolean {
  return before.at(-1)?.files.has(path) === true;
}

/** Only commits inside the branch hold the path: its base does not, and its end does not. */
function isInside(difference: Difference): boolean {
  const { branch, told } = difference;
  const holds = branch.commits.map(({ files }) => files.has(told.path));
  return !isHeld(difference) && holds.includes(true) && holds.at(-1) === false;
}

/** Where all of the branch is one commit, or a clone may show it as one. */
function isOneCommit({ view: { shape, clone, compares } }: Difference): boolean {
  return shape.endsWith('squashed') || clone.startsWith('depth') || compares;
}

/** The branch claims what the base holds with the same content. */
function isUnchanged({ before, commits }: Branch, { path }: Told): boolean {
  const [then, now] = [before, commits].map((all) => all.at(-1)?.files.get(path)?.content);
  return now !== undefined && then === now;
}

/** The branch ends with a file that has the name of the claimed one. */
function hasNamesake({ commits }: Branch, { path }: Told): boolean {
  return [...(commits.at(-1)?.files.keys() ?? [])].some((file) => posix.basename(file) === posix.basename(path));
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: 'only inside',
    reason: 'Same content, other history: a file that only commits inside the branch held',
    holds: (difference) => difference.told.truth === 'honest' && isInside(difference) && isOneCommit(difference),
  },
  {
    name: 'not changed',
    reason:
      'Same content, other history: rules that need a base (artifact-unchanged: the content is the same as in the base)',
    holds: ({ told, view, accusation, branch }) =>
      told.truth === 'honest' &&
      view.compares &&
      accusation?.rule === 'artifact-unchanged' &&
      isUnchanged(branch, told),
  },
  {
    name: 'this change deletes it',
    reason: 'The moment has a width: with a base, on a claim that the change makes, removed is a warning',
    holds: ({ told, view, accusation }) =>
      told.truth === 'honest' && view.compares && accusation?.rule === 'artifact-removed' && told.isOfBranch,
  },
  {
    name: 'rebased past the base',
    reason: 'Details of history: a rename or a deletion before the claim does not excuse it',
    holds: ({ told, view, branch }) =>
      told.truth === 'honest' && isRebased(view.shape) && told.isOfBranch && branch.meanwhile.has(told.path),
  },
  {
    name: 'said again',
    reason:
      'Deleted returns of the same name: with a base the change makes its claims now; without, restoring a return makes none anew',
    holds: ({ told, view }) => told.truth === 'again' && !view.compares,
  },
  {
    name: 'imported',
    reason: 'Imported: one commit adds five or more returns, and a path that an ancestor held is a notice',
    holds: ({ told, view, branch }) =>
      (told.truth === 'gone' || told.truth === 'again') && !view.compares && addsReturns(branch, view.shape) >= 5,
  },
  {
    name: 'other letter case',
    reason: 'The first verdict that applies decides: case-mismatch comes before removed, if git records no rename',
    holds: ({ told, verdict, branch }) =>
      told.truth === 'honest' &&
      verdict === 'case-mismatch' &&
      branch.before.concat(branch.commits).some(({ files }) => files.has(told.path)),
  },
  {
    name: 'older than the clone',
    reason:
      'A claim that history never held is found by its name: a clone that ends after the path was deleted cannot show that history held it',
    isOpen: true,
    holds: ({ told, view, verdict, branch }) =>
      told.truth === 'gone' &&
      view.compares &&
      view.clone.startsWith('depth') &&
      verdict === 'relocated' &&
      hasNamesake(branch, told),
  },
];

/** How many returns the commit of a shape adds that adds most of them. */
function addsReturns({ before, commits, told }: Branch, shape: ShapeName): number {
  const ends = (shape.endsWith('squashed') ? commits.slice(-1) : commits).map(({ files }) => files);
  const returns = [...new Set(told.map(({ file }) => file))];
  const added = ends.map((files, n) => {
    const earlier = ends[n - 1] ?? before.at(-1)?.files;
    return returns.filter((file) => files.has(file) && earlier?.has(file) !== true).length;
  });
  return Math.max(...added);
}
