import { isDeepStrictEqual } from 'node:util';
import { has, isObject, stringField, type Json, type JsonObject } from '../model/json.js';
import type { Range } from '../model/pointer.js';
import type { Chains } from './chains.js';
import { holdsReturn, mayHoldReturn } from './extract.js';
import { handedBy, hasToolResult, isMessage, statedBy, wholeText, type Block, type Spoken } from './finals.js';
import { partOf, type ParsedValue } from './json/json.js';
import { isLikelyReturn, looksLikeReturn } from './json/scan.js';
import { readMarkdown } from './markdown/markdown.js';
import { mayHoldUnread, returnsAmong } from './unread-return.js';
import { find, findsOf, quoted, taken, type Find, type Parts, type Source } from './source.js';
import type { MessageForm } from '../model/context.js';
import { JsonFinder } from './json/objects.js';

/** Returns true if a value is an event of a transcript in which an agent may have ended. */
export function isEnding(value: Json): value is JsonObject {
  return (
    isObject(value) &&
    !looksLikeReturn(value) &&
    (hasToolResult(value) || isMessage(value) || statedBy(value).length > 0)
  );
}

/** Returns true if a value is an event of a log: it has a type, and a key that no return has. */
export function isEvent(value: Json): boolean {
  if (!isObject(value) || looksLikeReturn(value) || stringField(value, 'type') === undefined) return false;
  return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) =>
    has(value, key),
  );
}

/** An event, and where it is in its file. */
export interface Event {
  readonly source: Source;
  readonly parsed: ParsedValue;
  readonly value: JsonObject;
  /** The line on which it starts, if known. */
  readonly line: number | null;
}

/** The returns that an event hands over. */
export function* readToolResults(event: Event): Generator<Find> {
  const finals = handedBy(event.value);
  const values: JsonObject[] = [];
  for (const final of finals) {
    if (final.kind !== 'value' || values.some((known) => isDeepStrictEqual(known, final.value))) continue;
    values.push(final.value);
    yield find(() => ({ returns: [partOf(event.parsed, final.value, final.pointer)] }));
  }
  for (const final of finals) {
    if (final.kind === 'value') continue;
    // With a schema, the text may repeat the structured output.
    const [only, ...others] = values;
    if (only !== undefined && others.length === 0 && saysTheSame(final.text, only)) continue;
    for (const { count, make } of readSpoken(event, final)) yield { count, make: () => quoted(make()) };
  }
}

/** The returns in an agent's last event. */
export function* readStated(event: Event, chains: Chains): Generator<Find> {
  for (const spoken of statedBy(event.value)) {
    if (chains.placeOf(event.value, spoken) !== 'end') continue;
    for (const { count, make } of readSpoken(event, spoken)) yield { count, make: () => said(make()) };
  }
}

/** Returns true if an event may hold a return, or what looks like one. */
export function eventMayHoldReturn({ source, value }: Event): boolean {
  return statedBy(value).some((spoken) => {
    const text = wholeText(spoken);
    // Its blocks may be one text.
    const mayHold = (one: string): boolean => mayHoldText({ ...source, text: one });
    return mayHold(text) || mayHold(text.replaceAll('\n', '')) || mayHoldUnread({ ...source, text });
  });
}

/**
 * Adds one problem if an earlier message of an agent looks like a return that was not read. It may be a template or a
 * draft, so it is not checked.
 */
export function withAsides(parts: Parts, events: readonly Event[], chains: Chains): Parts {
  if (!events.some(({ source }) => source.reportsUnread === true)) return parts;
  const known = new Set(parts.returns.map(({ value }) => JSON.stringify(value)));
  for (const event of events) {
    for (const spoken of statedBy(event.value)) {
      if (chains.placeOf(event.value, spoken) !== 'aside') continue;
      const { problems, returns } = taken(readSpoken(event, spoken));
      const isNew = returns.some(({ value }) => !known.has(JSON.stringify(value)));
      const isUnread = problems.some(({ kind }) => kind === 'unread-return' || kind === 'syntax');
      if (!isNew && !isUnread) continue;
      const range = event.parsed.locator().locate(spoken.pointer);
      const reason = isNew ? 'not-final' : 'syntax';
      return { ...parts, problems: [...parts.problems, { kind: 'unread-return', reason, text: '', range }] };
    }
  }
  return parts;
}

function readSpoken({ source, parsed, line }: Event, spoken: Spoken): Generator<Find> {
  return readBlocks(spoken, ({ pointer, text }) => {
    const place = (): Range => parsed.locator().locate(pointer);
    const { markdown, budget, reportsUnread } = source;
    return { text, range: place, lineAt: () => line ?? place().startLine, markdown, budget, reportsUnread };
  });
}

