import { isLikeFile } from './claimed-path.js';
import { findFrontmatter, isReadable, type FrontmatterBlock } from './frontmatter-block.js';
import { trimmed, type SourceText } from './source-text.js';
import { readFlow } from './flow.js';
import { contentOf, KEY, OUTER_KEY, scalarOf, scalarText, type MapNode, type Member, type Node } from './node.js';

/** The frontmatter of a Markdown text, read by lines: agents write what no YAML parser takes. */
export interface Frontmatter extends FrontmatterBlock {
  /** The keys at the start of a line, in their order; none of a block that is not read. */
  readonly members: readonly Member[];
}

/**
 * Reads the frontmatter of a text. `ownKey` is what a line with a key of its own kind of document looks like: see `findFrontmatter`.
 * Takes time linear to the text, and never throws.
 */
export function frontmatterOf(text: string, ownKey: RegExp | null = null): Frontmatter {
  const block = findFrontmatter(text, ownKey);
  const members = isReadable(block.state) ? new BlockReader(text, block.lines.map(lineOf)).document(block.indent) : [];
  return { ...block, members };
}

/** The value of the first of some keys that a list of members has; undefined where it has none. */
export function memberOf(members: readonly Member[], ...keys: readonly string[]): Member | undefined {
  return members.find(({ key }) => keys.includes(key));
}

/** All members with one of some keys, in their order: a key may appear twice. */
export function allMembersOf(members: readonly Member[], ...keys: readonly string[]): readonly Member[] {
  return members.filter(({ key }) => keys.includes(key));
}

/** The members of a map; none of anything else. */
export function membersOf(node: Node | undefined): readonly Member[] {
  return node?.kind === 'map' ? node.members : [];
}

/** The items of a list; a lone scalar is one item. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  if (node === undefined || node.kind === 'map') return [];
  if (node.kind === 'list') return node.items;
  return contentOf(node.source.text) === '' ? [] : [node];
}

/** Where the paths of an item are written: in it, or at `path` or `file` of a map, which may appear twice. None where it names none. */
export function pathTexts(item: Node): readonly SourceText[] {
  if (item.kind === 'list') return [item.source];
  const members = item.kind === 'map' ? item.members : lineMembers(item.source);
  const named = memberOf(members, 'path', 'file');
  if (named !== undefined) {
    return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
  }
  const word = KEY.exec(item.source.text)?.[1];
  return word === undefined || isLikeFile(word.replaceAll('*', '')) ? [item.source] : [];
}

/** A scalar that is written as a map of one word: `path: src/a.ts` in a list between brackets. */
function lineMembers(source: SourceText): readonly Member[] {
  const key = KEY.exec(source.text);
  if (key?.[1] === undefined) return [];
  return [{ key: key[1], at: { text: key[1], start: source.start }, value: scalarOf(trimmed(source, key[0].length)) }];
}

interface Line extends SourceText {
  /** Characters of white space before its content; the content is empty in a blank line and a comment. */
  readonly indent: number;
  readonly content: string;
}

function lineOf({ text, start }: SourceText): Line {
  const inner = text.trimStart();
  const content = inner.startsWith('#') ? '' : inner.trimEnd();
  return { text, start, indent: text.length - inner.length, content };
}

