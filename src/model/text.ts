import { distance } from 'fastest-levenshtein';
import { pattern } from './pattern.js';

/** Quotes a value for a message, cut to a readable length. Making it harmless is the business of `report/`. */
export function quote(text: string, limit = 80): string {
  return `"${cut(text, limit)}"`;
}

/** A text of at most so many UTF-16 units, and an ellipsis where there was more. */
export function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
}

/** `a, b or c`. */
export function listOf(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The word of a list that is nearest to what was written (case aside), if it is near enough to be meant. */
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

/** With a capital letter first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 1 word, 2 words. */
export function count(n: number, word: string, plural = `${word}s`): string {
  return `${String(n)} ${n === 1 ? word : plural}`;
}

let segmenter: Intl.Segmenter | undefined;

/** White space that makes no difference to sentences beyond its first sign; U+FEFF is none to them. */
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;

/**
 * How many sentences a text has (UAX #29, by `Intl.Segmenter`), counted up to a limit. For each segment V8 takes a time that
 * grows with the whole text: hostile texts have as many as letters.
 */
export function sentences(text: string, limit: number): number {
  const { least, most } = sentenceBounds(text);
  return least === most || least >= limit ? Math.min(least, limit) : segments(text, limit);
}

/** The same by segmenting. */
function segments(text: string, limit: number): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  // Segments of nothing but white space do not count towards the limit, so there must be few of them.
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
 * What a sentence may end with: a mark, a line break, or any sign beyond ASCII but a middle dot, dashes, quotes and an arrow. No full
 * stop before a digit (SB6), a comma, colon or hyphen (SB8a), or a lower-case letter, be there spaces between (SB8).
 */
const MAY_END = /[?!]+|\.(?![0-9,:-]| *[a-z])|[\n\r]+|[^\0-\x7f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2192]+/g;

/** How many sentences a text has at least, and at most, by plain signs alone. */
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

/** Where the marks begin that end a text, and what closes after them: no other sentence starts among these. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && LAST_CLOSES.has(text.charAt(end - 1))) end--;
  const marks = end;
  while (end > 0 && LAST_MARKS.has(text.charAt(end - 1))) end--;
  return end === marks ? text.length : end;
}

/** Of a text with more sentences than this nobody wants to know how many. */
const MANY_SENTENCES = 100;

/** Abbreviations, initials and numbers of lists, with the full stop behind them. */
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

/** The text with nothing left that may end a sentence but what surely does: a line may just be a line. */
function withSureEnds(text: string): string {
  const unended = (found: string): string => found.replace(ENDS, '\u00B7');
  return text.replace(UNSURE_ENDS(), unended).replace(ABBREVIATIONS(), unended).replace(/\s+/g, ' ');
}

/** How many sentences a text has, in words: those that are sure where they are too many, else all that may be meant. */
export function sentencesInWords(text: string, max: number): string {
  const sure = sentences(withSureEnds(text), MANY_SENTENCES + 1);
  const n = sure > max ? sure : sentences(text, MANY_SENTENCES + 1);
  return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}

/** Whether a text may have at least `min` and at most `max` sentences: it has not only where that is sure. */
export function sentencesWithin(text: string, min: number, max: number): boolean {
  const n = sentences(text, max + 1);
  if (n <= max) return n >= min;
  return sentences(withSureEnds(text), max + 1) <= max;
}

/** In the order of UTF-16 units, for which no locale counts. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** As many digits of a commit's id as tell commits apart. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}
