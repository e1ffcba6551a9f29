import { pattern } from '../../../model/text.js';

/** Every envelope has one of these parts. */
const NAMES = /status|next/gi;

/** At most this many UTF-16 units before such a name are searched; the parser decides about longer starts. */
const REACH = 200;

const LETTER = pattern(String.raw`\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;

/** Returns true if a line starts with such a name, as a label or heading, without letters before it. */
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
