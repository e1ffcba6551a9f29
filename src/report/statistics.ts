import { isActive, SEVERITIES, type Finding, type Severity } from '../model/finding.js';
import { compareText } from '../model/text.js';

/** The findings of a rule: those that count, by severity, and those that do not fail. */
export interface RuleStatistics {
  readonly rule: string;
  readonly numbers: Readonly<Record<Severity, number>>;
  /** In the baseline. */
  readonly known: number;
  /** From before the checked change. */
  readonly preexisting: number;
}

/** Returns the rules with findings that count. */
export function byRule(findings: readonly Finding[]): readonly RuleStatistics[] {
  return statisticsOf(findings.filter(isActive));
}

/**
 * Counts the findings of each rule. Rules with the most errors come first, then those with the most warnings, then
 * those with the most notices.
 */
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
