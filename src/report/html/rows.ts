import type { ReturnRecord } from '../../model/context.js';
import { isActive, type Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Grouping } from '../grouping.js';
import { compareNatural } from '../../model/natural-order.js';
import { isLog } from '../truth.js';

/** A row of the table of returns. */
export interface TableRow {
  readonly file: string;
  /** The line of a return, or of an invalid line of a log; 0 for a file without returns. */
  readonly line: number;
  /** Null if the row is no return. */
  readonly record: ReturnRecord | null;
  readonly findings: readonly Finding[];
}

/**
 * Returns the rows: returns with a false claim first, then in reading order. In a log, each line that is no return has
 * its own row.
 */
export function rowsInOrder({ ofReturn, ofFile }: Pick<Grouping, 'ofReturn' | 'ofFile'>): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (const [record, findings] of ofReturn) rows.push({ file: record.file, line: record.line, record, findings });
  for (const [file, findings] of ofFile) {
    const lines = groupBy(findings, ({ range }) => (isLog(file) ? (range?.startLine ?? 0) : 0));
    for (const [line, found] of lines) rows.push({ file, line, record: null, findings: found });
  }
  const truth = new Map(rows.map((row) => [row, row.findings.some(isUntrueNow) ? 0 : 1]));
  return rows.sort(
    (a, b) => (truth.get(a) ?? 1) - (truth.get(b) ?? 1) || compareNatural(a.file, b.file) || a.line - b.line,
  );
}

function isUntrueNow(finding: Finding): boolean {
  return finding.untrue === true && isActive(finding);
}
