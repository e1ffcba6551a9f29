import {
  countElements,
  MOST_ELEMENTS,
  PROBLEMS_OF_JSON,
  PROBLEMS_OF_NONE,
  type Form,
  type ReadProblem,
} from '../model/document.js';
import { isArray, isObject, type Json } from '../model/json.js';
import { FILE_START } from '../model/pointer.js';
import { isFenced } from './extract.js';
import { looksLikeReturn } from './json/scan.js';
import { Chains } from './chains.js';
import { hasToolResult } from './finals.js';
import { elementsIn, MOST_DUPLICATES, parse, unnumberedReturn, returnsOf, type ParsedValue } from './json/json.js';
import { readLines } from './json-lines.js';
import { Lines } from './lines.js';
import { TooManyBlocks } from './markdown/block.js';
import { readMarkdown } from './markdown/markdown.js';
import type { Renderer } from './markdown/rendered.js';
import { returnAt, returnSpans } from './unread-return.js';
import {
  decode,
  decodeLoosely,
  find,
  MOST_BLOCKS,
  MOST_RETURNS,
  NO_PARTS,
  quoted,
  taken,
  type Find,
  type Parts,
  type Source,
  type UnnumberedReturn,
} from './source.js';
import {
  isEnding,
  eventMayHoldReturn,
  readToolResults,
  readStated,
  withAsides,
  withoutRepeats,
  type Event,
} from './transcript.js';

/** A return found in a file, before a standard is chosen for it; `index` counts from 0 in its file. */
export interface ParsedReturn extends UnnumberedReturn {
  readonly index: number;
  readonly moreClaims: number;
}

/** The result of reading one file. */
export interface Reading {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly ParsedReturn[];
  /** The text of a 1-based line, for display; empty if there is none. */
  readonly line: (line: number) => string;
}

/** Returns true if a file holds a return, or what should be one. */
export function isHolding({ problems, returns }: Pick<Reading, 'problems' | 'returns'>): boolean {
  return returns.length > 0 || problems.some(({ kind }) => !PROBLEMS_OF_NONE.has(kind));
}

/** Reads one return; null if there is none, or it is void. */
export type ReturnReader = (source: Source) => UnnumberedReturn | null;

/** How a file is read. A reader is null if the file cannot hold what it reads. */
export interface ReadOptions extends Pick<Source, 'markdown'> {
  /** True if an array of returns is a problem, since only a log may hold one. */
  readonly single: boolean;
  /** True for a document: JSON in it is an example, and only a whole return in Markdown counts. */
  readonly document: boolean;
  /** Reads the return that opens a Markdown file, whatever follows it. */
  readonly opening: ReturnReader | null;
  /** True for a log of returns: if nothing in it can be read as one, that is a problem. */
  readonly log: boolean;
  /** Reads a file that is one return as a whole. */
  readonly whole: ReturnReader | null;
  /** Reads a file of JSON or JSON Lines, instead of the usual reader. */
  readonly values: ((source: Source, form: 'json' | 'jsonl') => Parts) | null;
  /** True if only what `whole` reads is a return: another file has no problems, except those that `whyNone` reports. */
  readonly candidate: boolean;
  /**
   * Blanks the parts of a Markdown text that are not rendered, for `whole`, `whyNone` and `opening`; null if there are
   * none. Throws `TooManyBlocks`.
   */
  readonly rendered: Renderer | null;
  /** Why a file that should be a return cannot be read as one; null if it is another document. */
  readonly whyNone: ((source: Source) => ReadProblem | null) | null;
}

const NO_READERS: ReadOptions = {
  markdown: null,
  single: false,
  document: false,
  opening: null,
  log: false,
  whole: null,
  values: null,
  candidate: false,
  rendered: null,
  whyNone: null,
};

/** The parts of a document that count: whole returns in Markdown, and problems of the file itself. */
function ofDocument(parts: Parts): Parts {
  return {
    ...parts,
    returns: parts.returns.filter(({ composed, isPartial }) => composed !== null && isPartial !== true),
    problems: parts.problems.filter(
      (problem) =>
        (problem.kind === 'unread-return' && problem.reason === 'in-comment') ||
        (problem.kind !== 'wrapped' && !PROBLEMS_OF_JSON.has(problem.kind)),
    ),
  };
}

/**
 * Reads a file's bytes as the form says. All positions are in the file, whatever the value is wrapped in. Without a
 * Markdown parser, returns in Markdown are not searched for.
 */
