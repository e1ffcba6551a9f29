import { isDeepStrictEqual } from 'node:util';
import { field, has, isArray, isObject, type Json, type JsonObject, stringField } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { Range } from '../model/position.js';
import { mayHoldReturn } from './extract.js';
import { partOf, type ParsedValue } from './json/json.js';
import { looksLikeReturn, marksOf, mayBeReturn } from './json/marks.js';
import { readMarkdown } from './markdown/markdown.js';
import { mayHoldEnvelope } from './markdown/may-hold-envelope.js';
import { returnsAmong } from './returns-among.js';
import { find, findsOf, quoted, taken, type Find, type Parts, type Source } from './source.js';
import { mayHoldUnread } from './unread-return.js';

/** A text, and its place in its event. */
interface Block {
  readonly pointer: Pointer;
  readonly text: string;
}

/** What an event of a transcript hands over: a text that a return may stand in, or a value. */
type Final =
  | (Block & { readonly kind: 'text'; readonly more?: readonly Block[] })
  | { readonly kind: 'value'; readonly pointer: Pointer; readonly value: JsonObject };

/**
 * What an agent's end hands over, in the events of Claude Code, of `claude -p` and of OpenCode; null for a value that is
 * no such event.
 */
function finalsOf(value: JsonObject): readonly Final[] | null {
  const finals: Final[] = [];
  if (!isToolUse(value) && !isResult(value) && !isTask(value) && !isSaid(value)) return null;
  if (isToolUse(value)) finals.push(...ofToolUse(field(value, 'toolUseResult')));
  if (isResult(value)) finals.push(...ofResult(value));
  if (isTask(value)) finals.push(...ofTask(value));
  if (isSaid(value)) finals.push(...ofMessage(value));
  return finals;
}

/** Whether an event is what an agent said, in the main conversation or in one beside it. */
export function isSaid(value: JsonObject): boolean {
  const message = field(value, 'message');
  return (
    isObject(message) && (stringField(value, 'type') === 'assistant' || stringField(message, 'role') === 'assistant')
  );
}

function ofMessage(value: JsonObject): readonly Final[] {
  return ofContent(field(field(value, 'message'), 'content'), '/message/content');
}

function isToolUse(value: JsonObject): boolean {
  return has(value, 'toolUseResult');
}

function ofToolUse(result: Json | undefined): readonly Final[] {
  const pointer = '/toolUseResult';
  if (typeof result === 'string') return [{ kind: 'text', pointer, text: result }];
  if (isArray(result)) return ofContent(result, pointer);
  // An agent that was only launched has not returned yet.
  if (stringField(result, 'status') === 'async_launched') return [];
  if (result !== undefined && looksLikeReturn(result)) return [valueAt(result, pointer)];
  return ofContent(field(result, 'content'), join(pointer, 'content'));
}

/** The texts of a message's content: one text, or blocks. */
function ofContent(content: Json | undefined, pointer: Pointer): readonly Final[] {
  if (typeof content === 'string') return [{ kind: 'text', pointer, text: content }];
  if (!isArray(content)) return [];
  const texts = content.flatMap((block, n) => {
    const text = stringField(block, 'text');
    return text === undefined ? [] : [{ pointer: join(pointer, n, 'text'), text }];
  });
  const [first, ...more] = texts;
  if (first === undefined) return [];
  // What starts in one block may go on in the next.
  return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}

function isResult(value: JsonObject): boolean {
  const marks = ['subtype', 'is_error', 'result', 'structured_output'];
  return stringField(value, 'type') === 'result' && marks.some((key) => has(value, key));
}

/** The structured output, and the text beside it, which need not say the same. */
function ofResult(value: JsonObject): readonly Final[] {
  const pointer = '/structured_output';
  const structured = field(value, 'structured_output');
  const finals = isObject(structured) ? [valueAt(structured, pointer)] : [];
  if (isArray(structured)) {
    structured.forEach((one, n) => {
      if (isObject(one)) finals.push(valueAt(one, join(pointer, n)));
    });
  }
  return [...finals, ...ofAnything(field(value, 'result'), '/result')];
}

/** What a result holds: a text, blocks of texts, a return, or several. */
function ofAnything(value: Json | undefined, pointer: Pointer): readonly Final[] {
  if (isObject(value)) {
    if (mayBeReturn(marksOf(value))) return [valueAt(value, pointer)];
    const text = stringField(value, 'text');
    if (text !== undefined) return [{ kind: 'text', pointer: join(pointer, 'text'), text }];
    return ofContent(field(value, 'content'), join(pointer, 'content'));
  }
  const values = isArray(value)
    ? value.flatMap((one, n) => (isObject(one) && mayBeReturn(marksOf(one)) ? [valueAt(one, join(pointer, n))] : []))
    : [];
  return values.length > 0 ? values : ofContent(value, pointer);
}

