import type { Entry } from '../../__tests__/support/repository.js';

/** Files by path. */
export type Files = Readonly<Record<string, Entry>>;

/** Where a lie is: in the tree, in the history, in the form of the text, or in its words. */
export type Theme = 'tree' | 'history' | 'text' | 'words';

/** A rule with the severity at which it reports, as `error artifact-missing`. */
export type Caught = `${'error' | 'warning' | 'notice'} ${string}`;

/** One kind of lie: what is planted, what an honest return has instead, and what the gate says. */
export interface Kind {
  /** Unique in its family. The paths of the kind contain it. */
  readonly id: string;
  readonly theme: Theme;
  /** What the lie is, in words that follow "A return claims ". */
  readonly what: string;
  /** Files that the lie and its honest twin have in common. */
  readonly both?: Files;
  readonly lie?: Files;
  readonly twin?: Files;
  /** For what needs commits of its own: makes the commits of a branch, of the honest twin if `isHonest`. */
  readonly history?: (branch: Branch, isHonest: boolean) => void;
  /** Files that exist in the workspace only. */
  readonly workspace?: Readonly<Record<string, string>>;
}

/** What a commit does to a branch. */
export interface Change {
  readonly files?: Files;
  readonly removed?: readonly string[];
  readonly moved?: Readonly<Record<string, string>>;
}

/** A branch to which a kind commits. */
export interface Branch {
  /** Returns the id of the new commit. */
  readonly commit: (change: Change) => string;
  /** Returns another branch that starts at a commit; at this branch's last one unless given. */
  readonly fork: (at?: string) => Branch;
  /** Merges another branch: both trees, or only the own one. Returns the id of the merge. */
  readonly merge: (other: Branch, tree?: 'both' | 'ours') => string;
  /** The id of its last commit. */
  readonly head: () => string;
  /** Points the branch to a commit. */
  readonly reset: (to: string) => void;
  /** Keeps files in the stash only. */
  readonly stash: (files: Files) => void;
  /** Lets the clone show one commit in the place of another (git replace). */
  readonly replace: (commit: string, by: string) => void;
}

/** A family's kinds, with the honest repository that they are planted into. */
export interface Planted {
  /** The family's name in the table. */
  readonly family: string;
  readonly base: Files;
  /** Commits of the base branch before that. */
  readonly before?: readonly Change[];
  readonly kinds: readonly Kind[];
}
