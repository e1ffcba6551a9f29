import type { Range } from '../model/position.js';

/** Turns offsets of a text into lines and columns. A line ends at LF, as git and GitHub count. */
export class Lines {
  readonly #text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.#starts.push(i + 1);
  }

  /** 1-based. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
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
   * annotation that spans lines: what is longer ends where that line does.
   */
  range(start: number, end: number): Range {
    const line = this.lineAt(start);
    const column = start - this.startOf(line) + 1;
    const length = this.textOf(line).length;
    const last = Math.min(end - this.startOf(line), length) + 1;
    return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
  }
}
