import type { Words } from '../finding-words.js';
import { code, gfm, type Markdown } from '../sink.js';

/** What to do, and by which command, on a line of its own; nothing if nothing is advised. `fix` is the advice as it is encoded. */
export function adviceOn(words: Words, fix: string | Markdown = words.fix): Markdown {
  if (words.fix === '') return gfm``;
  return gfm`<br>→ ${fix}${words.command === null ? gfm`` : gfm` (fixable: ${code(words.command)})`}`;
}
