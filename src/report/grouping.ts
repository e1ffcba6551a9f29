import type { ReturnRecord } from '../model/context.js';
import { isActive, type Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/severity.js';

/** Findings by what they are about, each list in the report's order. */
export interface Grouping {
  /** Of every return, in the report's order. A finding on a document that is about no single return is the first's. */
  readonly ofReturn: ReadonlyMap<ReturnRecord, readonly Finding[]>;
  /** Of files that hold no return, in the report's order. */
  readonly ofFile: ReadonlyMap<string, readonly Finding[]>;
  readonly ofRun: readonly Finding[];
}

export function group({ returns, findings }: Pick<Report, 'returns' | 'findings'>): Grouping {
  const ofReturn = new Map<ReturnRecord, Finding[]>();
  const byIdentity = new Map<string, Finding[]>();
  const byFile = new Map<string, Finding[]>();
  for (const record of returns) {
    const list: Finding[] = [];
    ofReturn.set(record, list);
    byIdentity.set(identity(record.file, record.index), list);
    if (!byFile.has(record.file)) byFile.set(record.file, list);
  }
  const ofFile = new Map<string, Finding[]>();
  const ofRun: Finding[] = [];
  for (const finding of findings) {
    const { file, index } = finding;
    if (file === null) {
      ofRun.push(finding);
      continue;
    }
    const known = (index === null ? undefined : byIdentity.get(identity(file, index))) ?? byFile.get(file);
    if (known !== undefined) known.push(finding);
    else {
      const list: Finding[] = [finding];
      ofFile.set(file, list);
      byFile.set(file, list);
    }
  }
  return { ofReturn, ofFile, ofRun };
}

function identity(file: string, index: number): string {
  return `${String(index)}:${file}`;
}

export type Numbers = Readonly<Record<Severity, number>>;

/** How many findings there are of each severity; those of the baseline, and those from before, do not count. */
export function numbersOf(findings: readonly Finding[]): Numbers {
  const numbers: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  for (const finding of findings) if (isActive(finding)) numbers[finding.severity]++;
  return numbers;
}

/** The findings of a rule, counted. */
export interface RuleNumbers {
  readonly rule: string;
  readonly numbers: Numbers;
}

/** What was found by rule: rules with errors first, those with the most of their worst severity before others. */
export function byRule(findings: readonly Finding[]): readonly RuleNumbers[] {
  const rules = new Map<string, Record<Severity, number>>();
  for (const finding of findings) {
    if (!isActive(finding)) continue;
    const { rule, severity } = finding;
    const numbers = rules.get(rule) ?? { error: 0, warning: 0, notice: 0 };
    rules.set(rule, numbers);
    numbers[severity]++;
  }
  return [...rules]
    .map(([rule, numbers]) => ({ rule, numbers }))
    .sort((a, b) => {
      for (const severity of SEVERITIES) {
        const difference = b.numbers[severity] - a.numbers[severity];
        if (difference !== 0) return difference;
      }
      return a.rule < b.rule ? -1 : 1;
    });
}
