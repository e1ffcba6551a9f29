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
import { archivedInWords, selectShown, type ShownFindings } from './describe/shown.js';
import type { FormatOptions } from './options.js';
import { commitUrl, shortId, subjectOf, subjectUrl, type Links } from './links.js';
import { code, concat, gfm, joined, link, textsOf, type Markdown, type SafeText } from './sink.js';
import { countTables, returnsTable } from './summary/details.js';
import { falseClaimsPart } from './summary/false-claims.js';
import {
  criticalRisks,
  findingsTable,
  hiddenFindings,
  missingReturn,
  noticesPart,
  trendPart,
} from './summary/findings.js';
import { sentence, type Detail, type Places } from './summary/parts.js';

type MarkdownOptions = Pick<FormatOptions, 'links' | 'rulePages'>;

interface SummaryOptions extends MarkdownOptions {
  /** The largest size of the summary. */
  readonly limit: number;
  /** The unit of the limit: bytes of UTF-8 by default. */
  readonly sizeOf?: (text: string) => number;
}

/**
 * Maximum number of bytes of a summary. GitHub drops a step's summary above 1,048,576 bytes; the margin is for other
 * text of the step.
 */
export const SUMMARY_LIMIT = 1_048_576 - 16_384;

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

/** Yields what a reader may look up: returns and claims, folded. */
function* details(report: Report, places: Places, detail: Detail): Iterable<Markdown> {
  const { counts: numbers } = report;
  if (numbers.returns === 0) return;
  const what = `${counted(numbers.returns, 'return')}, ${counted(numbers.claims, 'claim')}`;
  yield gfm`<details><summary>Details: ${what}</summary>\n\n`;
  const archived = archivedInWords(report);
  if (archived !== '') yield gfm`${capital(archived)}.\n\n`;
  yield countTables(report);
  yield* returnsTable(report, places, detail);
  yield gfm`</details>\n\n`;
}

/** Yields the whole summary in some detail. `shown` are the findings that people see. */
function* parts(
  report: Report,
  shown: ShownFindings,
  { links, rulePages }: MarkdownOptions,
  detail: Detail,
): Iterable<Markdown> {
  const places: Places = { root: report.source.root, links, rulePages };
  const claims = falseClaims(report).filter(counts);
  const risks = criticalRisks(report, places, detail);
  const isAny = shown.groups.length + shown.single.length + shown.notices.length > 0 || risks.text !== '';
  yield head(report);
  yield* falseClaimsPart(claims, places, detail);
  if (isAny) yield gfm`#### ${claims.length === 0 ? 'Findings' : 'Other findings'}\n\n`;
  yield risks;
  yield* findingsTable(shown, report, places, detail);
  yield missingReturn(report, places);
  yield* hiddenFindings(shown, detail);
  yield* noticesPart(shown, places, detail);
  if (report.trend !== undefined) yield* trendPart(report.trend, places, detail);
  yield* details(report, places, detail);
  yield tail(report, links);
}

const WHOLE: Detail = { isAdvised: true, returns: 'all', most: Infinity };

/** The parts that an overlong summary leaves out first. */
const LESS: readonly Detail[] = [
  WHOLE,
  { ...WHOLE, returns: 'with findings' },
  { isAdvised: false, returns: 'with findings', most: Infinity },
];

/**
 * Returns the job summary in GitHub-flavoured Markdown: the answer, the false claims, the other findings, and folded details. It
 * never exceeds the limit, since GitHub drops larger summaries. It first omits returns without findings, then advice, then table rows,
 * the mildest findings first, then the tables, then everything except the headline.
 */
export function renderSummary(report: Report, { limit, sizeOf = bytes, ...options }: SummaryOptions): SafeText {
  const shown = selectShown(report);
  const within = (detail: Detail): SafeText | null => {
    const texts: SafeText[] = [];
    let size = 0;
    for (const { text } of parts(report, shown, options, detail)) {
      size += sizeOf(text);
      if (size > limit) return null;
      texts.push(text);
    }
    return concat(texts);
  };
  for (const detail of LESS) {
    const text = within(detail);
    if (text !== null) return text;
  }
  // As many rows of each table as fit.
  let fitting: SafeText | null = null;
  let [least, most] = [0, report.findings.length + report.returns.length];
  while (least <= most) {
    const rows = Math.floor((least + most) / 2);
    const text = within({ isAdvised: false, returns: 'with findings', most: rows });
    if (text === null) most = rows - 1;
    else [fitting, least] = [text, rows + 1];
  }
  const bare = gfm`### ${markOf(report)} return-gate: ${conclusionInWords(report)}`;
  const top = head(report);
  const fallbacks = [
    gfm`${top}${countTables(report)}${tail(report, options.links)}`,
    top,
    headline(report),
    bare,
    gfm``,
  ];
  return fitting ?? fallbacks.find(({ text }) => sizeOf(text) <= limit)?.text ?? bare.text;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** Renders the job summary without its limit. */
export function renderMarkdown(report: Report, options: MarkdownOptions): Iterable<SafeText> {
  return joined(textsOf(parts(report, selectShown(report), options, WHOLE)));
}
