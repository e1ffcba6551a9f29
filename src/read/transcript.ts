import { field, has, isArray, isObject, type Json, type JsonObject, stringField } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { Range } from '../model/position.js';
import { extract } from './extract.js';
import { elementOf, looksLikeReturn, parse, returnsOf, type ParsedValue } from './json.js';
import { readMarkdown } from './markdown.js';
import { joined, NO_PARTS, quoted, type Parts, type Source } from './source.js';

/** What an event of a transcript hands over: a text that a return may stand in, or a value. */
type Final =
  | { readonly kind: 'text'; readonly pointer: Pointer; readonly text: string }
  | { readonly kind: 'value'; readonly pointer: Pointer; readonly value: JsonObject };

/**
 * What an agent's end hands over, in the events of Claude Code, of `claude -p` and of OpenCode; null for a value that is
 * no such event.
 */
function finalsOf(value: JsonObject): readonly Final[] | null {
  if (has(value, 'toolUseResult')) return ofToolUse(field(value, 'toolUseResult'));
  if (isResult(value)) return ofResult(value);
  const part = field(value, 'part');
  if (stringField(part, 'tool') !== 'task') return null;
  const output = stringField(field(part, 'state'), 'output');
  return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}

function ofToolUse(result: Json | undefined): readonly Final[] {
  const pointer = '/toolUseResult';
  if (typeof result === 'string') return [{ kind: 'text', pointer, text: result }];
  // An agent that was only launched has not returned yet.
  if (stringField(result, 'status') === 'async_launched') return [];
  const content = field(result, 'content');
  if (typeof content === 'string') return [{ kind: 'text', pointer: join(pointer, 'content'), text: content }];
  if (!isArray(content)) return [];
  return content.flatMap((block, n): readonly Final[] => {
    const text = stringField(block, 'text');
    return text === undefined ? [] : [{ kind: 'text', pointer: join(pointer, 'content', n, 'text'), text }];
  });
}

function isResult(value: JsonObject): boolean {
  const marks = ['subtype', 'is_error', 'result', 'structured_output'];
  return stringField(value, 'type') === 'result' && marks.some((key) => has(value, key));
}

function ofResult(value: JsonObject): readonly Final[] {
  const structured = field(value, 'structured_output');
  if (isObject(structured)) return [{ kind: 'value', pointer: '/structured_output', value: structured }];
  const text = stringField(value, 'result');
  return text === undefined ? [] : [{ kind: 'text', pointer: '/result', text }];
}

const OPEN = '<task_result>';
const CLOSE = '</task_result>';

function taskResult(output: string): string {
  const start = output.indexOf(OPEN);
  if (start < 0) return output;
  const end = output.lastIndexOf(CLOSE);
  return output.slice(start + OPEN.length, end < start ? output.length : end);
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

/** The returns that an event at a pointer of a value hands over. `line` tells on which line it starts, where that is known. */
export function readEnding(
  source: Source,
  parsed: ParsedValue,
  event: JsonObject,
  base: Pointer,
  line: number | null,
): Parts {
  const parts = (finalsOf(event) ?? []).map((final): Parts => {
    const pointer = base + final.pointer;
    if (final.kind === 'value') {
      const found = elementOf(parsed, final.value, pointer);
      return { problems: [], returns: [found] };
    }
    const place = (): Range => parsed.locator().locate(pointer);
    return quoted(
      readText({
        text: final.text,
        range: place,
        lineAt: () => line ?? place().startLine,
        parsers: source.parsers,
      }),
    );
  });
  return joined(parts);
}

/** The return in a text that an agent ended with: JSON, alone or among other text, or an envelope. */
function readText(source: Source): Parts {
  const { text } = source;
  if (text.includes('"status"')) {
    const found = extract(text, looksLikeReturn);
    if (found !== null) {
      const parsed = parse(source, found.start, found.end);
      return parsed.kind === 'value' ? returnsOf(source, parsed) : { problems: [parsed.problem()], returns: [] };
    }
  }
  return text === '' ? NO_PARTS : readMarkdown(source);
}
