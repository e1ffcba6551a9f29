import { distance } from 'fastest-levenshtein';
import type { Json } from './json.js';
import { getSystemErrorMap } from 'node:util';
import { createHash } from 'node:crypto';

/** Returns a value quoted for a message and cut to a readable length. `report/` makes it safe. */
export function quote(text: string, limit = 80): string {
  return `"${cut(text, limit)}"`;
}

/** Returns a text of at most `length` UTF-16 units, with an ellipsis if it was cut. */
export function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
}

/** Returns a path as code for a recommendation, cut to a readable length. `report/` makes it safe. */
export function quotedPath(path: string): string {
  return `\`${cut(path, 200)}\``;
}

/** `a, b or c`. */
export function listOf(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}

/** `"a", "b" or "c"`. */
export function quotedList(words: readonly string[], last?: string): string {
  return listOf(
    words.map((word) => quote(word)),
    last,
  );
}

/** The first of some words and how many more there are: `a, b and 3 more`. */
export function listOfFew(words: readonly string[], most: number): string {
  const more = words.length - most;
  return listOf(more > 0 ? [...words.slice(0, most), `${String(more)} more`] : words, 'and');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Returns the listed word nearest to the written one (ignoring case), if it is near enough to be meant. */
export function nearest(word: string, list: readonly string[], within = 2): string | undefined {
  const lower = word.toLowerCase();
  if (lower.length > 64) return undefined;
  let best: string | undefined;
  let bestDistance = within + 1;
  for (const candidate of list) {
    const d = distance(lower, candidate.toLowerCase());
    if (d < bestDistance && d < candidate.length) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
}

/** Returns a text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a count with its noun: 1 word, 2 words. */
export function count(n: number, word: string, plural = `${word}s`): string {
  return `${String(n)} ${n === 1 ? word : plural}`;
}

let segmenter: Intl.Segmenter | undefined;

/** White space that does not affect sentences after the text's first character; U+FEFF never does. */
const SPACES = /[^\S\uFEFF]{2,}/g;

const PARAGRAPH = /[\n\r\u2028\u2029]/;

/**
 * Returns how many sentences a text has (UAX #29, by `Intl.Segmenter`), counted up to a limit. V8's time for each segment
 * grows with the whole text, and a hostile text may have as many segments as letters.
 */
export function sentences(text: string, limit: number): number {
  const { least, most } = sentenceBounds(text);
  return least === most || least >= limit ? Math.min(least, limit) : segments(text, limit);
}

/** The same, by segmenting. */
function segments(text: string, limit: number): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  // White-space segments do not count towards the limit, so there must be few of them.
  const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
  let n = 0;
  for (const { segment } of segmenter.segment(plain)) {
    if (segment.trim() !== '' && ++n >= limit) break;
  }
  return n;
}

/** A full stop, question or exclamation mark, a space and an ASCII capital: these always end a sentence (UAX #29 SB11). */
const SURE_END = /[.?!] +(?=[A-Z])/g;

/**
 * What a sentence may end with: a mark, a line break, or any non-ASCII character except a middle dot, dashes, quotes and an arrow.
 * Not a full stop before a digit (SB6), or before a comma, colon, hyphen (SB8a) or lower-case letter, with or without spaces (SB8).
 */
const MAY_END = /[?!]+|\.(?![0-9,:-]| *[a-z])|[\n\r]+|[^\0-\x7f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2192]+/g;

/** Returns how many sentences a text has at least and at most, by plain characters alone. */
function sentenceBounds(text: string): { readonly least: number; readonly most: number } {
  const trimmed = text.trim();
  if (trimmed === '') return { least: 0, most: 0 };
  const most = 1 + matchesIn(trimmed.slice(0, endOf(trimmed)), MAY_END);
  return { least: most === 1 ? 1 : 1 + matchesIn(trimmed, SURE_END), most };
}

function matchesIn(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

const LAST_MARKS: ReadonlySet<string> = new Set('.?!');

const LAST_CLOSES: ReadonlySet<string> = new Set('"\')]}');

/** Returns where the final marks of a text start, with closing characters: no sentence starts there. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && LAST_CLOSES.has(text.charAt(end - 1))) end--;
  const marks = end;
  while (end > 0 && LAST_MARKS.has(text.charAt(end - 1))) end--;
  return end === marks ? text.length : end;
}

/** Sentences beyond this number are not counted exactly. */
const MANY_SENTENCES = 100;

/** Abbreviations, initials and list numbers, with the full stop after them. */
const ABBREVIATIONS = pattern(
  String.raw`(?<![\p{L}\p{N}])(?:w\.r\.t|e\.g|i\.e|a\.k\.a|vs|cf|etc|et al|al|viz|resp|approx|incl|ca|nos?(?=\.\s*\d)|fig|sec|vol|dr|mr|mrs|ms|prof|inc|ltd|\p{L}|\d+)\.`,
  'giu',
);

/** Code, ellipses, and question and exclamation marks within a word or before a lower-case one. */
const UNSURE_ENDS = pattern(
  '`[^`\\n]*`|\\.{2,}|\\u2026|(?<![?!])[?!]+(?![?!])(?=[^\\s?!.)"\'\\]]|["\')\\]]*\\s+\\p{Ll})',
  'gu',
);

const ENDS = /[.?!\u2026]/g;

/** Returns a text in which only the certain sentence ends are left. A line break may just wrap a line. */
function withSureEnds(text: string): string {
  const unended = (found: string): string => found.replace(ENDS, '\u00B7');
  return text.replace(UNSURE_ENDS(), unended).replace(ABBREVIATIONS(), unended).replace(/\s+/g, ' ');
}

/**
 * Returns a text's number of sentences in words, if it certainly is not between `min` and `max`; null otherwise. If there are too many,
 * only the certain ones count.
 */
export function otherSentences(text: string, min: number, max: number): string | null {
  const possible = sentences(text, max + 1);
  if (possible >= min && possible <= max) return null;
  const n = possible < min ? possible : sentences(withSureEnds(text), MANY_SENTENCES + 1);
  if (possible > max && n <= max) return null;
  return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}

/** Compares by UTF-16 units, independent of the locale. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns enough digits of a commit id to identify it. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** Returns a value as a message names it: text quoted and cut, an array or object by its kind alone. */
export function describeValue(value: Json | undefined): string {
  if (typeof value === 'string') return quote(value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

/** Returns a function that compiles a regular expression on its first use. */
export type Pattern = () => RegExp;

/**
 * V8 compiles every regex literal when it parses a file, used or not, and a Unicode class such as `\p{L}` takes part of a
 * millisecond. So expressions that most runs do not need are written as text.
 */
export function pattern(source: string, flags: string): Pattern {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}

/**
 * Returns the message of a thrown error, or another thrown value as text. For an operating system error, only what
 * happened, without code, call and path: `no such file or directory`.
 */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return String(thrown);
  const known = 'errno' in thrown ? getSystemErrorMap().get(Number(thrown.errno)) : undefined;
  return known?.[1] ?? String(thrown.message).replace(/^E[A-Z\d]+: /, '');
}

/** Returns the SHA-256 of a content in hexadecimal: all 64 digits, or the first `digits` of them. */
export function sha256(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at)) at++;
  return at;
}

function startOfNumber(text: string, from: number, end: number): number {
  let at = from;
  while (at < end - 1 && text.charAt(at) === '0') at++;
  return at;
}

/** Compares numbers by value: `specs/2` before `specs/10`. Equal numbers are compared as text. The locale does not matter. */
export function compareNatural(a: string, b: string): number {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (isDigit(a, i) && isDigit(b, j)) {
      const endA = endOfDigits(a, i);
      const endB = endOfDigits(b, j);
      const numberA = a.slice(startOfNumber(a, i, endA), endA);
      const numberB = b.slice(startOfNumber(b, j, endB), endB);
      const difference = numberA.length - numberB.length || compareText(numberA, numberB);
      if (difference !== 0) return difference;
      i = endA;
      j = endB;
      continue;
    }
    const difference = a.charCodeAt(i) - b.charCodeAt(j);
    if (difference !== 0) return difference;
    i++;
    j++;
  }
  return a.length - i - (b.length - j) || compareText(a, b);
}

