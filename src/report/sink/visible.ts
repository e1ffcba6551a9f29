import { pattern } from '../../model/pattern.js';

/** How much of one untrusted text is shown, in UTF-16 units, unless a caller says otherwise. */
export const TEXT_LIMIT = 1000;

/** Printable ASCII. */
export const PLAIN = /^[\x20-\x7e]*$/;

/**
 * A picture that people write (kept whole, although it holds joiners and selectors), or one character that is
 * invisible, moves the text around it or is none at all: control and format characters, line and paragraph
 * separators, lone surrogates, ignorable ones (zero width, selectors, fillers, tags) and noncharacters.
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
  // A byte that is not UTF-8, as model/tree.ts carries it.
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  if (code >= 0xd800 && code <= 0xdfff) return '\u{FFFD}';
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** With all that cannot be seen, or moves the text around it, written out. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN(), (character, picture: string | undefined) => picture ?? escapeHidden(character));
}

/** At most `limit` UTF-16 units, the last an ellipsis where something was cut; no surrogate pair is torn apart. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
  return `${text.slice(0, end)}…`;
}

/** An untrusted text as it is shown, before it is encoded for a notation: visible, and cut to `limit` UTF-16 units. */
export function shown(text: string, limit = TEXT_LIMIT): string {
  return visible(cut(text, limit));
}
