import { stableFilePath } from '../families/archive.js';
import { isActive, returnKey, rank, SEVERITIES } from '../model/finding.js';
import { groupBy } from '../model/collections.js';
import type { Report, Trend } from '../model/report.js';
import { count, listOf } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { field, isArray, numberField, stringField, type Json } from '../model/json.js';
import { type ReportJson, readReport, UnfitReport, type ReportFile, type UnreadFile } from '../model/report-json.js';

const NOTHING: Trend = { against: null, added: [], fixed: [], unchanged: 0, updated: [], doubts: [] };

/** Returns the report with its comparison to the earlier one. Throws `UsageError` if that is of another project root or part. */
export function withTrend(report: Report, earlier: Earlier | null): Report {
  if (earlier === null) return report;
  return { ...report, trend: earlier.report === null ? NOTHING : compare(earlier, earlier.report, report) };
}

function compare({ asked, label, given }: Earlier, before: EarlierReport, report: Report): Trend {
  demandSameSource(`${asked}: the report ${label}`, before.source, report.source);
  // Of several findings with one fingerprint, the first is paired with the first, and so on.
  const left = groupBy(before.findings.toReversed(), ({ fingerprint }) => fingerprint);
  const pairs = report.findings.map((now) => ({ now, then: left.get(now.fingerprint)?.pop() }));
  const added = pairs.filter(({ then }) => then === undefined).map(({ now }) => now);
  const updated = pairs.filter(({ now, then = now }) => then.severity !== now.severity || then.message !== now.message);
  const unpaired = new Set([...left.values()].flat());
  const standing = new Set([...report.returns, ...report.findings].map(({ file }) => stableFilePath(file ?? '')));
  const several = `${String(given)} reports were named, and ${label} is the last of them.`;
  return {
    against: { report: label, revision: before.source.revision },
    added: added.sort((a, b) => Number(isActive(b)) - Number(isActive(a)) || rank(a.severity) - rank(b.severity)),
    fixed: before.findings
      .filter((finding) => unpaired.has(finding))
      .map((finding) => ({ ...finding, gone: finding.file !== null && !standing.has(stableFilePath(finding.file)) }))
      .sort((a, b) => rank(a.severity) - rank(b.severity)),
    unchanged: pairs.length - added.length,
    updated: updated.map(({ now }) => now),
    doubts: [...(given > 1 ? [several] : []), ...doubtsOf(before, report)],
  };
}

function demandSameSource(what: string, then: EarlierReport['source'], now: Report['source']): void {
  const place = (root: string): string => (root === '' ? 'the whole repository' : root);
  const part = (shard: string | null): string => (shard === null ? 'all files' : `shard ${shard}`);
  const differs = (before: string, after: string): string => `${what} is of ${before}, and this run is of ${after}`;
  if (then.root !== now.root) {
    throw new UsageError(`${differs(place(then.root), place(now.root))}. Hand in a report of the same project root.`);
  }
  if (then.shard === now.shard) return;
  const instead = 'Hand in a report of the same part: merge the reports of shards first.';
  throw new UsageError(`${differs(part(then.shard), part(now.shard))}. ${instead}`);
}

/** Returns reasons, other than changed files, why the earlier report could differ. */
function doubtsOf({ tool, source, returns }: EarlierReport, now: Report): readonly string[] {
  const identity = ({ file, index }: Pick<(typeof returns)[number], 'file' | 'index'>): string =>
    returnKey({ file: stableFilePath(file), index });
  const standards = new Map(returns.map((one) => [identity(one), one.standard]));
  const others = now.returns.filter((one) => (standards.get(identity(one)) ?? one.standard) !== one.standard).length;
  const kind = (of: string): string => (of === 'commit' ? 'a commit' : 'the files on disk');
  const doubts = [
    [
      tool.version !== now.tool.version,
      `It was made by version ${tool.version} of the tool, this one by ${now.tool.version}: rules may have changed.`,
    ],
    [source.kind !== now.source.kind, `It is of ${kind(source.kind)}, this one of ${kind(now.source.kind)}.`],
    [
      others > 0,
      `${count(others, 'return')} ${others === 1 ? 'was' : 'were'} checked against another version of the standard then.`,
    ],
  ] as const;
  return doubts.filter(([isSo]) => isSo).map(([, words]) => words);
}

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
