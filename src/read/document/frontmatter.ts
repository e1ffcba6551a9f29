import { elementAt } from '../../model/collections.js';
import { isLikeFile } from '../lines/path.js';
import { changeIn } from '../lines/words.js';
import { findFrontmatter, isReadable, type FrontmatterBlock } from './frontmatter-block.js';
import {
  closingQuote,
  contentOf,
  KEY,
  OUTER_KEY,
  scalarOf,
  scalarText,
  trimmed,
  type Member,
  type Node,
  type SourceText,
} from './node.js';

/** The frontmatter of a Markdown text, read by lines: agents write frontmatters that no YAML parser accepts. */
export interface Frontmatter extends FrontmatterBlock {
  /** The keys at the start of a line, in order; empty for a block that is not read. */
  readonly members: readonly Member[];
}

/**
 * Reads the frontmatter of a text. `ownKey` matches a line with a key of this kind of document: see `findFrontmatter`.
 * Takes time linear in the text, and never throws.
 */
export function frontmatterOf(text: string, ownKey: RegExp | null = null): Frontmatter {
  const block = findFrontmatter(text, ownKey);
  const members = isReadable(block.state) ? new BlockReader(text).document(block.lines.map(lineOf), block.indent) : [];
  return { ...block, members };
}

/** The value of the first of some keys in a list of members; undefined if it has none. */
export function memberOf(members: readonly Member[], ...keys: readonly string[]): Member | undefined {
  return members.find(({ key }) => keys.includes(key));
}

/** All members with one of some keys, in order: a key may appear twice. */
export function allMembersOf(members: readonly Member[], ...keys: readonly string[]): readonly Member[] {
  return members.filter(({ key }) => keys.includes(key));
}

/** The members of a map; empty for other nodes. */
export function membersOf(node: Node | undefined): readonly Member[] {
  return node?.kind === 'map' ? node.members : [];
}

/** The items of a list; a lone scalar is one item. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  if (node === undefined || node.kind === 'map') return [];
  if (node.kind === 'list') return node.items;
  return contentOf(node.source.text) === '' ? [] : [node];
}

/** Where an item's paths are: in it, maybe after a word for the change, or at `path` or `file` of a map. */
export function pathTexts(item: Node): readonly SourceText[] {
  if (item.kind === 'list') return [item.source];
  const members = item.kind === 'map' ? item.members : lineMembers(item.source);
  const named = memberOf(members, 'path', 'file');
  if (named !== undefined) {
    return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
  }
  const word = KEY.exec(item.source.text)?.[1];
  if (word === undefined || isLikeFile(word.replaceAll('*', ''))) return [item.source];
  return members.length === 1 && changeIn(word) !== null ? [item.source] : [];
}

/** A scalar that is a map of one word: `path: src/a.ts` in a list in brackets. */
function lineMembers(source: SourceText): readonly Member[] {
  const opening = openingOf(source, KEY);
  return opening === null ? [] : [{ key: opening.at.text, at: opening.at, value: scalarOf(opening.rest) }];
}

/** A key and the rest of its line. */
interface Opening {
  readonly at: SourceText;
  readonly rest: SourceText;
}

/** The key at the start of a text; null for none. */
function openingOf(source: SourceText, keys: RegExp): Opening | null {
  const found = keys.exec(source.text);
  if (found?.[1] === undefined) return null;
  return { at: { text: found[1], start: source.start }, rest: trimmed(source, found[0].length) };
}

interface Line extends SourceText {
  /** Characters of white space before its content, which is empty in a blank line or a comment. */
  readonly indent: number;
  readonly content: string;
}

function lineOf({ text, start }: SourceText): Line {
  const inner = text.trimStart();
  const content = inner.startsWith('#') ? '' : inner.trimEnd();
  return { text, start, indent: text.length - inner.length, content };
}

