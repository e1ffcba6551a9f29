import type { Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { count } from '../model/text.js';

/** The report with the findings of some rules alone; of none named, all. Counts and conclusion stay as they are. */
export function ofRules(report: Report, rules: readonly string[]): Report {
  if (rules.length === 0) return report;
  const isAsked = ({ rule }: Finding): boolean => rules.includes(rule);
  return {
    ...report,
    findings: report.findings.filter(isAsked),
    withheld: report.findings.filter((finding) => !isAsked(finding)),
  };
}

/** What a reader of some rules must know; the empty string where nothing is withheld. */
export function withheldInWords({ withheld = [] }: Report): string {
  if (withheld.length === 0) return '';
  return `${count(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}
