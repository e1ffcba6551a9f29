/** GitHub's annotation levels, worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** The levels that a rule can be set to. */
export type Level = Severity | 'off';

/** 0 for the worst. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** The milder of two severities. */
export function milder(one: Severity, other: Severity): Severity {
  return rank(one) > rank(other) ? one : other;
}

/** Whether `severity` is as bad as `threshold` or worse. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return rank(severity) <= rank(threshold);
}

/** Whether a rule at one level is stricter than at another. */
export function isStricter(one: Level, other: Level): boolean {
  return one !== 'off' && (other === 'off' || rank(one) < rank(other));
}
