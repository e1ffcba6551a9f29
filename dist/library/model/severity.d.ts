/** GitHub's annotation levels, worst first. */
export declare const SEVERITIES: readonly ["error", "warning", "notice"];
export type Severity = (typeof SEVERITIES)[number];
/** The levels that a rule can be set to. */
export type Level = Severity | 'off';
/** 0 for the worst. */
export declare function rank(severity: Severity): number;
/** The milder of two severities. */
export declare function milder(one: Severity, other: Severity): Severity;
/** Whether `severity` is as bad as `threshold` or worse. */
export declare function isAtLeast(severity: Severity, threshold: Severity): boolean;
/** Whether a rule at one level is stricter than at another. */
export declare function isStricter(one: Level, other: Level): boolean;
