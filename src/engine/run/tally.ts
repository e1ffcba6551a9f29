import { VERDICTS, type VerdictName } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { Counts } from '../../model/report.js';
import type { Severity } from '../../model/severity.js';
import { isCompared } from '../../model/truth.js';

/** Returns the totals of a run. Findings that the baseline knows, and those that the change did not add, are counted apart. */
export function tally(
  files: number,
  returns: readonly ReturnRecord[],
  findings: readonly Pick<Finding, 'severity' | 'baselined' | 'preexisting'>[],
): Counts {
  const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Record<VerdictName, number>;
  let claims = 0;
  for (const record of returns) {
    for (const claim of record.claims) {
      if (isCompared(claim)) claims++;
      verdicts[claim.verdict.name]++;
    }
  }
  const severities: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  let baselined = 0;
  let preexisting = 0;
  for (const finding of findings) {
    if (finding.baselined) baselined++;
    else if (finding.preexisting) preexisting++;
    else severities[finding.severity]++;
  }
  return {
    files,
    returns: returns.length,
    claims,
    errors: severities.error,
    warnings: severities.warning,
    notices: severities.notice,
    baselined,
    preexisting,
    verdicts,
  };
}
