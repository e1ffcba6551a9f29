import { isActive, rank, returnKey, type Finding } from '../model/finding.js';
import { stableFilePath } from '../families/archive.js';
import { kindOf } from '../model/claim.js';
import type { Report, ReportedFinding, Trend, TrendRun } from '../model/report.js';
import type { UnreadFile } from '../model/report-json.js';
import { count } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { keptOf, type EarlierReport } from './read-report.js';
import { sideBySide } from './side-by-side.js';
import { tallyOf, type CountedReturn, type PlacedFinding, type Tally } from './tally.js';

/** False claims kept for each run. */
const MOST_ARRIVALS = 20;

/** What is kept of an earlier report. Only the newest keeps its findings as well. */
export interface EarlierRun {
  readonly run: TrendRun;
  readonly source: EarlierReport['source'];
}

/** What is kept of the newest report: its findings, and the format versions that returns were checked by. */
interface NewestReport extends Pick<EarlierReport, 'version' | 'source' | 'findings'> {
  readonly returns: readonly Pick<EarlierReport['returns'][number], 'file' | 'index' | 'standard'>[];
}

/** What is kept of the earlier reports for one project root, or for one part of its files. */
interface EarlierOfScope {
  /** The oldest first. */
  readonly runs: readonly EarlierRun[];
  readonly newest: NewestReport | null;
  /** The fingerprints of the newest report's false claims. */
  readonly untrueFingerprints: ReadonlySet<string> | null;
}

const NO_RUNS: EarlierOfScope = { runs: [], newest: null, untrueFingerprints: null };

/** What is kept of all earlier reports. */
export interface Earlier {
  /** By project root and part. Which scope this run is compared with is known only at its end. */
  readonly scopes: ReadonlyMap<string, EarlierOfScope>;
  /** Reports that could not be compared. */
  readonly leftOut: readonly LeftOut[];
}

/** A report that could not be compared, with its file name and its label. */
export interface LeftOut extends UnreadFile {
  readonly label: string;
}

export const NO_EARLIER: Earlier = { scopes: new Map(), leftOut: [] };

/** Adds a report after the older ones. `ofClaims` are the rules about claims. */
export function withReport(
  { scopes, leftOut }: Earlier,
  label: string,
  report: EarlierReport,
  ofClaims: ReadonlySet<string>,
): Earlier {
  const tally = tallyOf(report.returns, report.findings, ofClaims);
  const { source, conclusion } = report;
  const { runs, untrueFingerprints } = scopes.get(scopeOf(source)) ?? NO_RUNS;
  const run = runOf({ label, revision: source.revision, conclusion }, tally, untrueFingerprints);
  const { version, findings } = report;
  const returns = report.returns.map(({ file, index, standard }) => ({ file, index, standard }));
  const newest = { version, source, findings, returns };
  const ofScope = { runs: [...runs, { run, source }], newest, untrueFingerprints: fingerprintsOf(tally) };
  return { scopes: new Map(scopes).set(scopeOf(source), ofScope), leftOut };
}

function scopeOf({ root, shard }: EarlierReport['source']): string {
  return JSON.stringify([root, shard]);
}

/** Returns a key for a return that stays the same when it is archived. */
function identityOf({ file, index }: { readonly file: string; readonly index: number }): string {
  return returnKey({ file: stableFilePath(file), index });
}

/**
 * Compares a run with earlier ones: its findings with the newest, its claims with all. Leaves out reports of another project
 * root, or of another part of the files. Throws `UsageError` if all reports are such. `asked` is the caller's word for them.
 */
export function trendOf(earlier: Earlier, report: Report, ofClaims: ReadonlySet<string>, asked: string): Trend {
  const { runs: before, newest, untrueFingerprints } = earlier.scopes.get(scopeOf(report.source)) ?? NO_RUNS;
  const foreign = foreignReports(earlier, report.source);
  if (before.length === 0) refuseForeign(asked, foreign);
  const agents = new Map(report.returns.map((record) => [returnKey(record), record.agent]));
  const findings = report.findings.map(
    ({ rule, severity, message, file, index, pointer, range, fingerprint }): PlacedFinding => ({
      rule,
      severity,
      message,
      file,
      index,
      pointer,
      line: range?.startLine ?? null,
      fingerprint,
      agent: agents.get(returnKey({ file, index })) ?? null,
    }),
  );
  const tally = tallyOf(report.returns.map(claimingReturn), findings, ofClaims);
  const { source, conclusion } = report;
  const run = runOf({ label: null, revision: source.revision, conclusion }, tally, untrueFingerprints);
  const runs = [...before.map((one) => one.run), run];
  const leftOut = [...earlier.leftOut, ...foreign].map(({ label, problem }) => ({ name: label, problem }));
  const last = before.at(-1);
  if (newest === null || last === undefined) {
    return { against: null, added: [], fixed: [], unchanged: 0, updated: [], leftOut, doubts: [], runs };
  }
  const { added, fixed, unchanged, kept } = sideBySide(newest.findings, report.findings);
  const standing = new Set([...report.returns, ...report.findings].map(({ file }) => stableFilePath(file ?? '')));
  return {
    against: { label: last.run.label, revision: last.run.revision },
    added: [...added].sort((a, b) => Number(isActive(b)) - Number(isActive(a)) || rank(a.severity) - rank(b.severity)),
    fixed: [...fixed]
      .sort((a, b) => rank(a.severity) - rank(b.severity))
      .map((finding) => ({
        ...reported(finding),
        gone: finding.file !== null && !standing.has(stableFilePath(finding.file)),
      })),
    unchanged,
    updated: kept.filter(([then, now]) => hasChanged(then, now)).map(([, now]) => now),
    leftOut,
    doubts: doubtsOf(newest, report),
    runs,
  };
}

