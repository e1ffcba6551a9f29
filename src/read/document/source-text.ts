import { lineSpans } from '../line-spans.js';

/** A part of a file's text, and the offset in the text at which it begins. */
export interface SourceText {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text from an offset on, each without its line break: LF, CRLF or CR. */
export function linesFrom(text: string, offset: number): readonly SourceText[] {
  return [...lineSpans(text, offset)].map(({ start, end }) => ({ text: text.slice(start, end), start }));
}

/** The part of a source from one offset in it to another (exclusive), without white space at its ends. */
export function trimmed({ text, start }: SourceText, from = 0, to: number = text.length): SourceText {
  const part = text.slice(from, to);
  const inner = part.trimStart();
  return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