/** A moment in ISO 8601 text. */
export interface Moment {
  /** Milliseconds since 1970; read as UTC if the text has no offset. */
  readonly at: number;
  /** True if the text has an offset to UTC. Otherwise `at` may be wrong by up to `WIDEST_OFFSET`. */
  readonly zoned: boolean;
}

/** The largest offset of a local clock ahead of UTC (UTC+14), milliseconds. */
export const WIDEST_OFFSET = 14 * 3_600_000;

const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;

/**
 * Returns the moment of a date, with or without a time, in the extended or basic form of ISO 8601: `2026-01-28`,
 * `2026-01-28T10:30:00Z`, `2026-01-28T10:30:00.123+01:00`, `20260128T103000Z`. Returns null for other texts.
 * `Date.parse` is not strict enough: it reads 30 February as 2 March and accepts much that is not ISO 8601.
 */
export function parseIso8601(text: string): Moment | null {
  const match = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (match === null) return null;
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  // `Date` reads 30 February as another day, so compare the resulting day with the written one.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day)) return null;
  const time = clock(Number(hour), Number(minute), Number(second), fraction);
  const offset = zone === undefined ? 0 : offsetOf(zone);
  if (time === null || offset === null) return null;
  return { at: midnight + time - offset, zoned: zone !== undefined };
}

/** Returns milliseconds since midnight; null for an impossible time. Midnight at the end of a day may be written 24:00. */
function clock(hour: number, minute: number, second: number, fraction: string): number | null {
  const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
  if (minute > 59 || second > 59 || hour > 24) return null;
  if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

/** Returns the offset from UTC in milliseconds; null for an impossible one. */
function offsetOf(zone: string): number | null {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
  if (hours > 23 || minutes > 59) return null;
  const size = (hours * 60 + minutes) * 60_000;
  return zone.startsWith('-') ? -size : size;
}
