import { Parser, type Node } from 'commonmark';
import { linkName, TooManyBlocks, type Block, type Blocks, type Segment } from './block.js';
import { blanked, hiddenIn, type Hidden, type Leaf } from './hidden.js';
import { mayHide } from './rendered.js';
import { returnsIn } from './returns-in-blocks.js';
import { findFrontmatter } from '../document/frontmatter-block.js';
import { OUTER_KEY } from '../document/node.js';
import { lineSpans } from '../lines.js';
import type { Budget, MarkdownReader, RenderedText } from '../source.js';
import type { LooseReader } from './markdown.js';

/**
 * The parser sees at most this many UTF-16 units of a line's start and end. The start of a line shows which blocks it
 * opens, and its end what closes an HTML block; a line with deeper nesting is hostile, and would cost quadratic time.
 */
const HEAD = 100;
const TAIL = 50;

/** A line as the parser sees it, and the whole line. */
interface Line {
  readonly shown: string;
  readonly text: string;
  readonly offset: number;
}

/** Finds returns in JSON and of some families in a text, in linear time. `read` throws `TooManyBlocks`. */
export function markdownReader(loose: readonly LooseReader[]): MarkdownReader {
  return {
    mayHold: (text) => loose.some((reader) => reader.mayHold(text)),
    read: (source) => returnsIn(source, (text) => blocksOf(text, source.budget), loose),
  };
}

/**
 * A Markdown text with everything blanked that CommonMark does not render. A frontmatter is rendered completely. Takes
 * time linear in its length. Throws `TooManyBlocks`.
 */
export function renderedText(text: string, budget: Budget): RenderedText {
  if (!mayHide(text)) return { text, unended: null };
  const { spans, unended } = parse(text, budget, findFrontmatter(text).body).hidden;
  return { text: blanked(text, spans), unended: unended?.start ?? null };
}

/** The rendered blocks of a CommonMark text, without inline content, whose open links would be quadratic. */
function blocksOf(text: string, budget: Budget): Blocks {
  const { parser, root, lines, hidden } = parse(text, budget);
  const links = linksIn(parser, lines);
  return { blocks: blocksIn(root, renderedLines(text, lines, hidden), 0), links, unended: hidden.unended };
}

function renderedLines(text: string, lines: readonly Line[], { spans }: Hidden): readonly Line[] {
  if (spans.length === 0) return lines;
  const shown = blanked(text, spans);
  return lines.map((line) => ({ ...line, text: shown.slice(line.offset, line.offset + line.text.length) }));
}

interface Parsed {
  readonly parser: object;
  readonly root: Node;
  readonly lines: readonly Line[];
  readonly hidden: Hidden;
}

const NOTHING_HIDDEN: Hidden = { spans: [], unended: null };

/** Parses a text into blocks, from an offset on. A frontmatter there is plain text without comments. */
function parse(text: string, budget: Budget, from = 0): Parsed {
  const body = from === 0 ? frontmatterEnd(text) : from;
  const lines = sourceLines(text, from, body);
  const parser = Object.assign(new Parser(), { processInlines: () => undefined });
  countBlocks(parser, budget);
  const root = parser.parse(lines.map(({ shown }) => shown).join('\n'));
  const hidden = mayHide(text) ? hiddenIn(text, leavesIn(text, root, lines, body)) : NOTHING_HIDDEN;
  return { parser, root, lines, hidden };
}

/** Where a text's frontmatter ends; 0 for none. Text between two horizontal rules is not frontmatter. */
function frontmatterEnd(text: string): number {
  if (!text.startsWith('---')) return 0;
  const { state, lines, body } = findFrontmatter(text);
  return state === 'whole' && OUTER_KEY.test(lines.find((line) => line.text.trim() !== '')?.text ?? '') ? body : 0;
}

