import { pattern } from '../../model/text.js';

/** How much of an untrusted text is shown by default, in UTF-16 units. */
export const TEXT_LIMIT = 1000;

/** Printable ASCII. */
export const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Matches an emoji (kept whole, although it contains joiners and selectors), or one character that is invalid,
 * invisible or moves the text around it: control and format characters, line and paragraph separators, lone surrogates,
 * ignorable ones (zero width, selectors, fillers, tags) and noncharacters.
 */
const HIDDEN = pattern(
  String.raw`(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`,
  'gu',
);

const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function escapeHidden(character: string): string {
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  const code = character.codePointAt(0) ?? 0;
  // A byte that is not UTF-8, as model/tree.ts encodes it.
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  if (code >= 0xd800 && code <= 0xdfff) return '\u{FFFD}';
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** Escapes characters that are invisible or move the text around them. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN(), (character, picture: string | undefined) => picture ?? escapeHidden(character));
}

/**
 * Cuts a text to `limit` UTF-16 units, with an ellipsis as the last if it was longer. It never splits a surrogate pair.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
  return `${text.slice(0, end)}…`;
}

/** Returns an untrusted text before it is encoded for a notation: visible, and cut to `limit` UTF-16 units. */
export function shown(text: string, limit = TEXT_LIMIT): string {
  return visible(cut(text, limit));
}
