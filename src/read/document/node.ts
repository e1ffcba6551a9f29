import type { Json } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import { lineSpans } from '../lines.js';

/** A part of a frontmatter; `source` is its first line. */
export type Node = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly source: SourceText;
  readonly value: null | boolean | number | string;
}

export interface ListNode {
  readonly kind: 'list';
  readonly source: SourceText;
  readonly items: readonly Node[];
}

export interface MapNode {
  readonly kind: 'map';
  readonly source: SourceText;
  readonly members: readonly Member[];
}

export interface Member {
  readonly key: string;
  readonly at: SourceText;
  readonly value: Node;
}

/** The word, or quoted text, before a colon that is followed by white space or the end. */
export const KEY = /^([^\s:"'`[\]{}#,&!|>%@-][^\s:"'`]*|"[^"]*"|'[^']*'):(?=\s|$)/;

/** At the start of a line, the colon of a key needs no space after it. */
export const OUTER_KEY = /^([A-Za-z0-9_][\w.-]*|"[^"]*"|'[^']*')[ \t]*:(?!\/\/)/;

/** A scalar on one line. */
export function scalarOf(source: SourceText): ScalarNode {
  return { kind: 'scalar', source, value: scalarText(source.text) };
}

/** A scalar without quotes and comment, as YAML reads it: text, number, boolean, or null. */
export function scalarText(text: string): null | boolean | number | string {
  const sign = text[0];
  if (sign === '"' || sign === "'") {
    const end = closingQuote(text, 0);
    if (end > 0 && contentOf(text.slice(end + 1)) === '') {
      const inner = text.slice(1, end);
      return sign === '"' ? unescaped(inner) : inner.replaceAll("''", "'");
    }
  }
  const plain = contentOf(text);
  if (plain === '' || plain === '~' || /^null$/i.test(plain)) return null;
  if (/^(?:true|false)$/i.test(plain)) return plain.toLowerCase() === 'true';
  // A number in an unusual notation, such as 01 or 4.10, is a name.
  if (plain.length <= 17 && /^-?\d/.test(plain) && String(Number(plain)) === plain) return Number(plain);
  return plain;
}

/** A plain text without its final comment. */
export function contentOf(text: string): string {
  return text.replace(/(?:^|\s)#[^]*/, '').trim();
}

/** The offset of the quote that closes the one at an offset; -1 if there is none before `end`. */
export function closingQuote(text: string, open: number, end: number = text.length): number {
  const signs = text[open] === '"' ? /\\[^]|"/g : /''|'/g;
  signs.lastIndex = open + 1;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (index >= end) break;
    if (sign.length === 1) return index;
  }
  return -1;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\u001B'],
  ['N', '\u0085'],
  ['_', '\u00A0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
  ['"', '"'],
  ['/', '/'],
  ['\\', '\\'],
  [' ', ' '],
]);

/** The text of a double-quoted scalar; an escape that YAML does not know stays as it is. */
function unescaped(text: string): string {
  return text.replace(/\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[^])/g, (whole, escape: string) => {
    const code = Number.parseInt(escape.slice(1), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ESCAPES.get(escape) ?? whole);
  });
}

/** The value of a node; adds the place of each part to `places`. */
export function jsonOf(node: Node, pointer: Pointer, places: Map<Pointer, SourceText>): Json {
  places.set(pointer, node.source);
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map((item, index) => jsonOf(item, join(pointer, index), places));
  const members = new Map<string, Json>();
  for (const { key, value } of node.members) {
    if (!members.has(key)) members.set(key, jsonOf(value, join(pointer, key), places));
  }
  // Unlike an assignment, this makes `__proto__` an ordinary property.
  return Object.fromEntries(members);
}

/** The value of a member, as `jsonOf` gives it: one that begins below its key, or nowhere, is shown at its key. */
export function jsonOfMember({ at, value }: Member, pointer: Pointer, places: Map<Pointer, SourceText>): Json {
  const json = jsonOf(value, pointer, places);
  if (value.source.text === '' || value.kind !== 'scalar') places.set(pointer, at);
  return json;
}

/** A part of a file's text, and its offset. */
export interface SourceText {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text from an offset on, each without its line break: LF, CRLF or CR. */
export function linesFrom(text: string, offset: number): readonly SourceText[] {
  return lineSpans(text, offset).map(({ start, end }) => ({ text: text.slice(start, end), start }));
}

/** The part of a source from one offset in it to another (exclusive), without white space at its ends. */
export function trimmed({ text, start }: SourceText, from = 0, to: number = text.length): SourceText {
  const part = text.slice(from, to);
  const inner = part.trimStart();
  return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}

/** The first line of a text. */
export function firstLineIn(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text : text.slice(0, end);
}
