import type { ReadProblem } from '../model/document.js';
import { has, isArray, isObject, type Json, type JsonObject } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { Part, Range } from '../model/position.js';
import type { Locator, Stretch } from './locator.js';
import { PositionsNeeded } from './needed.js';
import { countKeys, isShallow, keysAtMost, MAX_DEPTH, scan } from './scan.js';
import type { Parts, Piece, Source } from './source.js';

/** A JSON value with its places, or why the text holds none. */
export type Parsed =
  ParsedValue | { readonly kind: 'problem'; readonly deep: boolean; readonly problem: () => ReadProblem };

export interface ParsedValue {
  readonly kind: 'value';
  readonly value: Json;
  readonly start: number;
  readonly locator: () => Locator;
  /** Each throws `PositionsNeeded` only where there is something to say. */
  readonly duplicates: () => readonly ReadProblem[];
}

const NO_PROBLEMS: readonly ReadProblem[] = [];

/** What every return in JSON holds. */
export const STATUS_KEY = '"status"';

/** Strict JSON from one offset to another: fast first, with positions only when something is wrong. */
export function parse(source: Source, start = 0, end = source.text.length): Parsed {
  const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
  const tooDeepAt = isShallow(text) ? -1 : scan(text).tooDeepAt;
  if (tooDeepAt >= 0) {
    const at = start + tooDeepAt;
    return {
      kind: 'problem',
      deep: true,
      problem: () => ({ kind: 'too-deep', limit: MAX_DEPTH, range: source.range(at, at + 1) }),
    };
  }
  const stretch: Stretch = { text: source.text, start, end };
  let made: Locator | undefined;
  const locator = (): Locator => {
    if (source.parsers.positions === null) throw new PositionsNeeded();
    return (made ??= source.parsers.positions(stretch, source.range));
  };
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
  }
  const duplicates = (): readonly ReadProblem[] => {
    const keys = countKeys(value);
    if (keysAtMost(text) === keys || scan(text).keys === keys) return NO_PROBLEMS;
    return locator()
      .duplicates()
      .map((duplicate): ReadProblem => ({ kind: 'duplicate-key', ...duplicate }));
  };
  return { kind: 'value', value, start, locator, duplicates };
}

function syntaxProblem(source: Source, start: number, locator: Locator, error: unknown): ReadProblem {
  const found = locator.firstError();
  if (found !== undefined) return { kind: 'syntax', ...found };
  // The tolerant parser saw nothing: V8's message may carry a position of its own.
  const message = error instanceof Error ? error.message : '';
  const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
  return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}

/** What is asked of a JSON value before it is taken for returns: a bare return, or an array of returns. */
export function returnsOf(source: Source, parsed: ParsedValue): Parts {
  const { value, locator } = parsed;
  const duplicates = parsed.duplicates();
  if (isObject(value)) return { problems: duplicates, returns: [pieceOf(source, parsed, value)] };
  if (!isArray(value)) {
    return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
  }
  if (value.length === 0)
    return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
  const problems = [...duplicates];
  const returns: Piece[] = [];
  value.forEach((element, position) => {
    const base = `/${String(position)}`;
    if (isObject(element)) returns.push(elementOf(parsed, element, base));
    else problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
  });
  return { problems, returns };
}

/** The return that a whole value is. */
function pieceOf(source: Source, { start, locator }: ParsedValue, value: JsonObject): Piece {
  return {
    making: 'json',
    value,
    verbatim: true,
    startLine: source.lineAt(firstLetter(source.text, start)),
    locate: (pointer, part) => locator().locate(pointer, part),
  };
}

/** The return that stands at a pointer of a value. */
export function elementOf({ locator }: ParsedValue, value: JsonObject, base: Pointer): Piece {
  return {
    making: 'json',
    value,
    verbatim: true,
    startLine: locator().locate(base).startLine,
    locate: (pointer: Pointer, part?: Part): Range => locator().locate(base + pointer, part),
  };
}

/** The offset of the first character that is no white space; nearly every file starts with it. */
function firstLetter(text: string, start: number): number {
  if (text[start] === '{') return start;
  const letter = /\S/g;
  letter.lastIndex = start;
  return letter.exec(text)?.index ?? start;
}

/** Whether JSON in a text of another kind is a return: it tells of a status, and of what was made or by whom. */
export function looksLikeReturn(value: Json): value is JsonObject {
  if (!isObject(value) || !has(value, 'status')) return false;
  // In the objects of Kubernetes, status and metadata are objects.
  const { status } = value;
  return !isObject(status) && !isArray(status) && (has(value, 'artifacts') || has(value, 'metadata'));
}

/** Whether a text that is no JSON was meant to be a return, as far as its keys tell. */
export function looksLikeBrokenReturn(text: string): boolean {
  return (
    /^\s*\{/.test(text) && text.includes('"status"') && (text.includes('"artifacts"') || text.includes('"metadata"'))
  );
}
