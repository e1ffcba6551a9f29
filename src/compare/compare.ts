import { stableFilePath } from '../families/archive.js';
import { isActive, returnKey, rank, SEVERITIES } from '../model/finding.js';
import { groupBy } from '../model/collections.js';
import type { Report, Trend } from '../model/report.js';
import { count, listOf } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { field, isArray, listField, numberField, stringField, type Json } from '../model/json.js';
import type { ReportFile, ReportJson, UnreadFile } from '../model/report-json.js';

const NOTHING: Trend = { against: null, added: [], fixed: [], unchanged: 0, updated: [], doubts: [] };

/** Returns the report compared with the earlier one. Throws `UsageError` for another project root or part. */
export function withTrend(report: Report, earlier: Earlier | null): Report {
  if (earlier === null) return report;
  return { ...report, trend: earlier.report === null ? NOTHING : compare(earlier, earlier.report, report) };
}

function compare({ asked, label, given }: Earlier, before: EarlierReport, report: Report): Trend {
  demandSameSource(`${asked}: the report ${label}`, before.source, report.source);
  // Findings with the same fingerprint are paired in order.
  const left = groupBy(before.findings.toReversed(), ({ fingerprint }) => fingerprint);
  const pairs = report.findings.map((now) => {
    const { fingerprint, formerFingerprint = fingerprint } = now;
    return { now, then: left.get(fingerprint)?.pop() ?? left.get(formerFingerprint)?.pop() };
  });
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
    throw new UsageError(`${differs(place(then.root), place(now.root))}. Use a report of the same project root.`);
  }
  if (then.shard === now.shard) return;
  const instead = 'Use a report of the same part: merge the reports of shards first.';
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

/** The parts of an earlier JSON report that are compared. */
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
  const read = 'problem' in file ? file.problem : earlierReport(file.text);
  if (typeof read !== 'string') return { asked, label, given: names.length, report: read };
  const instead = 'Use a file from --format json, --output json=FILE or the input json-file.';
  throw new UsageError(`${asked}: ${file.name} ${read}. ${instead}`);
}

const SCHEMA = 'return-gate/report@1';

/** The type of each member: names are non-empty texts, a question mark allows null. Others are not checked. */
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

/** Returns the report in a text, or why it is none, behind its name. What a report of another version has besides is left. */
function earlierReport(text: string): EarlierReport | string {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return `${NO_REPORT}: it is cut off, or no JSON at all`;
  }
  const flaw = flawOf(value);
  return flaw === undefined ? (partOf(value) ?? (value as unknown as ReportJson)) : `${NO_REPORT}: ${flaw}`;
}

const NO_REPORT = 'is not a JSON report of return-gate';

/** Returns what keeps a value from being a report; undefined if it is one. */
function flawOf(value: Json): string | undefined {
  if (stringField(value, 'schema') !== SCHEMA) return `it has no schema "${SCHEMA}"`;
  const flaw =
    wrongMember(field(value, 'tool'), { version: 'text' }, 'tool') ??
    wrongMember(field(value, 'source'), SOURCE, 'source');
  if (flaw !== undefined) return flaw;
  if (/[^0-9a-f]/.test(stringField(field(value, 'source'), 'revision') ?? '')) return 'its revision is not a commit';
  for (const [key, types] of Object.entries({ returns: RETURN, findings: FINDING })) {
    const list = field(value, key);
    if (!isArray(list)) return `${key} is not a list`;
    for (const [n, item] of list.entries()) {
      const place = `${key}/${String(n)}`;
      const wrong = wrongMember(item, types, place);
      if (wrong !== undefined) return wrong;
      const isSevere = SEVERITIES.some((severity) => severity === field(item, 'severity'));
      if (key === 'findings' && !isSevere) return `${place}/severity is not ${listOf(SEVERITIES)}`;
    }
  }
  return undefined;
}

/** Returns which member is of another type; undefined if none is. */
function wrongMember(
  value: Json | undefined,
  types: Readonly<Record<string, string>>,
  place: string,
): string | undefined {
  for (const [key, type] of Object.entries(types)) {
    const found = field(value, key);
    if (type.endsWith('?') && found === null) continue;
    const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
    const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
    if (type.startsWith('number') ? isNumber : isText) continue;
    return `${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`;
  }
  return undefined;
}

/** Returns of what a report leaves out a part, which would look new or fixed; undefined for a whole one. */
function partOf(value: Json): string | undefined {
  const counts = field(value, 'counts');
  const listed = listField(value, 'findings').length;
  const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
    .map((key) => numberField(counts, key) ?? 0)
    .reduce((sum, n) => sum + n);
  if (counts !== undefined && listed !== all) {
    return `lists ${String(listed)} of its ${count(all, 'finding')}, as with --rule`;
  }
  const skipped = numberField(counts, 'passedOver') ?? 0;
  return skipped > 0 ? `leaves out ${count(skipped, 'return')} that its change does not affect` : undefined;
}
