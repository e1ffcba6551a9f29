import type { Claim, ClaimWeight, Verdict } from '../../model/claim.js';
import { milder } from '../../model/finding.js';
import type { Leniency } from '../../model/standard.js';
import { LISTED, MADE, severityInDocument, type Severities } from '../documents.js';
import type { Declaration } from './declaration.js';

/** For files that a form's return claims to have created or changed: as for artifacts. */
const ARTIFACT: Severities = { ...MADE, empty: 'error', 'case-mismatch': 'error', outside: 'error' };

/** Tasks are closed weeks after their work, and paths are relative to where the agent worked. */
export const formLeniencies: ReadonlySet<Leniency> = new Set(['path-ending', 'folder', 'step']);

/** Returns the function that returns the severity of a verdict in a form's return. */
export function severityInForm({
  severity: most,
  status,
}: Declaration): (claim: Claim, verdict: Verdict) => ClaimWeight | undefined {
  return (claim, verdict) => {
    const isMade = status.length > 0 && (claim.type === 'created' || claim.type === 'modified');
    const found = severityInDocument(claim, verdict, isMade ? ARTIFACT : LISTED, undefined);
    return found === undefined || found === 'pass' ? found : milder(found, most);
  };
}
