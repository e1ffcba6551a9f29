import { claimedFile, isDeletion, kindOf, otherPlace } from '../../model/claim.js';
import { isTooLong, namesFolder } from '../../model/path.js';
import type { Leniency } from '../../model/standard.js';
import type { BaseComparison } from '../change/compare-with-base.js';
import { recorded, type AbsentClaim, type Evaluation } from '../evaluate/evaluation.js';

/** When a claim was first made: by the compared change, before it, or at a moment that only history can show. */
export type WhenMade = 'by-change' | 'before-change' | 'unknown';

/** What the questions about absent files depend on. */
export interface AbsentTerms extends Evaluation {
  /** Null if nothing is compared, or if the base cannot be read. */
  readonly comparison: BaseComparison | null;
  /** True if all commits of the change are visible, so missing history cannot excuse its claims. */
  readonly isWholeChange: boolean;
}

/** A claim of a file that does not exist, and the question to the repository. */
export interface AbsentFile {
  readonly claim: AbsentClaim;
  /** The path to look up in the repository; empty if no file can ever have had it. */
  readonly path: string;
  readonly made: WhenMade;
}

/** Returns true if the version of an absent claim has a leniency. */
export function hasLeniency({ madeBy }: AbsentClaim, leniency: Leniency): boolean {
  return madeBy.standard.leniencies?.has(leniency) === true;
}

/** Returns true if a claim says that a file was deleted. */
export function claimsDeletion(claim: AbsentClaim): boolean {
  return isDeletion(recorded(claim).claim);
}

/** Returns true if a claim is of the kind `deletion`; in some families it is one of a file with the type `deleted`. */
export function isKindOfDeletion(claim: AbsentClaim): boolean {
  return kindOf(recorded(claim).claim) === 'deletion';
}

/** The path to look up in the repository; empty if no file can ever have had it. */
function askedPath(absent: AbsentClaim): string {
  const { claim } = recorded(absent);
  // The claim may be the deletion of a folder.
  const isOfFile = !isKindOfDeletion(absent) && !hasLeniency(absent, 'folder');
  if (isTooLong(claim.path) || (isOfFile && namesFolder(claim.path))) return '';
  return claimedFile(claim) ?? '';
}

/** When a claim was first made. */
export function whenMade(absent: AbsentClaim, { comparison, context }: AbsentTerms): WhenMade {
  const { identity } = absent;
  const { file } = absent.madeBy.subject;
  const { changes } = context;
  if (changes === null) return 'unknown';
  if (!changes.changed.has(file)) return 'before-change';
  if (comparison === null) return 'unknown';
  return comparison.baseClaims(file, identity.index, recorded(absent).claim) ? 'before-change' : 'by-change';
}

/** The paths that a claim may mean, likeliest first; a path where the base had a file that is gone now counts alone. */
export function possiblePlaces(claim: AbsentClaim, { comparison }: AbsentTerms): readonly string[] {
  const path = askedPath(claim);
  const other = otherPlace(recorded(claim).claim);
  if (isKindOfDeletion(claim) || other === null) return [path];
  const places = [path, other];
  const inBase = places.find((place) => comparison?.hadFile(place) === true);
  return inBase === undefined ? [...new Set(places)] : [inBase];
}
