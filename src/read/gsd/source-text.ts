/** A part of a file's text, and the offset in the text at which it begins. */
export interface SourceText {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text from an offset on, each without its line break, be that LF or CRLF. */
export function linesFrom(text: string, offset: number): readonly SourceText[] {
  const lines: SourceText[] = [];
  for (let start = offset; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    lines.push({ text: text.slice(start, end > start && text[end - 1] === '\r' ? end - 1 : end), start });
    start = end + 1;
  }
  return lines;
}

/** The part of a source from one offset in it to another (exclusive), without white space at its ends. */
export function trimmed({ text, start }: SourceText, from = 0, to: number = text.length): SourceText {
  const part = text.slice(from, to);
  const inner = part.trimStart();
  return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