/** Compares only the part of a message that earlier reports keep. Its position does not count. */
function hasChanged(then: PlacedFinding, { severity, message }: Finding): boolean {
  return then.severity !== severity || then.message !== keptOf(message);
}

function claimingReturn({ file, index, agent, claims }: Report['returns'][number]): CountedReturn {
  return {
    file,
    index,
    agent,
    claims: claims.map(({ claim, verdict }) => ({
      pointer: claim.pointer,
      kind: kindOf(claim),
      verdict: verdict.name,
    })),
  };
}

function runOf(
  what: Pick<TrendRun, 'label' | 'revision' | 'conclusion'>,
  { claims, untrue, agents, untrueFindings }: Tally,
  before: ReadonlySet<string> | null,
): TrendRun {
  const arrivals = before === null ? [] : untrueFindings.filter(({ fingerprint }) => !before.has(fingerprint));
  return {
    ...what,
    claims,
    untrue,
    agents,
    cameIn: before === null ? null : arrivals.length,
    arrivals: arrivals.slice(0, MOST_ARRIVALS).map(reported),
  };
}

/** Returns the part of a finding that is kept. */
function reported({
  rule,
  severity,
  message,
  file,
  index,
  line,
  fingerprint,
  agent,
}: ReportedFinding): ReportedFinding {
  return { rule, severity, message, file, index, line, fingerprint, agent };
}

function fingerprintsOf({ untrueFindings }: Tally): ReadonlySet<string> {
  return new Set(untrueFindings.map(({ fingerprint }) => fingerprint));
}

/** A report of another project root, or of another part of its files. */
interface ForeignReport extends LeftOut {
  readonly instead: string;
}

/** Compared with another root or part, nearly everything would be new or fixed, which means nothing. */
function foreignReports({ scopes }: Earlier, now: Report['source']): readonly ForeignReport[] {
  const own = scopeOf(now);
  const others = [...scopes].flatMap(([scope, { runs }]) => (scope === own ? [] : runs));
  return others.map(({ run, source }) => {
    const label = run.label ?? '';
    return { name: label, label, ...differenceOf(source, now) };
  });
}

function differenceOf(
  { root, shard }: EarlierReport['source'],
  now: Report['source'],
): Pick<ForeignReport, 'problem' | 'instead'> {
  const place = (of: string): string => (of === '' ? 'the whole repository' : of);
  if (root !== now.root) {
    return {
      problem: `is of ${place(root)}, and this run is of ${place(now.root)}`,
      instead: 'Hand in reports of the same project root.',
    };
  }
  const part = (of: string | null): string => (of === null ? 'all files' : `shard ${of}`);
  return {
    problem: `is of ${part(shard)}, and this run is of ${part(now.shard)}`,
    instead: 'Hand in reports of the same part: merge the reports of shards first.',
  };
}

/** Throws `UsageError` for the first foreign report, if there is one. */
function refuseForeign(asked: string, [first]: readonly ForeignReport[]): void {
  if (first === undefined) return;
  throw new UsageError(`${asked}: the report ${first.label} ${first.problem}. ${first.instead}`);
}

/** Returns reasons, other than changed files, why the newest report could differ. */
function doubtsOf({ version, source, returns }: NewestReport, report: Report): readonly string[] {
  const standards = new Map(returns.map((one) => [identityOf(one), one.standard]));
  const others = report.returns.filter((one) => {
    const then = standards.get(identityOf(one));
    return then !== undefined && then !== one.standard;
  }).length;
  const { tool } = report;
  return [
    ...(version === tool.version
      ? []
      : [`It was made by version ${version} of the tool, this one by ${tool.version}: rules may have changed.`]),
    ...(source.kind === report.source.kind
      ? []
      : [`It is of ${kindInWords(source.kind)}, this one of ${kindInWords(report.source.kind)}.`]),
    ...(others === 0
      ? []
      : [
          `${count(others, 'return')} ${others === 1 ? 'was' : 'were'} checked against another version of the standard then.`,
        ]),
  ];
}

function kindInWords(kind: 'commit' | 'workspace'): string {
  return kind === 'commit' ? 'a commit' : 'the files on disk';
}
