import { failsAt, type Finding } from '../../model/finding.js';
import type { Conclusion } from '../../model/conclusion.js';
import type { Severity } from '../../model/severity.js';

/** The settings that decide whether a run fails. */
export interface Threshold {
  readonly failOn: Severity | 'never';
  readonly ifNoReturns: Severity | 'ignore';
}

/** Returns `empty` if there is no return and that is an error, whatever else is allowed: such a run has proved nothing. */
export function conclude(files: number, findings: readonly Finding[], { failOn, ifNoReturns }: Threshold): Conclusion {
  if (files === 0 && ifNoReturns === 'error') return 'empty';
  return findings.some((finding) => failsAt(finding, failOn)) ? 'failed' : 'passed';
}
