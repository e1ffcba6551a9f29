import type { Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { count } from '../model/text.js';

/**
 * Returns the report with findings of some rules only, or of all rules if none is named. Counts and conclusion stay the
 * same.
 */
export function ofRules(report: Report, rules: readonly string[]): Report {
  if (rules.length === 0) return report;
  const isAsked = ({ rule }: Finding): boolean => rules.includes(rule);
  return {
    ...report,
    findings: report.findings.filter(isAsked),
    withheld: report.findings.filter((finding) => !isAsked(finding)),
  };
}

/** A note that findings of other rules are withheld; the empty string if none are. */
export function withheldInWords({ withheld = [] }: Report): string {
  if (withheld.length === 0) return '';
  return `${count(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}