export function read(bytes: Uint8Array, form: Form, options: Partial<ReadOptions>): Reading {
  const all: ReadOptions = { ...NO_READERS, ...options };
  const { markdown, single, document, log, opening, whole, values, candidate, whyNone, rendered } = all;
  const { text: decoded, problems } = decode(bytes);
  const mayBeNone = candidate || (form === 'markdown' && document);
  if (decoded === null && !mayBeNone) return { problems, returns: [], line: () => '' };
  // If the file may be no return, its readable text shows whether its encoding matters.
  const text = decoded ?? decodeLoosely(bytes);
  let made: Lines | undefined;
  const lines = (): Lines => (made ??= new Lines(text));
  const source: Source = {
    text,
    range: (start, end) => lines().range(start, end),
    // Nearly every return starts its file, and then the lines need not be counted.
    lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
    markdown,
    budget: { blocks: MOST_BLOCKS },
    // If one return is expected, a missing one is reported for the whole file.
    reportsUnread: !document && !single,
  };
  const shown = rendered === null ? source : withoutHidden(source, rendered);
  const line = (n: number): string => lines().textOf(n);
  if (form === 'whole') {
    // A byte order mark does no harm in a Markdown file that is one return.
    const flaws = withoutMark(problems);
    if (shown === null) return { problems: [...flaws, TOO_MANY_BLOCKS], returns: [], line };
    const found = whole?.(shown) ?? null;
    const reading = { problems: flaws, returns: found === null ? [] : [{ moreClaims: 0, ...found, index: 0 }], line };
    if (!candidate) return reading;
    if (reading.returns.length === 0) {
      const problem = whyNone?.(shown) ?? null;
      return { ...reading, problems: problem === null ? [] : [problem] };
    }
    return decoded === null ? { ...reading, returns: [] } : reading;
  }
  const found = values !== null && form !== 'markdown' ? values(source, form) : READERS[form](source);
  const own = single && values === null ? withoutArray(source, found) : document ? ofDocument(found) : found;
  const opened = form === 'markdown' && opening !== null && shown !== null ? opening(shown) : null;
  const limited = bounded(counted(opened === null ? own : startingWith(opened, own, single)), text.length);
  // A byte order mark may precede the return that opens a Markdown file.
  const flaws = opened === null ? problems : withoutMark(problems);
  const isLookedFor = form !== 'markdown' || markdown !== null;
  const parts = log && isLookedFor ? withNothingRead(limited) : limited;
  const holdsNothing = parts.returns.length === 0 && parts.problems.length === 0;
  if (decoded === null) return { problems: holdsNothing ? [] : problems, returns: [], line: () => '' };
  // Ignore files without returns, even with a byte order mark.
  const silent = form === 'markdown' && (holdsNothing || (parts.problems.length === 0 && opened?.isAlone === true));
  return {
    problems: flaws.length === 0 || silent ? parts.problems : [...flaws, ...parts.problems],
    returns: parts.returns.map(({ composed, value, verbatim, startLine, moreClaims = 0, unread, locate }, index) => ({
      index,
      composed,
      value,
      verbatim,
      startLine,
      moreClaims,
      ...(unread === undefined ? {} : { unread }),
      locate,
    })),
    line,
  };
}

const TOO_MANY_BLOCKS: ReadProblem = { kind: 'too-many-blocks', limit: MOST_BLOCKS };

/** A source with the parts blanked that are not rendered; null if its text has more blocks than a file may have. */
function withoutHidden(source: Source, rendered: Renderer): Source | null {
  try {
    const { text, unended } = rendered(source.text, { ...source.budget });
    return { ...source, text, unended, written: source.text };
  } catch (error) {
    if (!(error instanceof TooManyBlocks)) throw error;
    return null;
  }
}

/** Adds a problem if nothing in a log can be read as a return. */
function withNothingRead(parts: Parts): Parts {
  const { problems, returns } = parts;
  const isOfFile = (problem: ReadProblem): boolean => problem.kind === 'no-return' && problem.range === FILE_START;
  const isEmpty = returns.length === 0 && problems.every(isOfFile);
  return isEmpty ? { ...parts, problems: [{ kind: 'nothing-read', range: FILE_START }] } : parts;
}

/** Puts the return that opens the file first: if one return is expected, it is this one. */
function startingWith(opened: UnnumberedReturn, parts: Parts, single: boolean): Parts {
  return single || opened.isAlone === true
    ? { ...NO_PARTS, returns: [opened] }
    : { ...parts, returns: [opened, ...parts.returns] };
}

function withoutMark(problems: readonly ReadProblem[]): readonly ReadProblem[] {
  return problems.filter(({ kind }) => kind !== 'byte-order-mark');
}

