import { failsAt, SEVERITIES, type Finding, type Severity } from '../model/finding.js';
import { NEVER_COMMITTED } from '../model/claim.js';
import { groupBy } from '../model/collections.js';
import type { Report, Trend } from '../model/report.js';
import { count, cut } from '../model/text.js';
import {
  comparisonInWords,
  counted,
  firstLine,
  inThousands,
  isPlain,
  lastLine as lastLineInWords,
} from './describe/answer.js';
import { counts, falseClaims, FOR_EACH } from './describe/claims.js';
import {
  differences,
  findingWords,
  fixable,
  placeInWords,
  repeatWords,
  sentencesOf,
  trendSentences,
  WHOLE_RUN,
  type Words,
} from './describe/finding.js';
import { reasonsInWords } from './describe/loosened.js';
import { criticalRisksOf, groupTables, withheldInWords } from './describe/notes.js';
import { OutcomeCounts } from './describe/outcomes.js';
import { agentsInWords, archivedInWords, byWeight, selectShown, statisticsOf, type Repeat } from './describe/shown.js';
import { rulePage } from './links.js';
import type { FormatOptions, RuleLinks } from './options.js';
import { concat, linked, painter, terminal, type Paint, type SafeText, type Style, type Terminal } from './sink.js';
import { columns, widest, wrap } from './width.js';

type TextOptions = Omit<FormatOptions, 'links'> & {
  /** True to leave out the first and the last line, for a caller that prints them. */
  readonly isInner?: boolean;
};

/** The width if the terminal's is unknown: that of most windows and log pages. */
const USUAL_COLUMNS = 100;

/** Below this width nothing is aligned; above the maximum, lines are hard to read. */
const FEWEST_COLUMNS = 60;

const MOST_COLUMNS = 140;

/** The common data of all parts of the text. */
interface Layout {
  readonly paint: Paint;
  /** The number of columns of a line. */
  readonly width: number;
  /** The same on a terminal. Elsewhere lines that people search logs for are not wrapped. */
  readonly known: number;
  readonly links: RuleLinks | undefined;
  /** Returns the line with the address of a rule's page, once for each rule; empty without addresses. */
  readonly pageLine: (rule: string, margin: string) => Terminal;
}

function layoutOf({ color, columns: wanted, ruleLinks: links }: TextOptions): Layout {
  const paint = painter(color);
  const shown = new Set<string>();
  const width = Math.max(FEWEST_COLUMNS, Math.min(wanted ?? USUAL_COLUMNS, MOST_COLUMNS));
  return {
    paint,
    width,
    known: wanted === undefined ? Infinity : width,
    links,
    pageLine: (rule, margin) => {
      if (links !== 'addresses' || shown.has(rule)) return terminal``;
      shown.add(rule);
      return terminal`${margin}${paint('dim', terminal`see: ${rulePage(rule)}`)}\n`;
    },
  };
}

/**
 * Renders the report for a terminal or log: a line on the claims and which are false, the findings by file with
 * what to do, groups of findings, and the totals. The most severe come first. The last line says whether the run
 * passed, and why. Baseline findings are only counted.
 */
export function* render(report: Report, options: TextOptions): Iterable<SafeText> {
  const { quiet, isInner = false, statistics = false } = options;
  const layout = layoutOf(options);
  const { notices, ...shown } = selectShown(report, options);
  if (!quiet && !isInner) yield opening(report, layout).text;
  if (statistics) yield statisticsTables(report).text;
  else {
    let isAny = false;
    for (const { text } of listed(report, shown, layout)) {
      yield text;
      isAny = true;
    }
    if (isAny) yield terminal`\n`.text;
  }
  if (!quiet) yield criticalRisks(report, layout).text;
  const withheld = withheldInWords(report);
  if (withheld !== '') yield terminal`${withheld}\n\n`.text;
  if (!quiet && report.trend !== undefined) yield trendText(report.trend, layout);
  const silent = statistics ? 0 : notices.reduce((sum, [, n]) => sum + n, 0);
  if (!quiet) yield totalsText(report, silent, layout).text;
  if (!isInner) yield lastLine(report, layout).text;
}

