import type { Words } from '../finding-words.js';
import { code, gfm, type Markdown } from '../sink.js';
import { messageText } from './place.js';

/** Returns advice and command on their own line; nothing without advice. `fix` is the encoded advice. */
export function adviceOn(words: Words, fix: Markdown = messageText(words.fix)): Markdown {
  if (words.fix === '') return gfm``;
  return gfm`<br>→ ${fix}${words.command === null ? gfm`` : gfm` (fixable: ${code(words.command)})`}`;
}
