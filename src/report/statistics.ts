import { isActive, type Finding } from '../model/finding.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import { compareText } from '../model/text.js';

/** What was found of a rule: what counts, by severity, and what does not fail. */
export interface RuleStatistics {
  readonly rule: string;
  readonly numbers: Readonly<Record<Severity, number>>;
  /** Of the baseline. */
  readonly known: number;
  /** From before the judged change. */
  readonly preexisting: number;
}

/** The rules that have findings which count. */
export function byRule(findings: readonly Finding[]): readonly RuleStatistics[] {
  return statisticsOf(findings.filter(isActive));
}

/** Rules with errors first, those with the most of their worst severity before others. */
export function statisticsOf(findings: readonly Finding[]): readonly RuleStatistics[] {
  const rules = new Map<string, { numbers: Record<Severity, number>; known: number; preexisting: number }>();
  for (const { rule, severity, baselined, preexisting } of findings) {
    const of = rules.get(rule) ?? { numbers: { error: 0, warning: 0, notice: 0 }, known: 0, preexisting: 0 };
    rules.set(rule, of);
    if (baselined) of.known++;
    else if (preexisting) of.preexisting++;
    else of.numbers[severity]++;
  }
  return [...rules]
    .map(([rule, of]) => ({ rule, ...of }))
    .sort((a, b) => {
      for (const severity of SEVERITIES) {
        const difference = b.numbers[severity] - a.numbers[severity];
        if (difference !== 0) return difference;
      }
      return b.known + b.preexisting - (a.known + a.preexisting) || compareText(a.rule, b.rule);
    });
}
