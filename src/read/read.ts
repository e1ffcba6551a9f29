import type { Form, ReadProblem } from '../model/document.js';
import { isArray, isObject, type Json, type JsonObject } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import { FILE_START, type Part, type Range } from '../model/position.js';
import { extract } from './extract.js';
import { Lines } from './lines.js';
import type { Locator, Stretch } from './locator.js';
import { PositionsNeeded } from './needed.js';
import { countKeys, MAX_DEPTH, scan } from './scan.js';
import { decode } from './utf8.js';

/** A return found in a file, before a standard is chosen for it. */
export interface Found {
  readonly index: number;
  readonly value: JsonObject;
  /** 1-based, where the return starts in the file. */
  readonly startLine: number;
  readonly locate: (pointer: Pointer, part?: Part) => Range;
}

/** What reading one file gave. */
export interface Reading {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly Found[];
  /** The text of a 1-based line, for showing it; empty where there is none. */
  readonly line: (line: number) => string;
}

/** Makes the parser with positions; handed in, since it is not loaded before it is needed. */
export type Positions = (stretch: Stretch, lines: () => Lines) => Locator;

/**
 * Reads a file's bytes as the form says. Every position is one in the file, whatever the value is wrapped in. Throws
 * `PositionsNeeded` where a place is needed and `positions` is null; so does `locate` of what was found.
 */
export function read(bytes: Uint8Array, form: Form, positions: Positions | null): Reading {
  const { text, problems } = decode(bytes);
  if (text === null) return { problems, returns: [], line: () => '' };
  let lines: Lines | undefined;
  const source: Source = { text, lines: () => (lines ??= new Lines(text)), positions };
  const parts = form === 'jsonl' ? readLines(source) : readWhole(source);
  return {
    problems: problems.length === 0 ? parts.problems : [...problems, ...parts.problems],
    returns: parts.returns,
    line: (line) => source.lines().textOf(line),
  };
}

interface Source {
  readonly text: string;
  readonly lines: () => Lines;
  readonly positions: Positions | null;
}

interface Parts {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly Found[];
}

function readWhole(source: Source): Parts {
  const { text } = source;
  const whole: Stretch = { text, start: 0, end: text.length };
  const parsed = parse(source, whole);
  if (parsed.kind === 'value') return returnsOf(source, whole, parsed, 0);
  if (parsed.problem.kind === 'too-deep') return { problems: [parsed.problem], returns: [] };
  const inner = extract(text);
  if (inner === null) return { problems: [parsed.problem], returns: [] };
  const stretch: Stretch = { text, start: inner.start, end: inner.end };
  const extracted = parse(source, stretch);
  if (extracted.kind !== 'value') return { problems: [parsed.problem], returns: [] };
  const wrapped: ReadProblem = { kind: 'wrapped', by: inner.by, range: source.lines().range(inner.start, inner.start + 1) };
  const parts = returnsOf(source, stretch, extracted, 0);
  return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}

/** JSON Lines: one value a line; blank lines are none. */
function readLines(source: Source): Parts {
  const { text } = source;
  const problems: ReadProblem[] = [];
  const returns: Found[] = [];
  let start = 0;
  while (start < text.length) {
    const lf = text.indexOf('\n', start);
    const end = lf < 0 ? text.length : lf;
    const stretch: Stretch = { text, start, end };
    if (text.slice(start, end).trim() !== '') {
      const parsed = parse(source, stretch);
      if (parsed.kind === 'value') {
        const parts = returnsOf(source, stretch, parsed, returns.length);
        problems.push(...parts.problems);
        returns.push(...parts.returns);
      } else {
        problems.push(parsed.problem);
      }
    }
    start = end + 1;
  }
  if (returns.length === 0 && problems.length === 0) problems.push({ kind: 'no-return', range: FILE_START });
  return { problems, returns };
}

type Parsed =
  | { readonly kind: 'value'; readonly value: Json; readonly locator: () => Locator; readonly duplicates: readonly ReadProblem[] }
  | { readonly kind: 'problem'; readonly problem: ReadProblem };

const NO_PROBLEMS: readonly ReadProblem[] = [];

/** Strict JSON: fast first, with positions only when something is wrong. */
function parse(source: Source, stretch: Stretch): Parsed {
  const text = stretch.start === 0 && stretch.end === stretch.text.length ? stretch.text : stretch.text.slice(stretch.start, stretch.end);
  const { keys, tooDeepAt } = scan(text);
  if (tooDeepAt >= 0) {
    const at = stretch.start + tooDeepAt;
    return { kind: 'problem', problem: { kind: 'too-deep', limit: MAX_DEPTH, range: source.lines().range(at, at + 1) } };
  }
  let made: Locator | undefined;
  const locator = (): Locator => {
    if (source.positions === null) throw new PositionsNeeded();
    return (made ??= source.positions(stretch, source.lines));
  };
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { kind: 'problem', problem: syntaxProblem(source, stretch, locator(), error) };
  }
  const duplicates =
    countKeys(value) === keys
      ? NO_PROBLEMS
      : locator().duplicates().map((duplicate): ReadProblem => ({ kind: 'duplicate-key', ...duplicate }));
  return { kind: 'value', value, locator, duplicates };
}

function syntaxProblem(source: Source, stretch: Stretch, locator: Locator, error: unknown): ReadProblem {
  const found = locator.firstError();
  if (found !== undefined) return { kind: 'syntax', ...found };
  // The tolerant parser saw nothing: V8's message may carry a position of its own.
  const message = error instanceof Error ? error.message : '';
  const at = stretch.start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
  return { kind: 'syntax', reason: 'not strict JSON', range: source.lines().range(at, at + 1) };
}

/** A bare return, or an array of returns. */
function returnsOf(source: Source, stretch: Stretch, parsed: Parsed & { kind: 'value' }, firstIndex: number): Parts {
  const { value, locator, duplicates } = parsed;
  const whole = (pointer: Pointer, part?: Part): Range => locator().locate(pointer, part);
  if (isObject(value)) {
    return { problems: duplicates, returns: [{ index: firstIndex, value, startLine: startLine(source, stretch), locate: whole }] };
  }
  if (!isArray(value)) {
    return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
  }
  if (value.length === 0) return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
  const problems = [...duplicates];
  const returns: Found[] = [];
  value.forEach((element, position) => {
    const base = `/${String(position)}`;
    if (isObject(element)) {
      returns.push({
        index: firstIndex + returns.length,
        value: element,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
      });
    } else {
      problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
    }
  });
  return { problems, returns };
}

/** The line of the first character that is no white space; nearly every file starts with it, and needs no count of lines. */
function startLine({ lines }: Source, { text, start }: Stretch): number {
  if (start === 0 && text[0] === '{') return 1;
  return lines().lineAt(start + text.slice(start).search(/\S/));
}
