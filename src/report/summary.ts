import type { Report } from '../model/report.js';
import { capital } from '../model/text.js';
import {
  belowTitle,
  comparisonInWords,
  conclusionInWords,
  counted,
  isPlain,
  scopeInWords,
  title,
} from './describe/answer.js';
import { counts, falseClaims } from './describe/claims.js';
import { reasonsInWords } from './describe/loosened.js';
import { withheldInWords } from './describe/notes.js';
import { archivedInWords, selectShown } from './describe/shown.js';
import { commitUrl, shortId, subjectOf, subjectUrl, type Links } from './links.js';
import { code, gfm, link, textsOf, type Markdown, type SafeText } from './sink.js';
import { countTables, returnRows, returnsBlock } from './summary/details.js';
import { falseClaimsPart } from './summary/false-claims.js';
import {
  criticalRisks,
  FINDINGS_HEADER,
  missingReturn,
  noticesBlock,
  numberOf,
  takeFindings,
  trendBlock,
  worstFirst,
  type Listed,
} from './summary/findings.js';
import { bytes, placesOf, sentence, take, write, type Block, type Places } from './summary/parts.js';

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

/** Maximum number of bytes of the headings and notes around the rows. */
const FRAME = 2048;

/** The largest share of the space for each part, if not everything fits. */
const SHARES = { claims: 0.375, returns: 0.25, risks: 0.125, trend: 0.125, notices: 0.125 } as const;

function markOf(report: Report): Markdown {
  const { conclusion } = report;
  return conclusion !== 'passed' ? gfm`❌` : isPlain(report) ? gfm`✅` : gfm`⚠️`;
}

function headline(report: Report): Markdown {
  return gfm`### ${markOf(report)} ${sentence(title(report))}`;
}