/** An agent's last message may quote broken JSON. */
function said(parts: Parts): Parts {
  const { problems, returns, more } = quoted(parts);
  return {
    more,
    problems: problems.map((problem) =>
      problem.kind === 'syntax' ? { kind: 'unread-return', reason: 'syntax', text: '', range: problem.range } : problem,
    ),
    returns: returns.map((found) => ({ ...found, said: true })),
  };
}

/**
 * Removes repeated returns: a message often repeats what the agent then hands over, or another message. Keeps the one
 * that was handed over, else the first.
 */
export function withoutRepeats(parts: Parts): Parts {
  const { returns } = parts;
  if (!returns.some((found) => found.said === true)) return parts;
  const seen = new Set(returns.flatMap((found) => (found.said === true ? [] : [JSON.stringify(found.value)])));
  const kept = returns.filter((found) => {
    if (found.said !== true) return true;
    const key = JSON.stringify(found.value);
    return seen.has(key) ? false : seen.add(key);
  });
  return { ...parts, returns: kept };
}

/** The returns in the blocks of a text: in each, or in all together if one continues in the next. */
function* readBlocks({ more = [], ...first }: Spoken, sourceOf: (block: Block) => Source): Generator<Find> {
  const blocks = [first, ...more];
  const texts = blocks.map(({ text }) => text);
  // A block may end within a key.
  const mayHold = ['\n', ''].some((between) => mayHoldText({ ...sourceOf(first), text: texts.join(between) }));
  if (more.length === 0 || !mayHold) {
    for (const block of blocks) yield* readText(sourceOf(block));
    return;
  }
  const apart = blocks.map((block) => taken(readText(sourceOf(block))));
  const known = apart.flatMap(({ returns }) => returns);
  const joined = ['\n\n', '']
    .map((between) => taken(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
    .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
  // Returns read from a single block have a better place.
  if (saysAsMuch(joined.returns, known)) yield* findsOf(joined);
  else for (const parts of apart) yield* findsOf(parts);
}

/** Returns true if the returns read from all blocks differ from those of each, and no return in JSON is lost. */
function saysAsMuch(joined: Parts['returns'], apart: Parts['returns']): boolean {
  const jsonIn = (returns: Parts['returns']): number => returns.filter(({ composed }) => composed === null).length;
  const values = (returns: Parts['returns']): string => JSON.stringify(returns.map(({ value }) => value));
  return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}

function mayHoldText({ text, markdown }: Pick<Source, 'text' | 'markdown'>): boolean {
  return mayHoldReturn(text) || markdown?.mayHold(text) === true;
}

function saysTheSame(text: string, value: JsonObject): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  try {
    return isDeepStrictEqual(JSON.parse(text), value);
  } catch {
    return false;
  }
}

/** OpenCode's tags around an agent's message. */
const TAGS = /<\/?task_result>/g;

/** The returns in an agent's final text: JSON, alone or among other text, and Markdown. */
function* readText(source: Source): Generator<Find> {
  const { text } = source;
  let isFound = false;
  if (mayHoldReturn(text)) {
    for (const one of returnsAmong(source)) {
      isFound = true;
      yield one;
    }
  }
  if (isFound && source.markdown?.mayHold(text) !== true && !mayHoldUnread(source)) return;
  const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
  const inMarkdown = returns.filter(({ composed }) => composed !== null);
  const unread = problems.filter(({ kind }) => kind === 'unread-return');
  yield* findsOf(isFound ? { problems: unread, returns: inMarkdown, more } : { problems, returns, more });
}

/**
 * The form of an agent's last message: JSON, alone or in a fence; text with a return, or mostly JSON; or text. A short
 * piece of JSON quoted in a text does not count.
 */
export function messageForm(message: string): MessageForm {
  if (isJson(message)) return 'json';
  return holdsReturn(message, isLikelyReturn) || isMostlyJson(message) ? 'json-in-text' : 'text';
}

function isJson(text: string): boolean {
  const lines = text.trim().split('\n');
  const isFenced = lines.length > 2 && lines[0]?.startsWith('```') === true && lines.at(-1)?.trim() === '```';
  const body = isFenced ? lines.slice(1, -1).join('\n') : text;
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** `{}` is only two brackets, which a text may quote. */
const LEAST_JSON = 3;

function isMostlyJson(text: string): boolean {
  let json = 0;
  for (const { start, end } of new JsonFinder(text, isLikelyReturn).allObjects()) {
    if (end - start >= LEAST_JSON) json += visibleLength(text.slice(start, end));
  }
  return json * 2 > visibleLength(text);
}

function visibleLength(text: string): number {
  return text.replace(/\s/g, '').length;
}
