import type { Excerpt } from '../../model/finding.js';
import type { Range } from '../../model/position.js';

/** A source line without its indentation: what stands before a range, in it, and after it. */
export type Parts = readonly [before: string, range: string, after: string];

/** Takes a source line apart; columns that are outside of it are pulled in. */
export function excerptParts({ text, cut }: Excerpt, range: Range): Parts {
  const inside = (column: number): number => Math.min(Math.max(0, column - 1 - cut), text.length);
  const start = inside(range.startColumn);
  const end = range.endLine === range.startLine ? Math.max(start, inside(range.endColumn)) : text.trimEnd().length;
  const indent = Math.min(start, text.length - text.trimStart().length);
  return [`${cut > 0 ? '…' : ''}${text.slice(indent, start)}`, text.slice(start, end), text.slice(end).trimEnd()];
}
