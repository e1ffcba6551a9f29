import type { Form, ReadProblem } from '../model/document.js';
import { isArray, isObject } from '../model/json.js';
import { countElements, MOST_ELEMENTS } from '../model/limits.js';
import { FILE_START } from '../model/position.js';
import { extract } from './extract.js';
import { elementOf, looksLikeReturn, parse, returnsOf, type Parsed, type ParsedValue } from './json.js';
import { Lines } from './lines.js';
import { readMarkdown } from './markdown.js';
import { joined, NO_PARTS, quoted, type Parsers, type Parts, type Piece, type Source } from './source.js';
import { isEnding, isEvent, readEnding } from './transcript.js';
import { decode } from './utf8.js';

/** A return found in a file, before a standard is chosen for it; `index` counts from 0 in its file. */
export interface Found extends Piece {
  readonly index: number;
}

/** What reading one file gave. */
export interface Reading {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly Found[];
  /** The text of a 1-based line, for showing it; empty where there is none. */
  readonly line: (line: number) => string;
}

/**
 * Reads a file's bytes as the form says. Every position is one in the file, whatever the value is wrapped in. Throws
 * `ParserNeeded` where a parser is needed that was not handed in; so does `locate` of what was found.
 */
export function read(bytes: Uint8Array, form: Form, parsers: Parsers): Reading {
  const { text, problems } = decode(bytes);
  if (text === null) return { problems, returns: [], line: () => '' };
  let made: Lines | undefined;
  const lines = (): Lines => (made ??= new Lines(text));
  const source: Source = {
    text,
    range: (start, end) => lines().range(start, end),
    // Nearly every return starts its file: the lines need not be counted for it.
    lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
    parsers,
  };
  const parts = bounded(READERS[form](source), text.length);
  // A document without a return is none of our business, whatever mark it starts with.
  const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
  return {
    problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
    returns: parts.returns.map(({ making, value, verbatim, startLine, locate }, index) => ({
      index,
      making,
      value,
      verbatim,
      startLine,
      locate,
    })),
    line: (line) => lines().textOf(line),
  };
}

/** Without the returns where their lists have more elements than are judged, which is a problem. */
function bounded(parts: Parts, length: number): Parts {
  // An element takes two characters at least.
  if (length <= 2 * MOST_ELEMENTS) return parts;
  const count = parts.returns.reduce((sum, { value }) => sum + countElements(value), 0);
  if (count <= MOST_ELEMENTS) return parts;
  return { problems: [...parts.problems, { kind: 'too-many-elements', count, limit: MOST_ELEMENTS }], returns: [] };
}

const READERS: Readonly<Record<Form, (source: Source) => Parts>> = {
  json: readWhole,
  jsonl: readLines,
  markdown: (source) => quoted(readMarkdown(source)),
};

function readWhole(source: Source): Parts {
  const whole = parse(source);
  if (whole.kind === 'value') return valueParts(source, whole);
  if (whole.deep) return { problems: [whole.problem()], returns: [] };
  const inner = extract(source.text);
  const part = inner === null ? whole : parse(source, inner.start, inner.end);
  if (inner === null || part.kind !== 'value') return { problems: [whole.problem()], returns: [] };
  const wrapped: ReadProblem = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
  const parts = returnsOf(source, part);
  return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}

/** A return, an array of them, an event in which an agent ended, or an array of events. */
function valueParts(source: Source, parsed: ParsedValue): Parts {
  const { value, locator } = parsed;
  let parts: Parts;
  if (isEnding(value)) {
    parts = readEnding(source, parsed, value, '', null);
  } else if (isArray(value) && value.some(isEnding)) {
    parts = joined(
      value.map((element, n) => {
        const base = `/${String(n)}`;
        if (isEnding(element)) return readEnding(source, parsed, element, base, null);
        return looksLikeReturn(element) ? { problems: [], returns: [elementOf(parsed, element, base)] } : NO_PARTS;
      }),
    );
  } else {
    return returnsOf(source, parsed);
  }
  if (parts.returns.length > 0 || parts.problems.length > 0) return parts;
  return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}

/**
 * JSON Lines: one return a line, or one event of a transcript; blank lines are neither. In a transcript, what holds no
 * return is left alone.
 */
function readLines(source: Source): Parts {
  const lines = parsedLines(source);
  const endings = lines.some((line) => line.kind === 'value' && isEnding(line.value));
  let events = endings;
  const parts = lines.map((line): Parts => {
    if (line.kind === 'problem') return { problems: [line.problem()], returns: [] };
    const { value, start } = line;
    if (isEnding(value)) return readEnding(source, line, value, '', source.lineAt(start));
    if (isObject(value) && !looksLikeReturn(value) && (endings || isEvent(value))) {
      events = true;
      return NO_PARTS;
    }
    return returnsOf(source, line);
  });
  const all = joined(parts);
  if (all.returns.length > 0 || all.problems.length > 0 || events) return all;
  return { problems: [{ kind: 'no-return', range: FILE_START }], returns: [] };
}

function parsedLines(source: Source): readonly Parsed[] {
  const { text } = source;
  const parsed: Parsed[] = [];
  for (let start = 0; start < text.length;) {
    const lf = text.indexOf('\n', start);
    const end = lf < 0 ? text.length : lf;
    if (text.slice(start, end).trim() !== '') parsed.push(parse(source, start, end));
    start = end + 1;
  }
  return parsed;
}
