import type { Sections } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/source-text.js';

const STATUS_LINE = /^[\s>*_#+-]{0,40}(?:story |current )?status[*_\s]{0,9}[:：][*_\s]{0,9}/i;
const STATUS_HEADING = /^[*_]*(?:story |current )?status_*$/;

/** So many lines below a heading its status is looked for. */
const NEAR = 3;

/** The status that the text of a story gives, with its place: on a line `Status: x`, or below a heading; null where it gives none. */
export function statusIn({ lines }: Sections): SourceText | null {
  for (const [at, { line, heading }] of lines.entries()) {
    const before = STATUS_LINE.exec(line.text)?.[0];
    const behind = before === undefined ? null : tidied(trimmed(line, before.length));
    if (behind !== null) return behind;
    if (heading === undefined || !STATUS_HEADING.test(heading.name)) continue;
    for (const below of lines.slice(at + 1, at + 1 + NEAR)) {
      if (below.heading !== undefined) break;
      const text = tidied(trimmed(below.line));
      if (text !== null) return text;
    }
  }
  return null;
}

/** A status without the signs and the emphasis around it; null where nothing is left. */
function tidied({ text, start }: SourceText): SourceText | null {
  const shown = text.replace(NOT_SHOWN, '').replace(/^[^\p{L}\p{N}[{<]+/u, '');
  let end = shown.length;
  while (/[\s*_\x60]/.test(shown.charAt(end - 1))) end--;
  if (shown === '') return null;
  return { text: shown.slice(0, Math.min(end, LONGEST_STATUS)), start: start + text.length - shown.length };
}

/** What comes before a status and does not count: words that are struck out. */
const NOT_SHOWN = /^(?:[\s*_]|~~[^~]{1,400}~~)*/;

/** What is longer is no status that anyone reads to its end. */
const LONGEST_STATUS = 200;
