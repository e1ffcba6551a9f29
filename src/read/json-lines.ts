import { FILE_START } from '../model/pointer.js';
import { isObject } from '../model/json.js';
import { Chains } from './chains.js';
import { hasToolResult } from './finals.js';
import { parse, returnsOf } from './json/json.js';
import { looksLikeReturn } from './json/scan.js';
import { isJson } from './json/objects.js';
import { lineSpans } from './lines.js';
import { returnAt, returnSpans } from './unread-return.js';
import { find, findsOf, MOST_RETURNS, NO_PARTS, taken, type Find, type Parts, type Source } from './source.js';
import {
  isEnding,
  isEvent,
  eventMayHoldReturn,
  readToolResults,
  readStated,
  withAsides,
  withoutRepeats,
  type Event,
} from './transcript.js';

/** JSON Lines: each line is a return, an event of a transcript, or blank; events without a return are ignored. */
export function readLines(source: Source): Parts {
  const log = new Log(source);
  const all = log.parts();
  if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents) return all;
  return { ...NO_PARTS, problems: [{ kind: 'no-return', range: FILE_START }] };
}

/** What the lines of a log hold, by line, up to as many as a file may hold. */
class Kept {
  readonly lines: { readonly start: number; readonly found: Find }[] = [];
  more = 0;

  add(start: number, found: Find): void {
    if (this.lines.length < MOST_RETURNS) this.lines.push({ start, found });
    else this.more += found.count;
  }
}

class Log {
  hasEvents = false;
  readonly #source: Source;
  #isTranscript = false;
  readonly #certain = new Kept();
  /** Returns, if the file is not a transcript. */
  readonly #others = new Kept();
  readonly #chains = new Chains();
  /** Messages that may hold a return: only the end of the file shows whether they are the last of their agent. */
  readonly #candidates: { readonly start: number; readonly event: Event }[] = [];

  constructor(source: Source) {
    this.#source = source;
    const { text } = source;
    for (const { start, end } of lineSpans(text)) if (text.slice(start, end).trim() !== '') this.#line(start, end);
  }

  parts(): Parts {
    for (const { start, event } of this.#candidates) {
      for (const found of readStated(event, this.#chains)) this.#certain.add(start, found);
    }
    const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
    const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
    const more = kept.reduce((sum, one) => sum + one.more, 0);
    const read = taken([...lines.map(({ found }) => found), ...findsOf({ ...NO_PARTS, more })]);
    const candidates = this.#candidates.map(({ event }) => event);
    return withAsides(withoutRepeats(read), candidates, this.#chains);
  }

  #line(start: number, end: number): void {
    const source = this.#source;
    // Testing first whether a line is JSON is faster: each failure of the parser is costly.
    const isBroken = this.#certain.lines.length === MOST_RETURNS && !isJson(source.text, start, end);
    const line = isBroken ? null : parse(source, start, end);
    if (line?.kind !== 'value') {
      this.#certain.add(
        start,
        find(() => brokenLine(source, start, end)),
      );
      return;
    }
    const { value } = line;
    if (isObject(value) && !looksLikeReturn(value)) this.#chains.note(value);
    if (isEnding(value)) {
      this.hasEvents = true;
      const event: Event = { source, parsed: line, value, line: source.lineAt(start) };
      if (eventMayHoldReturn(event)) this.#candidates.push({ start, event });
      // Messages are like other events; an event that hands over a result makes the log a transcript.
      if (!hasToolResult(value)) return;
      this.#isTranscript = true;
      for (const found of readToolResults(event)) this.#certain.add(start, found);
    } else if (isObject(value) && !looksLikeReturn(value)) {
      if (isEvent(value)) this.hasEvents = true;
      else for (const found of returnsOf(source, line)) this.#others.add(start, found);
    } else {
      for (const found of returnsOf(source, line)) this.#certain.add(start, found);
    }
  }
}

/** The problems of a line, and its returns: several in sequence, or one among other text. */
function brokenLine(source: Source, start: number, end: number): Partial<Parts> {
  const line = parse(source, start, end);
  if (line.kind === 'value') return {};
  const problem = line.problem();
  if (line.deep) return { problems: [problem] };
  const text = source.text.slice(start, end);
  const spans = [...returnSpans(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
  const { problems, returns, more } = taken(spans.map((span) => returnAt(source, span)));
  return { problems: [problem, ...problems], returns, more };
}
