import { criticalRisksOf, withheldInWords } from './describe/notes.js';
import { rank, SEVERITIES, type Finding } from '../model/finding.js';
import { groupBy } from '../model/collections.js';
import type { Report, Trend } from '../model/report.js';
import { counts, falseClaims, firstLine, FOR_EACH, isPlain } from './describe/answer.js';
import { lastLine as lastLineInWords } from './describe/title.js';
import { reasonsInWords, tally, totals } from './describe/conclusion.js';
import { groupsText } from './groups.js';
import { concat, painter, styled, terminal, type Paint, type SafeText, type Terminal } from './sink.js';
import { archivedInWords, byFile, selectShown, type ShownFindings } from './describe/shown.js';
import { statisticsOf } from './describe/grouping.js';
import { findingLines, noticeLines, repeatLines, rulePageLines, type Layout, type RuleLinks } from './text/findings.js';
import { comparisonInWords, verdictCounts } from './describe/claims.js';
import { widest, wrap } from './width.js';
import { count, cut } from '../model/text.js';
import { differences, placeInWords, sentencesOf, trendSentences } from './describe/finding.js';

export interface TextOptions {
  /** Whether to use ANSI styles. */
  readonly color: boolean;
  /** Whether to print only the findings that fail the run (at least the errors), and the last line. */
  readonly quiet: boolean;
  /** The width of the terminal; files and logs have a fixed width. */
  readonly columns?: number | undefined;
  /** How a finding leads to the page of its rule; absent for not at all. */
  readonly ruleLinks?: RuleLinks | undefined;
  /** Whether to count the findings of each rule instead of listing them. */
  readonly statistics?: boolean;
  /** Whether to list notices instead of counting them. */
  readonly notices?: boolean;
  /** Whether to leave out the first and the last line, for a caller that prints them. */
  readonly isInner?: boolean;
}

/** The width if the terminal's is unknown: that of most windows and log pages. */
const USUAL_COLUMNS = 100;

/** Below this width nothing is aligned; above the maximum, lines are hard to read. */
const FEWEST_COLUMNS = 60;

const MOST_COLUMNS = 140;

/**
 * Groups findings by file, each group in its order. Files with false claims come first, then those with the most severe findings,
 * archived ones behind others; the whole run comes last.
 */
function groupsOf(findings: readonly Finding[], { returns }: Report): ReadonlyMap<string | null, readonly Finding[]> {
  const archived = new Set(returns.flatMap((record) => (record.archived === undefined ? [] : [record.file])));
  const order = (file: string | null, all: readonly Finding[]): number => {
    if (file === null) return Infinity;
    const ranks = all.map(({ untrue, severity }) => (untrue === true ? 0 : SEVERITIES.length) + rank(severity));
    return (archived.has(file) ? 2 * SEVERITIES.length : 0) + Math.min(...ranks);
  };
  return new Map(
    [...groupBy(findings, ({ file }) => file)]
      .map(([file, all]) => ({ file, all, order: order(file, all) }))
      .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order) || byFile(a.file, b.file))
      .map(({ file, all }) => [file, all] as const),
  );
}

/** From as many false claims on, each is one line. */
const BRIEF_FROM = 10;

/** Returns what false claims say in brief, if there are many: without what most of them say, too. */
function briefWords(untrue: readonly Finding[]): ReadonlyMap<Finding, string> {
  if (untrue.length < BRIEF_FROM) return new Map();
  const all = untrue.map((finding) => ({ finding, sentences: sentencesOf(finding.message) }));
  const [common] = [...groupBy(all, ({ sentences: [, rest] }) => rest)].sort(([, a], [, b]) => b.length - a.length);
  return new Map(
    all.map(({ finding, sentences: [first, rest] }) => [finding, rest === common?.[0] ? first : finding.message]),
  );
}

