import { pattern } from '../model/pattern.js';
import { TooManyBlocks } from './block.js';
import { mayHoldReturn } from './extract.js';
import { MarkdownNeeded } from './needed.js';
import { MOST_BLOCKS, NO_PARTS, type Parts, type Source } from './source.js';

/** Returns in Markdown. Throws `MarkdownNeeded` where the text may hold one and no parser was handed in. */
export function readMarkdown(source: Source): Parts {
  const { text, parsers } = source;
  // What every return in Markdown has, so that most documents need no parser.
  if (!mayHoldReturn(text) && !mayHoldEnvelope(text)) return NO_PARTS;
  if (parsers.markdown === null) throw new MarkdownNeeded();
  // What was left unread is a problem once.
  if (source.budget.blocks < 0) return NO_PARTS;
  try {
    return parsers.markdown(source);
  } catch (error) {
    if (!(error instanceof TooManyBlocks)) throw error;
    return { ...NO_PARTS, problems: [{ kind: 'too-many-blocks', limit: MOST_BLOCKS }] };
  }
}

/** Parts of which every envelope has one. */
const NAMES = /status|next/gi;

/** How far a line is looked at before such a name, UTF-16 units. What starts with more marks is asked of the parser. */
const REACH = 200;

const LETTER = pattern(String.raw`\p{L}`, 'u');
const UNDERLINE = /[^\n]*\n[ \t>]*[=-]/y;

/** Whether a line starts with such a name behind no letters, as a label or a heading of either form. */
export function mayHoldEnvelope(text: string): boolean {
  for (const { index } of text.matchAll(NAMES)) {
    const reached = text.slice(Math.max(0, index - REACH), index);
    const before = reached.slice(reached.lastIndexOf('\n') + 1);
    if (LETTER().test(before)) continue;
    if (/[*_#]/.test(before) || before.length === REACH) return true;
    UNDERLINE.lastIndex = index;
    if (UNDERLINE.test(text)) return true;
  }
  return false;
}
