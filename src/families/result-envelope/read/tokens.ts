import type { Segment } from '../../../read/markdown/block.js';
import { linkAt, type Links } from './links.js';
import { REACH, rendered } from './rendered.js';

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

const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';

/** Arrows, which need no space around them. */
export const ARROW = String.raw`(?:[→⇒➜➔➝⟶⟹↦]|[-=]>)`;
const LEADING_ARROW = new RegExp(`^${ARROW}`);

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
    for (let at = 0; at < text.length;) {
      const letter = text.charAt(at);
      const link = letter === '[' ? linkAt(text, at, this.#links) : null;
      const span = letter === '`' ? codeSpan(text, at) : link;
      if (span !== null) {
        this.#word(start, at);
        if (link?.isTarget === true && link.text !== '') this.#push(link.text, link.start, link.stop, true, true);
        else this.#code(span.text, span.start, span.stop);
        at = start = span.end;
      } else if (
        letter === ';' ||
        (letter === ',' && !/^\d,\d/.test(text.slice(at - 1, at + 2)) && !isInBraces(text, at))
      ) {
        this.#word(start, ++at);
        start = at;
        if (letter === ';') this.#clause++;
      } else if (/[\s|`]/.test(letter)) {
        this.#word(start, at);
        start = ++at;
      } else {
        const arrow = LEADING_ARROW.exec(text.slice(at, at + 2))?.[0];
        if (arrow === undefined) {
          at++;
          continue;
        }
        this.#word(start, at);
        this.#push(arrow, at, at + arrow.length, false);
        at = start = at + arrow.length;
      }
    }
    this.#word(start, text.length);
  }

  #word(start: number, end: number): void {
    const text = this.#text;
    let first = start;
    let last = end;
    while (first < last && OPENING.includes(text.charAt(first))) first++;
    while (last > first && CLOSING.includes(text.charAt(last - 1))) last--;
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
    if (pieces.length === 1 || !pieces.every((piece) => LIKE_PATH.test(piece))) {
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

/** Whether a comma keeps names of one pattern apart, such as `src/{a,b}.ts`. */
function isInBraces(text: string, at: number): boolean {
  return (
    /\{[^\s{}]*$/.test(text.slice(Math.max(0, at - LONGEST_BRACES), at)) &&
    /^[^\s{}]*\}/.test(text.slice(at, at + LONGEST_BRACES))
  );
}

const LONGEST_BRACES = 100;

/** What keeps several paths apart in one code span. */
const BETWEEN = new RegExp(String.raw`,\s+|;\s+|\s+${ARROW}\s+`);
const LIKE_PATH = /^[^\s/]*(?:\/\S*|\.[A-Za-z]\w{0,9})$/;

interface CodeSpan {
  readonly text: string;
  readonly start: number;
  readonly stop: number;
  readonly end: number;
}

function codeSpan(text: string, at: number): CodeSpan | null {
  const inner = text[at + 1] === '`' ? at + 2 : at + 1;
  const marks = text.slice(at, inner);
  const length = text.slice(inner, inner + REACH).indexOf(marks);
  if (length < 0) return null;
  const content = text.slice(inner, inner + length);
  const start = inner + content.length - content.trimStart().length;
  const trimmed = content.trim();
  return { text: trimmed, start, stop: start + trimmed.length, end: inner + length + marks.length };
}
