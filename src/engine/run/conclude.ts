import { failsAt, type Finding } from '../../model/finding.js';
import type { Conclusion } from '../../model/conclusion.js';
import type { Severity } from '../../model/severity.js';

/** What decides whether a run fails. */
export interface Threshold {
  readonly failOn: Severity | 'never';
  readonly ifNoReturns: Severity | 'ignore';
}

/** Nothing found where that is an error is `empty`, whatever else is allowed: such a gate has proved nothing. */
export function conclude(files: number, findings: readonly Finding[], { failOn, ifNoReturns }: Threshold): Conclusion {
  if (files === 0 && ifNoReturns === 'error') return 'empty';
  return findings.some((finding) => failsAt(finding, failOn)) ? 'failed' : 'passed';
}
