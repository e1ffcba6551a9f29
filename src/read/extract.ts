import { elementsOf, mayBeReturn, stringEnd, type IsReturn } from './json/scan.js';
import { JsonFinder, unescaped, type Span } from './json/objects.js';

/** A return among other text, or JSON that was meant to hold one and is broken. */
export interface ReturnSpan extends Span {
  readonly kind: 'return' | 'broken';
}

/**
 * Finds the returns among other text, as agents wrap them or write one behind the other. Where the text starts as JSON, its
 * values follow each other up to the first that is none: of one that is broken, a part is never taken for the whole.
 */
export function* excerptsIn(text: string, isReturn: IsReturn): Generator<ReturnSpan> {
  const finder = new JsonFinder(text, isReturn);
  let at = nextLetter(text, 0);
  while (text[at] === '{' || text[at] === '[') {
    const { end, found } = finder.valueAt(at);
    const behind = end ?? balancedEnd(text, at);
    if (end === null) yield { kind: 'broken', start: at, end: behind };
    else yield* returnsWithin(text, at, found);
    at = nextLetter(text, behind);
  }
  for (const span of finder.objectsFrom(at)) yield { kind: 'return', ...span };
}

/** Of the returns inside a JSON value: the value itself, or the elements of the array that it is. What is deeper is data. */
function* returnsWithin(text: string, start: number, found: readonly Span[]): Generator<ReturnSpan> {
  if (found.length === 0) return;
  const places = new Set([start]);
  if (text[start] === '[') for (const element of elementsOf(text, start)) places.add(element.start);
  for (const span of found) if (places.has(span.start)) yield { kind: 'return', ...span };
}

/** Whether a text has a return among other text; without `isReturn`, little is asked of it. */
export function holdsReturn(text: string, isReturn: IsReturn = mayBeReturn): boolean {
  for (const { kind } of excerptsIn(text, isReturn)) if (kind === 'return') return true;
  return false;
}

/** Whether a text can hold the keys of a return among other text at all: most cannot, and need not be searched. */
export function mayHoldReturn(text: string): boolean {
  const keys = text.includes('\\u00') ? unescaped(text) : text;
  return keys.includes('"status"') && (keys.includes('"artifacts"') || keys.includes('"metadata"'));
}

/** Whether a text that is no JSON was meant to be a return, as far as its keys tell. */
export function looksLikeBrokenReturn(text: string): boolean {
  return /^\s*[{[]/.test(text) && mayHoldReturn(text);
}

/** Whether the text at an offset is the content of a fence. */
export function isFenced(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd();
  return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** The offset of the next character that is no white space, or the text's end. */
function nextLetter(text: string, from: number): number {
  const letter = /\S/g;
  letter.lastIndex = from;
  return letter.exec(text)?.index ?? text.length;
}

/** The offset after the bracket that closes the one at `start`; the text's end where none does. */
function balancedEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const c = text[at];
    if (c === '"') at = stringEnd(text, at);
    else if (c === '{' || c === '[') depth++;
    else if ((c === '}' || c === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}
