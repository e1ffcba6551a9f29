import { TooManyBlocks } from './block.js';
import { mayHoldAny } from './may-hold-source.js';
import { MOST_BLOCKS, NO_PARTS, type Parts, type Source } from '../source.js';

/** Returns in Markdown. */
export function readMarkdown(source: Source): Parts {
  const { markdown, budget } = source;
  if (markdown === null || !mayHoldAny(source)) return NO_PARTS;
  // What was left unread is a problem once.
  if (budget.blocks < 0) return NO_PARTS;
  try {
    return markdown.read(source);
  } catch (error) {
    if (!(error instanceof TooManyBlocks)) throw error;
    return { ...NO_PARTS, problems: [{ kind: 'too-many-blocks', limit: MOST_BLOCKS }] };
  }
}
