import { elementAt } from '../../model/collections.js';
import { lineSpans } from '../lines.js';

/** A part of a text, from one offset to another (exclusive). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A block of a text without blocks in it, or a line that defines a link. Code holds no comment. */
export interface Leaf extends Span {
  readonly kind: 'inline' | 'html' | 'code' | 'definition';
  /** Where the item or the quotation ends that it is in; the end of the text if it is in none. */
  readonly limit: number;
}

/** What is not rendered. */
export interface Hidden {
  /** In order, none within another. */
  readonly spans: readonly Span[];
  /** What the first comment hides that never ends; null if all end. */
  readonly unended: Span | null;
}

/**
 * Finds what CommonMark does not render in the blocks of a text, in their order: comments, the tags of details and summaries, and
 * definitions of links. Of code and comments the one that opens first wins. Linear.
 */
export function hiddenIn(text: string, leaves: readonly Leaf[]): Hidden {
  const finder = new Finder(text);
  for (const leaf of leaves) finder.take(leaf);
  return finder;
}

/** A text with blanks for some of its parts: every line and column stays where it is. */
export function blanked(text: string, spans: Hidden['spans']): string {
  let shown = '';
  let done = 0;
  for (const { start, end } of spans) {
    shown += text.slice(done, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    done = end;
  }
  return shown + text.slice(done);
}

const OPENING = '<!--';
const CLOSING = '-->';

const ATTRIBUTE = String.raw`\s+[A-Za-z_:][\w.:-]{0,99}(?:\s*=\s*(?:[^\s"'=<>\x60]{1,999}|'[^']{0,999}'|"[^"]{0,999}"))?`;
/** A tag, with its name. Longer ones are text: else hostile ones would take quadratic time. */
const TAG = String.raw`</?([A-Za-z][\w-]{0,99})(?:${ATTRIBUTE}){0,30}\s*/?>`;
const TAGS = new RegExp(TAG, 'g');
/** What decides in a paragraph what a sign means: the first one does. */
const INLINE = new RegExp(String.raw`\\[!-/:-@[-\x60{-~]|\x60+|${OPENING}|${TAG}`, 'g');

class Finder implements Hidden {
  readonly spans: Span[] = [];
  unended: Span | null = null;
  readonly #text: string;
  readonly #openings: Marks;
  readonly #closings: Marks;
  /** Where the last comment ends. It may reach behind the block in which it starts. */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#openings = new Marks(text, OPENING);
    this.#closings = new Marks(text, CLOSING);
  }

  take({ kind, start, end, limit }: Leaf): void {
    const from = Math.max(start, this.#end);
    if (from >= end) return;
    if (kind === 'definition') this.spans.push({ start: from, end });
    else if (kind === 'html') this.#html(from, end, limit, from === start);
    else if (kind === 'inline') {
      for (const part of inlinesOf(this.#text, from, end)) this.#inline(part.start, part.end);
    }
  }

  /** A comment that begins a line ends where it is closed, or with the item, quotation or text. Another one in HTML has to end there. */
  #html(from: number, end: number, limit: number, isLineStart: boolean): void {
    let at = from;
    let begins = isLineStart;
    for (let open = this.#openings.from(at); open < end; open = this.#openings.from(at)) {
      const before = this.#text.slice(at, open);
      const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
      begins = (begins || line >= 0) && /^[\s>]*$/.test(before.slice(line + 1));
      const close = this.#closings.from(open + 2) + CLOSING.length;
      if (close > limit && begins) this.unended ??= { start: open, end: limit };
      const isComment = begins || close <= end;
      this.#tags(at, open);
      at = isComment ? Math.min(close, limit) : open + OPENING.length;
      if (isComment) this.#hide(open, at);
      begins = false;
    }
    this.#tags(at, end);
  }

  /** In a paragraph or a heading, a comment must end in the same one: else its signs are text. */
  #inline(from: number, end: number): void {
    const text = this.#text.slice(from, end);
    let runs: Runs | undefined;
    INLINE.lastIndex = 0;
    for (let found = INLINE.exec(text); found !== null; found = INLINE.exec(text)) {
      const [sign, tag] = found;
      if (sign.startsWith('`')) {
        runs ??= new Runs(text);
        INLINE.lastIndex = runs.closing(sign.length, INLINE.lastIndex) ?? INLINE.lastIndex;
      } else if (sign === OPENING) {
        const open = from + found.index;
        const close = this.#closings.from(open + 2) + CLOSING.length;
        if (close > end) continue;
        this.#hide(open, close);
        INLINE.lastIndex = close - from;
      } else if (tag !== undefined) this.#tag(tag, from + found.index, sign.length);
    }
  }

  #tags(from: number, end: number): void {
    for (const { 0: sign, 1: tag = '', index } of this.#text.slice(from, end).matchAll(TAGS)) {
      this.#tag(tag, from + index, sign.length);
    }
  }

  #tag(name: string, start: number, length: number): void {
    if (/^(?:details|summary)$/i.test(name)) this.spans.push({ start, end: start + length });
  }

  #hide(start: number, end: number): void {
    this.spans.push({ start, end });
    this.#end = end;
  }
}

