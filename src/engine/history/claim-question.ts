import { claimedFile, kindOf } from '../../model/claim.js';
import { isTooLong, namesFolder } from '../../model/path.js';
import type { BranchReturns } from '../change/compare-with-base.js';
import type { JudgeOptions } from '../evaluate/evaluation.js';
import { takes } from './lenient.js';
import type { AbsentClaim } from '../evaluate/postponed-claim.js';

/** When a claim was first made: by the compared change, before it, or at a moment that only history knows. */
export type Made = 'by-change' | 'before-change' | 'unknown';

/** An absent claim with the path that the repository is asked about. */
export interface Asked {
  readonly claim: AbsentClaim;
  /** The path that the repository is asked about; empty for one that no file ever had. */
  readonly path: string;
  readonly made: Made;
}

/** Whether a claim says that a file was deleted. */
export function isOfDeletion(claim: AbsentClaim): boolean {
  if (isKindOfDeletion(claim)) return true;
  return takes(claim, 'deletion') && claim.judged[claim.at]?.claim.type === 'deleted';
}

/** Whether a claim is of the kind `deletion`; in some families it is one of a file with the type `deleted`. */
export function isKindOfDeletion({ judged, at }: AbsentClaim): boolean {
  const claim = judged[at]?.claim;
  return claim !== undefined && kindOf(claim) === 'deletion';
}

/** The path that the repository is asked about; empty for one that no file ever had. */
export function askedPath(absent: AbsentClaim): string {
  const claim = absent.judged[absent.at]?.claim;
  if (claim === undefined || isTooLong(claim.path)) return '';
  // A deletion may be that of a folder.
  if (isKindOfDeletion(absent)) return claimedFile(claim) ?? '';
  if (namesFolder(claim.path) && !takes(absent, 'folder')) return '';
  return claimedFile(claim) ?? '';
}

/** When a claim was first made. */
export function madeWhen(
  { of, by }: AbsentClaim,
  path: string,
  branch: BranchReturns | null,
  options: JudgeOptions,
): Made {
  const { changes } = options.context;
  if (changes === null) return 'unknown';
  if (!changes.changed.has(of.file)) return 'before-change';
  if (branch === null) return 'unknown';
  return branch.baseClaims(of.file, by.index, path) ? 'before-change' : 'by-change';
}
