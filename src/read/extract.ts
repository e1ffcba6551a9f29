import { has, type Json } from '../model/json.js';
import { MAX_DEPTH, stringEnd } from './scan.js';

/** A JSON object inside other text. */
export interface Extracted {
  readonly start: number;
  readonly end: number;
  readonly by: 'fence' | 'prose';
}

/** How many opening braces are tried before giving up, so that hostile text costs linear time. */
const TRIES = 50;

/**
 * Finds the first return in prose or in a Markdown fence, as agents wrap them; null when there is none. Text that starts
 * as JSON is a return with something behind it, or broken: a part of it is never taken for the whole.
 */
export function extract(text: string, isReturn: (value: Json) => boolean = mayBeReturn): Extracted | null {
  const startsAsJson = /^\s*[{[]/.test(text);
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
    const end = balancedEnd(text, start);
    if (end > 0 && isReturnText(text.slice(start, end), isReturn))
      return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
    if (startsAsJson) return null;
    start = text.indexOf('{', start + 1);
  }
  return null;
}

function isReturnText(text: string, isReturn: (value: Json) => boolean): boolean {
  try {
    return isReturn(JSON.parse(text) as Json);
  } catch {
    return false;
  }
}

/** In a file that should hold a return and nothing else, little is asked of what is taken for it. */
function mayBeReturn(value: Json): boolean {
  return has(value, 'status') || (has(value, 'artifacts') && has(value, 'metadata'));
}

function isFenced(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd();
  return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** The offset after the brace that closes the one at `start`; -1 when none does, or too deep. */
function balancedEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const c = text[i];
    if (c === '"') i = stringEnd(text, i);
    else if (c === '{' || c === '[') {
      if (++depth > MAX_DEPTH) return -1;
    } else if ((c === '}' || c === ']') && --depth === 0) return i + 1;
  }
  return -1;
}