/** Returns the last line of a run: `FAILED: 2 errors (fails on error)`. */
function lastLine(report: Report, { paint, known }: Layout): Terminal {
  const style = report.conclusion !== 'passed' ? 'red' : isPlain(report) ? 'green' : 'yellow';
  const lines = wrap(terminal`${lastLineInWords(report)}`.text, known);
  return terminal`${lines.map((line) => terminal`${paint('bold', paint(style, terminal`${line}`))}\n`)}`;
}

/** Returns the first line, and the comparison. */
function opening(report: Report, { paint, known }: Layout): Terminal {
  const lines = wrap(terminal`${firstLine(report)}`.text, known).map((line) => {
    const bold = paint('bold', terminal`${line}`);
    return terminal`${falseClaims(report).some(counts) ? paint('red', bold) : bold}\n`;
  });
  const compared = comparisonInWords(report);
  const words = compared === '' ? [] : wrap(terminal`Checked ${compared}.`.text, known);
  return terminal`${lines}${hanging(words, '')}\n`;
}

/** Returns lines with a common indentation. */
function hanging(lines: readonly string[], margin: string): Terminal {
  return terminal`${lines.map((line) => terminal`${margin}${line}\n`)}`;
}

/** Returns a text wrapped to the width; all lines but the first are indented. */
function wrapped(text: string, width: number): Terminal {
  const [first, ...more] = wrap(terminal`${text}`.text, width, width - 2);
  return terminal`${first}\n${hanging(more, '  ')}`;
}

/** Returns the totals: the checked files and claims by outcome, how many notices are only counted, and what does not count. */
function totalsText(report: Report, notices: number, { width }: Layout): Terminal {
  const { files, returns, claims, baselined, preexisting } = report.counts;
  const outcomes = new OutcomeCounts(report.returns).listed().map(({ n, word }) => `${inThousands(n)} ${word}`);
  const silent = [
    ...(baselined === 0 ? [] : [counted(baselined, 'known finding')]),
    ...(preexisting === 0 ? [] : [`${counted(preexisting, 'finding')} from before this change`]),
  ].join(' and ');
  const checked = [counted(files, 'file'), counted(returns, 'return'), counted(claims, 'claim')].join(', ');
  const lines = [
    [
      `${checked}${outcomes.length === 0 ? '' : `: ${outcomes.join(', ')}`}`,
      archivedInWords(report),
      notices === 0 ? '' : `--notices shows ${counted(notices, 'notice')}`,
    ]
      .filter((part) => part !== '')
      .join('; '),
    silent === '' ? '' : `${silent}: not counted, ${baselined + preexisting === 1 ? 'it does' : 'they do'} not fail`,
    ...reasonsInWords(report),
  ];
  return terminal`${lines.filter((line) => line !== '').map((line) => wrapped(line, width))}`;
}

/** Returns a table: the first column is aligned to the left, all others to the right. */
function tableText(rows: readonly (readonly string[])[]): Terminal {
  const widths = (rows[0] ?? []).map((_, n) => widest(rows.map((row) => row[n]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)));
    return terminal`  ${cells.join('  ')}\n`;
  });
  return terminal`${lines}\n`;
}

/** Returns a table that counts the returns of each group, such as epics, and one that counts the findings of each rule. */
function statisticsTables(report: Report): Terminal {
  const rules = statisticsOf(report.findings);
  const numbers = [...SEVERITIES.map((severity) => `${severity}s`), 'known', 'before'];
  const rows = rules.map(({ rule, numbers: of, known, preexisting }) => [
    rule,
    ...[...SEVERITIES.map((severity) => of[severity]), known, preexisting].map((n) => (n === 0 ? '-' : String(n))),
  ]);
  // The columns of findings that do not count are shown only if there are some.
  const shown = ['rule', ...numbers].flatMap((_, n) => (n < 4 || rows.some((row) => row[n] !== '-') ? [n] : []));
  const table = [['rule', ...numbers], ...rows].map((row) => shown.map((n) => row[n] ?? ''));
  return terminal`${groupTables(report).map(tableText)}${rules.length === 0 ? terminal`` : tableText(table)}`;
}

/** From as many false claims of a rule on, each is one line. */
const BRIEF_FROM = 10;

