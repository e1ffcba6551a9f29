import { failsAt, type Finding } from '../model/finding.js';
import type { Conclusion } from '../model/conclusion.js';
import type { Report } from '../model/report.js';
import { capital, count } from '../model/text.js';
import { outcome, reason, totals } from './conclusion.js';
import { delegation } from './delegation.js';
import { group, type Grouping } from './grouping.js';
import { groupsMarkdown } from './groups.js';
import { byRule } from './statistics.js';
import { commitUrl, type Links } from './links.js';
import { flowchart } from './mermaid.js';
import { withheldInWords } from './of-rules.js';
import { agentsIn, separate } from './repeats.js';
import { code, gfm, link, type Markdown, type SafeText } from './sink.js';
import { patchSection, type FixesToApply } from './summary/patch.js';
import { MARK, placesOf, type Places } from './summary/place.js';
import { bytes, take, write, type Block } from './summary/rows.js';
import { subjectsOf } from './summary/subject.js';
import {
  FINDINGS_HEADER,
  findingRows,
  type FindingRow,
  type SortedSubjects,
  RETURNS_HEADER,
  returnRows,
  ruleRows,
  RULES_HEADER,
  verdictTable,
} from './summary/tables.js';
import { topsOf } from './summary/top.js';
import { trendPart } from './summary/trend.js';
import { comparisonInWords, truthLine } from './truth.js';

export interface SummaryOptions {
  /** Where files and lines can be viewed; null if nowhere. */
  readonly links: Links | null;
  /** The URL of the folder with the rule pages, if known. */
  readonly rulePages?: string | undefined;
  /** Maximum number of bytes of UTF-8 in the summary; `Infinity` for no limit. */
  readonly limit: number;
  /** Safe fixes to apply; absent if none were looked for. */
  readonly fixes?: FixesToApply | undefined;
}

/**
 * Maximum number of bytes of a summary. GitHub drops a step's summary above 1,048,576 bytes; the margin is for other
 * text of the step.
 */
export const SUMMARY_LIMIT = 1_048_576 - 16_384;

/** More returns than this are folded. Failures appear above them. */
const FOLD_ABOVE = 10;
/** Fewer findings than this need no table by rule. */
const RULES_FROM = 10;
const MOST_RULES = 8;
/** Maximum number of bytes of the headings and notes around the rows. */
const FRAME = 1536;
/** The largest share of the space for each part, if not everything fits. */
const TOP_SHARE = 0.25;
const RULES_SHARE = 0.125;
const TREND_SHARE = 0.125;
const DIAGRAM_SHARE = 0.125;
const RETURNS_SHARE = 0.25;
const FIXES_SHARE = 0.25;

const HEADLINE: Readonly<Record<Conclusion, Markdown>> = {
  passed: gfm`## ✅ return-gate: passed`,
  failed: gfm`## ❌ return-gate: failed`,
  empty: gfm`## ⚠️ return-gate: empty`,
};

/** Returns the counts of claims, also by group. If all claims are present, a table would repeat the first sentence. */
function claimsOf(report: Report): Markdown {
  const { claims, verdicts } = report.counts;
  const table = claims > 0 && verdicts.present === claims ? gfm`` : verdictTable(report);
  return gfm`${table}${groupsMarkdown(report)}`;
}

function head(report: Report): Markdown {
  const { returns, files, baselined, preexisting } = report.counts;
  const truth = truthLine(report);
  const compared = comparisonInWords(report);
  const judged = compared === '' ? count(returns, 'return') : compared;
  const sentences = [
    ...(truth === '' ? [] : [`${capital(outcome(report))}.`]),
    ...(returns === 0 ? [] : [`Judged: ${judged}, in ${count(files, 'file')}.`]),
    ...(baselined === 0 ? [] : [`Not shown: ${count(baselined, 'known finding')} of the baseline.`]),
    ...(preexisting === 0 ? [] : [`Not shown: ${count(preexisting, 'finding')} from before this change.`]),
  ];
  const withheld = withheldInWords(report);
  const detail = [...sentences, ...(withheld === '' ? [] : [withheld])].join(' ');
  const first = truth === '' ? capital(reason(report)) : truth;
  return gfm`${HEADLINE[report.conclusion]}\n\n**${first}**\n\n${detail === '' ? gfm`` : gfm`${detail}\n\n`}`;
}

