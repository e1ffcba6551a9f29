import type { Finding, Severity } from '../../model/finding.js';
import {
  findingWords,
  fixable,
  repeatWords,
  sourceParts,
  WHOLE_RUN,
  type SourceParts,
  type Words,
} from '../describe/finding.js';
import { absentCommitsInWords, agentsInWords, type Repeat, type ShownFindings } from '../describe/shown.js';
import { linked, terminal, type Paint, type Style, type Terminal } from '../sink.js';
import { columns, widest, wrap } from '../width.js';
import { rulePage } from '../links.js';
import { count } from '../../model/text.js';

export interface Layout {
  readonly paint: Paint;
  /** The number of columns of a line. */
  readonly width: number;
}

/** The layout of findings, which lead to the pages of their rules. */
export interface FindingLayout extends Layout {
  /** The findings that are shown on a line each, without source and advice, and what they say. */
  readonly brief: ReadonlyMap<Finding, string>;
  readonly links: RuleLinks | undefined;
  readonly pageLine: (rule: string, margin: string) => Terminal;
}

const SEVERITY_STYLE: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan' };

const SEVERITY_WIDTH = 'warning'.length;

/**
 * Rules are aligned after messages of at most this width, so that one long message does not push them all out of view.
 */
const MESSAGE_WIDTH = 72;

/** If a message has fewer columns than this, its rule follows it in parentheses. */
const LEAST_MESSAGE = 24;

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

function level(severity: Severity, paint: Paint): Terminal {
  return paint(SEVERITY_STYLE[severity], terminal`${severity.padEnd(SEVERITY_WIDTH)}`);
}

/** The part of a line that contains a range and fits. Text before the range is cut first. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** How much of the text before a range is kept, in UTF-16 units. */
const BEFORE = 20;

function windowOf(source: string, start: number, end: number, room: number): Window {
  const { text } = terminal`${source}`;
  if (columns(text) <= room) return { from: 0, to: source.length };
  // For plain ASCII, the width of a part is its length.
  const isPlain = text === source && /^[\x20-\x7e]*$/.test(text) && !text.includes('::');
  const widthOf = (part: string): number => (isPlain ? part.length : columns(terminal`${part}`.text));
  const fits = (from: number, to: number): boolean => widthOf(source.slice(from, to)) <= room - 2;
  let from = fits(0, end) ? 0 : Math.max(0, Math.min(start, start - BEFORE));
  let to = source.length;
  while (to > start + 1 && !fits(from, to)) to--;
  while (from < start && !fits(from, to)) from++;
  if (isTail(source, from)) from++;
  if (isTail(source, to)) to--;
  return { from, to };
}

