import { commitUrl, shortId, subjectOf, subjectUrl, type Links } from './links.js';
import { failsAt, SEVERITIES, type Finding, type Severity } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { capital, count } from '../model/text.js';
import {
  conclusionInWords,
  counts,
  falseClaims,
  fixableInWords,
  isPlain,
  plain,
  type FalseClaim,
} from './describe/answer.js';
import { loosenedInWords, outcome, reasonsInWords } from './describe/conclusion.js';
import { delegation, group, type Grouping } from './describe/grouping.js';
import { groupsMarkdown } from './groups.js';
import { title } from './describe/title.js';
import { falseClaimsPart } from './summary/false-claims.js';
import { criticalRisks, flowchart, missingReturn, sentence, trendBlock } from './summary/sections.js';
import { withheldInWords } from './describe/notes.js';
import { absentCommitsInWords, archivedInWords, selectShown, type ShownFindings } from './describe/shown.js';
import { code, gfm, link, textsOf, type Markdown, type SafeText } from './sink.js';
import { bytes, placesOf, ruleLink, take, write, type Block, type Places } from './summary/parts.js';
import {
  findingRows,
  FINDINGS_HEADER,
  noticeRows,
  NOTICES_HEADER,
  returnRows,
  RETURNS_HEADER,
  subjectsOf,
  verdictTable,
  type FindingRow,
  type SortedFindings,
  type Subject,
} from './summary/tables.js';
import { comparisonInWords, scopeInWords, truthLine } from './describe/claims.js';

interface SummaryOptions {
  /** Where files and lines can be viewed; null if nowhere. */
  readonly links: Links | null;
  /** The URL of the folder with the rule pages, if known. */
  readonly rulePages?: string | undefined;
  /** Maximum number of bytes of UTF-8 in the summary; `Infinity` for no limit. */
  readonly limit: number;
}

/**
 * Maximum number of bytes of a summary. GitHub drops a step's summary above 1,048,576 bytes; the margin is for other
 * text of the step.
 */
export const SUMMARY_LIMIT = 1_048_576 - 16_384;

/** More findings than this are folded. */
const MOST_FINDINGS = 20;

/** Fewer calls between agents than this are not drawn. */
const FEWEST_CALLS = 4;

/** Maximum number of bytes of the headings and notes around the rows. */
const FRAME = 2048;

/** The largest share of the space for each part, if not everything fits. */
const FALSE_SHARE = 0.375;

const TREND_SHARE = 0.125;

const DIAGRAM_SHARE = 0.125;

const RETURNS_SHARE = 0.25;

const NOTICES_SHARE = 0.125;

function markOf(report: Report): Markdown {
  const { conclusion } = report;
  return conclusion === 'failed' ? gfm`❌` : conclusion === 'passed' && isPlain(report) ? gfm`✅` : gfm`⚠️`;
}

function headline(report: Report): Markdown {
  return gfm`### ${markOf(report)} ${sentence(title(report))}`;
}

function head(report: Report): Markdown {
  const { returns, files, baselined, preexisting } = report.counts;
  const truth = truthLine(report);
  // The last line links to the base's commit.
  const scope = report.compared?.commit === null ? comparisonInWords(report) : scopeInWords(report);
  const isNamed = falseClaims(report).some(counts);
  const withheld = withheldInWords(report);
  const fixable = fixableInWords(report);
  const loosened = loosenedInWords(report);
  const where = files === returns ? '' : `, in ${count(files, 'file')}`;
  const sentences = [
    ...(loosened === '' ? [] : [`${loosened}.`]),
    ...(isNamed && !plain(title(report)).startsWith(truth) ? [`${truth}.`] : []),
    ...(report.conclusion === 'empty' ? [] : [`${capital(outcome(report))}.`]),
    ...(fixable === '' ? [] : [`${fixable}.`]),
    ...(returns === 0 ? [] : [`Checked ${scope}${where}.`]),
    ...(baselined === 0 ? [] : [`Not shown: ${count(baselined, 'known finding')} of the baseline.`]),
    ...(preexisting === 0 ? [] : [`Not shown: ${count(preexisting, 'finding')} from before this change.`]),
    ...reasonsInWords(report).map((words) => `${words}.`),
    ...(withheld === '' ? [] : [withheld]),
  ];
  const detail = sentences.join(' ');
  return gfm`${headline(report)}\n\n${detail === '' ? gfm`` : gfm`${detail}\n\n`}`;
}

/** A pull request's reader knows its head, and not the merge commit that was checked. */
function tail({ source, tool, head: ofHead, compared }: Report, links: Links | null): Markdown {
  const shown = (id: string): Markdown => {
    const short = code(shortId(id));
    return links === null ? short : link(short, commitUrl({ ...links, revision: id }));
  };
  const { revision } = source;
  const checked = revision === null ? gfm`the workspace` : gfm`commit ${shown(ofHead ?? revision)}`;
  const base = compared?.commit ?? null;
  const against = base === null ? gfm`` : gfm` against base ${shown(base)}`;
  const shard = source.shard === null ? '' : `, shard ${source.shard}`;
  const subject = links === null ? gfm`` : gfm`${link(code(subjectOf(links)), subjectUrl(links))} at `;
  return gfm`<sub>${tool.name} ${tool.version} checked ${subject}${checked}${against}${shard}.</sub>\n`;
}