const BLOCK_SCALAR = /^[|>][+-]?\d?[+-]?[ \t]*(?:#.*)?$/;

/** Nobody writes a frontmatter with deeper nesting. */
const DEEPEST = 8;

/** Reads maps, lists and scalars from lines. Each level of nesting reads its lines a few times. */
class BlockReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The members of all lines. The keys of an indented block have the indent of its least indented line. */
  document(lines: readonly Line[], most: number): readonly Member[] {
    const indent = lines.reduce((least, line) => (line.content === '' ? least : Math.min(least, line.indent)), most);
    return this.#members(lines, 0, { least: 0, most: indent, keys: OUTER_KEY });
  }

  /** The members whose keys are at an indent between two limits; `first` is a key on the line above. */
  #members(
    lines: readonly Line[],
    depth: number,
    { least, most, keys = KEY, first }: { least: number; most: number; keys?: RegExp; first?: Opening },
  ): readonly Member[] {
    const found: { readonly opening: Opening; readonly indent: number; readonly line: number }[] = [];
    if (first !== undefined) found.push({ opening: first, indent: most, line: -1 });
    for (const [n, line] of lines.entries()) {
      if (line.indent < least || line.indent > most || line.content === '') continue;
      const opening = openingOf(trimmed(line), keys);
      if (opening !== null) found.push({ opening, indent: line.indent, line: n });
    }
    return found.map(({ opening: { at, rest }, indent, line }, n) => {
      const below = lines.slice(line + 1, found[n + 1]?.line);
      const key = /^["']/.test(at.text) ? at.text.slice(1, -1) : at.text;
      return { key, at, value: this.#value(rest, below, indent, depth + 1) };
    });
  }

  /** The text after a key or a dash, and the lines below it. */
  #value(rest: SourceText, below: readonly Line[], indent: number, depth: number): Node {
    if (depth > DEEPEST) return scalarOf(rest);
    if (/^[^#]/.test(rest.text)) return this.#behind(rest, below);
    const at = below.findIndex(({ content }) => content !== '');
    const line = below[at];
    if (line === undefined) return scalarOf(rest);
    if (isItem(line)) return line.indent < indent ? scalarOf(rest) : this.#list(line, below.slice(at), depth);
    if (line.indent <= indent && !/^[[{]/.test(line.content)) return scalarOf(rest);
    const source = trimmed(line);
    if (KEY.test(line.content)) {
      const members = this.#members(below.slice(at), depth, { least: indent + 1, most: line.indent });
      return { kind: 'map', source, members };
    }
    return this.#behind(source, below.slice(at + 1));
  }

  /** A value that begins on a line and may continue below. */
  #behind(source: SourceText, below: readonly Line[]): Node {
    const last = below.at(-1) ?? source;
    if (/^[[{]/.test(source.text)) {
      const flow = readFlow(this.#text, source.start, last.start + last.text.length);
      if (flow !== null) return flow;
    }
    if (BLOCK_SCALAR.test(source.text)) {
      const lines = below.map(({ text }) => text.trim());
      return { kind: 'scalar', source, value: lines.join(source.text.startsWith('|') ? '\n' : ' ').trim() };
    }
    const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || KEY.test(content));
    const lines = more < 0 ? below : below.slice(0, more);
    if (lines.length === 0) return scalarOf(source);
    const text = [source.text, ...lines.map(({ content }) => content)].join(' ');
    return { kind: 'scalar', source, value: scalarText(text) };
  }

  /** The list whose first item is on `first`, the first of the lines. */
  #list(first: Line, lines: readonly Line[], depth: number): Node {
    const { indent } = first;
    const own: Line[] = [];
    const starts: number[] = [];
    for (const line of lines) {
      if (line.content !== '' && line.indent <= indent) {
        if (line.indent < indent || !isItem(line)) break;
        starts.push(own.length);
      }
      own.push(line);
    }
    const items = starts.map((at, n) => this.#item(elementAt(own, at), own.slice(at + 1, starts[n + 1]), depth + 1));
    return { kind: 'list', source: trimmed(first), items };
  }

  #item(line: Line, below: readonly Line[], depth: number): Node {
    const source = trimmed(line, line.indent + 1);
    const first = depth > DEEPEST ? null : openingOf(source, KEY);
    if (first === null) return this.#value(source, below, line.indent, depth);
    const members = this.#members(below, depth, { least: line.indent + 1, most: source.start - line.start, first });
    return { kind: 'map', source, members };
  }
}

function isItem({ content }: Line): boolean {
  return /^-(?:\s|$)/.test(content);
}

/** Nobody writes a list with deeper nesting. */
const DEEPEST_FLOW = 6;

/** Reads the list or map in brackets at an offset; null if it does not close before `end`, or text follows it. */
export function readFlow(text: string, start: number, end: number): Node | null {
  for (const comments of [true, false]) {
    const reader = new FlowReader(text, end, comments);
    const read = reader.value(start, 1);
    if (read === null || !/^(?:\s|$)/.test(text.slice(read.next, end))) continue;
    // A word before a path: `[NEW] src/a.ts`.
    const isTag =
      /^\[[\p{L} ]+\]$/u.test(text.slice(start, read.next)) && /^[ \t]+[^\s#]/.test(text.slice(read.next, end));
    if (!isTag) return read.node;
  }
  return null;
}

interface Read {
  readonly node: Node;
  /** The offset after it. */
  readonly next: number;
}

class FlowReader {
  readonly #text: string;
  readonly #end: number;
  /** True if a `#` after white space, a comma or a bracket begins a comment; otherwise it is text. */
  readonly #comments: boolean;
  /** True if something stayed open to the end: later brackets are not tried, to save reading that again. */
  #unclosed = false;

  constructor(text: string, end: number, comments: boolean) {
    this.#text = text;
    this.#end = end;
    this.#comments = comments;
  }

  value(at: number, depth: number): Read | null {
    if (depth > DEEPEST_FLOW) return null;
    return this.#text[at] === '[' ? this.#list(at, depth) : this.#map(at, depth);
  }

  #list(start: number, depth: number): Read | null {
    const items: Node[] = [];
    for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
      const sign = this.#text[at];
      if (sign === ']') return { node: { kind: 'list', source: this.#line(start, at + 1), items }, next: at + 1 };
      if (sign === ',') {
        at++;
        continue;
      }
      const item = this.#item(at, depth, false);
      items.push(item.node);
      at = item.next;
    }
    return this.#notClosed();
  }

  #map(start: number, depth: number): Read | null {
    const members: Member[] = [];
    for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
      const sign = this.#text[at];
      if (sign === '}') return { node: { kind: 'map', source: this.#line(start, at + 1), members }, next: at + 1 };
      if (sign === ',') {
        at++;
        continue;
      }
      const quote = sign === '"' || sign === "'" ? closingQuote(this.#text, at, this.#end) : -1;
      const key =
        quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
      let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
      let value: Node = scalarOf({ text: '', start: next });
      if (this.#text[next] === ':') {
        const behind = this.#blank(next + 1);
        const read = ',}'.includes(this.#text[behind] ?? '}') ? null : this.#item(behind, depth, false);
        value = read?.node ?? value;
        next = read?.next ?? behind;
      }
      members.push({ key: key.text, at: key, value });
      at = Math.max(next, at + 1);
    }
    return this.#notClosed();
  }

  #notClosed(): null {
    this.#unclosed = true;
    return null;
  }

  /** A list, a map, or a scalar up to the next comma or bracket; a key also ends at its colon. */
  #item(start: number, depth: number, isKey: boolean): Read {
    const sign = this.#text[start];
    if (!isKey && !this.#unclosed && (sign === '[' || sign === '{')) {
      const inner = this.value(start, depth + 1);
      if (inner !== null && ',]}'.includes(this.#text[this.#blank(inner.next)] ?? ',')) return inner;
    }
    let at = start;
    let nested = 0;
    if (sign === '"' || sign === "'") {
      const close = closingQuote(this.#text, start, this.#end);
      if (close > 0) at = close + 1;
    }
    for (; at < this.#end; at++) {
      const one = this.#text[at] ?? '';
      if (one === '[' || one === '{') nested++;
      else if (one === ']' || one === '}') {
        // A bracket that closes nothing is consumed, or the list would never advance.
        if (nested > 0) nested--;
        else if (at > start) break;
      } else if (nested === 0 && one === ',') break;
      else if (isKey && one === ':' && /[\s,}]/.test(this.#text[at + 1] ?? ' ')) break;
      else if (this.#isComment(at)) break;
    }
    return { node: scalarOf(this.#line(start, at)), next: at };
  }

  /** The offset after white space and comments. */
  #blank(at: number): number {
    while (at < this.#end) {
      if (this.#isComment(at)) {
        const length = this.#text.slice(at, this.#end).search(/[\r\n]/);
        at = length < 0 ? this.#end : at + length;
      } else if (!/\s/.test(this.#text[at] ?? '')) break;
      else at++;
    }
    return Math.min(at, this.#end);
  }

  #isComment(at: number): boolean {
    if (this.#text[at] !== '#') return false;
    const before = this.#text[at - 1] ?? '';
    if (this.#comments) return /[\s,[{]/.test(before);
    // Alone on its line, it is always a comment.
    let blank = at - 1;
    while (this.#text[blank] === ' ' || this.#text[blank] === '\t') blank--;
    return this.#text[blank] === '\n' || this.#text[blank] === '\r';
  }

  #line(start: number, end: number): SourceText {
    return trimmed({ text: this.#text.slice(start, end), start });
  }
}
