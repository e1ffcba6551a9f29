import { isActive, returnKey, type Finding, type Severity } from '../model/finding.js';
import type { ReturnRecord } from '../model/context.js';
import type { Report } from '../model/report.js';
import { compareNatural } from '../model/natural-order.js';
import { isLog } from './truth.js';

/** Findings grouped by their subject, in reading order. */
export interface Grouping {
  /** The findings of every return. Findings in a file that is a single return belong to the return. */
  readonly ofReturn: ReadonlyMap<ReturnRecord, readonly Finding[]>;
  /** The findings of files without a return, and of lines and parts that are no returns. */
  readonly ofFile: ReadonlyMap<string, readonly Finding[]>;
  readonly ofRun: readonly Finding[];
}

export function group({ returns, findings }: Pick<Report, 'returns' | 'findings'>): Grouping {
  const ofReturn = new Map<ReturnRecord, Finding[]>();
  const byIdentity = new Map<string, Finding[]>();
  const byFile = new Map<string, Finding[]>();
  const several = new Set<string>();
  for (const record of [...returns].sort((a, b) => compareNatural(a.file, b.file))) {
    const list: Finding[] = [];
    ofReturn.set(record, list);
    byIdentity.set(returnKey(record), list);
    if (byFile.has(record.file) || isLog(record.file)) several.add(record.file);
    byFile.set(record.file, list);
  }
  for (const file of several) byFile.delete(file);
  const ofFile = new Map<string, Finding[]>();
  const ofRun: Finding[] = [];
  for (const finding of findings) {
    const { file, index } = finding;
    if (file === null) {
      ofRun.push(finding);
      continue;
    }
    const known = (index === null ? undefined : byIdentity.get(returnKey({ file, index }))) ?? byFile.get(file);
    if (known !== undefined) known.push(finding);
    else {
      const list: Finding[] = [finding];
      ofFile.set(file, list);
      byFile.set(file, list);
    }
  }
  return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => compareNatural(a, b))), ofRun };
}

export type Numbers = Readonly<Record<Severity, number>>;

/** Counts the findings of each severity, without baseline and preexisting findings. */
export function numbersOf(findings: readonly Finding[]): Numbers {
  const numbers: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  for (const finding of findings) if (isActive(finding)) numbers[finding.severity]++;
  return numbers;
}
