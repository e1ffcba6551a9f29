import { pattern } from '../../model/text.js';
import { Fragment, type Markdown, type SafeText } from './safe-text.js';
import { shown } from './visible.js';

const NO_WORDS = pattern(String.raw`[^\p{L}\p{N} ]`, 'gu');

/**
 * Returns a text as a node label of a Mermaid diagram, between double quotes; cut to `limit` UTF-16 units. Everything
 * except letters, digits and spaces becomes Mermaid's entity codes. So the text cannot end the quotes, and is no
 * Markdown, HTML, list or picture.
 */
export function mermaidLabel(text: string, limit: number): Markdown {
  // Two dollar signs would start a formula, even as entity codes.
  const spaced = shown(text, limit).replace(/\$(?=\$)/g, '$ ');
  const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
  return new Fragment('markdown', codes as SafeText);
}
