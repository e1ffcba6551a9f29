import { pattern } from '../../../model/text.js';

/** Parts of which every envelope has one. */
const NAMES = /status|next/gi;

/** How far a line is looked at before such a name, UTF-16 units. What starts with more marks is asked of the parser. */
const REACH = 200;

const LETTER = pattern(String.raw`\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;

/** Whether a line starts with such a name behind no letters, as a label or a heading of either form. */
export function mayHoldEnvelope(text: string): boolean {
  for (const { index } of text.matchAll(NAMES)) {
    const reached = text.slice(Math.max(0, index - REACH), index);
    const before = reached.slice(Math.max(reached.lastIndexOf('\n'), reached.lastIndexOf('\r')) + 1);
    if (LETTER().test(before)) continue;
    if (/[*_#]/.test(before) || before.length === REACH) return true;
    UNDERLINE.lastIndex = index;
    if (UNDERLINE.test(text)) return true;
  }
  return false;
}
