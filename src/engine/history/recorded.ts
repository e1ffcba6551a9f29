import type { VerifiedClaim } from '../../model/claim.js';
import { elementAt } from '../../model/collections.js';
import type { PostponedClaim } from '../evaluate/evaluation.js';

/** Returns a postponed claim as its record has it, with the verdict so far. */
export function recorded({ recordClaims, at }: Pick<PostponedClaim, 'recordClaims' | 'at'>): VerifiedClaim {
  return elementAt(recordClaims, at);
}
