import type { Settings } from '../../config/settings.js';
import type { ClaimKind } from '../../model/claim.js';
import type { Context } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';
import type { CopySearch } from './copies.js';
import type { Overrides } from './overrides.js';
import type { RunStandards } from './run-standards.js';

/** What the evaluation of files depends on. */
export interface Evaluation extends Pick<Settings, 'maxFileSize' | 'archived'> {
  readonly tree: Tree;
  /** The files of the base at all paths that differ; null if nothing is compared, or the base cannot be read. */
  readonly before?: Before | null;
  /** What rules are given. */
  readonly context: Context;
  /** The versions by which returns are checked, and their rules. */
  readonly standards: RunStandards;
  readonly overrides: Overrides | null;
  /** Throws `UsageError` if a run has more returns than it may have. */
  readonly checkReturnLimit: (count: number) => void;
  /** The same for claims. */
  readonly checkClaimLimit: (count: number) => void;
  /** At most this many findings of a rule in a file are listed one by one. */
  readonly mostFindings: number;
  /** Whether the compared change made a return say something new; null if that is not asked. */
  readonly isRestated: ((file: string, index: number) => boolean) | null;
  /** Whether the compared change added a return, or changed or dropped its status; null if that is not asked. */
  readonly isStatusNew: ((file: string, index: number) => boolean) | null;
  /** Whether the base's version of a return claims a path in the same statement; null if that is not known. */
  readonly baseClaims: ((file: string, index: number, path: string, kind: ClaimKind) => boolean) | null;
  /** The returns of which copies are looked for; null for none. */
  readonly copies: CopySearch | null;
}
