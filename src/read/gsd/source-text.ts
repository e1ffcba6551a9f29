/** A part of a file's text, and the offset in the text at which it begins. */
export interface SourceText {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text from an offset on, each without its line break: LF, CRLF or CR. */
export function linesFrom(text: string, offset: number): readonly SourceText[] {
  const lines: SourceText[] = [];
  const breaks = /\r\n?|\n/g;
  for (let start = offset; start <= text.length;) {
    breaks.lastIndex = start;
    const found = breaks.exec(text);
    const end = found?.index ?? text.length;
    lines.push({ text: text.slice(start, end), start });
    start = end + (found?.[0].length ?? 1);
  }
  return lines;
}

/** The part of a source from one offset in it to another (exclusive), without white space at its ends. */
export function trimmed({ text, start }: SourceText, from = 0, to: number = text.length): SourceText {
  const part = text.slice(from, to);
  const inner = part.trimStart();
  return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
