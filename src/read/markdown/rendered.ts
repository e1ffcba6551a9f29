import { TooManyBlocks } from './block.js';
import { MOST_BLOCKS, type Budget, type RenderedText } from '../source.js';

/** Leaves out of a Markdown text what is not rendered. Throws `TooManyBlocks`. */
export type Renderer = (text: string, budget: Budget) => RenderedText;

/** Resolves to what leaves out of some texts what is not rendered; null if all of them is. The parser is heavy. */
export async function rendererFor(...texts: readonly string[]): Promise<Renderer | null> {
  return texts.some(mayHide) ? (await import('./commonmark.js')).renderedText : null;
}

/** Resolves to a Markdown text with blanks for what is not rendered; to the text itself if it has too many blocks. */
export async function renderedMarkdown(text: string): Promise<string> {
  const render = await rendererFor(text);
  try {
    return render?.(text, { blocks: MOST_BLOCKS }).text ?? text;
  } catch (error) {
    if (error instanceof TooManyBlocks) return text;
    throw error;
  }
}

/** What comments, tags without content and definitions of links have, and few other texts. */
const MARKS = /<!--|<\/?(?:details|summary)|\]:/i;

/** Returns false if all of a Markdown text is rendered. Cheap: most texts hide nothing, and need no parser. */
export function mayHide(text: string): boolean {
  return MARKS.test(text);
}