function head(report: Report): Markdown {
  const { returns, files, baselined, preexisting } = report.counts;
  // The last line links to the base's commit.
  const scope = report.compared?.commit === null ? comparisonInWords(report) : scopeInWords(report);
  const detail = [
    ...belowTitle(report),
    ...(returns === 0 ? [] : [`Checked ${scope}${files === returns ? '' : `, in ${counted(files, 'file')}`}.`]),
    ...(baselined === 0 ? [] : [`Not shown: ${counted(baselined, 'known finding')} of the baseline.`]),
    ...reasonsInWords(report).map((words) => `${words}.`),
    ...(preexisting === 0 ? [] : [`Not shown: ${counted(preexisting, 'finding')} from before this change.`]),
    withheldInWords(report),
  ]
    .join(' ')
    .trimEnd();
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

/** Renders rows as a table. Those after the first few are folded. */
function* findingsTable(rows: readonly Markdown[]): Iterable<SafeText> {
  for (const [n, row] of rows.entries()) {
    if (n === 0) yield FINDINGS_HEADER.text;
    if (n === MOST_FINDINGS) yield gfm`\n<details><summary>More findings</summary>\n\n${FINDINGS_HEADER}`.text;
    yield row.text;
  }
  if (rows.length > 0) yield gfm`\n`.text;
  if (rows.length > MOST_FINDINGS) yield gfm`</details>\n\n`.text;
}

/** The tables that grow with the report, and how many findings did not fit. */
interface Tables {
  readonly others: readonly Markdown[];
  readonly hidden: number;
  readonly returns: readonly Markdown[];
}

/** Each step must fit completely; otherwise the next one is tried. */
const STEPS = [
  { isAdvised: true, which: 'all' },
  { isAdvised: true, which: 'with findings' },
  { isAdvised: false, which: 'with findings' },
] as const;

/**
 * Returns the tables that fit into `room` bytes: all; or without returns that have no findings; or without advice; or
 * as much as fits, what is worst first.
 */
function tablesWithin(room: number, report: Report, places: Places, listed: Listed): Tables {
  for (const { isAdvised, which } of STEPS) {
    const findings = takeFindings(listed, report, { places, isAdvised, room });
    if (findings.hidden > 0) continue;
    const returns = take(returnRows(report, places, which), room - findings.bytes);
    if (returns.complete) return { others: findings.rows, hidden: 0, returns: returns.rows };
  }
  const within = (left: number): ReturnType<typeof takeFindings> =>
    takeFindings(worstFirst(listed), report, { places, isAdvised: false, room: left });
  const all = within(room);
  const share = Math.max(room * SHARES.returns, all.hidden === 0 ? room - all.bytes : 0);
  const returns = take(returnRows(report, places, 'with findings'), share);
  const { rows, hidden } = within(room - returns.bytes);
  return { others: rows, hidden, returns: returns.rows };
}

function size(block: Block | null): number {
  if (block === null) return 0;
  let sum = bytes(block.before.text) + bytes(block.after.text);
  for (const { text } of block.rows) sum += bytes(text);
  return sum;
}

/** Renders the parts between head and tail that fit into `room` bytes. */
function* body(report: Report, places: Places, room: number): Iterable<SafeText> {
  const shown = selectShown(report);
  const claims = falseClaimsPart(falseClaims(report).filter(counts), room * SHARES.claims, places);
  const risks = criticalRisks(report, places);
  const fittingRisks = bytes(risks.text) > room * SHARES.risks ? gfm`` : risks;
  const trend = report.trend === undefined ? null : trendBlock(report.trend, places, room * SHARES.trend);
  const notices = noticesBlock(shown, places, room * SHARES.notices);
  const used = [...claims, fittingRisks].reduce((sum, { text }) => sum + bytes(text), 0);
  const tables = tablesWithin(room - used - size(trend) - size(notices), report, places, shown);

  yield* textsOf(claims);
  if (numberOf(shown) + shown.notices.length > 0 || risks.text !== '')
    yield gfm`#### ${claims.length === 0 ? 'Findings' : 'Other findings'}\n\n`.text;
  yield fittingRisks.text;
  yield* findingsTable(tables.others);
  yield missingReturn(report, places).text;
  if (tables.hidden > 0) {
    yield gfm`${counted(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
  }
  if (notices !== null) yield* write(notices);
  if (trend !== null) yield* write(trend);
  yield* details(report, returnsBlock(tables.returns, report.returns.length));
}

/** Renders what a reader may look up: returns and claims, folded. */
function* details(report: Report, returns: Block | null): Iterable<SafeText> {
  const { counts: numbers } = report;
  if (numbers.returns === 0) return;
  const what = `${counted(numbers.returns, 'return')}, ${counted(numbers.claims, 'claim')}`;
  yield gfm`<details><summary>Details: ${what}</summary>\n\n`.text;
  const archived = archivedInWords(report);
  if (archived !== '') yield gfm`${capital(archived)}.\n\n`.text;
  yield countTables(report).text;
  if (returns !== null) yield* write(returns);
  yield gfm`</details>\n\n`.text;
}

/**
 * Renders the job summary in GitHub-flavoured Markdown: the answer, the false claims, the other findings, and folded details. It
 * never exceeds the limit, since GitHub drops larger summaries. It first omits returns without findings, then advice, then table rows,
 * the mildest findings first, then the tables, then everything except the headline.
 */
export function* renderSummary(report: Report, options: SummaryOptions): Iterable<SafeText> {
  const { links, rulePages, limit } = options;
  const top = head(report);
  const tables = countTables(report);
  const bottom = tail(report, links);
  const room = limit - bytes(top.text) - bytes(tables.text) - bytes(bottom.text) - FRAME;
  if (room < 0) {
    const bare = gfm`### ${markOf(report)} return-gate: ${conclusionInWords(report)}`;
    const fallbacks = [gfm`${top}${tables}${bottom}`, top, headline(report), bare];
    const fitting = fallbacks.find(({ text }) => bytes(text) <= limit);
    if (fitting !== undefined) yield fitting.text;
    return;
  }
  yield top.text;
  yield* body(report, placesOf(report, links, rulePages), room);
  yield bottom.text;
}

export type MarkdownOptions = Omit<SummaryOptions, 'limit'>;

/** Renders the job summary without its limit. */
export function renderMarkdown(report: Report, { links, rulePages }: MarkdownOptions): Iterable<SafeText> {
  return renderSummary(report, { links, limit: Infinity, rulePages });
}
