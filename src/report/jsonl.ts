import { returnKey } from '../model/place-key.js';
import type { Report } from '../model/report.js';
import { joined } from './batches.js';
import { countsRecord, findingRecord, originRecord, returnRecord, trendRecord } from './json.js';
import { json, jsonFrame, type SafeText } from './sink.js';

const SCHEMA = 'return-gate/report-lines@1';

function line(type: 'report' | 'return' | 'finding' | 'conclusion', record: object): SafeText {
  return jsonFrame`${json({ type, ...record })}\n`;
}

/** Those that are so before the others, each in their order. */
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
  const { conclusion, trend } = report;
  const over = trend === undefined ? {} : { trend: trendRecord(trend) };
  yield line('conclusion', { conclusion, counts: countsRecord(report), ...over });
}

/**
 * The JSON report as JSON Lines (`schemas/report-lines.schema.json` holds for each): first what was judged, then each return,
 * then each finding, both with what is not true first, last the conclusion, the counts and the comparison with earlier reports. A file without that last line was
 * cut off.
 */
export function render(report: Report): Iterable<SafeText> {
  return joined(lines(report));
}
