import { returnKey } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { joined, json, jsonFrame, type SafeText } from './sink.js';
import { countsRecord, findingRecord, originRecord, returnRecord, trendRecord } from './json.js';

const SCHEMA = 'return-gate/report-lines@1';

function line(type: 'report' | 'return' | 'finding' | 'conclusion', record: object): SafeText {
  return jsonFrame`${json({ type, ...record })}\n`;
}

/** Returns the items that match before the others, each group in its order. */
function firstOf<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly T[] {
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

function* lines(report: Report): Iterable<SafeText> {
  yield line('report', { schema: SCHEMA, ...originRecord(report) });
  const findings = firstOf(report.findings, (finding) => finding.untrue === true);
  const untrue = new Set(findings.flatMap((finding) => (finding.untrue === true ? [returnKey(finding)] : [])));
  for (const record of firstOf(report.returns, (record) => untrue.has(returnKey(record)))) {
    yield line('return', returnRecord(record));
  }
  for (const finding of findings) yield line('finding', findingRecord(finding));
  const { conclusion, trend, loosened } = report;
  const over = trend === undefined ? {} : { trend: trendRecord(trend) };
  const allowed = loosened === undefined ? {} : { loosened };
  yield line('conclusion', { conclusion, counts: countsRecord(report), ...allowed, ...over });
}

/**
 * Renders the JSON report as JSON Lines; `schemas/report-lines.schema.json` holds for each line. The first line names
 * the source. Then come the returns and the findings, each with false claims first. The last line has the conclusion,
 * the counts and the comparison with an earlier report. A file without it was cut off.
 */
export function render(report: Report): Iterable<SafeText> {
  return joined(lines(report));
}