const BLOCK_SCALAR = /^[|>][+-]?\d?[+-]?[ \t]*(?:#.*)?$/;

/** Deeper nesting is no frontmatter that somebody wrote. */
const DEEPEST = 8;

/** Reads maps, lists and scalars of lines. Every level of nesting looks at each of its lines a few times. */
class BlockReader {
  readonly #text: string;
  readonly #lines: readonly Line[];

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text;
    this.#lines = lines;
  }

  /** The members of all lines. The keys of a block that is indented have as much white space as its least indented line. */
  document(most: number): readonly Member[] {
    const indent = this.#lines.reduce(
      (least, line) => (line.content === '' ? least : Math.min(least, line.indent)),
      most,
    );
    return this.#members(0, this.#lines.length, 0, { least: 0, most: indent, keys: OUTER_KEY });
  }

  /** The members whose keys are at an indent between two; `first` is the rest of a line that begins with a key. */
  #members(
    from: number,
    to: number,
    depth: number,
    { least, most, keys = KEY, first }: { least: number; most: number; keys?: RegExp; first?: SourceText },
  ): readonly Member[] {
    const members: Member[] = [];
    let open: { readonly source: SourceText; readonly indent: number; readonly below: number } | undefined;
    const close = (end: number): void => {
      if (open === undefined) return;
      const { source, indent, below } = open;
      const found = keys.exec(source.text);
      const name = found?.[1] ?? '';
      const at = { text: name, start: source.start };
      const value = this.#value(trimmed(source, found?.[0].length ?? 0), below, end, indent, depth + 1);
      members.push({ key: /^["']/.test(name) ? name.slice(1, -1) : name, at, value });
    };
    if (first !== undefined) open = { source: first, indent: most, below: from };
    for (let at = from; at < to; at++) {
      const line = this.#lines[at];
      if (line === undefined || line.indent < least || line.indent > most || !keys.test(line.content)) continue;
      close(at);
      open = { source: trimmed(line), indent: line.indent, below: at + 1 };
    }
    close(to);
    return members;
  }

  /** The text after a key or a dash, and on the lines below it. */
  #value(rest: SourceText, from: number, to: number, indent: number, depth: number): Node {
    if (depth > DEEPEST) return scalarOf(rest);
    const sign = rest.text[0];
    if (sign !== undefined && sign !== '#') return this.#behind(rest, from, to);
    let at = from;
    while (at < to && this.#lines[at]?.content === '') at++;
    const line = this.#lines[at];
    if (at >= to || line === undefined) return scalarOf(rest);
    if (isItem(line)) return line.indent < indent ? scalarOf(rest) : this.#list(at, to, line.indent, depth);
    if (line.indent <= indent && !/^[[{]/.test(line.content)) return scalarOf(rest);
    const source = trimmed(line);
    if (KEY.test(line.content)) {
      return { kind: 'map', source, members: this.#members(at, to, depth, { least: indent + 1, most: line.indent }) };
    }
    return this.#behind(source, at + 1, to);
  }

  /** A value that begins on a line, and may go on below. */
  #behind(source: SourceText, from: number, to: number): Node {
    const last = this.#lines[to - 1];
    const end = to > from && last !== undefined ? last.start + last.text.length : source.start + source.text.length;
    if (/^[[{]/.test(source.text)) {
      const flow = readFlow(this.#text, source.start, end);
      if (flow !== null) return flow;
    }
    const below = this.#lines.slice(from, to);
    if (BLOCK_SCALAR.test(source.text)) {
      const lines = below.map(({ text }) => text.trim());
      return { kind: 'scalar', source, value: lines.join(source.text.startsWith('|') ? '\n' : ' ').trim() };
    }
    const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || KEY.test(content));
    const lines = more < 0 ? below : below.slice(0, more);
    if (lines.length === 0) return scalarOf(source);
    return {
      kind: 'scalar',
      source,
      value: scalarText([source.text, ...lines.map(({ content }) => content)].join(' ')),
    };
  }

  #list(from: number, to: number, indent: number, depth: number): Node {
    const items: Node[] = [];
    const starts: number[] = [];
    let end = from;
    for (; end < to; end++) {
      const line = this.#lines[end];
      if (line === undefined || line.content === '' || line.indent > indent) continue;
      if (line.indent < indent || !isItem(line)) break;
      starts.push(end);
    }
    starts.forEach((at, n) => {
      const line = this.#lines[at];
      if (line !== undefined) items.push(this.#item(line, at + 1, starts[n + 1] ?? end, depth + 1));
    });
    const first = this.#lines[from];
    return { kind: 'list', source: first === undefined ? { text: '', start: 0 } : trimmed(first), items };
  }

  #item(line: Line, from: number, to: number, depth: number): Node {
    const source = trimmed(line, line.indent + 1);
    if (depth > DEEPEST || !KEY.test(source.text)) return this.#value(source, from, to, line.indent, depth);
    const members = this.#members(from, to, depth, {
      least: line.indent + 1,
      most: source.start - line.start,
      first: source,
    });
    return { kind: 'map', source, members } satisfies MapNode;
  }
}

function isItem({ content }: Line): boolean {
  return content === '-' || /^-\s/.test(content);
}