/** Returns the scope and the outcome of a run as aligned rows. */
function summary(report: Report, width: number): Terminal {
  const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = report.counts;
  const byVerdict = verdictCounts(report)
    .map(({ name, n }) => `${String(n)} ${name}`)
    .join(', ');
  const rows: (readonly [string, number, string])[] = [
    ['files', files, ''],
    ['returns', returns, ''],
    ['claims', claims, byVerdict],
    ['findings', errors + warnings + notices, tally(totals(report))],
  ];
  if (baselined > 0)
    rows.push([
      'baselined',
      baselined,
      baselined === 1 ? 'known finding, which does not fail' : 'known findings, which do not fail',
    ]);
  if (preexisting > 0)
    rows.push([
      'preexisting',
      preexisting,
      preexisting === 1
        ? 'finding from before this change, which does not fail'
        : 'findings from before this change, which do not fail',
    ]);
  const nameWidth = widest(rows.map(([name]) => name.length));
  const numberWidth = widest(rows.map(([, n]) => String(n).length));
  const margin = nameWidth + numberWidth + 6;
  const lines = rows.map(([name, n, detail]) => {
    const number = String(n).padStart(numberWidth);
    const [first, ...more] = wrap(detail, width - margin);
    const rest = more.map((line) => terminal`${' '.repeat(margin)}${line}\n`);
    return terminal`  ${name.padEnd(nameWidth)}  ${number}${first === '' ? '' : `  ${first}`}\n${rest}`;
  });
  const reasons = reasonsInWords(report).map((words) => terminal`  ${words}\n`);
  return terminal`${lines}${reasons}\n`;
}

/** Returns the last line of a run, without a line end: `FAILED: 2 errors (fails on error)`. */
export function lastLine(report: Report, color: boolean): Terminal {
  const line = terminal`${lastLineInWords(report)}`;
  if (!color) return line;
  const { conclusion } = report;
  return styled('bold', styled(conclusion !== 'passed' ? 'red' : isPlain(report) ? 'green' : 'yellow', line));
}

/** Returns the answer, with the counts of findings, and the comparison. */
function opening(report: Report, paint: Paint): Terminal {
  const isFalse = falseClaims(report).some(counts);
  // Not wrapped, so that a log can be searched for it.
  const bold = paint('bold', terminal`${firstLine(report)}`);
  const line = isFalse ? paint('red', bold) : bold;
  const compared = comparisonInWords(report);
  return terminal`${line}\n${compared === '' ? '' : terminal`Checked ${compared}.\n`}\n`;
}

/** Returns a table that counts the findings of each rule. */
function statistics(report: Report): Terminal {
  const rules = statisticsOf(report.findings);
  if (rules.length === 0) return terminal``;
  const table = [
    ['rule', ...SEVERITIES.map((severity) => `${severity}s`), 'known', 'before'],
    ...rules.map(({ rule, numbers, known, preexisting }) => [
      rule,
      ...[...SEVERITIES.map((severity) => numbers[severity]), known, preexisting].map((n) =>
        n === 0 ? '-' : String(n),
      ),
    ]),
  ];
  const shown = (table[0] ?? []).flatMap((_, n) =>
    n < 4 || table.some((row, at) => at > 0 && row[n] !== '-') ? [n] : [],
  );
  const widths = shown.map((n) => widest(table.map((row) => row[n]?.length ?? 0)));
  const lines = table.map((row) => {
    const cells = shown.map((n, at) => {
      const cell = row[n] ?? '';
      return at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
    });
    return terminal`  ${cells.join('  ')}\n`;
  });
  return terminal`${lines}\n`;
}

/**
 * Renders the report for a terminal or log. It shows how many claims are false and which, then the other findings by
 * file with their source lines, then groups of findings, then the counts of notices, then a summary. The last line says whether the run
 * passed, and why. Baseline findings are only counted.
 */
