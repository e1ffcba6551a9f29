import { addTo, elementAt } from '../../model/collections.js';
import { lineSpans } from '../lines.js';

/** A part of a text, from one offset to another (exclusive). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An innermost block of a text, or a line that defines a link. True for code, which contains no comment. */
export interface Leaf extends Span {
  readonly kind: 'inline' | 'html' | 'code' | 'definition';
  /** Where its item or quotation ends; the end of the text if it is in none. */
  readonly limit: number;
}

/** What is not rendered. */
export interface Hidden {
  /** In order, without overlap. */
  readonly spans: readonly Span[];
  /** The text hidden by the first comment that never ends; null if all end. */
  readonly unended: Span | null;
}

/**
 * Finds the parts of a text that CommonMark does not render: comments, tags of details and summaries, and link
 * definitions. Of code and comments, the first to open counts. Linear.
 */
export function hiddenIn(text: string, leaves: readonly Leaf[]): Hidden {
  const finder = new Finder(text);
  for (const leaf of leaves) finder.take(leaf);
  return finder;
}

/** A text with some parts blanked: every line and column stays the same. */
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
/** A tag, with its name. Longer ones are text: hostile ones would take quadratic time. */
const TAG = String.raw`</?([A-Za-z][\w-]{0,99})(?:${ATTRIBUTE}){0,30}\s*/?>`;
const TAGS = new RegExp(TAG, 'g');
/** The signs in a paragraph: the first decides. */
const INLINE = new RegExp(String.raw`\\[!-/:-@[-\x60{-~]|\x60+|${OPENING}|${TAG}`, 'g');

class Finder implements Hidden {
  readonly spans: Span[] = [];
  unended: Span | null = null;
  readonly #text: string;
  readonly #openings: Marks;
  readonly #closings: Marks;
  /** Where the last comment ends. It may be after the block in which the comment starts. */
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

  /** A comment at the start of a line ends where it is closed, or with the item; others must end in their block. */
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

  /** In a paragraph or heading, a comment must end there: otherwise its signs are text. */
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

/** The parts of a paragraph that are read separately: the text above a table in it, and each table cell. */
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

/** The text between the bars of a line. A bar after a backslash is text. */
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

/** The offsets of a mark in a text. */
class Marks {
  readonly #text: string;
  readonly #mark: string;
  #found = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** The first offset at or after one that never decreases; Infinity for none. */
  from(offset: number): number {
    if (this.#found < offset) {
      const found = this.#text.indexOf(this.#mark, offset);
      this.#found = found < 0 ? Infinity : found;
    }
    return this.#found;
  }
}

/** The backticks of a paragraph, by the length of their run. */
class Runs {
  readonly #starts = new Map<number, number[]>();
  readonly #next = new Map<number, number>();

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) addTo(this.#starts, run.length, index);
  }

  /** Where the code span ends that this many backticks open before an offset; undefined if it never does. */
  closing(length: number, offset: number): number | undefined {
    const starts = this.#starts.get(length) ?? [];
    let next = this.#next.get(length) ?? 0;
    while (next < starts.length && elementAt(starts, next) < offset) next++;
    this.#next.set(length, next);
    const start = starts[next];
    return start === undefined ? undefined : start + length;
  }
}
