import type { Find, Source } from '../source.js';
import type { Blocks } from './block.js';

/** Finds the returns of one family in the blocks of a Markdown text, among whatever else the text holds. */
export interface LooseReader {
  /** Whether a text may hold such a return. Cheap: most texts hold none, and are not parsed. */
  readonly mayHold: (text: string) => boolean;
  /** The returns among blocks. In a fence only a whole one counts: fences show examples, too. */
  readonly find: (blocks: Blocks, source: Source, where: 'text' | 'fence') => Iterable<Find>;
}
