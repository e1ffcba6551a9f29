import { field, isArray, numberField, stringField, type Json } from '../model/json.js';
import { type ReportJson, readReport, UnfitReport, type ReportFile, type UnreadFile } from '../model/report-json.js';
import { SEVERITIES } from '../model/finding.js';
import { count, listOf } from '../model/text.js';
import { UsageError } from '../model/usage.js';

/** What is compared of an earlier JSON report. */
export type EarlierReport = Pick<ReportJson, 'tool' | 'source' | 'returns' | 'findings'>;

/** The last of the reports that a caller names, and its own name; null if the caller names none. */
export interface Earlier {
  /** The caller's word for the reports. */
  readonly asked: string;
  readonly label: string;
  /** How many were named. */
  readonly given: number;
  readonly report: EarlierReport | null;
}

/** Reads the last of the named reports, if one is named. Throws `UsageError` if it cannot be compared. */
export function readEarlier(asked: string, names: readonly string[], file?: ReportFile | UnreadFile): Earlier {
  const labels = names.map((name) => name.replace(/\.json$/i, '').replace(/^.*[\\/]/s, ''));
  const last = labels.at(-1) ?? '';
  const label = labels.indexOf(last) === labels.length - 1 ? last : (names.at(-1) ?? '');
  if (file === undefined) return { asked, label, given: 0, report: null };
  const report = readReport(file, { notJson: () => noReport('it is cut off, or no JSON at all'), take });
  if (!('problem' in report)) return { asked, label, given: names.length, report };
  const instead = 'Hand in what --format json, --output json=FILE or the input json-file made.';
  throw new UsageError(`${asked}: ${report.name} ${report.problem}. ${instead}`);
}

function noReport(why: string): UnfitReport {
  return new UnfitReport(`is not a JSON report of return-gate: ${why}`);
}

const SCHEMA = 'return-gate/report@1';

/** What each member is: a name is a text that is not empty, and a question mark allows null. Others are not looked at. */
const FINDING = {
  rule: 'name',
  message: 'name',
  file: 'name?',
  index: 'number?',
  startLine: 'number?',
  fingerprint: 'name',
};
const RETURN = { file: 'text', index: 'number', standard: 'text' };
const SOURCE = { kind: 'text', revision: 'name?', root: 'text', shard: 'text?' };

/** Returns the report. Throws `UnfitReport` for anything else, but not for what a report of another version has besides. */
function take(value: Json): EarlierReport {
  if (stringField(value, 'schema') !== SCHEMA) throw noReport(`it has no schema "${SCHEMA}"`);
  demand(field(value, 'tool'), { version: 'text' }, 'tool');
  demand(field(value, 'source'), SOURCE, 'source');
  if (/[^0-9a-f]/.test(stringField(field(value, 'source'), 'revision') ?? ''))
    throw noReport('its revision is not a commit');
  for (const [key, types] of [
    ['returns', RETURN],
    ['findings', FINDING],
  ] as const) {
    const list = field(value, key);
    if (!isArray(list)) throw noReport(`${key} is not a list`);
    for (const [n, item] of list.entries()) {
      demand(item, types, `${key}/${String(n)}`);
      const isSevere = SEVERITIES.some((severity) => severity === field(item, 'severity'));
      if (key === 'findings' && !isSevere) throw noReport(`${key}/${String(n)}/severity is not ${listOf(SEVERITIES)}`);
    }
  }
  const report = value as unknown as ReportJson;
  demandWhole(field(value, 'counts'), report.findings.length);
  return report;
}

/** Throws `UnfitReport` if a member is of another type. */
function demand(value: Json | undefined, types: Readonly<Record<string, string>>, place: string): void {
  for (const [key, type] of Object.entries(types)) {
    const found = field(value, key);
    if (type.endsWith('?') && found === null) continue;
    const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
    const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
    if (type.startsWith('number') ? isNumber : isText) continue;
    throw noReport(`${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`);
  }
}

/** Refuses a part of a report: everything missing from it would look new or fixed. */
function demandWhole(counts: Json | undefined, listed: number): void {
  const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
    .map((key) => numberField(counts, key) ?? 0)
    .reduce((sum, n) => sum + n);
  if (counts !== undefined && listed !== all) {
    throw new UnfitReport(`lists ${String(listed)} of its ${count(all, 'finding')}, as with --rule`);
  }
  const skipped = numberField(counts, 'passedOver') ?? 0;
  if (skipped > 0) throw new UnfitReport(`leaves out ${count(skipped, 'return')} that its change did not concern`);
}
