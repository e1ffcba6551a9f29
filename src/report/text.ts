import { VERDICTS } from '../model/claim.js';
import { isActive, type Excerpt, type Finding } from '../model/finding.js';
import type { Range } from '../model/position.js';
import type { Report } from '../model/report.js';
import { isAtLeast, type Severity } from '../model/severity.js';
import { conclusionLine, tally, totals } from './conclusion.js';
import { fixable } from './fixable.js';
import { concat, styled, terminal, type SafeText, type Style, type Terminal } from './sink.js';
import { columns } from './width.js';

export interface TextOptions {
  /** Styles by ANSI sequences. */
  readonly color: boolean;
  /** Only the findings that fail the run (the errors at least), and the last line. */
  readonly quiet: boolean;
}

/** Gives a fragment a style, or leaves it plain. */
export type Paint = (style: Style, fragment: Terminal) => Terminal;

const SEVERITY_STYLE: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
/** Rules line up behind messages of at most this width: one long message does not push them all out of sight. */
const MESSAGE_WIDTH = 72;

/** What styles fragments where colour is wanted. */
export function painter(color: boolean): Paint {
  return color ? styled : (_, fragment) => fragment;
}

/** A spread of as many arguments as a file has findings could overflow the stack. */
function widest(widths: Iterable<number>): number {
  let most = 0;
  for (const width of widths) most = Math.max(most, width);
  return most;
}

function pad(fragment: Terminal, width: number): Terminal {
  return terminal`${fragment}${' '.repeat(Math.max(0, width - columns(fragment.text)))}`;
}

/** The source line without its indentation, and marks under the range; columns that are outside of it are pulled in. */
function quoteSource(excerpt: Excerpt, range: Range): readonly [Terminal, Terminal] {
  const source = excerpt.text.replaceAll('\t', ' ');
  const inside = (column: number): number => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
  const start = inside(range.startColumn);
  const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
  const indent = Math.min(start, source.length - source.trimStart().length);
  const shown = (from: number, to: number): Terminal => terminal`${source.slice(from, to)}`;
  const lead = excerpt.cut > 0 ? terminal`…` : terminal``;
  const before = columns(lead.text) + columns(shown(indent, start).text);
  const length = Math.max(1, columns(shown(start, end).text));
  return [terminal`${lead}${shown(indent, source.length)}`, terminal`${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}

function place(finding: Finding): string {
  return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}

function* group(file: string | null, findings: readonly Finding[], paint: Paint): Iterable<Terminal> {
  const placeWidth = widest(findings.map((finding) => place(finding).length));
  const messages = findings.map(({ message }) => terminal`${message}`);
  const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => columns(text))));
  const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);

  yield terminal`${file === null ? paint('bold', terminal`the whole run`) : paint('bold', paint('underline', terminal`${file}`))}\n`;
  for (const [i, finding] of findings.entries()) {
    const { severity, rule, recommendation, excerpt, range } = finding;
    const location = placeWidth === 0 ? terminal`` : terminal`${place(finding).padStart(placeWidth)}  `;
    const level = paint(SEVERITY_STYLE[severity], terminal`${severity.padEnd(SEVERITY_WIDTH)}`);
    const message = pad(messages[i] ?? terminal``, messageWidth);
    yield terminal`  ${location}${level}  ${message}  ${paint('dim', terminal`${rule}`)}\n`;
    if (excerpt !== null && range !== null) {
      const [source, marks] = quoteSource(excerpt, range);
      yield terminal`${margin}${paint('dim', terminal`|`)} ${source}\n`;
      yield terminal`${margin}${paint('dim', terminal`|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
    }
    if (recommendation !== '')
      yield terminal`${margin}${paint('green', terminal`fix:`)} ${recommendation}${fixable(finding)}\n`;
  }
  yield terminal`\n`;
}

function byFile(findings: readonly Finding[]): ReadonlyMap<string | null, readonly Finding[]> {
  const groups = new Map<string | null, Finding[]>();
  for (const finding of findings) {
    const known = groups.get(finding.file);
    if (known === undefined) groups.set(finding.file, [finding]);
    else known.push(finding);
  }
  const run = groups.get(null);
  // What concerns the whole run stands last, next to the conclusion.
  if (run !== undefined && groups.delete(null)) groups.set(null, run);
  return groups;
}

function summary(report: Report): Terminal {
  const { files, returns, claims, errors, warnings, notices, baselined, preexisting, verdicts } = report.counts;
  const byVerdict = VERDICTS.filter((name) => verdicts[name] > 0)
    .map((name) => `${String(verdicts[name])} ${name}`)
    .join(', ');
  const rows: (readonly [string, number, string])[] = [
    ['files', files, ''],
    ['returns', returns, ''],
    ['claims', claims, byVerdict],
    ['findings', errors + warnings + notices, tally(totals(report))],
  ];
  if (baselined > 0) rows.push(['baselined', baselined, 'known findings, which do not fail']);
  if (preexisting > 0) rows.push(['preexisting', preexisting, 'findings from before this change, which do not fail']);
  const nameWidth = widest(rows.map(([name]) => name.length));
  const numberWidth = widest(rows.map(([, n]) => String(n).length));
  const lines = rows.map(([name, n, detail]) => {
    const number = String(n).padStart(numberWidth);
    return terminal`  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
  });
  return terminal`${lines}\n`;
}

/** The last line of a run, without a line end: `FAILED: 2 errors (fails on error)`. */
export function lastLine(report: Report, color: boolean): Terminal {
  const line = terminal`${conclusionLine(report)}`;
  if (!color) return line;
  return styled('bold', styled(report.conclusion === 'passed' ? 'green' : 'red', line));
}

function isShown(finding: Finding, report: Report, quiet: boolean): boolean {
  if (!isActive(finding)) return false;
  if (!quiet || finding.severity === 'error') return true;
  return report.failOn !== 'never' && isAtLeast(finding.severity, report.failOn);
}

/**
 * The report for a person at a terminal or before a log: findings by file with their source lines, a summary, and one
 * last line that says passed or failed and why. Findings of the baseline are only counted.
 */
export function* render(report: Report, { color, quiet }: TextOptions): Iterable<SafeText> {
  const paint = painter(color);
  const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
  for (const [file, findings] of byFile(shown)) {
    yield concat(Array.from(group(file, findings, paint), ({ text }) => text));
  }
  if (!quiet) yield summary(report).text;
  yield terminal`${lastLine(report, color)}\n`.text;
}
