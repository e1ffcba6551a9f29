import type { ReadProblem } from '../../model/document.js';
import { isArray, isObject, type Json, type JsonObject } from '../../model/json.js';
import { elementAt } from '../../model/collections.js';
import type { Part, Pointer, Range } from '../../model/pointer.js';
import { Locator } from './locator.js';
import type { Span } from './objects.js';
import { countKeys, elementsOf, MAX_DEPTH, scan } from './scan.js';
import { find, type Find, type UnnumberedReturn, type Source } from '../source.js';

/** A JSON value with its places, or the reason why the text is not JSON. */
export type Parsed =
  ParsedValue | { readonly kind: 'problem'; readonly deep: boolean; readonly problem: () => ReadProblem };

export interface ParsedValue {
  readonly kind: 'value';
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  readonly locator: () => Locator;
  readonly duplicates: () => readonly ReadProblem[];
}

const NO_PROBLEMS: readonly ReadProblem[] = [];

/** In a file with more repeated keys, nobody wants a finding for each; one finding counts the rest. */
export const MOST_DUPLICATES = 99;

/** Parses strict JSON from one offset to another; finds positions only if something is wrong. */
export function parse(source: Source, start = 0, end = source.text.length): Parsed {
  const text = source.text.slice(start, end);
  const { keys, tooDeepAt } = scan(text);
  if (tooDeepAt >= 0) {
    const at = start + tooDeepAt;
    return {
      kind: 'problem',
      deep: true,
      problem: () => ({ kind: 'too-deep', limit: MAX_DEPTH, range: source.range(at, at + 1) }),
    };
  }
  const locator = locatorOf(source, { start, end });
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator()) };
  }
  const duplicates = (): readonly ReadProblem[] => {
    if (countKeys(value) === keys) return NO_PROBLEMS;
    const { listed, more } = locator().duplicates(MOST_DUPLICATES);
    const problems = listed.map((duplicate): ReadProblem => ({ kind: 'duplicate-key', ...duplicate }));
    return more === 0 ? problems : [...problems, { kind: 'more-duplicates', more }];
  };
  return { kind: 'value', value, start, end, locator, duplicates };
}

/** The parser with positions of a span, created on first use. */
function locatorOf(source: Source, { start, end }: Span): () => Locator {
  let made: Locator | undefined;
  return () => (made ??= new Locator({ text: source.text, start, end }, source.range));
}

/** No text is known that the tolerant parser accepts here. */
function syntaxProblem(source: Source, start: number, locator: Locator): ReadProblem {
  const found = locator.firstError() ?? { reason: 'not strict JSON', range: source.range(start, start) };
  return { kind: 'syntax', ...found, ...(source.text.trim() === '' ? { reason: 'it is empty' } : {}) };
}

/** The returns of a JSON value: a single return, or an array of returns. */
export function* returnsOf(source: Source, parsed: ParsedValue): Generator<Find> {
  const { value, locator } = parsed;
  if (isObject(value)) {
    yield find(() => ({ problems: parsed.duplicates(), returns: [unnumberedReturn(source, parsed, value)] }));
  } else if (!isArray(value)) {
    yield find(() => ({ problems: [{ kind: 'not-object', value, range: locator().locate('') }] }));
  } else if (value.length === 0) {
    yield find(() => ({ problems: [{ kind: 'no-return', range: locator().locate('') }] }));
  } else {
    for (const { element, first } of elementsIn(source, parsed, value)) {
      const of = element.value;
      yield find(() => ({
        problems: [
          ...(first ? parsed.duplicates() : NO_PROBLEMS),
          ...(isObject(of) ? NO_PROBLEMS : [notObject(source, element)]),
        ],
        returns: isObject(of) ? [unnumberedReturn(source, element, of)] : [],
      }));
    }
  }
}

function notObject({ range }: Source, { value, start, end }: ParsedValue): ReadProblem {
  return { kind: 'not-object', value, range: range(start, end) };
}

/** Yields each element of an array as its own value, without a tree of the whole. */
export function* elementsIn(
  source: Source,
  { start }: ParsedValue,
  value: readonly Json[],
): Generator<{ readonly element: ParsedValue; readonly first: boolean }> {
  let n = 0;
  for (const place of elementsOf(source.text, firstLetter(source.text, start))) {
    const parsed: ParsedValue = {
      kind: 'value',
      value: elementAt(value, n),
      ...place,
      locator: locatorOf(source, place),
      duplicates: () => NO_PROBLEMS,
    };
    yield { element: parsed, first: n === 0 };
    n++;
  }
}

/** The return that is the whole value. */
export function unnumberedReturn(source: Source, { start, locator }: ParsedValue, value: JsonObject): UnnumberedReturn {
  return {
    composed: null,
    value,
    verbatim: true,
    startLine: source.lineAt(firstLetter(source.text, start)),
    locate: (pointer, part) => locator().locate(pointer, part),
  };
}

/** The return at a pointer in a value. */
export function partOf({ locator }: ParsedValue, value: JsonObject, base: Pointer): UnnumberedReturn {
  return {
    composed: null,
    value,
    verbatim: true,
    startLine: locator().locate(base).startLine,
    locate: (pointer: Pointer, part?: Part): Range => locator().locate(base + pointer, part),
  };
}

/** The offset of the first letter of a value. */
function firstLetter(text: string, start: number): number {
  return start + text.slice(start).search(/\S/);
}
