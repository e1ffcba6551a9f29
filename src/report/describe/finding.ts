import { pathIn } from '../../model/path.js';
import { shortId } from '../links.js';
import { type Excerpt, type Finding, isActive, type Remark, type Severity } from '../../model/finding.js';
import type { Fix } from '../../model/fix.js';
import type { Range } from '../../model/pointer.js';
import type { Trend } from '../../model/report.js';
import type { Repeat } from './shown.js';

/**
 * The words of a finding, or of a repeated one, in every format. They are plain text, which a format encodes through
 * the sink.
 */
export interface Words {
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  /** Advice for the reader; empty without any. */
  readonly fix: string;
  /** The command that fixes it; null for none. */
  readonly command: string | null;
}

/** The words of a finding, and its place. */
export interface FindingWords extends Words {
  /** Why it does not count; empty if it does. */
  readonly state: '' | 'known' | 'from before this change';
  /** Null for a finding of the run. */
  readonly file: string | null;
  /** Its file, or `the whole run`. */
  readonly fileName: string;
  /** Its first line in that file, from 1; null if it has none. */
  readonly line: number | null;
  readonly column: number | null;
  /** Line and column: `12:5`, or the empty string. */
  readonly position: string;
}

/** Shown instead of a file name for findings without a file. */
export const WHOLE_RUN = 'the whole run';

/** Returns the words of a finding. With a root, its file is relative to the top of the repository. */
export function findingWords(
  finding: Remark & Partial<Pick<Finding, 'baselined' | 'preexisting'>>,
  root = '',
): FindingWords {
  const { severity, rule, message, recommendation, file, range, fix } = finding;
  const path = file === null ? null : pathIn(root, file);
  return {
    severity,
    rule,
    message,
    fix: adviceOf(recommendation),
    command: commandFor(fix),
    state: finding.baselined === true ? 'known' : finding.preexisting === true ? 'from before this change' : '',
    file: path,
    fileName: path ?? WHOLE_RUN,
    line: range?.startLine ?? null,
    column: range?.startColumn ?? null,
    position: range === null ? '' : `${String(range.startLine)}:${String(range.startColumn)}`,
  };
}

/** Returns the words of a repeated finding. The command is that of the first. */
export function repeatWords({ severity, rule, message, recommendation, findings }: Repeat): Words {
  return { severity, rule, message, fix: adviceOf(recommendation), command: commandFor(findings[0]?.fix) };
}

/** The standard's sentence for the caller of an agent, which starts a recommendation. */
const FOR_CALLER = /^Fix (?:[^\n]*? )??subagent return format(?:: |\. |$)/;

/** Returns what a recommendation says to a reader who did not call the agent. */
export function adviceOf(recommendation: string): string {
  const advice = recommendation.replace(FOR_CALLER, '');
  return advice === '' ? recommendation : `${advice.charAt(0).toUpperCase()}${advice.slice(1)}`;
}

function commandFor(fix: Fix | undefined): string | null {
  if (fix === undefined) return null;
  return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}

/** The first sentence of a message, with its quotes, and what follows. */
const FIRST_SENTENCE = /^((?:"[^"]*"|`[^`]*`|[^"`])+?\.)\s+(?=[A-Z])(.*)$/s;

/** Returns the first sentence of a message, and the others. */
export function sentencesOf(message: string): readonly [first: string, rest: string] {
  const [, first = message, rest = ''] = FIRST_SENTENCE.exec(message) ?? [];
  return [first, rest];
}

/** ` (fixable: return-gate fix)`; the empty string if no command fixes it. */
export function fixable({ command }: Words): string {
  return command === null ? '' : ` (fixable: ${command})`;
}

/** Joins message and advice into one line. */
export function oneLine({ message, fix }: Words): string {
  if (fix === '') return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${fix}`;
}

/** `specs/7/.return-meta.json:12`, without the unknown parts; `the whole run` without a file. */
export function placeInWords(file: string | null, line: number | null): string {
  if (file === null) return WHOLE_RUN;
  return line === null ? file : `${file}:${String(line)}`;
}

/** A source line without its indentation: the text before a range, in it, and after it. */
export interface SourceParts {
  /** True if the line's start was cut off. */
  readonly isCut: boolean;
  readonly before: string;
  readonly range: string;
  readonly after: string;
}

/** Splits the source line of a finding. Returns null if it has none, or a blank one. */
export function sourceParts({ excerpt, range }: Pick<Finding, 'excerpt' | 'range'>): SourceParts | null {
  return excerpt === null || range === null || excerpt.text.trim() === '' ? null : splitSource(excerpt, range);
}

/** Splits a source line at a range. Columns outside the line are moved into it. */
function splitSource({ text, cut }: Excerpt, range: Range): SourceParts {
  const inside = (column: number): number => Math.min(Math.max(0, column - 1 - cut), text.length);
  const start = inside(range.startColumn);
  const end = range.endLine === range.startLine ? Math.max(start, inside(range.endColumn)) : text.trimEnd().length;
  const indent = Math.min(start, text.length - text.trimStart().length);
  return {
    isCut: cut > 0,
    before: text.slice(indent, start),
    range: text.slice(start, end),
    after: text.slice(end).trimEnd(),
  };
}

/** A piece of a message: plain words, or a value that is shown as code. */
export interface ProsePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Text in backticks, a quoted word, or what looks like a commit id or a session id. */
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;

/** Splits a message at its values: paths, ids and words that it quotes. A number is not an id. */
export function prose(message: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  const words = (to: number): void => {
    if (to > end) parts.push({ text: message.slice(end, to), isCode: false });
  };
  for (const match of message.matchAll(VALUE)) {
    const [whole, code, quoted, id] = match;
    if (id !== undefined && !/\d/.test(id)) continue;
    if (id !== undefined && /^\d+$/.test(id)) continue;
    words(match.index);
    parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
    end = match.index + whole.length;
  }
  words(message.length);
  return parts;
}

/** Returns the comparison as sentences: `2 new, 3 fixed (1 gone with its file), 41 unchanged, against 2026-11-21 (4137d0a).` */
export function trendSentences({ against, added, fixed, unchanged, doubts }: Trend): string {
  if (against === null) return 'There is no earlier report to compare with.';
  const gone = fixed.filter((finding) => finding.gone).length;
  const all = gone === fixed.length && gone > 1 ? 'all' : String(gone);
  const lost = gone === 0 ? '' : ` (${all} gone with ${gone === 1 ? 'its file' : 'their files'})`;
  const commit = against.revision === null ? '' : ` (${shortId(against.revision)})`;
  const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
  return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}

/** Returns the new findings, `known` if the baseline has them, and the fixed ones, `gone` if their file is. */
export function differences({ added, fixed }: Trend) {
  const isNew = (one: Finding) => ({
    ...one,
    line: one.range?.startLine ?? null,
    word: isActive(one) ? 'new' : 'known',
  });
  return [
    { name: 'new', list: added.map(isNew) },
    { name: 'fixed', list: fixed.map((one) => ({ ...one, line: one.startLine, word: one.gone ? 'gone' : 'fixed' })) },
  ] as const;
}
