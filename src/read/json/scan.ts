import { has, isArray, isObject, type Json, type JsonObject } from '../../model/json.js';

/** The maximum depth of arrays and objects: no return needs ten levels, and parsers with positions recurse. */
export const MAX_DEPTH = 100;

export interface Scan {
  /** Key tokens in the text; if the parsed value has fewer keys, one is repeated. */
  readonly keys: number;
  /** Offset of the first bracket beyond the depth limit; -1 for none. */
  readonly tooDeepAt: number;
}

export const QUOTE = 0x22;

const BACKSLASH = 0x5c;

export const COLON = 0x3a;

export const COMMA = 0x2c;

/** Counts key tokens and the nesting depth without recursion. The count only means something in JSON. */
export function scan(text: string): Scan {
  let keys = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      i = stringEnd(text, i);
      if (isKey(text, i + 1)) keys++;
    } else if (c === 0x7b || c === 0x5b) {
      if (++depth > MAX_DEPTH) return { keys, tooDeepAt: i };
    } else if (c === 0x7d || c === 0x5d) {
      depth--;
    }
  }
  return { keys, tooDeepAt: -1 };
}

/** Returns true if a string that ends at an offset is the key of a member. */
export function isKey(text: string, end: number): boolean {
  let next = end;
  while (isSpace(text.charCodeAt(next))) next++;
  return text.charCodeAt(next) === COLON;
}

/** Returns true if a text ends with open brackets, or in a string. */
export function isUnclosed(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === QUOTE) at = stringEnd(text, at);
    else if (c === 0x7b || c === 0x5b) depth++;
    else if (c === 0x7d || c === 0x5d) depth--;
    if (at >= text.length) return true;
  }
  return depth > 0;
}

/** The offset of the quote that closes the string opened at `start`; the text's end if there is none. */
export function stringEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
}

/** Yields the span of each array element, `end` exclusive. The text must be JSON, with the array at `start`. */
export function* elementsOf(text: string, start: number): Generator<{ readonly start: number; readonly end: number }> {
  let at = start + 1;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (at >= text.length || text[at] === ']') return;
    const end = valueEnd(text, at);
    yield { start: at, end };
    at = end;
    while (isSpace(text.charCodeAt(at))) at++;
    if (text[at] !== ',') return;
    at++;
  }
}

/** The offset after the value at an offset of JSON text. */
export function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === QUOTE) {
      at = stringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (c === 0x7b || c === 0x5b) {
      depth++;
    } else if (c === 0x7d || c === 0x5d) {
      // A closing bracket without an open one ends a number or a word.
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (c === COMMA || isSpace(c))) {
      return at;
    }
  }
  return text.length;
}

/** Returns true if a character is JSON white space. */
export function isSpace(c: number): boolean {
  return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}

/** Counts the keys of a parsed value, at every depth. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let n = 0;
  if (Array.isArray(value)) {
    for (const element of value) if (typeof element === 'object') n += countKeys(element);
    return n;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    n++;
    const child = record[key];
    if (typeof child === 'object') n += countKeys(child);
  }
  return n;
}

/** What the keys of an object show; the last value of a repeated key counts. */
export interface Marks {
  readonly status: boolean;
  /** True if its status is neither an object nor an array. */
  readonly plainStatus: boolean;
  readonly artifacts: boolean;
  readonly metadata: boolean;
}

export type IsReturn = (marks: Marks) => boolean;

/** The loose test, for a file that should hold only a return. */
export const mayBeReturn: IsReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);

/** The strict test, for JSON in other text: it needs a status, and artifacts or metadata. */
export const isLikelyReturn: IsReturn = ({ plainStatus, artifacts, metadata }) =>
  // In Kubernetes objects, status and metadata are objects.
  plainStatus && (artifacts || metadata);

/** The same test for a parsed value. */
export function looksLikeReturn(value: Json): value is JsonObject {
  return isObject(value) && isLikelyReturn(marksOf(value));
}

/** What the keys of a parsed value show. */
export function marksOf(value: JsonObject): Marks {
  const status = has(value, 'status');
  return {
    status,
    plainStatus: status && !isObject(value.status) && !isArray(value.status),
    artifacts: has(value, 'artifacts'),
    metadata: has(value, 'metadata'),
  };
}