/** The input for the parts of a summary. */
interface Material {
  readonly report: Report;
  readonly places: Places;
  readonly grouping: Grouping;
  readonly claims: readonly FalseClaim[];
  readonly shown: ShownFindings;
}

/** Renders rows as a table. Those after the first `most` are folded, below a line that says what they are. */
function* foldedTable(
  rows: Iterable<Markdown>,
  { header, most, rest }: { readonly header: Markdown; readonly most: number; readonly rest: Markdown },
): Iterable<SafeText> {
  let n = 0;
  for (const row of rows) {
    if (n === 0) yield header.text;
    if (n === most) yield gfm`\n<details><summary>${rest}</summary>\n\n${header}`.text;
    yield row.text;
    n++;
  }
  if (n > 0) yield gfm`\n`.text;
  if (n > most) yield gfm`</details>\n\n`.text;
}

function diagramBlock({ report, grouping }: Material, room: number): Block | null {
  const { failOn } = report;
  const fails = (finding: Finding): boolean => failsAt(finding, failOn);
  const diagram = flowchart(
    delegation(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false),
  );
  // A few arrows show nothing that the table does not.
  if (diagram === null || diagram.calls < FEWEST_CALLS || bytes(diagram.fence.text) > room) return null;
  const more = diagram.hidden === 0 ? gfm`` : gfm`\n${diagram.hidden} more agents and calls are not drawn.\n`;
  return { before: gfm`**Who called whom**\n\n`, rows: [diagram.fence], after: gfm`${more}\n` };
}

