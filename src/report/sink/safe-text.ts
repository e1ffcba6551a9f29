import { pattern } from '../../model/text.js';
import { batchesOf } from '../../model/collections.js';

declare const safe: unique symbol;

/** Text made by the sink; writers accept nothing else. */
export type SafeText = string & { readonly [safe]: true };

type Kind = 'terminal' | 'markdown' | 'xml' | 'html';

/** Safe text of one notation, so that it cannot be used in another. */
export class Fragment<K extends Kind> {
  constructor(
    readonly kind: K,
    readonly text: SafeText,
  ) {}
}

/** Text for a terminal or a log. */
export type Terminal = Fragment<'terminal'>;

/** GitHub-flavoured Markdown, for a paragraph or a table cell; also safe in a log. */
export type Markdown = Fragment<'markdown'>;

/** XML 1.0, for the text of an element and for an attribute in double quotes; also safe in a log. */
export type Xml = Fragment<'xml'>;

/** HTML, for the text of an element and for an attribute in double quotes; also safe in a log. */
export type Html = Fragment<'html'>;

/** The values of a template: untrusted text, numbers and fragments. */
export type Value<F> = string | number | F | readonly F[];

/** Fills a template of a notation; `escape` encodes untrusted text. */
export function fill<F extends Fragment<Kind>>(
  statics: TemplateStringsArray,
  values: readonly Value<F>[],
  escape: (text: string) => string,
): SafeText {
  let result = statics[0] ?? '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value === 'string') result += escape(value);
    else if (typeof value === 'number') result += String(value);
    else if (value instanceof Fragment) result += value.text;
    else for (const fragment of value ?? []) result += fragment.text;
    result += statics[i + 1] ?? '';
  }
  return breakCommands(result) as SafeText;
}

/** Joins safe texts. */
export function concat(texts: readonly SafeText[]): SafeText {
  return texts.join('') as SafeText;
}

/** Breaks both forms of a runner command, and Azure's `##vso[`, since old runners share its parser. */
export function breakCommands(text: string): string {
  let result = text;
  if (result.includes('::')) result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
  if (result.includes('##')) result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
  return result;
}

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

const encoder = new TextEncoder();

/**
 * Percent-encodes the UTF-8 bytes of all characters except the accepted ones (RFC 3986, section 2.1). A lone surrogate
 * that encodes a byte becomes that byte.
 */
function percentEncode(text: string, accepted: RegExp): string {
  let result = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (accepted.test(character)) result += character;
    else if (codePoint >= 0xdc80 && codePoint <= 0xdcff) result += percent(codePoint - 0xdc00);
    else for (const byte of encoder.encode(character)) result += percent(byte);
  }
  return result;
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Encodes one segment of a URL path. */
export function urlSegment(text: string): string {
  return percentEncode(text, /[\w.~-]/);
}

/** Encodes a whole URL: invalid characters are encoded, but `%`, `/`, `?` and `#` keep their meaning. */
export function encodeAddress(url: string): string {
  return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}

/** How many small texts are written together. */
const BATCH = 256;

/** Joins many small texts into a few large ones. A writer is called once for many, and no string holds them all. */
export function* joined(texts: Iterable<SafeText>): Iterable<SafeText> {
  for (const batch of batchesOf(texts, BATCH)) yield concat(batch);
}

/** Returns the texts of fragments of any notation. */
export function* textsOf(fragments: Iterable<{ readonly text: SafeText }>): Iterable<SafeText> {
  for (const { text } of fragments) yield text;
}

/** Returns the texts of items, with one text before the first and another between them; nothing without items. */
export function separated<T>(
  items: Iterable<T>,
  {
    render,
    before,
    between,
  }: { readonly render: (item: T) => SafeText; readonly before: SafeText; readonly between: SafeText },
): Iterable<SafeText> {
  return joined(
    (function* () {
      let separator = before;
      for (const item of items) {
        yield separator;
        yield render(item);
        separator = between;
      }
    })(),
  );
}
