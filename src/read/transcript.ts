import { isDeepStrictEqual } from 'node:util';
import { field, has, isArray, isObject, type Json, type JsonObject, stringField } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { Range } from '../model/position.js';
import { mayHoldReturn } from './extract.js';
import { partOf, type ParsedValue } from './json/json.js';
import { looksLikeReturn } from './json/marks.js';
import { readMarkdown } from './markdown/markdown.js';
import { mayHoldEnvelope } from './markdown/may-hold-envelope.js';
import { returnsAmong } from './returns-among.js';
import { find, findsOf, quoted, type Find, type Source } from './source.js';

/** What an event of a transcript hands over: a text that a return may stand in, or a value. */
type Final =
  | { readonly kind: 'text'; readonly pointer: Pointer; readonly text: string }
  | { readonly kind: 'value'; readonly pointer: Pointer; readonly value: JsonObject };

/**
 * What an agent's end hands over, in the events of Claude Code, of `claude -p` and of OpenCode; null for a value that is
 * no such event.
 */
function finalsOf(value: JsonObject): readonly Final[] | null {
  const finals: Final[] = [];
  if (!isToolUse(value) && !isResult(value) && !isTask(value)) return null;
  if (isToolUse(value)) finals.push(...ofToolUse(field(value, 'toolUseResult')));
  if (isResult(value)) finals.push(...ofResult(value));
  if (isTask(value)) finals.push(...ofTask(value));
  return finals;
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
  return ofContent(field(result, 'content'), join(pointer, 'content'));
}

/** The texts of a message's content: one text, or blocks. */
function ofContent(content: Json | undefined, pointer: Pointer): readonly Final[] {
  if (typeof content === 'string') return [{ kind: 'text', pointer, text: content }];
  if (!isArray(content)) return [];
  return content.flatMap((block, n): readonly Final[] => {
    const text = stringField(block, 'text');
    return text === undefined ? [] : [{ kind: 'text', pointer: join(pointer, n, 'text'), text }];
  });
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
  const text = stringField(value, 'result');
  return text === undefined ? finals : [...finals, { kind: 'text', pointer: '/result', text }];
}

function valueAt(value: JsonObject, pointer: Pointer): Final {
  return { kind: 'value', pointer, value };
}

function isTask(value: JsonObject): boolean {
  return stringField(field(value, 'part'), 'tool') === 'task';
}

function ofTask(value: JsonObject): readonly Final[] {
  const output = stringField(field(field(value, 'part'), 'state'), 'output');
  return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: output }];
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
  const values = finals.flatMap((final) => (final.kind === 'value' ? [final.value] : []));
  for (const final of finals) {
    const { pointer } = final;
    if (final.kind === 'value') {
      yield find(() => ({ returns: [partOf(parsed, final.value, pointer)] }));
      continue;
    }
    // With a schema, the text may say the structured output once more.
    const [only, ...others] = values;
    if (only !== undefined && others.length === 0 && saysTheSame(final.text, only)) continue;
    const place = (): Range => parsed.locator().locate(pointer);
    const text: Source = {
      text: final.text,
      range: place,
      lineAt: () => line ?? place().startLine,
      markdown: source.markdown,
      budget: source.budget,
    };
    for (const { count, make } of readText(text)) yield { count, make: () => quoted(make()) };
  }
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
  if (isFound && !mayHoldEnvelope(text)) return;
  const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
  const envelopes = returns.filter(({ making }) => making === 'envelope');
  yield* findsOf(isFound ? { problems: [], returns: envelopes, more } : { problems, returns, more });
}