/** The innermost blocks after an offset, and the lines that define links, which belong to no block. */
function leavesIn(text: string, root: Node, lines: readonly Line[], body: number): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let next = 0;
  const add = (kind: Leaf['kind'], first: number, last: number, column: number, limit: number): void => {
    for (const line of lines.slice(next, first)) {
      // If a line was cut, more of it may be rendered than the parser saw.
      if (line.shown === line.text) leaves.push({ kind: 'definition', start: line.offset, end: endOf(line), limit });
    }
    next = last + 1;
    const [start, end] = [lines[first], lines[last]];
    if (start !== undefined && end !== undefined)
      leaves.push({ kind, start: start.offset + column, end: endOf(end), limit });
  };
  const walker = root.walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { entering, node } = event;
    const kind = entering ? LEAVES.get(node.type) : undefined;
    if (kind === undefined) continue;
    const [[first, column], [last]] = node.sourcepos;
    const defined = definitionsIn(node);
    const container = node.parent === root ? undefined : lines[(node.parent?.sourcepos[1][0] ?? 0) - 1];
    const limit = container === undefined ? text.length : endOf(container);
    add(kind, first - 1 + defined, last - 1, defined === 0 ? column - 1 : 0, limit);
  }
  add('code', lines.length, lines.length, 0, text.length);
  return leaves.filter(({ start }) => start >= body);
}

const LEAVES: ReadonlyMap<string, Leaf['kind']> = new Map([
  ['paragraph', 'inline'],
  ['heading', 'inline'],
  ['html_block', 'html'],
  ['code_block', 'code'],
  ['thematic_break', 'code'],
]);

function endOf({ offset, text }: Line): number {
  return offset + text.length;
}

/** The number of lines at the start of a paragraph or underlined heading that define links. */
function definitionsIn(node: Node): number {
  const [[first], [last]] = node.sourcepos;
  if (first === last || (node.type !== 'paragraph' && node.type !== 'heading')) return 0;
  const { _string_content: content } = node as Node & { readonly _string_content: string };
  const own = content.split('\n').length - 1;
  return Math.max(0, last - first + (node.type === 'paragraph' ? 1 : 0) - own);
}

/** A link definition in a line. The parser may have seen only a part of it. */
const DEFINITION = /^[ \t>]*\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:<([^<>]*)>|(\S+))/;

/** The links that the parser found, each with its whole target. */
function linksIn(parser: object, lines: readonly Line[]): Blocks['links'] {
  const { refmap } = parser as { readonly refmap: Readonly<Record<string, { readonly destination: string }>> };
  const links = new Map(Object.entries(refmap).map(([name, { destination }]) => [linkName(name), destination]));
  const whole = new Set<string>();
  if (links.size === 0) return links;
  for (const { text } of lines) {
    const [, label = '', bracketed, plain] = DEFINITION.exec(text) ?? [];
    const name = linkName(label);
    const target = bracketed ?? plain;
    // The first definition of a name counts.
    if (target === undefined || whole.has(name) || !links.has(name)) continue;
    whole.add(name);
    links.set(name, target);
  }
  return links;
}

/** Counts each block that the parser opens, since it keeps half a kilobyte of each. */
function countBlocks(parser: object, budget: Budget): void {
  const { addChild } = parser as { readonly addChild: (...args: unknown[]) => unknown };
  const counted = (...args: unknown[]): unknown => {
    if (--budget.blocks < 0) throw new TooManyBlocks();
    return addChild.apply(parser, args);
  };
  Object.assign(parser, { addChild: counted });
}

/**
 * The lines from an offset on, with only the first of several empty ones: they mean the same, and each costs as much as
 * blocks are open. A line ends in LF, CRLF or CR, as in CommonMark; for git, GitHub and places, only in LF. Nothing
 * opens a comment before `body`.
 */
function sourceLines(text: string, from: number, body: number): readonly Line[] {
  const lines: Line[] = [];
  let empty = false;
  for (const { start, end } of lineSpans(text, from)) {
    const line = text.slice(start, end);
    const isEmpty = line.trim() === '';
    const shown = shownLine(line);
    if (!(isEmpty && empty))
      lines.push({ shown: start < body ? shown.replaceAll('<!--', '    ') : shown, text: line, offset: start });
    empty = isEmpty;
  }
  return lines;
}

/** The signs in the middle of a long line that close a comment, or show that the line opens no fence. */
const DECIDING = ['-->', '`'];

/** Footnotes are rendered, but the parser would read one as a link definition. */
const FOOTNOTE = /^([ \t>]*)\[(?=\^[^\]]{1,99}\]:)/;

function shownLine(whole: string): string {
  const line = whole.replace(FOOTNOTE, '$1(');
  if (line.length <= HEAD + TAIL) return line;
  const middle = line.slice(HEAD, -TAIL);
  return line.slice(0, HEAD) + DECIDING.filter((sign) => middle.includes(sign)).join('') + line.slice(-TAIL);
}

function blocksIn(parent: Node, lines: readonly Line[], quotes: number): readonly Block[] {
  return emptied(parent, (node) => blockOf(node, lines, quotes)).filter((block) => !isHidden(block));
}

