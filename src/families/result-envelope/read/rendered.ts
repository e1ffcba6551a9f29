import { Parser } from 'commonmark';
import { elementAt } from '../../../model/known.js';
import type { Segment } from '../../../read/markdown/block.js';

/** A line as Markdown renders it, with the offset in its source of each of its letters, and of its end. */
export interface Rendered {
  readonly text: string;
  readonly sourceAt: (index: number) => number;
}

/** What code is written in, in HTML. */
const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);
/** Tags that people see nothing of. */
const PLAIN = new Set(
  'a abbr b cite del details dfn div em font i ins li mark ol p s small span strike strong sub summary sup td th tr u ul wbr'.split(
    ' ',
  ),
);

const TAG = /<\/?([A-Za-z][A-Za-z0-9]*)(?:\s[^<>]*)?\/?>/y;
const ENTITY = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const ESCAPED = /\\[!-/:-@[-`{-~]/y;
const SPAN = /(`+)(?!`)/y;

/** How far a code span looks for its end, UTF-16 units: hostile text has many backticks, and no end. */
export const REACH = 500;

/**
 * A line without its escapes, entities, comments and tags. Code in HTML gets backticks, and a break becomes a comma, since both
 * keep what they hold apart. Code in backticks stays as it is.
 */
export function rendered({ text }: Segment): Rendered {
  if (!/[\\&<]/.test(text)) return { text, sourceAt: (index) => index };
  let shown = '';
  const sources: number[] = [];
  const put = (letters: string, at: number): void => {
    sources.push(...Array<number>(letters.length).fill(at));
    shown += letters;
  };
  for (let at = 0; at < text.length;) {
    const code = codeAt(text, at);
    if (code > at) {
      for (; at < code; at++) put(text.charAt(at), at);
      continue;
    }
    const { letters, length } = inlineAt(text, at);
    put(letters, at);
    at += length;
  }
  sources.push(text.length);
  return { text: shown, sourceAt: (index) => elementAt(sources, index) };
}

/** Where a code span ends that starts at an offset; the offset itself where none does. */
function codeAt(text: string, at: number): number {
  const marks = matchAt(SPAN, text, at);
  if (marks === '') return at;
  const reached = text.slice(at + marks.length, at + marks.length + REACH);
  const length = reached.indexOf(marks);
  return length < 0 ? at : at + length + 2 * marks.length;
}

/** What is shown for what starts at an offset, and how long that is. */
function inlineAt(text: string, at: number): { readonly letters: string; readonly length: number } {
  const letter = text.charAt(at);
  if (letter === '\\') {
    const escaped = matchAt(ESCAPED, text, at);
    if (escaped !== '') return { letters: escaped.slice(1), length: 2 };
  } else if (letter === '&') {
    const entity = matchAt(ENTITY, text, at);
    if (entity !== '') return { letters: decoded(entity), length: entity.length };
  } else if (letter === '<') {
    const comment = commentAt(text, at);
    if (comment > 0) return { letters: '', length: comment };
    const tag = matchAt(TAG, text, at);
    const shown = tag === '' ? undefined : shownOf(tag);
    if (shown !== undefined) return { letters: shown, length: tag.length };
  }
  return { letters: letter, length: 1 };
}

/** How long a comment is that starts at an offset; 0 where none does. */
function commentAt(text: string, at: number): number {
  if (!text.startsWith('<!--', at)) return 0;
  const end = text.slice(at, at + REACH).indexOf('-->', 4);
  return end < 0 ? 0 : end + '-->'.length;
}

/** What a tag is replaced by; undefined for what may be a name to be filled in. */
function shownOf(tag: string): string | undefined {
  const name = tag.replace(/^<\/?([A-Za-z0-9]*)[^]*$/, '$1').toLowerCase();
  if (CODE.has(name)) return '`';
  if (name === 'br') return ',';
  return PLAIN.has(name) ? '' : undefined;
}

function matchAt(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? '';
}

/** Letters by the entities that name them, as far as they were asked for: there are about two thousand. */
const known = new Map<string, string>();
const MOST_KNOWN = 4096;

function decoded(entity: string): string {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const text = String(new Parser().parse(entity).firstChild?.firstChild?.literal);
  if (known.size < MOST_KNOWN) known.set(entity, text);
  return text;
}