function tail({ source, tool }: Report, links: Links | null): Markdown {
  const short = code(source.revision?.slice(0, 12) ?? '');
  const revision = links === null ? short : link(short, commitUrl(links));
  const judged = source.revision === null ? gfm`the workspace` : gfm`commit ${revision}`;
  const shard = source.shard === null ? '' : `, shard ${source.shard}`;
  return gfm`<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}

/** The input for the parts of a summary. */
interface Material {
  readonly report: Report;
  readonly places: Places;
  readonly grouping: Grouping;
}

/** Returns false claims and failures, with their places. */
function topBlocks({ report, places, grouping }: Material, room: number): readonly Block[] {
  let left = room;
  return topsOf(report, grouping, places).flatMap((top) => {
    const { rows, bytes: used } = take(top.rows, left);
    left -= used;
    return rows.length === 0 ? [] : [{ before: top.heading, rows, after: top.after(rows.length) }];
  });
}

/** Returns the new and the fixed findings since the newest earlier report. */
function trendBlock({ report: { trend }, places }: Material, room: number): Block | null {
  if (trend === undefined) return null;
  const { heading, rows, after } = trendPart(trend, places);
  const { rows: fitting } = take(rows, room);
  return { before: heading, rows: fitting, after: after(fitting.length) };
}

function rulesBlock({ report: { findings, counts }, places }: Material, room: number): Block | null {
  const { errors, warnings, notices } = counts;
  if (errors + warnings + notices < RULES_FROM) return null;
  const rules = byRule(findings);
  const { rows } = take(ruleRows(rules.slice(0, MOST_RULES), places), room);
  if (rows.length === 0) return null;
  const hidden = rules.length - rows.length;
  const note = hidden === 0 ? gfm`` : gfm`And ${count(hidden, 'more rule')}.\n\n`;
  return { before: gfm`### Rules\n\n${RULES_HEADER}`, rows, after: gfm`\n${note}` };
}

function diagramBlock({ report, grouping }: Material, room: number): Block | null {
  const { failOn } = report;
  const fails = (finding: Finding): boolean => failsAt(finding, failOn);
  const diagram = flowchart(
    delegation(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false),
  );
  if (diagram === null || bytes(diagram.fence.text) > room) return null;
  const more = diagram.hidden === 0 ? gfm`` : gfm`\n${diagram.hidden} more agents and calls are not drawn.\n`;
  return {
    before: gfm`### Delegation\n\n<details><summary>Who called whom</summary>\n\n`,
    rows: [diagram.fence],
    after: gfm`${more}\n</details>\n\n`,
  };
}

function returnsBlock(rows: Iterable<Markdown>, shown: number, all: number): Block {
  const folded = shown > FOLD_ABOVE;
  const open = folded ? gfm`<details><summary>${count(shown, 'return')}</summary>\n\n` : gfm``;
  const close = folded ? gfm`</details>\n\n` : gfm``;
  const note = shown === all ? gfm`` : gfm`${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
  return { before: gfm`### Returns\n\n${open}${RETURNS_HEADER}`, rows, after: gfm`\n${close}${note}` };
}

/** The findings of one severity. */
interface Fold {
  readonly title: Markdown;
  readonly sorted: SortedSubjects;
  readonly findings: number;
}

function foldsOf({ report, grouping }: Material): readonly Fold[] {
  return totals(report).flatMap(([severity, findings]) => {
    if (findings === 0) return [];
    const sorted = sortedSubjects(report, grouping, (finding) => finding.severity === severity);
    return [{ title: gfm`${MARK[severity]} ${count(findings, severity)}`, sorted, findings }];
  });
}

function sortedSubjects(report: Report, grouping: Grouping, counts: (finding: Finding) => boolean): SortedSubjects {
  const others = subjectsOf(grouping, (finding) => finding.untrue !== true && counts(finding));
  const { repeats, single } = separate(
    others.flatMap(({ findings }) => findings),
    agentsIn(report.returns),
  );
  const alone = new Set(single);
  return {
    untrue: subjectsOf(grouping, (finding) => finding.untrue === true && counts(finding)),
    repeats,
    single: others.flatMap((subject) => {
      const findings = subject.findings.filter((finding) => alone.has(finding));
      return findings.length === 0 ? [] : [{ ...subject, findings }];
    }),
  };
}

function foldBlock({ title }: Fold, rows: Iterable<Markdown>): Block {
  return {
    before: gfm`<details><summary>${title}</summary>\n\n${FINDINGS_HEADER}`,
    rows,
    after: gfm`\n</details>\n\n`,
  };
}

/** The tables that grow with the report. */
interface Tables {
  /** Null if it is empty, or does not fit. */
  readonly returns: Block | null;
  readonly folds: readonly Block[];
  /** How many findings did not fit. */
  readonly hidden: number;
}

/** Returns the complete tables; rows are made while they are written. */
function allTables({ report, places, grouping }: Material, folds: readonly Fold[]): Tables {
  const all = report.returns.length;
  return {
    returns: all === 0 ? null : returnsBlock(returnRows(grouping, places, 'all'), all, all),
    folds: folds.map((fold) => foldBlock(fold, rowsOf(findingRows(fold.sorted, places, 'with advice'), []))),
    hidden: 0,
  };
}

interface TakenFolds {
  readonly blocks: readonly Block[];
  readonly bytes: number;
  readonly hidden: number;
}