/** Returns what false claims say in one line each, if a rule has many: without what most of them say, too. */
function briefWords(untrue: readonly Finding[]): ReadonlyMap<Finding, string> {
  return new Map(
    [...groupBy(untrue, ({ rule }) => rule).values()]
      .filter(({ length }) => length >= BRIEF_FROM)
      .flatMap((findings) => {
        const all = findings.map((finding) => ({
          finding,
          sentences: sentencesOf(finding.message.replace(` ${NEVER_COMMITTED}`, '')),
        }));
        const [common] = [...groupBy(all, ({ sentences: [, rest] }) => rest)].sort(
          ([, a], [, b]) => b.length - a.length,
        );
        return all.map(({ finding, sentences: [first, rest] }) => {
          return [finding, rest === common?.[0] ? first : `${first} ${rest}`] as const;
        });
      }),
  );
}

/** Returns false claims and other findings by file, then groups of findings. */
function* listed(
  report: Report,
  { untrue, single, groups }: Pick<ReturnType<typeof selectShown>, 'untrue' | 'single' | 'groups'>,
  layout: Layout,
): Iterable<Terminal> {
  const brief = briefWords(untrue);
  for (const [file, findings] of groupBy(byWeight([...untrue, ...single], report), (finding) => finding.file)) {
    yield* findingLines(file, findings, brief, layout);
  }
  if (brief.size > 0) {
    const rules = [...new Set([...brief.keys()].map(({ rule }) => rule))];
    yield fixLines(`${FOR_EACH} (${rules.join(', ')})`, '', layout);
    for (const rule of rules) yield layout.pageLine(rule, '');
  }
  for (const repeat of groups) yield* repeatLines(repeat, report.failOn, layout);
}

const SEVERITY_STYLE: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan' };

const SEVERITY_WIDTH = 'warning'.length;

function level(severity: Severity, paint: Paint): Terminal {
  return paint(SEVERITY_STYLE[severity], terminal`${severity.padEnd(SEVERITY_WIDTH)}`);
}

/** Returns a rule's id, as a link to its page if the terminal has links. */
function ruleName(rule: string, { links }: Layout): Terminal {
  const name = terminal`${rule}`;
  return links === 'links' ? linked(rulePage(rule), name) : name;
}

/** Returns what to do; nothing for the empty string. */
function fixLines(advice: string, margin: string, { paint, width }: Layout): Terminal {
  if (advice === '') return terminal``;
  const label = 'fix: ';
  const [first, ...more] = wrap(terminal`${advice}`.text, width - margin.length - label.length);
  return terminal`${margin}${paint('green', terminal`fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}

function fixOf(words: Words): string {
  return words.fix === '' ? '' : words.fix + fixable(words);
}

/**
 * Rules are aligned after messages of at most this width, so that one long message does not push them all out of view.
 */
const MESSAGE_WIDTH = 72;

/** If a message has fewer columns than this, its rule follows it in parentheses. */
const LEAST_MESSAGE = 24;

/** Yields the findings of a file, or of the whole run (null), under its name. */
function* findingLines(
  file: string | null,
  findings: readonly Finding[],
  brief: ReadonlyMap<Finding, string>,
  layout: Layout,
): Iterable<Terminal> {
  const { paint, width, known, pageLine } = layout;
  const all = findings.map((finding) => ({ short: brief.get(finding), words: findingWords(finding) }));
  const placeWidth = widest(all.map(({ words }) => words.position.length));
  const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
  const lead = margin.length + SEVERITY_WIDTH + 2;
  const room = width - lead - widest(all.map(({ words }) => words.rule.length)) - 2;
  // A narrow window has no column for rules.
  const aside = room >= LEAST_MESSAGE;
  const messages = all.map(
    ({ short, words: { message, rule } }) =>
      (short === undefined && !aside ? terminal`${message} (${rule})` : terminal`${short ?? message}`).text,
  );
  const long = messages.filter((_, n) => all[n]?.short === undefined);
  const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, widest(long.map(columns))) : width - lead;

  const name = terminal`${file ?? WHOLE_RUN}`;
  yield terminal`${paint('bold', file === null ? name : paint('underline', name))}\n`;
  for (const [i, { short, words }] of all.entries()) {
    const { severity, rule, position } = words;
    const start = terminal`  ${placeWidth === 0 ? '' : `${position.padStart(placeWidth)}  `}${level(severity, paint)}  `;
    const message = messages[i] ?? '';
    if (short !== undefined) {
      const [brief, ...rest] = wrap(message, known - lead);
      yield terminal`${start}${brief}\n${hanging(rest, ' '.repeat(lead))}`;
      continue;
    }
    const [first, ...more] = wrap(message, messageWidth, Math.max(messageWidth, width - lead));
    const padding = ' '.repeat(Math.max(0, messageWidth - columns(first)));
    yield terminal`${start}${first}${aside ? terminal`${padding}  ${paint('dim', ruleName(rule, layout))}` : terminal``}\n`;
    yield hanging(more, ' '.repeat(lead));
    // The last of several neighbours of one rule shows their common advice.
    const next = all[i + 1];
    const isRepeated = next?.short === undefined && next?.words.rule === rule && fixOf(next.words) === fixOf(words);
    if (!isRepeated) yield fixLines(fixOf(words), margin, layout);
    yield pageLine(rule, margin);
  }
}

