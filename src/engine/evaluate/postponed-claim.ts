import type { JudgedClaim } from '../../model/claim.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { FindingLocation } from './finding.js';
import type { ClaimingReturn } from '../history/moment.js';
import type { RuleSet } from './rules.js';

/** A claim whose verdict waits until the repository is asked about all of the run at once. */
export interface PostponedClaim {
  /** The claims of its return's record, and its place among them. */
  readonly judged: JudgedClaim[];
  readonly at: number;
  readonly of: ClaimSubject;
  readonly standard: Standard;
  /** Those of its version: which of them speak is known with its last verdict. */
  readonly rules: RuleSet;
  /** Where it stands. */
  readonly location: Omit<FindingLocation, 'value'>;
}

/** One whose file is not there. */
export interface AbsentClaim extends PostponedClaim {
  /** What tells its return among earlier versions of the file. */
  readonly by: ClaimingReturn;
}
