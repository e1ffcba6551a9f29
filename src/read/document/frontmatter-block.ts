import { elementAt } from '../../model/collections.js';
import { linesFrom, OUTER_KEY, type SourceText } from './node.js';

/**
 * How a frontmatter appears: `whole` on the first line; `late` below blank lines, white space or a comment; `unended` without a
 * second `---`; `misplaced` below other text, where it is not read.
 */
export type FrontmatterState = 'none' | 'misplaced' | 'unended' | 'late' | 'whole';

/** Returns true if a frontmatter's keys are read: it starts the file, except for what does not count. */
export function isReadable(state: string): boolean {
  return state === 'whole' || state === 'late' || state === 'unended';
}

/** The lines of a frontmatter, and where the rest of the text begins. */
export interface FrontmatterBlock {
  readonly state: FrontmatterState;
  /** The lines between its `---` lines; empty without a frontmatter. */
  readonly lines: readonly SourceText[];
  /** White space before its first `---`. */
  readonly indent: number;
  /** Its first `---`; null without a frontmatter. */
  readonly opening: SourceText | null;
  /** The offset of the rest of the text. For a block that never ends, everything below its first line. */
  readonly body: number;
}

/**
 * Finds the frontmatter of a text. A block below other text counts as misplaced only if a line in it matches `ownKey`:
 * text below a horizontal rule has no such line. Without that pattern, no block does. Takes time linear in the text.
 */
export function findFrontmatter(text: string, ownKey: RegExp | null = null): FrontmatterBlock {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const none: FrontmatterBlock = { state: 'none', lines: [], indent: 0, opening: null, body: start };
  // Most texts begin with something else.
  if (ownKey === null && !/^\s*(?:---|<!--)/.test(text)) return none;
  const lines = linesFrom(text, start);
  const first = firstContent(lines);
  const opening = lines[first];
  if (opening?.text.trim() !== '---') {
    return ownKey === null ? none : (misplacedBlock(lines, { from: first, body: start, ownKey }) ?? none);
  }
  const indent = indentOf(opening.text);
  const { end, isClosed } = endOfBlock(lines, first + 1, indent);
  const inner = lines.slice(first + 1, end);
  const body = lines[isClosed ? end + 1 : first + 1]?.start ?? text.length;
  const isFirst = first === 0 && indent === 0;
  return { state: !isClosed ? 'unended' : isFirst ? 'whole' : 'late', lines: inner, indent, opening, body };
}

/** The number of the first line that is neither blank nor part of an HTML comment. */
function firstContent(lines: readonly SourceText[]): number {
  let isComment = false;
  for (const [n, { text }] of lines.entries()) {
    let rest = text.trim();
    while (rest !== '') {
      if (!isComment && !rest.startsWith('<!--')) return n;
      const end = rest.indexOf('-->', isComment ? 0 : '<!--'.length);
      isComment = end < 0;
      rest = end < 0 ? '' : rest.slice(end + '-->'.length).trim();
    }
  }
  return lines.length;
}

/** The line that ends a block: a second `---` (closed), a heading of the text below, or the end of the text. */
function endOfBlock(
  lines: readonly SourceText[],
  from: number,
  indent: number,
): { readonly end: number; readonly isClosed: boolean } {
  /** The next line with content other than a `#`. */
  let next = from;
  for (let n = from; n < lines.length; n++) {
    const { text } = elementAt(lines, n);
    if (text.trimStart().startsWith('---') && indentOf(text) <= indent) return { end: n, isClosed: true };
    next = Math.max(next, n + 1);
    while (/^(?:\s*$|#)/.test(lines[next]?.text ?? 'end')) next++;
    if (isHeadingOfBody(text, lines[next]?.text)) return { end: n, isClosed: false };
  }
  return { end: lines.length, isClosed: false };
}

/**
 * Returns true if a line with a `#` is a heading. A frontmatter comment looks the same, but more frontmatter follows
 * it: a key, an item, or an indented line. `next` is undefined at the end of the text.
 */
function isHeadingOfBody(text: string, next: string | undefined): boolean {
  const level = /^(#{1,6})[ \t]/.exec(text)?.[1]?.length;
  if (level === undefined || next === undefined) return level !== undefined;
  if (next.startsWith('---') || OUTER_KEY.test(next)) return false;
  return level > 1 || !/^(?:\s|-\s+(?!\s|\*{0,2}`))/.test(next);
}

/** A block of keys between `---` lines that comes after other text, outside fenced code; null for none. */
function misplacedBlock(
  lines: readonly SourceText[],
  { from, body, ownKey }: { readonly from: number; readonly body: number; readonly ownKey: RegExp },
): FrontmatterBlock | null {
  let isFenced = false;
  let behind = from;
  for (const [n, line] of lines.entries()) {
    if (n < behind) continue;
    if (/^\s*(?:`{3}|~{3})/.test(line.text)) isFenced = !isFenced;
    if (isFenced || line.text.trimEnd() !== '---' || !OUTER_KEY.test(lines[n + 1]?.text ?? '')) continue;
    const { end } = endOfBlock(lines, n + 1, 0);
    const inner = lines.slice(n + 1, end);
    if (inner.some(({ text }) => ownKey.test(text))) {
      return { state: 'misplaced', lines: inner, indent: 0, opening: line, body };
    }
    behind = end;
  }
  return null;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