/** Maximum number of places of a group that does not fail the run; all of those that do are shown. */
const MOST_PLACES = 3;

/** Yields a group of findings once: its count, its agents and its first places. */
function* repeatLines(repeat: Repeat, failOn: Report['failOn'], layout: Layout): Iterable<Terminal> {
  const words = repeatWords(repeat);
  const { rule, severity, message } = words;
  const { findings } = repeat;
  const { paint, width, pageLine } = layout;
  const margin = '  ';
  const agents = agentsInWords(repeat);
  yield terminal`${paint('bold', terminal`${findings.length} x ${ruleName(rule, layout)}`)}${agents === '' ? '' : ` by ${agents}`}\n`;
  const lead = margin.length + SEVERITY_WIDTH + 2;
  const [start, ...more] = wrap(terminal`${message}`.text, width - lead);
  yield terminal`${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
  const shown = findings.filter((finding, n) => n < MOST_PLACES || failsAt(finding, failOn));
  for (const finding of shown) {
    const { fileName, position } = findingWords(finding);
    yield terminal`${margin}at ${fileName}${position === '' ? '' : `:${position}`}\n`;
  }
  const hidden = findings.length - shown.length;
  if (hidden > 0) yield terminal`${margin}and ${hidden} more: --rule ${rule} shows each\n`;
  yield fixLines(fixOf(words), margin, layout);
  yield pageLine(rule, margin);
}

/** Maximum number of risks; the JSON report has all. */
const MOST_RISKS = 20;

const LONGEST_RISK = 500;

/** Returns the risks that returns mark as CRITICAL; empty without any. Document 004 asks to show them to people. */
function criticalRisks(report: Report, { paint, width }: Layout): Terminal {
  const all = criticalRisksOf(report);
  if (all.length === 0) return terminal``;
  const lines = all.slice(0, MOST_RISKS).map(({ file, line, text }) => {
    const words = wrap(terminal`${cut(text, LONGEST_RISK)}`.text, width - 4);
    return terminal`  ${placeInWords(file, line)}\n${hanging(words, '    ')}`;
  });
  const more =
    all.length > MOST_RISKS ? terminal`  and ${count(all.length - MOST_RISKS, 'more CRITICAL risk')}\n` : terminal``;
  return terminal`${paint('bold', terminal`CRITICAL risks`)}\n${lines}${more}\n`;
}

/** Maximum number of findings in each list. New findings also appear in full among the others. */
const MOST_NAMED = 20;

/** Compares the run with an earlier one: the numbers, then new and fixed findings, one line each. */
function trendText(trend: Trend, { width, paint }: Layout): SafeText {
  const lines = [hanging(wrap(terminal`${trendSentences(trend)}`.text, width), '')];
  for (const { name, list } of differences(trend)) {
    for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
      const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', terminal`${word.padEnd(5)}`);
      lines.push(terminal`  ${mark}  ${severity.padEnd(7)}  ${rule}  ${placeInWords(file, line)}\n`);
    }
    if (list.length > MOST_NAMED) lines.push(terminal`  and ${list.length - MOST_NAMED} more ${name}\n`);
  }
  return concat([...lines, terminal`\n`].map(({ text }) => text));
}
