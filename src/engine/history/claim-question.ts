import { claimedFile, kindOf } from '../../model/claim.js';
import { isTooLong, namesFolder } from '../../model/path.js';
import type { BaseComparison } from '../change/compare-with-base.js';
import { recorded, type AbsentClaim, type Evaluation } from '../evaluate/evaluation.js';
import { hasLeniency } from './lenient.js';

/** When a claim was first made: by the compared change, before it, or at a moment that only history knows. */
export type WhenMade = 'by-change' | 'before-change' | 'unknown';

/** An absent claim with the path that the repository is asked about. */
export interface ClaimQuestion {
  readonly claim: AbsentClaim;
  /** The path that the repository is asked about; empty for one that no file ever had. */
  readonly path: string;
  readonly made: WhenMade;
}

/** Whether a claim says that a file was deleted. */
export function isOfDeletion(claim: AbsentClaim): boolean {
  if (isKindOfDeletion(claim)) return true;
  return hasLeniency(claim, 'deletion') && recorded(claim).claim.type === 'deleted';
}

/** Whether a claim is of the kind `deletion`; in some families it is one of a file with the type `deleted`. */
export function isKindOfDeletion(claim: AbsentClaim): boolean {
  return kindOf(recorded(claim).claim) === 'deletion';
}

/** The path that the repository is asked about; empty for one that no file ever had. */
export function askedPath(absent: AbsentClaim): string {
  const { claim } = recorded(absent);
  // A deletion may be that of a folder.
  const isOfFile = !isKindOfDeletion(absent) && !hasLeniency(absent, 'folder');
  if (isTooLong(claim.path) || (isOfFile && namesFolder(claim.path))) return '';
  return claimedFile(claim) ?? '';
}

/** When a claim was first made. */
export function whenMade(
  absent: AbsentClaim,
  path: string,
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): WhenMade {
  const { of, by } = absent;
  const { changes } = evaluation.context;
  if (changes === null) return 'unknown';
  if (!changes.changed.has(of.file)) return 'before-change';
  if (comparison === null) return 'unknown';
  const kind = isKindOfDeletion(absent) ? 'deletion' : 'file';
  return comparison.baseClaims(of.file, by.index, path, kind) ? 'before-change' : 'by-change';
}
