import { elementAt, firstWhere } from '../model/collections.js';
import type { Range } from '../model/pointer.js';

/** Converts offsets of a text to lines and columns. A line ends at LF, as for git and GitHub. */
export class Lines {
  readonly #text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.#starts.push(i + 1);
  }

  /** 1-based. */
  lineAt(offset: number): number {
    return firstWhere(this.#starts.length - 1, (n) => elementAt(this.#starts, n + 1) > offset) + 1;
  }

  /** The offset at which a 1-based line starts. */
  startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length;
  }

  /** A line's text without its line break; empty beyond the last. */
  textOf(line: number): string {
    const start = this.#starts[line - 1];
    if (start === undefined) return '';
    const next = this.#starts[line];
    const end = next === undefined ? this.#text.length : next - 1;
    return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
  }

  /**
   * The range from one offset to another (exclusive). It stays on its first line, since GitHub drops the columns of an
   * annotation over several lines. Its start is a character of the line, even if the offset is at the line break or the
   * text's end; on an empty line the range is empty.
   */
  range(start: number, end: number): Range {
    const found = this.lineAt(start);
    // Text after the last line break only counts as a line if it is not empty.
    const isBehind = found > 1 && this.startOf(found) === this.#text.length;
    const line = isBehind ? found - 1 : found;
    const first = this.startOf(line);
    const text = this.textOf(line);
    if (text === '') return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
    const at = Math.min(start - first, lastCharacterOf(text));
    const last = Math.max(Math.min(end - first, text.length), at + 1);
    return { startLine: line, startColumn: at + 1, endLine: line, endColumn: last + 1 };
  }
}

/** Where the last character of a text starts; a surrogate pair is one character. */
function lastCharacterOf(text: string): number {
  const isPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text);
  return text.length - (isPair ? 2 : 1);
}

/** The start and end of a line, without its line break. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text from an offset on. Each ends in LF, CRLF or CR; the last may be empty. */
export function lineSpans(text: string, from = 0): readonly LineSpan[] {
  const spans: LineSpan[] = [];
  const ending = /\r\n|\n|\r/g;
  ending.lastIndex = from;
  let start = from;
  for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
    spans.push({ start, end: found.index });
    start = ending.lastIndex;
  }
  spans.push({ start, end: text.length });
  return spans;
}
