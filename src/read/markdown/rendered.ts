import { TooManyBlocks } from './block.js';
import { MOST_BLOCKS, type Budget, type RenderedText } from '../source.js';

/** Blanks the parts of a Markdown text that are not rendered. Throws `TooManyBlocks`. */
export type Renderer = (text: string, budget: Budget) => RenderedText;

/** Resolves to a renderer for some texts; null if they are rendered completely. The parser is heavy. */
export async function rendererFor(...texts: readonly string[]): Promise<Renderer | null> {
  return texts.some(mayHide) ? (await import('./commonmark.js')).renderedText : null;
}

/** Resolves to a Markdown text with unrendered parts blanked; to the same text if it has too many blocks. */
export async function renderedMarkdown(text: string): Promise<string> {
  const render = await rendererFor(text);
  try {
    return render?.(text, { blocks: MOST_BLOCKS }).text ?? text;
  } catch (error) {
    if (error instanceof TooManyBlocks) return text;
    throw error;
  }
}

/** Marks of comments, empty tags and link definitions, which few other texts have. */
const MARKS = /<!--|<\/?(?:details|summary)|\]:/i;

/** Returns false if a Markdown text is rendered completely. Cheap: most texts hide nothing, and need no parser. */
export function mayHide(text: string): boolean {
  return MARKS.test(text);
}
