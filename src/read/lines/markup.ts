import { trimmed, type SourceText } from '../document/node.js';
import { linkName } from '../markdown/block.js';

/** Targets of the links that a document defines, by their normalised names. */
export type LinkTargets = ReadonlyMap<string, string>;

/** Code in backticks, and invisible tags. */
const CODE_OR_TAG =
  /`[^`]*`|<\/?(?:a|abbr|b|cite|del|em|font|i|ins|kbd|mark|p|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)(?:\s[^<>]{0,200})?\/?>/gi;

/** A line with its tags blanked, so that offsets stay the same. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(CODE_OR_TAG, (found) => (found.startsWith('`') ? found : ' '.repeat(found.length)));
}

/** A link at the start of a text. */
export interface Link {
  /** Its text, without backticks. */
  readonly shown: SourceText;
  /** Where it leads; null for a reference that nothing defines, and for words that are no target. */
  readonly target: SourceText | null;
  /** True if the target is defined elsewhere in the document. */
  readonly isDefined: boolean;
  /** The offset after it. */
  readonly end: number;
}

/** A longer text is not a link. */
const LONGEST_LINK = 2_000;

/** The link at the start of a text; null for none. */
export function linkIn({ text, start }: SourceText, links: LinkTargets): Link | null {
  const source = { text: text.slice(0, LONGEST_LINK), start };
  const middle = closing(source.text, 0, '[', ']');
  const target = middle === null ? null : targetIn(source, middle, links);
  if (middle === null || target === null) return null;
  const label = trimmed(source, 1, middle);
  const isCode = /^`[^`]*`$/.test(label.text);
  return { shown: isCode ? trimmed(label, 1, label.text.length - 1) : label, ...target };
}

/** The target of a link: after its text, or where its name is defined; null if it is not a link. */
function targetIn(source: SourceText, middle: number, links: LinkTargets): Omit<Link, 'shown'> | null {
  const { text, start } = source;
  if (text[middle + 1] === '(') {
    const close = closing(text, middle + 1, '(', ')');
    if (close === null) return null;
    const written = trimmed(source, middle + 2, close);
    // In angle brackets or not, and with a title behind it or not.
    const found = /^(?:<([^<>]*)>|(\S*))(?:\s+["'(].*)?$/.exec(written.text);
    const from = found?.[1] === undefined ? 0 : 1;
    const target = found === null ? null : trimmed(written, from, from + (found[1] ?? found[2] ?? '').length);
    return { target, isDefined: false, end: close + 1 };
  }
  const reference = /^\[([^\]]*)\]/.exec(text.slice(middle + 1));
  const name = reference?.[1] === undefined || reference[1] === '' ? text.slice(1, middle) : reference[1];
  const defined = links.get(linkName(name));
  if (defined === undefined && reference === null) return null;
  const target = defined === undefined ? null : { text: defined, start };
  return { target, isDefined: true, end: middle + 1 + (reference?.[0].length ?? 0) };
}

/** A link target without percent encoding. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** The HTML code, or the address in angle brackets, at the start of a text; null for none. */
export function enclosedIn(source: SourceText): { readonly inner: SourceText; readonly end: number } | null {
  const found = /^<code>([^<>`]*)<\/code>|^<([^<>\s`]+)>/i.exec(source.text.slice(0, LONGEST_LINK));
  const inner = found?.[1] ?? found?.[2];
  if (found === null || inner === undefined) return null;
  const from = found[0].indexOf(inner, 1);
  return { inner: trimmed(source, from, from + inner.length), end: found[0].length };
}

/** A path without the closing bracket around it: `(moved to src/b.ts)`. */
export function withoutBracket(text: string): string {
  if (!text.endsWith(')')) return text;
  let end = text.length;
  let unopened = text.split(')').length - text.split('(').length;
  for (; unopened > 0 && text[end - 1] === ')'; unopened--) end--;
  return text.slice(0, end);
}

/** The offset of the bracket that closes the one at an offset; null for none. */
function closing(text: string, at: number, open: string, close: string): number | null {
  let depth = 0;
  for (let n = at; n < text.length; n++) {
    if (text[n] === open) depth++;
    else if (text[n] === close && --depth === 0) return n;
  }
  return null;
}