/** Returns true if nothing of a block is rendered. */
function isHidden(block: Block): boolean {
  if (block.kind === 'heading') return block.line.text === '';
  return (block.kind === 'paragraph' || block.kind === 'html') && block.lines.length === 0;
}

/** Maps each child of a node and releases the child, since the parser's nodes are large and may be many. */
function emptied<T>(parent: Node, make: (child: Node) => T): readonly T[] {
  const made: T[] = [];
  for (let child = parent.firstChild; child !== null; child = parent.firstChild) {
    made.push(make(child));
    child.unlink();
  }
  return made;
}

function blockOf(node: Node, lines: readonly Line[], quotes: number): Block {
  const [[first, column], [last]] = node.sourcepos;
  switch (node.type) {
    case 'heading': {
      const line = segment(lines[first - 1], column - 1);
      // An underlined heading has its text on the lines above.
      if (first === last) return { kind: 'heading', level: node.level, text: withoutMarks(line.text), line };
      const texts = segments(lines, first, last - 1, column, quotes).map(({ text }) => text);
      return { kind: 'heading', level: node.level, text: texts.join(' '), line };
    }
    case 'paragraph':
      return { kind: 'paragraph', lines: segments(lines, first, last, column, quotes) };
    case 'code_block':
      if (node.info === null) return { kind: 'code', info: null, lines: segments(lines, first, last, column, quotes) };
      return { kind: 'code', info: node.info, lines: fenced(node.literal ?? '', first, lines) };
    case 'list': {
      return { kind: 'list', items: emptied(node, (item) => blocksIn(item, lines, quotes)) };
    }
    case 'block_quote':
      return { kind: 'quote', blocks: blocksIn(node, lines, quotes + 1) };
    case 'thematic_break':
      return { kind: 'break' };
    default:
      return { kind: 'html', lines: visible(segments(lines, first, last, column, quotes)) };
  }
}

const TAG = /<\/?[A-Za-z][^<>]*>/g;

/** The visible text of an HTML block: all but tags. */
function visible(lines: readonly Segment[]): readonly Segment[] {
  return lines.flatMap(({ text, offset }) => {
    const plain = text.replace(TAG, (tag) => ' '.repeat(tag.length));
    const trimmed = plain.trim();
    return trimmed === '' ? [] : [{ text: trimmed, offset: offset + plain.indexOf(trimmed) }];
  });
}

/** The lines of a paragraph; `column` is the 1-based start of the first one. */
function segments(
  lines: readonly Line[],
  first: number,
  last: number,
  column: number,
  quotes: number,
): readonly Segment[] {
  return lines
    .slice(first - 1, last)
    .map((line, n) => segment(line, n === 0 ? column - 1 : contentStart(line.text, quotes)))
    .filter(({ text }) => text !== '');
}

function segment(line: Line | undefined, start: number): Segment {
  if (line === undefined) return { text: '', offset: 0 };
  const text = line.text.slice(start);
  const trimmed = text.trimStart();
  return { text: trimmed.trimEnd(), offset: line.offset + start + text.length - trimmed.length };
}

/** Where a paragraph line's content starts: after white space and at most one mark of each quote around it. */
function contentStart(line: string, quotes: number): number {
  let left = quotes;
  for (let at = 0; ; at++) {
    if (line[at] === '>' && left > 0) left--;
    else if (line[at] !== ' ' && line[at] !== '\t') return at;
  }
}

/** The content of a fence. Each line from the parser is the end of the line it saw, except for a split tab. */
function fenced(literal: string, fence: number, lines: readonly Line[]): readonly Segment[] {
  const given = literal.split('\n').slice(0, -1);
  return given.map((content, n) => {
    const line = lines[fence + n] ?? { shown: '', text: '', offset: 0 };
    const indent = /^[ \t]*/.exec(content)?.[0].length ?? 0;
    let start = Math.max(0, line.shown.length - (content.length - indent));
    for (let back = 0; back < indent && isSpace(line.shown[start - 1]); back++) start--;
    return { text: line.text.slice(start), offset: line.offset + start };
  });
}

function isSpace(letter: string | undefined): boolean {
  return letter === ' ' || letter === '\t';
}

/** A heading's text without its opening and closing hash signs. */
function withoutMarks(line: string): string {
  const text = line.replace(/^#{1,6}/, '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end === 0 || isSpace(text[end - 1]) ? text.slice(0, end).trimEnd() : text;
}