/** Yields the rows only, and appends the number of findings of each row to a list. */
function* rowsOf(rows: Iterable<FindingRow>, findingsOfRows: number[]): Iterable<Markdown> {
  for (const { row, findings } of rows) {
    findingsOfRows.push(findings);
    yield row;
  }
}

/** Returns as many findings as fit, the most severe first. */
function takeFolds(folds: readonly Fold[], places: Places, advice: Advice, room: number): TakenFolds {
  const blocks: Block[] = [];
  let used = 0;
  let hidden = 0;
  for (const fold of folds) {
    const findingsOfRows: number[] = [];
    const taken = take(hidden > 0 ? [] : rowsOf(findingRows(fold.sorted, places, advice), findingsOfRows), room - used);
    used += taken.bytes;
    hidden += fold.findings - findingsOfRows.slice(0, taken.rows.length).reduce((sum, n) => sum + n, 0);
    if (taken.rows.length > 0) blocks.push(foldBlock(fold, taken.rows));
  }
  return { blocks, bytes: used, hidden };
}

type Advice = 'with advice' | 'without advice';

/** Each step must fit completely; otherwise the next one is tried. */
const STEPS: readonly (readonly [Advice, 'all' | 'with findings'])[] = [
  ['with advice', 'all'],
  ['with advice', 'with findings'],
  ['without advice', 'with findings'],
];

/**
 * Returns the tables that fit into `room` bytes: all; or without returns that have no findings; or without advice; or
 * as much as fits.
 */
function tablesWithin(room: number, { report, places, grouping }: Material, folds: readonly Fold[]): Tables {
  const compose = ({ blocks, hidden }: TakenFolds, returns: readonly Markdown[]): Tables => ({
    returns: returns.length === 0 ? null : returnsBlock(returns, returns.length, report.returns.length),
    folds: blocks,
    hidden,
  });
  for (const [advice, which] of STEPS) {
    const findings = takeFolds(folds, places, advice, room);
    if (findings.hidden > 0) continue;
    const returns = take(returnRows(grouping, places, which), room - findings.bytes);
    if (returns.complete) return compose(findings, returns.rows);
  }
  const findings = takeFolds(folds, places, 'without advice', room);
  const share = Math.max(room * RETURNS_SHARE, findings.hidden === 0 ? room - findings.bytes : 0);
  const returns = take(returnRows(grouping, places, 'with findings'), share);
  return compose(takeFolds(folds, places, 'without advice', room - returns.bytes), returns.rows);
}

function size(block: Block | null): number {
  if (block === null) return 0;
  let sum = bytes(block.before.text) + bytes(block.after.text);
  for (const { text } of block.rows) sum += bytes(text);
  return sum;
}

/** Renders the parts between head and tail that fit into `room` bytes. */
function* body(material: Material, room: number): Iterable<SafeText> {
  const { report } = material;
  const tops = topBlocks(material, room * TOP_SHARE);
  const trend = trendBlock(material, room * TREND_SHARE);
  const rules = rulesBlock(material, room * RULES_SHARE);
  const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
  const left = room - tops.reduce((sum, block) => sum + size(block), 0) - size(trend) - size(rules) - size(diagram);
  const folds = foldsOf(material);
  const tables = room === Infinity ? allTables(material, folds) : tablesWithin(left, material, folds);

  for (const block of tops) yield* write(block);
  if (trend !== null) yield* write(trend);
  yield claimsOf(report).text;
  if (tables.returns !== null) yield* write(tables.returns);
  if (rules !== null) yield* write(rules);
  if (folds.length > 0) yield gfm`### Findings\n\n`.text;
  for (const fold of tables.folds) yield* write(fold);
  if (tables.hidden > 0) {
    yield gfm`${count(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
  }
  if (diagram !== null) yield* write(diagram);
}

/**
 * Renders the job summary in GitHub-flavoured Markdown: conclusion and failures, then tables, then all findings,
 * folded. It never exceeds the limit, since GitHub drops larger summaries. It first omits returns without findings,
 * then advice, then table rows, the mildest findings first, then the tables, then everything except the headline.
 */
export function* renderSummary(report: Report, options: SummaryOptions): Iterable<SafeText> {
  const { links, rulePages, limit, fixes } = options;
  const top = head(report);
  const claims = claimsOf(report);
  const bottom = tail(report, links);
  const room = limit - bytes(top.text) - bytes(claims.text) - bytes(bottom.text) - FRAME;
  if (room < 0) {
    const counts = gfm`${top}${claims}${bottom}`;
    const fitting = [counts, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
    if (fitting !== undefined) yield fitting.text;
    return;
  }
  const patch = fixes === undefined ? gfm`` : patchSection(fixes, room * FIXES_SHARE);
  yield top.text;
  yield* body(
    { report, places: placesOf(report, links, rulePages), grouping: group(report) },
    room - bytes(patch.text),
  );
  yield patch.text;
  yield bottom.text;
}
