/** Where a line starts, and where it ends, without its line break. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text. Each ends in LF, CRLF or CR; the last may be empty. */
export function* lineSpans(text: string): Generator<LineSpan> {
  const ending = /\r\n|\n|\r/g;
  let start = 0;
  for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
    yield { start, end: found.index };
    start = ending.lastIndex;
  }
  yield { start, end: text.length };
}
