import type { VerifiedClaim } from '../../model/claim.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { CitedWork, Standard, WorkSince } from '../../model/standard.js';
import type { FindingLocation } from './finding.js';
import type { GatheredFile } from './gathered-file.js';
import type { RuleSet } from './rules.js';
import type { Outcome } from './statement.js';

/** A claim whose verdict waits until the repository is asked about all claims of the run at once. */
export interface PostponedClaim {
  /** The claims of its return's record, and its place among them. */
  readonly recordClaims: VerifiedClaim[];
  readonly at: number;
  readonly of: ClaimSubject;
  readonly standard: Standard;
  /** The rules of its version. */
  readonly rules: RuleSet;
  /** Its place. */
  readonly location: Omit<FindingLocation, 'value'>;
}

/** A claim whose file does not exist. */
export interface AbsentClaim extends PostponedClaim {
  /** Its return, as it is recognized in earlier versions of the file. */
  readonly by: ClaimingReturn;
}

/** A return that makes claims, as it is recognized among the earlier versions of its file. */
export interface ClaimingReturn {
  readonly source: GatheredFile;
  readonly index: number;
  /** A digest of the return, where its file may hold several; null where it is the only one. */
  readonly content: string | null;
  readonly outcome: Outcome;
}

/** A return that cites commits, with its claims of files that these must have changed. */
export interface CitingReturn {
  /** The claims of its record. */
  readonly recordClaims: VerifiedClaim[];
  readonly of: ClaimSubject;
  readonly work: CitedWork | WorkSince;
  /** Those of its version. */
  readonly rules: RuleSet;
  /** Those claims, by their places in `recordClaims`, and where they are in the file. */
  readonly made: ReadonlyMap<number, Omit<FindingLocation, 'value'>>;
  /** Its claim of how many commits it took, if it makes one. */
  readonly count: { readonly at: number; readonly location: Omit<FindingLocation, 'value'> } | null;
}
