import { pattern } from '../model/pattern.js';
import type { Segment } from './block.js';
import type { Element } from './element.js';

/** What an element of Artifacts names. */
export type Named =
  | { readonly kind: 'path'; readonly path: string; readonly at: Segment }
  /** Kept in the memory store Engram, by its id or topic key. */
  | { readonly kind: 'observation'; readonly observation: string; readonly at: Segment };

/** A word of an element, without the punctuation around it, or what stands in backticks. */
interface Token {
  readonly text: string;
  readonly offset: number;
  readonly code: boolean;
}

/**
 * What an element claims: the first path in backticks, else the first word if it is a path, else the first word behind
 * it that can be nothing but one. An element of several paths and nothing else claims each. Where it names no path, the
 * observation that it names; nothing where it only describes.
 */
export function namedBy({ lines, text, code }: Element): readonly Named[] {
  if (code) return [];
  const tokens = lines.flatMap(tokensOf);
  const paths: Token[] = [];
  let others = 0;
  tokens.forEach((token, n) => {
    if (isPath(token, tokens[n - 1])) paths.push(token);
    else if (!/^(?:and|&|\+)$/i.test(token.text)) others++;
  });
  if (paths.length > 1 && others === 0) return paths.map(asPath);
  const found = paths.find((token) => token.code) ?? paths.find((token) => token === tokens[0] || isSurePath(token));
  return found === undefined ? observationIn(tokens, text) : [asPath(found)];
}

function asPath({ text, offset }: Token): Named {
  const path = text.replace(LINE_NUMBER, '');
  return { kind: 'path', path, at: { text: path, offset } };
}

/** An editor's way to name a place in a file. */
const LINE_NUMBER = /(?::\d+){1,2}$|#L\d+$/;

const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;

/** It has a letter or a digit. */
const WRITTEN = pattern(String.raw`[\p{L}\p{N}]`, 'u');

const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);

function isPath({ text, code }: Token, before: Token | undefined): boolean {
  const path = text.replace(LINE_NUMBER, '');
  const hasExtension = EXTENSION.test(path);
  if (code && /\s/.test(path) && !hasExtension) return false;
  if (!WRITTEN().test(path) || NO_PATHS.has(path.toLowerCase())) return false;
  if (isObservation(path) || isTopicKey(path, before, hasExtension)) return false;
  return path.includes('/') || hasExtension;
}

/** A slash alone may join two words in prose, and a dot may be part of a name. */
function isSurePath({ text }: Token): boolean {
  const path = text.replace(LINE_NUMBER, '');
  return path.includes('/') && EXTENSION.test(path);
}

function isObservation(word: string): boolean {
  return /^#?obs[_-]\w/i.test(word);
}

/** Engram files observations below keys such as `sdd/add-dark-mode/proposal`. */
function isTopicKey(word: string, before: Token | undefined, hasExtension: boolean): boolean {
  if (hasExtension) return false;
  return (
    /^sdd(?:-[a-z]+)?\/\S/.test(word) ||
    (before !== undefined && /^(?:topic_key|topic-key|key|topic|engram)$/i.test(before.text))
  );
}

function observationIn(tokens: readonly Token[], text: string): readonly Named[] {
  const found =
    tokens.find((token) => isObservation(token.text)) ??
    tokens.find((token, n) => token.text.includes('/') && isTopicKey(token.text, tokens[n - 1], false));
  if (found !== undefined) return [{ kind: 'observation', observation: found.text, at: found }];
  if (!/\b(?:engram|observation)\b/i.test(text)) return [];
  const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
  return other === undefined
    ? []
    : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other }];
}

/** How far a backtick or a bracket looks for its other end, UTF-16 units: hostile text has many, and no end. */
const REACH = 500;

const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';

function tokensOf({ text, offset }: Segment): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const word = (start: number, end: number): void => {
    let first = start;
    let last = end;
    while (first < last && OPENING.includes(text[first] ?? '')) first++;
    while (last > first && CLOSING.includes(text[last - 1] ?? '')) last--;
    if (last > first) tokens.push({ text: text.slice(first, last), offset: offset + first, code: false });
  };
  let start = 0;
  while (at < text.length) {
    const letter = text[at] ?? '';
    const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkTarget(text, at) : null;
    if (span !== null) {
      word(start, at);
      if (span.text !== '') tokens.push({ text: span.text, offset: offset + span.start, code: span.code });
      at = start = span.end;
    } else if (/[\s|`]/.test(letter)) {
      word(start, at);
      start = ++at;
    } else {
      at++;
    }
  }
  word(start, text.length);
  return tokens;
}

interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly code: boolean;
}

function codeSpan(text: string, at: number): Span | null {
  const inner = text[at + 1] === '`' ? at + 2 : at + 1;
  const marks = text.slice(at, inner);
  const length = text.slice(inner, inner + REACH).indexOf(marks);
  return length < 0 ? null : trimmed(text, inner, inner + length, inner + length + marks.length, true);
}

/** A link leads to what it names, unless its text names that itself. */
function linkTarget(text: string, at: number): Span | null {
  const reached = text.slice(at, at + REACH);
  const middle = reached.indexOf(']');
  const end = reached[middle + 1] === '(' ? reached.indexOf(')', middle) : -1;
  if (end < 0) return null;
  const label = reached.slice(1, middle).replaceAll('`', '');
  if (label.includes('/')) {
    const inside = reached[1] === '`' ? 2 : 1;
    return { text: label, start: at + inside, end: at + end + 1, code: true };
  }
  return trimmed(text, at + middle + 2, at + end, at + end + 1, true);
}

function trimmed(text: string, from: number, to: number, end: number, code: boolean): Span {
  const inner = text.slice(from, to);
  const start = from + inner.length - inner.trimStart().length;
  return { text: inner.trim(), start, end, code };
}