/** Whether a position splits a surrogate pair. */
function isTail(text: string, at: number): boolean {
  return at > 0 && at < text.length && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

/** Returns the source line, and the marks under its range. */
function quoteSource(parts: SourceParts, room: number): readonly [Terminal, Terminal] {
  const source = `${parts.before}${parts.range}${parts.after}`.replaceAll('\t', ' ').trimEnd();
  const start = Math.min(parts.before.length, source.length);
  const end = Math.min(parts.before.length + parts.range.length, source.length);
  const { from, to } = windowOf(source, start, end, room - (parts.isCut ? 1 : 0));
  const shown = (first: number, last: number): Terminal => terminal`${source.slice(first, last)}`;
  const lead = parts.isCut || from > 0 ? terminal`…` : terminal``;
  const tail = to < source.length ? terminal`…` : terminal``;
  const before = columns(lead.text) + columns(shown(from, start).text);
  const length = Math.max(1, columns(shown(start, Math.min(end, to)).text));
  return [terminal`${lead}${shown(from, to)}${tail}`, terminal`${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}

/** Returns lines with a common indentation. */
function hanging(lines: readonly string[], margin: string): Terminal {
  return terminal`${lines.map((line) => terminal`${margin}${line}\n`)}`;
}

/** Returns advice and command; nothing without advice. */
function advice(words: Words, margin: string, { paint, width }: Layout): Terminal {
  if (words.fix === '') return terminal``;
  const label = 'fix: ';
  const [first, ...more] = wrap(terminal`${words.fix + fixable(words)}`.text, width - margin.length - label.length);
  return terminal`${margin}${paint('green', terminal`fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}

function source(finding: Finding, margin: string, { paint, width }: Layout): Terminal {
  const parts = sourceParts(finding);
  if (parts === null) return terminal``;
  const [line, marks] = quoteSource(parts, width - margin.length - 2);
  const bar = paint('dim', terminal`|`);
  return terminal`${margin}${bar} ${line}\n${margin}${bar} ${paint(SEVERITY_STYLE[finding.severity], marks)}\n`;
}

/** Returns the findings of a file, or of the whole run (null), under its name. */
export function* findingLines(
  file: string | null,
  findings: readonly Finding[],
  layout: FindingLayout,
): Iterable<Terminal> {
  const { paint, width, links, pageLine, brief } = layout;
  const all = findings.map((finding) => {
    const words = findingWords(finding);
    return { finding, words: { ...words, message: brief.get(finding) ?? words.message } };
  });
  const placeWidth = widest(all.map(({ words }) => words.position.length));
  const lead = (placeWidth === 0 ? 2 : placeWidth + 4) + SEVERITY_WIDTH + 2;
  const ruleWidth = widest(all.map(({ words }) => columns(terminal`${words.rule}`.text)));
  const room = width - lead - ruleWidth - 2;
  // A narrow window has no column for rules.
  const aside = room >= LEAST_MESSAGE;
  const messages = all.map(
    ({ words: { message, rule } }) => (aside ? terminal`${message}` : terminal`${message} (${rule})`).text,
  );
  const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, widest(messages.map(columns))) : width - lead;
  const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);

  yield terminal`${file === null ? paint('bold', terminal`${WHOLE_RUN}`) : paint('bold', paint('underline', terminal`${file}`))}\n`;
  for (const [i, { finding, words }] of all.entries()) {
    const { severity, rule, position } = words;
    const location = placeWidth === 0 ? terminal`` : terminal`${position.padStart(placeWidth)}  `;
    const [first, ...more] = wrap(messages[i] ?? '', messageWidth, Math.max(messageWidth, width - lead));
    yield terminal`  ${location}${level(severity, paint)}  ${aside ? pad(first, messageWidth) : first}${aside ? terminal`  ${paint('dim', ruleName(rule, links))}` : terminal``}\n`;
    yield hanging(more, ' '.repeat(lead));
    if (brief.has(finding)) continue;
    yield source(finding, margin, layout);
    if (!hasAdviceOf(all[i + 1]?.words, words)) yield advice(words, margin, layout);
    yield pageLine(finding.rule, margin);
  }
  yield terminal`\n`;
}

/** Whether the next finding of a file is of the same rule, with the same advice: then only the last one shows it. */
function hasAdviceOf(next: Words | undefined, { rule, fix, command }: Words): boolean {
  return next?.rule === rule && next.fix === fix && next.command === command;
}

/** Maximum number of places of a group. */
const MOST_PLACES: Readonly<Record<Severity, number>> = { error: 10, warning: 3, notice: 3 };

/** Returns a group of findings once: its count, its agents and its first places. */
export function* repeatLines(repeat: Repeat, layout: FindingLayout): Iterable<Terminal> {
  const words = repeatWords(repeat);
  const { rule, severity, message } = words;
  const { findings } = repeat;
  const { paint, width, links, pageLine } = layout;
  const margin = '  ';
  yield terminal`${paint('bold', terminal`${findings.length} x ${ruleName(rule, links)}`)}\n`;
  const lead = margin.length + SEVERITY_WIDTH + 2;
  const [start, ...more] = wrap(terminal`${message}`.text, width - lead);
  yield terminal`${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
  const agents = agentsInWords(repeat);
  if (agents !== '') yield hanging(wrap(terminal`by ${agents}`.text, width - margin.length), margin);
  for (const finding of findings.slice(0, MOST_PLACES[severity])) {
    const { fileName, position } = findingWords(finding);
    yield terminal`${margin}at ${fileName}${position === '' ? '' : `:${position}`}\n`;
  }
  const hidden = findings.length - MOST_PLACES[severity];
  if (hidden > 0) yield terminal`${margin}and ${hidden} more: --rule ${rule} shows each\n`;
  yield advice(words, margin, layout);
  yield pageLine(repeat.rule, margin);
  yield terminal`\n`;
}

/** How a finding leads to the page of its rule: by a link of the terminal behind the rule's id, or by the address. */
export type RuleLinks = 'links' | 'addresses';

/** Returns a rule's id, as a link to its page if the terminal has links. */
export function ruleName(rule: string, links: RuleLinks | undefined): Terminal {
  const name = terminal`${rule}`;
  return links === 'links' ? linked(rulePage(rule), name) : name;
}

/** Returns a function that returns the line with the address of a rule's page, once for each rule; empty without addresses. */
export function rulePageLines(links: RuleLinks | undefined, paint: Paint): (rule: string, margin: string) => Terminal {
  const shown = new Set<string>();
  return (rule, margin) => {
    if (links !== 'addresses' || shown.has(rule)) return terminal``;
    shown.add(rule);
    return terminal`${margin}${paint('dim', terminal`see: ${rulePage(rule)}`)}\n`;
  };
}

/** Returns the counted notices as a table by rule, and the absent commits as one finding; empty without any. */
export function noticeLines(
  { notices, absentCommits }: Pick<ShownFindings, 'notices' | 'absentCommits'>,
  { paint, width }: Layout,
): Terminal {
  const commits =
    absentCommits === null
      ? terminal``
      : terminal`${wrap(`${absentCommitsInWords(absentCommits)} --rule ${absentCommits.rule} shows each.`, width).map((line) => terminal`${line}\n`)}\n`;
  if (notices.length === 0) return commits;
  const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
  const ruleWidth = widest(notices.map(({ rule }) => rule.length));
  const numberWidth = widest(notices.map(({ findings }) => String(findings.length).length));
  const rows = notices.map(
    ({ rule, findings }) => terminal`  ${rule.padEnd(ruleWidth)}  ${String(findings.length).padStart(numberWidth)}\n`,
  );
  return terminal`${commits}${paint('bold', terminal`${count(all, 'notice')}`)} (--notices shows each)\n${rows}\n`;
}
