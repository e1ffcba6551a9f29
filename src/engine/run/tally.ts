import { VERDICTS, type VerdictName } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { Counts } from '../../model/report.js';
import type { Severity } from '../../model/severity.js';
import { isCompared } from '../../model/truth.js';

/** The totals of a run. Findings that the baseline knows, and those that stood before, are counted apart. */
export function tally(
  files: number,
  returns: readonly ReturnRecord[],
  findings: readonly Pick<Finding, 'severity' | 'baselined' | 'preexisting'>[],
): Counts {
  const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Record<VerdictName, number>;
  let claims = 0;
  for (const record of returns) {
    for (const judged of record.claims) {
      if (isCompared(judged)) claims++;
      verdicts[judged.verdict.name]++;
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
