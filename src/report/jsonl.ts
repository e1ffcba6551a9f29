import type { Report } from '../model/report.js';
import { joined } from './batches.js';
import { countsRecord, findingRecord, originRecord, returnRecord } from './json.js';
import { json, jsonFrame, type SafeText } from './sink.js';

const SCHEMA = 'return-gate/report-lines@1';

function line(type: 'report' | 'return' | 'finding' | 'conclusion', record: object): SafeText {
  return jsonFrame`${json({ type, ...record })}\n`;
}

function* lines(report: Report): Iterable<SafeText> {
  yield line('report', { schema: SCHEMA, ...originRecord(report) });
  const [untrue, others] = [true, false].map((wanted) =>
    report.findings.filter((finding) => (finding.untrue ?? false) === wanted),
  );
  for (const finding of untrue ?? []) yield line('finding', findingRecord(finding));
  for (const record of report.returns) yield line('return', returnRecord(record));
  for (const finding of others ?? []) yield line('finding', findingRecord(finding));
  yield line('conclusion', { conclusion: report.conclusion, counts: countsRecord(report) });
}

/**
 * The JSON report as JSON Lines (`schemas/report-lines.schema.json` holds for each): first what was judged, then
 * the claims that are not true, then each return, then each other finding, last the conclusion and the counts. A file without that
 * last line was cut off.
 */
export function render(report: Report): Iterable<SafeText> {
  return joined(lines(report));
}
