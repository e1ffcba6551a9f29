import { kindOf, type VerifiedClaim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import { returnKey, type Finding } from '../model/finding.js';
import type { Report, ShardRecord, Trend } from '../model/report.js';
import type {
  ClaimJson,
  ClaimMore,
  FindingJson,
  FindingMore,
  ReportJson,
  ReturnJson,
  ReturnMore,
  ShardJson,
  TrendJson,
} from '../model/report-json.js';
import { concat, joined, json, jsonFrame, separated, type SafeText } from './sink.js';

const SCHEMA = 'return-gate/report@1';

function claimRecord({ claim, verdict }: VerifiedClaim): ClaimJson {
  return {
    path: claim.path,
    pointer: claim.pointer,
    type: claim.type,
    verdict: verdict.name,
    size: verdict.size,
    foundAt: verdict.foundAt,
    detail: verdict.detail,
    kind: kindOf(claim),
  };
}

/** The fields of a return before and after its claims, as the JSON report has them. All others are added by the report of a shard. */
const RETURN_START = [
  'file',
  'index',
  'line',
  'standard',
  'status',
  'agent',
  'session',
  'delegation',
  'startedAt',
] as const;

const RETURN_END = ['hedged', 'criticalRisks', 'archived'] as const;

/** The fields of a finding before and after its range. */
const FINDING_START = ['rule', 'severity', 'message', 'recommendation', 'file', 'index', 'pointer'] as const;

const FINDING_END = ['fingerprint', 'baselined', 'preexisting', 'reason'] as const;

/** Returns some members of an object, without those that are undefined. */
function pick<T extends object, K extends keyof T>(value: T, names: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (value[name] !== undefined) picked[name] = value[name];
  return picked as Pick<T, K>;
}

/** A return as the JSON report has it. */
function returnRecord(record: ReturnRecord): ReturnJson {
  return { ...pick(record, RETURN_START), claims: record.claims.map(claimRecord), ...pick(record, RETURN_END) };
}

/** A finding as the JSON report has it. */
function findingRecord(finding: Finding): FindingJson {
  const { range } = finding;
  return {
    ...pick(finding, FINDING_START),
    startLine: range?.startLine ?? null,
    startColumn: range?.startColumn ?? null,
    endLine: range?.endLine ?? null,
    endColumn: range?.endColumn ?? null,
    ...pick(finding, FINDING_END),
  };
}

function* list<T>(records: readonly T[], shape: (record: T) => object): Iterable<SafeText> {
  const render = (record: T): SafeText => json(shape(record));
  yield* separated(records, { render, before: jsonFrame`\n    `, between: jsonFrame`,\n    ` });
  if (records.length > 0) yield jsonFrame`\n  `;
}

/** The tool that made the report, and its source. */
export function originRecord({ tool, source }: Report): Pick<ReportJson, 'tool' | 'source'> {
  return {
    tool: { name: tool.name, version: tool.version },
    source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
  };
}

/** The totals of a run as the JSON report has them. */
export function countsRecord({ counts: { verdicts, ...numbers }, compared }: Report): ReportJson['counts'] {
  const passedOver = compared?.passedOver ?? 0;
  return { ...numbers, ...(passedOver === 0 ? {} : { passedOver }), verdicts };
}

const FIXED = ['rule', 'severity', 'message', 'file', 'index', 'startLine', 'fingerprint', 'gone'] as const;

/** The comparison with an earlier report, as the JSON report has it. */
function trendRecord({ against, added, fixed, unchanged, doubts }: Trend): TrendJson {
  const [known, mended] = [added.map(({ fingerprint }) => fingerprint), fixed.map((finding) => pick(finding, FIXED))];
  return { against, new: known, mended, unchanged, doubts };
}

function headRecord(report: Report): Omit<ReportJson, 'returns' | 'findings' | 'trend'> {
  return {
    schema: SCHEMA,
    ...originRecord(report),
    conclusion: report.conclusion,
    counts: countsRecord(report),
    ...(report.loosened === undefined ? {} : { loosened: report.loosened }),
  };
}

/** Returns the JSON report as a value. */
export function reportJson(report: Report): ReportJson {
  return JSON.parse(concat([...render(report)])) as ReportJson;
}

/** Renders members of an object, one per line, each followed by a comma. */
function members(record: object): SafeText {
  return concat(Object.entries(record).map(([key, value]) => jsonFrame`\n  ${json(key)}: ${json(value)},`));
}

/** Renders the comparison with an earlier run, one line for each member. */
function trendMember(trend: Trend): SafeText {
  const lines = Object.entries(trendRecord(trend)).map(
    ([key, value], n) => jsonFrame`${n === 0 ? jsonFrame`` : jsonFrame`,`}\n    ${json(key)}: ${json(value)}`,
  );
  return jsonFrame`,\n  "trend": {${concat(lines)}\n  }`;
}

/**
 * Renders the JSON report (`schemas/report.schema.json`), with one line for each return and each finding. So it can be
 * streamed, compared by line and read. The same report gives the same bytes.
 */
export function* render(report: Report): Iterable<SafeText> {
  yield jsonFrame`{${members(headRecord(report))}
  "returns": [`;
  yield* list(report.returns, returnRecord);
  yield jsonFrame`],
  "findings": [`;
  yield* list(report.findings, findingRecord);
  yield jsonFrame`]`;
  if (report.trend !== undefined) yield trendMember(report.trend);
  // A report with withheld findings cannot be joined.
  if (report.shard !== undefined && report.withheld === undefined) yield* shardMember(report, report.shard);
  yield jsonFrame`
}
`;
}

/** Renders what joining shards needs in addition, again one line for each return and each finding. */
function* shardMember(report: Report, shard: ShardRecord): Iterable<SafeText> {
  yield jsonFrame`,
  "shard": {${members(shardHead(shard))}
  "returns": [`;
  yield* list(report.returns, returnMore);
  yield jsonFrame`],
  "findings": [`;
  yield* list(shard.part.findings, (finding) => findingMore(finding, shard.part.unhideable));
  yield jsonFrame`]}`;
}

/** Returns what a shard's JSON report adds to the usual report, without its returns and findings. */
function shardHead({ clock, settings, digests, terms, part }: ShardRecord): Omit<ShardJson, 'returns' | 'findings'> {
  const { candidates, copied, movedAway, deletedReturns, returnsIn, unchecked, imported } = part;
  return {
    clock,
    settings,
    digests,
    terms,
    passedOver: part.skippedFiles,
    returnsPassedOver: part.skippedReturns,
    unknowablePlaces: part.unhideablePlaces,
    candidates,
    copied,
    movedAway: movedAway === null ? null : [...movedAway],
    deletedReturns,
    returnsIn: [...returnsIn].map(([folder, files]) => ({ folder, files })),
    ...(unchecked.length === 0 ? {} : { unchecked }),
    ...(imported.length === 0 ? {} : { imported }),
  };
}

/** The fields of a return, a claim, a verdict and a finding that a shard's report does not repeat. */
const OF_RETURN: ReadonlySet<string> = new Set([...RETURN_START, ...RETURN_END]);

/** The question and the readings of a claim are left out: they were answered when it was checked. */
const OF_CLAIM = new Set(['path', 'pointer', 'type', 'kind', 'asked', 'written', 'alsoMade', 'isBeside', 'neverThere']);

const OF_VERDICT = new Set(['name', 'size', 'foundAt', 'detail']);

/** The items were compared before the report was made. */
const OF_FINDING: ReadonlySet<string> = new Set([...FINDING_START, 'range', ...FINDING_END, 'items']);

/** Returns the members of an object except some names, and without those that are undefined, null or false. */
function without(value: object, names: ReadonlySet<string>): object {
  const members = Object.entries(value).filter(
    ([name, member]) => !names.has(name) && member !== undefined && member !== null && member !== false,
  );
  return Object.fromEntries(members);
}

/** Returns the fields of a return that the usual JSON report omits. */
function returnMore({ claims, ...record }: ReturnRecord): ReturnMore {
  const more = claims.flatMap((claim, n) => {
    const of = claimMore(claim);
    return of === null ? [] : [[String(n), of] as const];
  });
  return { ...without(record, OF_RETURN), ...(more.length === 0 ? {} : { claims: Object.fromEntries(more) }) };
}

function claimMore(checked: VerifiedClaim): ClaimMore | null {
  const parts = { claim: without(checked.claim, OF_CLAIM), verdict: without(checked.verdict, OF_VERDICT) };
  const more = Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
  const whole: ClaimMore = { ...more, ...pick(checked, ['weight', 'touched']) };
  return Object.keys(whole).length === 0 ? null : whole;
}

/** Returns the fields of a finding that the usual JSON report omits. */
function findingMore(finding: Finding, unhideable: ReadonlySet<Finding>): FindingMore {
  return { ...without(finding, OF_FINDING), ...(unhideable.has(finding) ? { unknowable: true } : {}) };
}

const LINES_SCHEMA = 'return-gate/report-lines@1';

function line(type: 'report' | 'return' | 'finding' | 'conclusion', record: object): SafeText {
  return jsonFrame`${json({ type, ...record })}\n`;
}

/** Returns the items that match before the others, each group in its order. */
function firstOf<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly T[] {
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

function* linesOf(report: Report): Iterable<SafeText> {
  yield line('report', { schema: LINES_SCHEMA, ...originRecord(report) });
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
export function renderLines(report: Report): Iterable<SafeText> {
  return joined(linesOf(report));
}