function returnsBlock(rows: Iterable<Markdown>, shown: number, all: number): Block {
  const note = shown === all ? gfm`` : gfm`${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
  return { before: gfm`**Returns**\n\n${RETURNS_HEADER}`, rows, after: gfm`\n${note}` };
}

/** Returns the notices that are only counted. */
function noticesBlock({ shown: { notices }, places }: Material, room: number): Block | null {
  const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
  const { rows } = take(noticeRows(notices, places), room);
  if (rows.length === 0) return null;
  return {
    before: gfm`<details><summary>${count(all, 'notice')}, by rule</summary>\n\n${NOTICES_HEADER}`,
    rows,
    after: gfm`\n</details>\n\n`,
  };
}

/** Returns what is listed beside false claims, by severity: what fails first. */
function sortedFindings({ grouping, shown: { groups, single } }: Material): SortedFindings {
  const alone = new Set(single);
  const ofSeverity = (severity: Severity): readonly Subject[] =>
    subjectsOf(grouping, (finding) => alone.has(finding) && finding.severity === severity);
  return { groups, single: SEVERITIES.flatMap(ofSeverity) };
}

/** The tables that grow with the report. */
interface Tables {
  readonly others: Iterable<Markdown>;
  /** How many findings did not fit. */
  readonly hidden: number;
  /** Null if it is empty, or does not fit. */
  readonly returns: Block | null;
}

function* rowsOf(rows: Iterable<FindingRow>): Iterable<Markdown> {
  for (const { row } of rows) yield row;
}

/** Returns the complete tables; rows are made while they are written. */
function allTables({ report, places, grouping }: Material, sorted: SortedFindings): Tables {
  const all = report.returns.length;
  return {
    others: rowsOf(findingRows(sorted, places, 'with advice')),
    hidden: 0,
    returns: all === 0 ? null : returnsBlock(returnRows(grouping, places, 'all', report.failOn), all, all),
  };
}

interface TakenFindings {
  readonly rows: readonly Markdown[];
  readonly bytes: number;
  readonly hidden: number;
}

/** Returns as many findings as fit, the most severe first. */
function takeFindings(sorted: SortedFindings, places: Places, advice: Advice, room: number): TakenFindings {
  const findingsOfRows: number[] = [];
  function* counted(): Iterable<Markdown> {
    for (const { row, findings } of findingRows(sorted, places, advice)) {
      findingsOfRows.push(findings);
      yield row;
    }
  }
  const taken = take(counted(), room);
  const fitting = findingsOfRows.slice(0, taken.rows.length).reduce((sum, n) => sum + n, 0);
  return { ...taken, hidden: findingsIn(sorted) - fitting };
}

function findingsIn({ groups, single }: SortedFindings): number {
  return [...groups, ...single].reduce((sum, { findings }) => sum + findings.length, 0);
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
function tablesWithin(room: number, { report, places, grouping }: Material, sorted: SortedFindings): Tables {
  const { failOn } = report;
  const compose = ({ rows, hidden }: TakenFindings, returns: readonly Markdown[]): Tables => ({
    returns: returns.length === 0 ? null : returnsBlock(returns, returns.length, report.returns.length),
    others: rows,
    hidden,
  });
  for (const [advice, which] of STEPS) {
    const findings = takeFindings(sorted, places, advice, room);
    if (findings.hidden > 0) continue;
    const returns = take(returnRows(grouping, places, which, failOn), room - findings.bytes);
    if (returns.complete) return compose(findings, returns.rows);
  }
  const findings = takeFindings(sorted, places, 'without advice', room);
  const share = Math.max(room * RETURNS_SHARE, findings.hidden === 0 ? room - findings.bytes : 0);
  const returns = take(returnRows(grouping, places, 'with findings', failOn), share);
  return compose(takeFindings(sorted, places, 'without advice', room - returns.bytes), returns.rows);
}

function size(block: Block | null): number {
  if (block === null) return 0;
  let sum = bytes(block.before.text) + bytes(block.after.text);
  for (const { text } of block.rows) sum += bytes(text);
  return sum;
}

/** Renders the parts between head and tail that fit into `room` bytes. */
function* body(material: Material, room: number): Iterable<SafeText> {
  const { report, places, shown } = material;
  const { claims } = material;
  const claimTables = falseClaimsPart(claims, room * FALSE_SHARE, places);
  const claimBytes = claimTables.reduce((sum, { text }) => sum + bytes(text), 0);
  const risks = criticalRisks(report, places);
  const fittingRisks = bytes(risks.text) > room * NOTICES_SHARE ? gfm`` : risks;
  const trend = report.trend === undefined ? null : trendBlock(report.trend, places, room * TREND_SHARE);
  const notices = noticesBlock(material, room * NOTICES_SHARE);
  const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
  const used = claimBytes + bytes(fittingRisks.text) + size(trend) + size(notices) + size(diagram);
  const sorted = sortedFindings(material);
  const tables = room === Infinity ? allTables(material, sorted) : tablesWithin(room - used, material, sorted);

  yield* textsOf(claimTables);
  const hasOthers = findingsIn(sorted) + shown.notices.length + (shown.absentCommits === null ? 0 : 1) > 0;
  if (hasOthers || risks.text !== '') yield gfm`#### Other findings\n\n`.text;
  yield fittingRisks.text;
  const rest = gfm`More findings`;
  yield* foldedTable(tables.others, { header: FINDINGS_HEADER, most: MOST_FINDINGS, rest });
  yield missingReturn(report, places).text;
  if (tables.hidden > 0) {
    yield gfm`${count(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
  }
  if (shown.absentCommits !== null) {
    const { rule } = shown.absentCommits;
    yield gfm`${absentCommitsInWords(shown.absentCommits)} ${ruleLink(places, rule)}\n\n`.text;
  }
  if (notices !== null) yield* write(notices);
  if (trend !== null) yield* write(trend);
  yield* details(material, tables.returns, diagram);
}

/** Renders what a reader may look up: returns, claims and delegation, folded. */
function* details({ report }: Material, returns: Block | null, diagram: Block | null): Iterable<SafeText> {
  const { counts: numbers } = report;
  if (numbers.returns === 0) return;
  const what = [
    count(numbers.returns, 'return'),
    count(numbers.claims, 'claim'),
    ...(diagram === null ? [] : ['delegation']),
  ].join(', ');
  yield gfm`<details><summary>Details: ${what}</summary>\n\n`.text;
  const archived = archivedInWords(report);
  if (archived !== '') yield gfm`${archived}\n\n`.text;
  yield gfm`${verdictTable(report)}${groupsMarkdown(report)}`.text;
  if (returns !== null) yield* write(returns);
  if (diagram !== null) yield* write(diagram);
  yield gfm`</details>\n\n`.text;
}

/**
 * Renders the job summary in GitHub-flavoured Markdown: the answer, the false claims, the other findings, and folded details. It
 * never exceeds the limit, since GitHub drops larger summaries. It first omits returns without findings, then advice, then table rows,
 * the mildest findings first, then the tables, then everything except the headline.
 */
export function* renderSummary(report: Report, options: SummaryOptions): Iterable<SafeText> {
  const { links, rulePages, limit } = options;
  const places = placesOf(report, links, rulePages);
  const top = head(report);
  const verdicts = gfm`${verdictTable(report)}${groupsMarkdown(report)}`;
  const bottom = tail(report, links);
  const room = limit - bytes(top.text) - bytes(verdicts.text) - bytes(bottom.text) - FRAME;
  if (room < 0) {
    const bare = gfm`### ${markOf(report)} return-gate: ${conclusionInWords(report)}`;
    const fallbacks = [gfm`${top}${verdicts}${bottom}`, top, headline(report), bare];
    const fitting = fallbacks.find(({ text }) => bytes(text) <= limit);
    if (fitting !== undefined) yield fitting.text;
    return;
  }
  yield top.text;
  const grouping = group(report);
  const claims = falseClaims(report).filter(counts);
  yield* body({ report, places, grouping, claims, shown: selectShown(report) }, room);
  yield bottom.text;
}

export type MarkdownOptions = Omit<SummaryOptions, 'limit'>;

/** Renders the job summary without its limit. */
export function renderMarkdown(report: Report, { links, rulePages }: MarkdownOptions): Iterable<SafeText> {
  return renderSummary(report, { links, limit: Infinity, rulePages });
}