/** The parts of a paragraph that are read on their own: the text above a table in it, and each cell of the table. */
function inlinesOf(text: string, from: number, end: number): readonly Span[] {
  const content = text.slice(from, end);
  if (!content.includes('|')) return [{ start: from, end }];
  const rows = lineSpans(content).map((line) => cellsOf(text, from + line.start, from + line.end));
  const head = rows.findIndex(
    (cells, n) => isDelimiter(text, rows[n + 1] ?? []) && rows[n + 1]?.length === cells.length,
  );
  if (head < 0) return [{ start: from, end }];
  const cells = rows.slice(head).flat();
  return head === 0 ? cells : [{ start: from, end: elementAt(cells, 0).start }, ...cells];
}

/** The text between the bars of a line, but for those at its ends. A bar behind a backslash is text. */
function cellsOf(text: string, from: number, end: number): readonly Span[] {
  const line = text.slice(from, end).trimEnd();
  const cells: Span[] = [];
  let start = /^[ \t>]*\|?/.exec(line)?.[0].length ?? 0;
  for (const { 0: sign, index } of line.matchAll(/\\.|\|/g)) {
    if (sign !== '|' || index < start) continue;
    cells.push({ start: from + start, end: from + index });
    start = index + 1;
  }
  if (start < line.length || cells.length === 0) cells.push({ start: from + start, end: from + line.length });
  return cells;
}

function isDelimiter(text: string, cells: readonly Span[]): boolean {
  return cells.length > 0 && cells.every(({ start, end }) => /^:?-+:?$/.test(text.slice(start, end).trim()));
}

/** Where a mark is in a text. */
class Marks {
  readonly #text: string;
  readonly #mark: string;
  #found = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** The first at or behind an offset, which is never smaller than one asked for before; Infinity if there is none. */
  from(offset: number): number {
    if (this.#found < offset) {
      const found = this.#text.indexOf(this.#mark, offset);
      this.#found = found < 0 ? Infinity : found;
    }
    return this.#found;
  }
}

/** The backticks of a paragraph, by how many follow each other. */
class Runs {
  readonly #starts = new Map<number, number[]>();
  readonly #next = new Map<number, number>();

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
      const starts = this.#starts.get(run.length);
      if (starts === undefined) this.#starts.set(run.length, [index]);
      else starts.push(index);
    }
  }

  /** Where the code ends that as many backticks open before an offset, which never gets smaller; undefined if nothing closes it. */
  closing(length: number, offset: number): number | undefined {
    const starts = this.#starts.get(length) ?? [];
    let next = this.#next.get(length) ?? 0;
    while (next < starts.length && elementAt(starts, next) < offset) next++;
    this.#next.set(length, next);
    const start = starts[next];
    return start === undefined ? undefined : start + length;
  }
}
