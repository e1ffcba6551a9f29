import { Parser, type Node } from 'commonmark';
import { linkName } from '../../families/result-envelope/read/links.js';
import { TooManyBlocks, type Block, type Blocks, type Segment } from './block.js';
import { returnsIn } from './returns-in-blocks.js';
import { lineSpans } from '../line-spans.js';
import type { Budget, Parts, Source } from '../source.js';

/**
 * How much of a line's start and end the parser sees, UTF-16 units. What blocks a line opens shows at its start, and
 * what closes a block of HTML at its end; a line that nests deeper than that is hostile, and would cost quadratic time.
 */
const HEAD = 100;
const TAIL = 50;

/** A line as the parser sees it, and as it is. */
interface Line {
  readonly shown: string;
  readonly text: string;
  readonly offset: number;
}

/** The returns in the blocks of a text. Linear in its length. Throws `TooManyBlocks`. */
export function parseMarkdown(source: Source): Parts {
  return returnsIn(source, (text) => blocksOf(text, source.budget));
}

/**
 * The blocks of a CommonMark text. Inline content is not parsed: nothing here needs it, and comments and links that never
 * end would make it quadratic.
 */
function blocksOf(text: string, budget: Budget): Blocks {
  const lines = sourceLines(text);
  const parser = Object.assign(new Parser(), { processInlines: () => undefined });
  countBlocks(parser, budget);
  const blocks = blocksIn(parser.parse(lines.map(({ shown }) => shown).join('\n')), lines, 0);
  return { blocks, links: linksIn(parser, lines) };
}

/** A link that is defined in a line; the parser may have seen a part of the line only. */
const DEFINITION = /^[ \t>]*\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:<([^<>]*)>|(\S+))/;

/** The links that the parser took for defined, each with its whole target. */
function linksIn(parser: object, lines: readonly Line[]): Blocks['links'] {
  const { refmap } = parser as { readonly refmap: Readonly<Record<string, { readonly destination: string }>> };
  const links = new Map(Object.entries(refmap).map(([name, { destination }]) => [linkName(name), destination]));
  const whole = new Set<string>();
  if (links.size === 0) return links;
  for (const { text } of lines) {
    const [, label = '', bracketed, plain] = DEFINITION.exec(text) ?? [];
    const name = linkName(label);
    const target = bracketed ?? plain;
    // Of several the first counts.
    if (target === undefined || whole.has(name) || !links.has(name)) continue;
    whole.add(name);
    links.set(name, target);
  }
  return links;
}

/** Has each block counted that the parser opens: it keeps half a kilobyte of each. */
function countBlocks(parser: object, budget: Budget): void {
  const { addChild } = parser as { readonly addChild: (...args: unknown[]) => unknown };
  const counted = (...args: unknown[]): unknown => {
    if (--budget.blocks < 0) throw new TooManyBlocks();
    return addChild.apply(parser, args);
  };
  Object.assign(parser, { addChild: counted });
}

/**
 * The lines, of several empty ones in a row the first only: they mean the same, and each costs as much as blocks are open. A line
 * ends in LF, CRLF or CR, as in CommonMark; git and GitHub count LF alone, and so do places.
 */
function sourceLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let empty = false;
  for (const { start, end } of lineSpans(text)) {
    const line = text.slice(start, end);
    const isEmpty = line.trim() === '';
    if (!(isEmpty && empty)) lines.push({ shown: shownLine(line), text: line, offset: start });
    empty = isEmpty;
  }
  return lines;
}

function shownLine(line: string): string {
  return line.length <= HEAD + TAIL ? line : line.slice(0, HEAD) + line.slice(-TAIL);
}

function blocksIn(parent: Node, lines: readonly Line[], quotes: number): readonly Block[] {
  return emptied(parent, (node) => blockOf(node, lines, quotes));
}

/** What is made of each child of a node; the child is let go then, since the parser's nodes are large and may be many. */
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
      // A heading that is underlined has its text on the lines above.
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

/** What people see of the lines of a block of HTML: all but comments and tags. */
function visible(lines: readonly Segment[]): readonly Segment[] {
  let inComment = false;
  return lines.flatMap(({ text, offset }) => {
    let shown = '';
    for (let at = 0; at < text.length;) {
      const mark = text.indexOf(inComment ? '-->' : '<!--', at);
      const end = mark < 0 ? text.length : mark + (inComment ? '-->'.length : 0);
      shown += inComment ? ' '.repeat(end - at) : text.slice(at, end);
      if (mark >= 0) inComment = !inComment;
      at = end;
    }
    const plain = shown.replace(TAG, (tag) => ' '.repeat(tag.length));
    const trimmed = plain.trim();
    return trimmed === '' ? [] : [{ text: trimmed, offset: offset + plain.indexOf(trimmed) }];
  });
}

/** The lines of a paragraph; `column` is where its first one starts, 1-based. */
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

/** Where a line goes on that continues a paragraph: behind white space, and behind at most one mark of each quote around it. */
function contentStart(line: string, quotes: number): number {
  let left = quotes;
  for (let at = 0; ; at++) {
    if (line[at] === '>' && left > 0) left--;
    else if (line[at] !== ' ' && line[at] !== '\t') return at;
  }
}

/** The content of a fence. Each line that the parser gives is the end of the line it saw, but for a tab that it split. */
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

/** A heading's text without the marks before it, and those that may stand behind it. */
function withoutMarks(line: string): string {
  const text = line.replace(/^#{1,6}/, '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end === 0 || isSpace(text[end - 1]) ? text.slice(0, end).trimEnd() : text;
}
