import type { Pointer } from './pointer.js';

/** What became of a claimed path. */
export const VERDICTS = [
  'present',
  'empty',
  'missing',
  'undetermined',
  'relocated',
  'removed',
  'uncommitted',
  'directory',
  'outside',
  'case-mismatch',
  'unverifiable',
] as const;

export type VerdictName = (typeof VERDICTS)[number];

/** How many claims of one return are looked at: no real return makes so many. */
export const MOST_CLAIMS = 10_000;

/** A path that a return says it produced. */
export interface Claim {
  /** As the return writes it. */
  readonly path: string;
  /** Where the path stands in the return. */
  readonly pointer: Pointer;
  /** The artifact's type, where the return gives one. */
  readonly type: string | null;
  /** `path` is no path but the name of something in a memory store, which no tree holds. */
  readonly kind?: 'observation' | 'commit' | 'progress' | 'count';
}

export interface Verdict {
  readonly name: VerdictName;
  /** Bytes of the file, where it is known: an LFS pointer counts by the size that it records. */
  readonly size: number | null;
  /** Where the file is, when that is not the claimed path; relative to the project root. */
  readonly foundAt: string | null;
  /** Why, in a few words, for people: the link that leaves the root, the ignore rule, the shallow history. */
  readonly detail: string | null;
  /** The file holds nothing that anyone could see. */
  readonly blank: boolean;
  /** The file has the content of the one that holds the return, byte for byte, be it that file or a copy. */
  readonly isReturn?: boolean;
  /** Of a relocated file: whether it moved with its return's own folder into an archive, or git tells of its rename. */
  readonly by?: 'archive' | 'rename';
  /** The submodule in which the path lies; undefined for any other verdict than `unverifiable`. */
  readonly submodule?: ClaimedSubmodule;
}

/** An entry of the tree that names a commit of another repository, in git's word a gitlink. */
export interface ClaimedSubmodule {
  readonly path: string;
  /** Whether `.gitmodules` names it: without that nothing shows that there is such a repository. */
  readonly named: boolean;
}

/** A claim and the verdict on it. */
export interface JudgedClaim {
  readonly claim: Claim;
  readonly verdict: Verdict;
}