export function* render(report: Report, options: TextOptions): Iterable<SafeText> {
  const { color, quiet, isInner = false } = options;
  const width = Math.max(FEWEST_COLUMNS, Math.min(options.columns ?? USUAL_COLUMNS, MOST_COLUMNS));
  const paint = painter(color);
  if (!quiet && !isInner) yield opening(report, paint).text;
  if (!quiet) yield groupsText(report).text;
  if (options.statistics === true) yield statistics(report).text;
  else yield* listed(report, { paint, width, shown: selectShown(report, options), links: options.ruleLinks });
  if (!quiet) yield criticalRisks(report, { paint, width }).text;
  const archived = quiet ? '' : archivedInWords(report);
  if (archived !== '') yield terminal`${wrap(archived, width).map((line) => terminal`${line}\n`)}\n`.text;
  const withheld = withheldInWords(report);
  if (withheld !== '') yield terminal`${withheld}\n\n`.text;
  if (!quiet && report.trend !== undefined) yield trendText(report.trend, { width, paint });
  if (!quiet) yield summary(report, width).text;
  if (!isInner) yield terminal`${lastLine(report, color)}\n`.text;
}

interface ListOptions {
  readonly paint: Paint;
  readonly width: number;
  readonly shown: ShownFindings;
  readonly links: RuleLinks | undefined;
}

/** Returns false claims and other findings by file, then groups of findings, then the notices that are only counted. */
function* listed(report: Report, { paint, width, shown, links }: ListOptions): Iterable<SafeText> {
  const brief = briefWords(shown.untrue);
  const layout = { paint, width, links, brief, pageLine: rulePageLines(links, paint) };
  for (const [file, ofFile] of groupsOf([...shown.untrue, ...shown.single], report)) {
    yield concat(Array.from(findingLines(file, ofFile, layout), ({ text }) => text));
  }
  if (brief.size > 0) yield terminal`${FOR_EACH}\n\n`.text;
  for (const repeat of shown.groups) yield concat(Array.from(repeatLines(repeat, layout), ({ text }) => text));
  yield noticeLines(shown, { paint, width }).text;
}

/** Maximum number of risks; the JSON report has all. */
const MOST_RISKS = 20;

const LONGEST_RISK = 500;

/** Returns the risks that returns mark as CRITICAL; empty without any. Document 004 asks to show them to people. */
function criticalRisks(report: Report, { paint, width }: Layout): Terminal {
  const all = criticalRisksOf(report);
  if (all.length === 0) return terminal``;
  const lines = all.slice(0, MOST_RISKS).map(({ file, line: start, text }) => {
    const words = wrap(terminal`${cut(text, LONGEST_RISK)}`.text, width - 4);
    return terminal`  ${placeInWords(file, start)}\n${words.map((line) => terminal`    ${line}\n`)}`;
  });
  const more =
    all.length > MOST_RISKS ? terminal`  and ${count(all.length - MOST_RISKS, 'more CRITICAL risk')}\n` : terminal``;
  return terminal`${paint('bold', terminal`CRITICAL risks`)}\n${lines}${more}\n`;
}

/** Maximum number of findings in each list. New findings also appear in full among the others. */
const MOST_NAMED = 20;

/** Compares the run with an earlier one: the numbers, then new and fixed findings, one line each. */
function trendText(trend: Trend, { width, paint }: { readonly width: number; readonly paint: Paint }): SafeText {
  const lines = wrap(terminal`${trendSentences(trend)}`.text, width).map((line) => terminal`${line}\n`);
  for (const { name, list } of differences(trend)) {
    for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
      const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', terminal`${word.padEnd(5)}`);
      lines.push(terminal`  ${mark}  ${severity.padEnd(7)}  ${rule}  ${placeInWords(file, line)}\n`);
    }
    if (list.length > MOST_NAMED) lines.push(terminal`  and ${list.length - MOST_NAMED} more ${name}\n`);
  }
  return concat([...lines, terminal`\n`].map(({ text }) => text));
}
