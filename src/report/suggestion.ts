import type { Replacement } from './replacements.js';
import { code, codeBlock, concat, exact, gfm, type Markdown, type SafeText } from './sink.js';

/** A safe fix that people can accept when they review a pull request. */
export interface Suggestion {
  /** Relative to the top of the repository. */
  readonly path: string;
  readonly replacement: Replacement;
  /** What it fixes, in the words of the fixes. */
  readonly fixes: readonly Fixed[];
  /** Hexadecimal; the same for the same change of the same lines, anywhere in the file. */
  readonly id: string;
}

export interface Fixed {
  readonly rule: string;
  /** In the imperative: `move session_id into metadata`. */
  readonly does: string;
}

/** Maximum number of characters of a review comment. Counting UTF-16 units is safe: there are never fewer of them. */
const LIMIT = 65_536;
/** Maximum number of fixes of one suggestion that are named. */
const MOST_NAMED = 5;

const MARKER = /^<!-- return-gate:suggestion:([0-9a-f]+) -->/;

/** Returns the id of the suggestion in a review comment; undefined for any other text. */
export function suggestionIn(body: string): string | undefined {
  return MARKER.exec(body)?.[1];
}

/** Returns the comment for a suggestion; null if GitHub would reject or alter it. */
export function suggestionBody({ replacement, fixes, id }: Suggestion): SafeText | null {
  const text = exact(replacement.added.join(''));
  if (text === null) return null;
  const named = fixes.slice(0, MOST_NAMED).map(({ rule, does }) => gfm`- ${does} (${code(rule)})\n`);
  const more = fixes.length > MOST_NAMED ? gfm`- and ${fixes.length - MOST_NAMED} more\n` : gfm``;
  const head = gfm`return-gate can fix this return without changing what it says:\n\n${named}${more}\n`;
  const body = concat([marker(id), head.text, codeBlock('suggestion', text).text]);
  return body.length > LIMIT ? null : body;
}

function marker(id: string): SafeText {
  return exact(`<!-- return-gate:suggestion:${id} -->\n`) ?? concat([]);
}

/** Returns the text of a review with some suggestions. */
export function reviewBody(suggestions: number): Markdown {
  const what = suggestions === 1 ? 'A safe fix of a return' : `${String(suggestions)} safe fixes of returns`;
  return gfm`${what}, to be accepted one by one or together: nothing that a return says changes.\n`;
}
