import { TooManyBlocks, type Blocks } from './block.js';
import { MOST_BLOCKS, NO_PARTS, type Find, type Parts, type Source } from '../source.js';
import { mayHoldReturn } from '../extract.js';
import { mayHoldUnread } from '../unread-return.js';
import type { Form } from '../../model/document.js';

/** Reads the returns in Markdown. */
export function readMarkdown(source: Source): Parts {
  const { markdown, budget } = source;
  if (markdown === null || !mayHoldAny(source)) return NO_PARTS;
  // Text that was left unread is one problem.
  if (budget.blocks < 0) return NO_PARTS;
  try {
    return markdown.read(source);
  } catch (error) {
    if (!(error instanceof TooManyBlocks)) throw error;
    return { ...NO_PARTS, problems: [{ kind: 'too-many-blocks', limit: MOST_BLOCKS }] };
  }
}

/** Returns true if a text may hold a return, or what is reported as one. Most do not, and are not parsed. */
export function mayHoldAny(source: Pick<Source, 'text' | 'reportsUnread' | 'markdown'>): boolean {
  return mayHoldReturn(source.text) || source.markdown?.mayHold(source.text) === true || mayHoldUnread(source);
}

/**
 * The keys of transcript events for a text (toolUseResult, result and output), and the words for an agent's message and
 * a tool's answer (`tool_result`); any may be escaped.
 */
const MARKS = /esult"|"output"|"assistant"|\\u/;

/** Returns true if a file may hold Markdown: a document, or a transcript. Much faster than reading it. */
export function mayHoldMarkdown(bytes: Uint8Array, form: Form): boolean {
  if (form === 'markdown') return true;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return MARKS.test(buffer.toString('latin1'));
}

/** Finds the returns of one family in the blocks of a Markdown text. */
export interface LooseReader {
  /** Returns true if a text may hold such a return. Cheap: most texts hold none, and are not parsed. */
  readonly mayHold: (text: string) => boolean;
  /** The returns in some blocks. In a fence, only a whole return counts: fences show examples, too. */
  readonly find: (blocks: Blocks, source: Source, where: 'text' | 'fence') => Iterable<Find>;
}
