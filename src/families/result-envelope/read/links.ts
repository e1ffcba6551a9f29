import { linkName } from '../../../read/markdown/block.js';
import { REACH } from './rendered.js';

/** Where the links of a document lead that it defines beside its text, by their normalised names. */
export type Links = ReadonlyMap<string, string>;

/** What a link claims, where it starts and ends in its text. */
export interface LinkedPath {
  readonly text: string;
  /** Where the text is; for a target that is defined elsewhere, the whole link. */
  readonly start: number;
  readonly stop: number;
  /** Where the link ends. */
  readonly end: number;
  /** The text is the target, which leads from the file that holds the link. */
  readonly isTarget?: true;
}

/** A link leads to what it names, unless its text names that itself. Null for brackets that are none. */
export function linkAt(text: string, at: number, links: Links): LinkedPath | null {
  const reached = text.slice(at, at + REACH);
  const middle = closing(reached, 0, '[', ']');
  if (middle === null) return null;
  const label = reached.slice(1, middle).replaceAll('`', '').trim();
  const target = targetAt(reached, middle, links);
  if (target === null) return null;
  const { destination, start, stop, end, isReference } = target;
  const isAddress = destination !== null && URL.test(destination);
  if (label.includes('/') && (!/\s/.test(label) || isAddress)) {
    const from = Math.max(1, reached.indexOf(label, 1));
    return { text: label, start: at + from, stop: at + from + label.length, end: at + end };
  }
  if (destination === null) return null;
  // A name for an address is a remark: its link claims nothing.
  if (isReference && isAddress) return { text: '', start: at, stop: at, end: at + end };
  const path = pathOf(destination);
  return { text: path, start: at + start, stop: at + stop, end: at + end, isTarget: true };
}

interface Target {
  /** Null where nothing defines it. */
  readonly destination: string | null;
  readonly start: number;
  readonly stop: number;
  readonly end: number;
  /** It is defined elsewhere, by its name. */
  readonly isReference: boolean;
}

/** What follows the brackets: the target itself, the name of one, or nothing, where the brackets hold the name. */
function targetAt(text: string, middle: number, links: Links): Target | null {
  const close = text[middle + 1] === '(' ? closing(text, middle + 1, '(', ')') : null;
  if (close !== null) {
    const written = text.slice(middle + 2, close).trimStart();
    const bracketed = /^<([^<>]*)>/.exec(written)?.[1];
    const destination = bracketed ?? written.replace(/\s[^]*/, '');
    const start = close - written.length + (bracketed === undefined ? 0 : 1);
    return { destination, start, stop: start + destination.length, end: close + 1, isReference: false };
  }
  const brackets = text.slice(middle + 1).replace(/^(\[[^\]]*\])?[^]*/, '$1');
  const name = brackets.slice(1, -1);
  const destination = links.get(linkName(name.trim() === '' ? text.slice(1, middle) : name)) ?? null;
  if (destination === null && brackets === '') return null;
  const end = middle + 1 + brackets.length;
  return { destination, start: 0, stop: end, end, isReference: true };
}

/** Where the bracket closes that opens at an offset; null where none does. */
function closing(text: string, at: number, open: string, close: string): number | null {
  let depth = 0;
  for (let n = at; n < text.length; n++) {
    if (text[n] === open) depth++;
    else if (text[n] === close && --depth === 0) return n;
  }
  return null;
}

const URL = /^[a-z][a-z0-9+.-]*:/i;

/** The path that a link leads to, without a place in the file that it leads to. */
function pathOf(destination: string): string {
  if (URL.test(destination)) return destination;
  // The target of a footnote may be in code.
  const target = destination.replace(/^`([^`]*)`$/, '$1');
  const path = /^#|#L\d/.test(target) ? target : target.replace(/[?#].*/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
