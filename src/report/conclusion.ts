import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/finding.js';
import { count } from '../model/text.js';

/** Counts the findings of each severity, in the order of `SEVERITIES`, without those of the baseline. */
export function totals(report: Report): readonly (readonly [Severity, number])[] {
  const { errors, warnings, notices } = report.counts;
  const by = { error: errors, warning: warnings, notice: notices };
  return SEVERITIES.map((severity) => [severity, by[severity]] as const);
}

/** `2 errors, 1 warning`; the empty string if all are zero. */
export function tally(numbers: readonly (readonly [Severity, number])[]): string {
  return numbers
    .filter(([, n]) => n > 0)
    .map(([severity, n]) => count(n, severity))
    .join(', ');
}

/** The size of the run: `3 returns, 5 claims`. */
function scope(report: Report): string {
  return `${count(report.counts.returns, 'return')}, ${count(report.counts.claims, 'claim')}`;
}

/** The outcome and the returns without success: `1 warning (fails on error); 1 agent return says blocked`. */
export function reason(report: Report): string {
  return [outcome(report), ...unsuccessful(report)].join('; ');
}

/** `1 agent return says blocked, 2 agent returns say partial`. Such returns pass, but their work is not done. */
export function unsuccessful({ unsuccessful: counts }: Report): readonly string[] {
  const parts = counts.map(
    ({ status, returns }) => `${count(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`,
  );
  return parts.length === 0 ? [] : [parts.join(', ')];
}

/** What fails, for a failed run; what does not, for one that passed with findings. */
function thresholdOf({ failOn, conclusion }: Report): string {
  if (failOn === 'never') return 'never fails';
  if (conclusion === 'failed') return `fails on ${failOn}`;
  return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}

/** Why the run passed, failed or was empty: `2 errors, 1 warning (fails on error)`. */
export function outcome(report: Report): string {
  if (report.conclusion === 'empty') return 'no returns found';
  const found = tally(totals(report));
  const threshold = thresholdOf(report);
  if (found !== '') return `${found} (${threshold})`;
  if (report.conclusion === 'failed') return threshold;
  return report.counts.returns === 0
    ? 'no returns to check'
    : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}
