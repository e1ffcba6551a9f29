import { field, has, isArray, isObject, type Json, type JsonObject, stringField } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import { looksLikeReturn, marksOf, mayBeReturn } from './json/scan.js';

/** A text, and its place in its event. */
export interface Block {
  readonly pointer: Pointer;
  readonly text: string;
}

/** A text that may hold a return, in one block or several. */
export interface Spoken extends Block {
  readonly kind: 'text';
  readonly more?: readonly Block[];
  /** The tool call that it answers. */
  readonly call?: string;
}

/** What an event of a transcript hands over: a text that may hold a return, or a value. */
export type Final = Spoken | { readonly kind: 'value'; readonly pointer: Pointer; readonly value: JsonObject };

/** Returns true if an event hands over an agent's result, as Claude Code, `claude -p` and OpenCode log it. */
export function hasToolResult(value: JsonObject): boolean {
  return isToolUse(value) || isResult(value) || isTask(value);
}

/** Returns what an event hands over. */
export function handedBy(value: JsonObject): readonly Final[] {
  const finals: Final[] = [];
  if (isToolUse(value)) finals.push(...ofToolUse(field(value, 'toolUseResult')));
  if (isResult(value)) finals.push(...ofResult(value));
  if (isTask(value)) finals.push(...ofTask(value));
  return finals;
}

/** Returns true if an event is an agent's message, in the main conversation or another one. */
export function isMessage(value: JsonObject): boolean {
  const message = field(value, 'message');
  return (
    isObject(message) && (stringField(value, 'type') === 'assistant' || stringField(message, 'role') === 'assistant')
  );
}

/** The texts of an event that hands over nothing: messages of an agent, and answers of its tools. */
export function statedBy(value: JsonObject): readonly Spoken[] {
  const pointer = '/message/content';
  const content = field(field(value, 'message'), 'content');
  if (isMessage(value)) return spokenIn(content, pointer);
  if (isToolUse(value) || !isArray(content)) return [];
  return content.flatMap((block, n) => {
    if (stringField(block, 'type') !== 'tool_result') return [];
    const call = stringField(block, 'tool_use_id') ?? '';
    return spokenIn(field(block, 'content'), join(pointer, n, 'content')).map((one) => ({ ...one, call }));
  });
}

/** All the text of some blocks. */
export function wholeText({ text, more = [] }: Spoken): string {
  return [text, ...more.map((one) => one.text)].join('\n');
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

function ofContent(content: Json | undefined, pointer: Pointer): readonly Final[] {
  return spokenIn(content, pointer);
}

/** The texts of a message's content: one text, or blocks. */
function spokenIn(content: Json | undefined, pointer: Pointer): readonly Spoken[] {
  if (typeof content === 'string') return [{ kind: 'text', pointer, text: content }];
  if (!isArray(content)) return [];
  const texts = content.flatMap((block, n) => {
    const text = stringField(block, 'text');
    return text === undefined ? [] : [{ pointer: join(pointer, n, 'text'), text }];
  });
  const [first, ...more] = texts;
  if (first === undefined) return [];
  // A return that starts in one block may continue in the next.
  return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}

function isResult(value: JsonObject): boolean {
  const marks = ['subtype', 'is_error', 'result', 'structured_output'];
  return stringField(value, 'type') === 'result' && marks.some((key) => has(value, key));
}

/** The structured output and the text next to it, which may differ. */
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

/** The content of a result: a text, blocks of text, a return, or several. */
function ofAnything(value: Json | undefined, pointer: Pointer): readonly Final[] {
  if (isObject(value)) {
    if (mayBeReturn(marksOf(value))) return [valueAt(value, pointer)];
    for (const key of ['text', 'output', 'result']) {
      const text = stringField(value, key);
      if (text !== undefined) return [{ kind: 'text', pointer: join(pointer, key), text }];
    }
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
  return stringField(field(value, 'part'), 'tool')?.toLowerCase() === 'task';
}

function ofTask(value: JsonObject): readonly Final[] {
  return ofAnything(field(field(field(value, 'part'), 'state'), 'output'), '/part/state/output');
}
