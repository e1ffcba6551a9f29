import { stableFilePath } from '../families/archive.js';
import { isActive, returnKey, rank } from '../model/finding.js';
import { groupBy } from '../model/collections.js';
import type { Report, Trend } from '../model/report.js';
import { count } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import type { Earlier, EarlierReport } from './earlier.js';

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
