import { elementsOf, mayBeReturn, stringEnd, type IsReturn } from './json/scan.js';
import { JsonFinder, unescaped, type Span } from './json/objects.js';

/** A return among other text, or broken JSON that was meant to hold one. */
export interface ReturnSpan extends Span {
  readonly kind: 'return' | 'broken';
}

/**
 * Finds the returns among other text, as agents wrap them or write them in sequence. If the text starts as JSON, its
 * values are read up to the first broken one: a part of that never counts as the whole.
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

/** The returns in a JSON value: the value itself, or the elements of an array. Deeper objects are data. */
function* returnsWithin(text: string, start: number, found: readonly Span[]): Generator<ReturnSpan> {
  if (found.length === 0) return;
  const places = new Set([start]);
  if (text[start] === '[') for (const element of elementsOf(text, start)) places.add(element.start);
  for (const span of found) if (places.has(span.start)) yield { kind: 'return', ...span };
}

/** Returns true if a text has a return among other text; without `isReturn`, the test is loose. */
export function holdsReturn(text: string, isReturn: IsReturn = mayBeReturn): boolean {
  for (const { kind } of excerptsIn(text, isReturn)) if (kind === 'return') return true;
  return false;
}

/** Returns true if a text may hold the keys of a return: most texts do not, and need no search. */
export function mayHoldReturn(text: string): boolean {
  const keys = text.includes('\\u00') ? unescaped(text) : text;
  return keys.includes('"status"') && (keys.includes('"artifacts"') || keys.includes('"metadata"'));
}

/** Returns true if the keys of a text that is not JSON show that it was meant to be a return. */
export function looksLikeBrokenReturn(text: string): boolean {
  return /^\s*[{[]/.test(text) && mayHoldReturn(text);
}

/** Returns true if the text at an offset is the content of a fence. */
export function isFenced(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd();
  return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** The offset of the next character that is not white space, or the text's end. */
function nextLetter(text: string, from: number): number {
  const letter = /\S/g;
  letter.lastIndex = from;
  return letter.exec(text)?.index ?? text.length;
}

/** The offset after the bracket that closes the one at `start`; the text's end if there is none. */
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