function valueAt(value: JsonObject, pointer: Pointer): Final {
  return { kind: 'value', pointer, value };
}

function isTask(value: JsonObject): boolean {
  return stringField(field(value, 'part'), 'tool') === 'task';
}

function ofTask(value: JsonObject): readonly Final[] {
  return ofAnything(field(field(field(value, 'part'), 'state'), 'output'), '/part/state/output');
}

/** Whether a value is an event of a transcript in which an agent may have ended. */
export function isEnding(value: Json): value is JsonObject {
  return isObject(value) && !looksLikeReturn(value) && finalsOf(value) !== null;
}

/** Whether a value is some event of a log: it has a type, and something that no return has. */
export function isEvent(value: Json): boolean {
  if (!isObject(value) || looksLikeReturn(value) || stringField(value, 'type') === undefined) return false;
  return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) =>
    has(value, key),
  );
}

/** The returns that an event hands over. `line` tells on which line it starts, where that is known. */
export function* readEnding(
  source: Source,
  parsed: ParsedValue,
  event: JsonObject,
  line: number | null,
): Generator<Find> {
  const finals = finalsOf(event) ?? [];
  const values: JsonObject[] = [];
  for (const final of finals) {
    if (final.kind !== 'value' || values.some((known) => isDeepStrictEqual(known, final.value))) continue;
    values.push(final.value);
    yield find(() => ({ returns: [partOf(parsed, final.value, final.pointer)] }));
  }
  for (const final of finals) {
    if (final.kind === 'value') continue;
    // With a schema, the text may say the structured output once more.
    const [only, ...others] = values;
    if (only !== undefined && others.length === 0 && saysTheSame(final.text, only)) continue;
    const sourceOf = ({ pointer, text }: Block): Source => {
      const place = (): Range => parsed.locator().locate(pointer);
      const { markdown, budget, reportsUnread } = source;
      return { text, range: place, lineAt: () => line ?? place().startLine, markdown, budget, reportsUnread };
    };
    for (const one of readBlocks(final, sourceOf)) {
      yield { count: one.count, make: () => (isSaid(event) ? said(one.make()) : quoted(one.make())) };
    }
  }
}

/** What an agent said on its way: broken JSON may be what it talks about. */
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
 * Without what agents only say once more: a message of a transcript often says what the agent then hands over, or what another one
 * said. Of several the one that was handed over counts, else the first.
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

/** The returns in the blocks of a text: in each, or in all together where one goes on in the next. */
function* readBlocks(
  { more = [], ...first }: Block & { readonly more?: readonly Block[] },
  sourceOf: (block: Block) => Source,
): Generator<Find> {
  const blocks = [first, ...more];
  const texts = blocks.map(({ text }) => text);
  const together = texts.join('\n');
  if (more.length === 0 || !mayHoldText(together)) {
    for (const block of blocks) yield* readText(sourceOf(block));
    return;
  }
  const apart = blocks.map((block) => taken(readText(sourceOf(block))));
  const known = apart.flatMap(({ returns }) => returns);
  const joined = ['\n\n', '']
    .map((between) => taken(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
    .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
  // Each in its own block has a better place.
  if (saysAsMuch(joined.returns, known)) yield* findsOf(joined);
  else for (const parts of apart) yield* findsOf(parts);
}

/** Whether returns that were read from all blocks say something else than those of each, and no return in JSON is lost. */
function saysAsMuch(joined: Parts['returns'], apart: Parts['returns']): boolean {
  const jsonIn = (returns: Parts['returns']): number => returns.filter(({ making }) => making === 'json').length;
  const values = (returns: Parts['returns']): string => JSON.stringify(returns.map(({ value }) => value));
  return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}

function mayHoldText(text: string): boolean {
  return mayHoldReturn(text) || mayHoldEnvelope(text);
}

function saysTheSame(text: string, value: JsonObject): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  try {
    return isDeepStrictEqual(JSON.parse(text), value);
  } catch {
    return false;
  }
}

/** OpenCode's marks around what an agent said. */
const TAGS = /<\/?task_result>/g;

/** The returns in a text that an agent ended with: JSON, alone or among other text, and envelopes. */
function* readText(source: Source): Generator<Find> {
  const { text } = source;
  let isFound = false;
  if (mayHoldReturn(text)) {
    for (const one of returnsAmong(source)) {
      isFound = true;
      yield one;
    }
  }
  if (isFound && !mayHoldEnvelope(text) && !mayHoldUnread(source)) return;
  const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
  const envelopes = returns.filter(({ making }) => making === 'envelope');
  const unread = problems.filter(({ kind }) => kind === 'unread-return');
  yield* findsOf(isFound ? { problems: unread, returns: envelopes, more } : { problems, returns, more });
}
