import { TooManyBlocks, type Blocks } from './block.js';
import { MOST_BLOCKS, NO_PARTS, type Find, type Parts, type Source } from '../source.js';
import { mayHoldReturn } from '../extract.js';
import { mayHoldUnread } from '../unread-return.js';
import type { Form } from '../../model/document.js';

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

/** Whether a text may hold a return, or what is reported because it looks like one. Most texts do not, and are not parsed. */
export function mayHoldAny(source: Pick<Source, 'text' | 'reportsUnread' | 'markdown'>): boolean {
  return mayHoldReturn(source.text) || source.markdown?.mayHold(source.text) === true || mayHoldUnread(source);
}

/**
 * The keys under which the events of transcripts keep a text, toolUseResult, result and output, and the words for a message of an
 * agent and the answer of a tool, `tool_result`; an escape may spell any of them.
 */
const MARKS = /esult"|"output"|"assistant"|\\u/;

/** Whether a file may hold Markdown: as a document, or in a text of a transcript. It is far quicker than reading it. */
export function mayHoldMarkdown(bytes: Uint8Array, form: Form): boolean {
  if (form === 'markdown') return true;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return MARKS.test(buffer.toString('latin1'));
}

/** Finds the returns of one family in the blocks of a Markdown text, among whatever else the text holds. */
export interface LooseReader {
  /** Whether a text may hold such a return. Cheap: most texts hold none, and are not parsed. */
  readonly mayHold: (text: string) => boolean;
  /** The returns among blocks. In a fence only a whole one counts: fences show examples, too. */
  readonly find: (blocks: Blocks, source: Source, where: 'text' | 'fence') => Iterable<Find>;
}
