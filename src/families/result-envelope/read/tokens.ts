import { elementAt } from '../../../model/collections.js';
import type { Segment } from '../../../read/markdown/block.js';
import { linkAt, type Links } from './links.js';
import { CODE_SPAN, REACH, rendered } from './rendered.js';

/** A word of an element, without the punctuation around it, or what is in backticks. */
export interface Token {
  readonly text: string;
  /** What it is written as. */
  readonly source: Segment;
  readonly code: boolean;
  /** The number of its part: commas keep parts apart, and cells of a table. */
  readonly part: number;
  /** The number of its clause: semicolons keep them apart. */
  readonly clause: number;
  /** It is the target of a link, which leads from the file that holds it. */
  readonly linked?: true;
}

const OPENING = /^[*"'([<{]+/;
const CLOSING = '*"\'),.;:!?]>}';

/** Arrows, which need no space around them. */
export const ARROW = String.raw`(?:[→⇒➜➔➝⟶⟹↦]|[-=]>)`;
const IS_ARROW = new RegExp(ARROW);

/** A comma that keeps words apart: not so in a number, nor in a pattern of names such as `src/{a,b}.ts`. */
const COMMA = String.raw`,(?!(?<=\d,)\d|(?<=\{[^\s{}]{0,99},)[^\s{}]{0,99}\})`;

/** What may end a word. */
const SIGN = new RegExp(String.raw`[\[\x60;|\s]|${COMMA}|${ARROW}`, 'g');

/** The words of some lines; cells of a row each are a part of its own. */
export function tokensIn(lines: readonly Segment[], links: Links, areCells: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let part = 0;
  for (const line of lines) {
    if (line.text.startsWith('|')) part++;
    const scanner = new Scanner(line, links, part);
    scanner.run();
    for (const token of scanner.tokens) tokens.push(token);
    part = scanner.part + (areCells ? 1 : 0);
  }
  return tokens;
}

class Scanner {
  readonly tokens: Token[] = [];
  part: number;
  #clause = 0;
  readonly #line: Segment;
  readonly #links: Links;
  readonly #text: string;
  readonly #sourceAt: (index: number) => number;

  constructor(line: Segment, links: Links, part: number) {
    this.#line = line;
    this.#links = links;
    this.part = part;
    const { text, sourceAt } = rendered(line);
    this.#text = text;
    this.#sourceAt = sourceAt;
  }

  run(): void {
    const text = this.#text;
    let start = 0;
    for (const { 0: sign, index: at } of text.matchAll(SIGN)) {
      // Within the span before it.
      if (at < start) continue;
      const link = sign === '[' ? linkAt(text, at, this.#links) : null;
      const span = sign === '`' ? codeSpan(text, at) : link;
      if (span !== null) {
        this.#word(start, at);
        if (link?.isTarget === true && link.text !== '') this.#push(link.text, link.start, link.stop, true, true);
        else this.#code(span.text, span.start, span.stop);
        start = span.end;
        continue;
      }
      if (sign === '[') continue;
      const end = at + sign.length;
      this.#word(start, /[,;]/.test(sign) ? end : at);
      if (sign === ';') this.#clause++;
      if (IS_ARROW.test(sign)) this.#push(sign, at, end, false);
      start = end;
    }
    this.#word(start, text.length);
  }

  #word(start: number, end: number): void {
    const text = this.#text;
    const opened = text.slice(start, end).replace(OPENING, '');
    let first = end - opened.length;
    let last = first + 1 + opened.split('').findLastIndex((letter) => !CLOSING.includes(letter));
    // Emphasis by underscores, which are a part of many names.
    if (last - first > 2 && text[first] === '_' && text[last - 1] === '_') {
      first++;
      last--;
    }
    if (last > first) this.#push(text.slice(first, last), first, last, false);
    if (/[,;]/.test(text.slice(last, end))) this.part++;
  }

  /** What is in backticks, which may be several paths. */
  #code(text: string, start: number, stop: number): void {
    if (text === '') return;
    const pieces = text.split(BETWEEN);
    if (!pieces.every((piece) => LIKE_PATH.test(piece))) {
      this.#push(text, start, stop, true);
      return;
    }
    let from = start;
    for (const piece of pieces) {
      const at = this.#text.indexOf(piece, from);
      if (at < 0 || at >= stop) this.#push(piece, start, stop, true);
      else this.#push(piece, at, (from = at + piece.length), true);
    }
  }

  #push(text: string, start: number, end: number, code: boolean, linked = false): void {
    const from = this.#sourceAt(start);
    const source = {
      text: this.#line.text.slice(from, this.#sourceAt(end)),
      offset: this.#line.offset + from,
    };
    this.tokens.push({ text, source, code, part: this.part, clause: this.#clause, ...(linked ? { linked } : {}) });
  }
}

/** What keeps several paths apart in one code span. */
const BETWEEN = new RegExp(String.raw`,\s+|;\s+|\s+${ARROW}\s+`);
const LIKE_PATH = /^[^\s/]*(?:\/\S*|\.[A-Za-z]\w{0,9})$/;

interface CodeSpan {
  readonly text: string;
  readonly start: number;
  readonly stop: number;
  readonly end: number;
}

const CODE_HERE = new RegExp(`^${CODE_SPAN}`);

function codeSpan(text: string, at: number): CodeSpan | null {
  const found = CODE_HERE.exec(text.slice(at, at + 2 * REACH));
  if (found === null) return null;
  const content = elementAt(found, 2);
  const trimmed = content.trim();
  const start = at + elementAt(found, 1).length + content.length - content.trimStart().length;
  return { text: trimmed, start, stop: start + trimmed.length, end: at + elementAt(found, 0).length };
}
