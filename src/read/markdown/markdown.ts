import { TooManyBlocks } from './block.js';
import { mayHoldReturn } from '../extract.js';
import { mayHoldEnvelope } from './may-hold-envelope.js';
import { MOST_BLOCKS, NO_PARTS, type Parts, type Source } from '../source.js';
import { mayHoldUnread } from '../unread-return.js';

/** Returns in Markdown. */
export function readMarkdown(source: Source): Parts {
  const { text, markdown, budget } = source;
  // What every return in Markdown has, so that most documents are not parsed.
  if (markdown === null || !(mayHoldReturn(text) || mayHoldEnvelope(text) || mayHoldUnread(source))) return NO_PARTS;
  // What was left unread is a problem once.
  if (budget.blocks < 0) return NO_PARTS;
  try {
    return markdown(source);
  } catch (error) {
    if (!(error instanceof TooManyBlocks)) throw error;
    return { ...NO_PARTS, problems: [{ kind: 'too-many-blocks', limit: MOST_BLOCKS }] };
  }
}
