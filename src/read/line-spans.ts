/** Where a line starts, and where it ends, without its line break. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text from an offset on. Each ends in LF, CRLF or CR; the last may be empty. */
export function* lineSpans(text: string, from = 0): Generator<LineSpan> {
  const ending = /\r\n|\n|\r/g;
  ending.lastIndex = from;
  let start = from;
  for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
    yield { start, end: found.index };
    start = ending.lastIndex;
  }
  yield { start, end: text.length };
}