/** Turns a text that is an array into a problem, unless it is a transcript. */
function withoutArray(source: Source, parts: Parts): Parts {
  if (!source.text.trimStart().startsWith('[')) return parts;
  const parsed = parse(source);
  if (parsed.kind !== 'value' || !isArray(parsed.value) || parsed.value.some(isEnding)) return parts;
  const { value } = parsed;
  return { ...parts, problems: [{ kind: 'not-object', value, range: FILE_START }, ...parts.problems] };
}

/** Replaces returns with more list elements than are checked by a problem. */
function bounded(parts: Parts, length: number): Parts {
  // An element takes at least two characters.
  if (length <= 2 * MOST_ELEMENTS) return parts;
  const count = parts.returns.reduce((sum, { value }) => sum + countElements(value), 0);
  if (count <= MOST_ELEMENTS) return parts;
  return {
    problems: [...parts.problems, { kind: 'too-many-elements', count, limit: MOST_ELEMENTS }],
    returns: [],
    more: parts.more,
  };
}

/** Adds a problem if there are more returns than were read. */
function counted({ problems, returns, more }: Parts): Parts {
  const limited = withFewDuplicates(problems);
  if (more === 0) return { problems: limited, returns, more };
  // Text that should be a return and is none counts too.
  const found = Math.max(returns.length, MOST_RETURNS) + more;
  return { problems: [...limited, { kind: 'too-many-returns', found, limit: MOST_RETURNS }], returns, more };
}

/** Limits repeated keys for the whole file to as many as one value may have. */
function withFewDuplicates(problems: readonly ReadProblem[]): readonly ReadProblem[] {
  if (problems.length <= MOST_DUPLICATES) return problems;
  const few: ReadProblem[] = [];
  let listed = 0;
  let more = 0;
  for (const problem of problems) {
    if (problem.kind === 'more-duplicates') more += problem.more;
    else if (problem.kind !== 'duplicate-key' || ++listed <= MOST_DUPLICATES) few.push(problem);
    else more++;
  }
  return more === 0 ? few : [...few, { kind: 'more-duplicates', more }];
}

const READERS: Readonly<Record<Exclude<Form, 'whole'>, (source: Source) => Parts>> = {
  json: readJson,
  jsonl: readLines,
  markdown: (source) => quoted(readMarkdown(source)),
};

function readJson(source: Source): Parts {
  const parsed = parse(source);
  if (parsed.kind === 'value') return valueParts(source, parsed);
  const none: Parts = { ...NO_PARTS, problems: [parsed.problem()] };
  return parsed.deep ? none : (among(source) ?? none);
}

/** The returns of a text that should be one JSON value and is not; null if it holds none. */
function among(source: Source): Parts | null {
  const spans = [...returnSpans(source.text)];
  const [first] = spans;
  if (first === undefined) return null;
  const { problems, ...parts } = taken(spans.map((span) => returnAt(source, span)));
  if (parts.returns.length === 0) return null;
  const { start } = first;
  const by = isFenced(source.text, start) ? 'fence' : 'prose';
  return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}

/** A return, an array of them, an event in which an agent ended, or an array of events. */
function valueParts(source: Source, parsed: ParsedValue): Parts {
  const { value, locator } = parsed;
  if (!isEnding(value) && !(isArray(value) && value.some(isEnding))) return taken(returnsOf(source, parsed));
  const chains = new Chains();
  const candidates: Event[] = [];
  let found: Parts;
  if (isEnding(value)) {
    chains.note(value);
    found = taken(returnsOfEvent({ source, parsed, value, line: null }, chains, candidates));
  } else {
    for (const event of value) if (isObject(event) && !looksLikeReturn(event)) chains.note(event);
    found = taken(returnsOfLog(source, parsed, value, chains, candidates));
  }
  const parts = withAsides(withoutRepeats(found), candidates, chains);
  if (parts.returns.length > 0 || parts.problems.length > 0) return parts;
  return { ...NO_PARTS, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}

function* returnsOfLog(
  source: Source,
  parsed: ParsedValue,
  events: readonly Json[],
  chains: Chains,
  candidates: Event[],
): Generator<Find> {
  for (const { element } of elementsIn(source, parsed, events)) {
    const { value } = element;
    if (isEnding(value)) yield* returnsOfEvent({ source, parsed: element, value, line: null }, chains, candidates);
    else if (looksLikeReturn(value)) yield find(() => ({ returns: [unnumberedReturn(source, element, value)] }));
  }
}

/** The returns of an event whose place in the log is known; keeps an event that may hold more. */
function* returnsOfEvent(event: Event, chains: Chains, candidates: Event[]): Generator<Find> {
  if (hasToolResult(event.value)) yield* readToolResults(event);
  if (!eventMayHoldReturn(event)) return;
  candidates.push(event);
  yield* readStated(event, chains);
}
