import type { Replacement } from './replacements.js';
import { code, codeBlock, concat, exact, gfm, type Markdown, type SafeText } from './sink.js';

/** A safe fix that people can accept where they review a pull request. */
export interface Suggestion {
  /** From the top of the repository. */
  readonly path: string;
  readonly replacement: Replacement;
  /** What it mends, as fixes say it. */
  readonly mends: readonly Mended[];
  /** Hexadecimal: the same for the same change of the same lines, wherever in the file they stand. */
  readonly id: string;
}

export interface Mended {
  readonly rule: string;
  /** As an order: `move session_id into metadata`. */
  readonly does: string;
}

/** A review comment takes so many characters; UTF-16 units are never fewer. */
const LIMIT = 65_536;
/** So many of the things that one suggestion mends are named. */
const MOST_NAMED = 5;

const MARKER = /^<!-- return-gate:suggestion:([0-9a-f]+) -->/;

/** The id of the suggestion that a review comment makes; undefined for any other text. */
export function suggestionIn(body: string): string | undefined {
  return MARKER.exec(body)?.[1];
}

/** The comment that makes a suggestion; null where GitHub would not take it, or not as it is. */
export function suggestionBody({ replacement, mends, id }: Suggestion): SafeText | null {
  const text = exact(replacement.added.join(''));
  if (text === null) return null;
  const named = mends.slice(0, MOST_NAMED).map(({ rule, does }) => gfm`- ${does} (${code(rule)})\n`);
  const more = mends.length > MOST_NAMED ? gfm`- and ${mends.length - MOST_NAMED} more\n` : gfm``;
  const head = gfm`return-gate can mend this return without changing what it says:\n\n${named}${more}\n`;
  const body = concat([marker(id), head.text, codeBlock('suggestion', text).text]);
  return body.length > LIMIT ? null : body;
}

function marker(id: string): SafeText {
  return exact(`<!-- return-gate:suggestion:${id} -->\n`) ?? concat([]);
}

/** The text of a review that makes some suggestions. */
export function reviewBody(suggestions: number): Markdown {
  const what = suggestions === 1 ? 'A safe fix of a return' : `${String(suggestions)} safe fixes of returns`;
  return gfm`${what}, to be accepted one by one or together: nothing that a return says changes.\n`;
}
