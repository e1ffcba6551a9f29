import { isAbsolute, relative, resolve } from 'node:path';
import { field, isArray, isObject, listField, stringField, type Json } from '../model/json.js';
import { LONGEST_PATH } from '../model/path.js';

/**
 * What Claude Code tells a SubagentStop hook on standard input, as far as it concerns a return
 * (https://code.claude.com/docs/en/hooks#subagentstop-input).
 */
export interface SubagentStop {
  /** The agent's name (`agent_type`). */
  readonly agent: string | null;
  /** The agent goes on already because a hook has blocked its end before. */
  readonly isAgain: boolean;
  /** The text with which it ended; null where this version of Claude Code does not tell. */
  readonly message: string | null;
  /** Its own transcript, in JSON Lines; null where it is not told. */
  readonly transcript: string | null;
  /** The working directory. */
  readonly cwd: string | null;
}

/** Reads the event; null for what is none. */
export function readEvent(text: string): SubagentStop | null {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return null;
  }
  if (stringField(value, 'hook_event_name') !== 'SubagentStop') return null;
  return {
    agent: stringField(value, 'agent_type') ?? null,
    isAgain: field(value, 'stop_hook_active') === true,
    message: stringField(value, 'last_assistant_message') ?? null,
    transcript: stringField(value, 'agent_transcript_path') ?? null,
    cwd: stringField(value, 'cwd') ?? null,
  };
}

/** The last text that an agent wrote, by its transcript; null where it wrote none. */
export function lastMessage(transcript: string): string | null {
  for (const event of eventsOf(transcript).reverse()) {
    if (stringField(event, 'type') !== 'assistant') continue;
    const content = field(field(event, 'message'), 'content');
    if (typeof content === 'string') return content;
    const texts = (isArray(content) ? content : []).flatMap((block) => stringField(block, 'text') ?? []);
    if (texts.length > 0) return texts.join('\n');
  }
  return null;
}

/** The end of a metadata file's name. What tells of several tasks is none. */
const NAME_END = /return-meta(?:-(?!multi)[\w-]{1,100})?\.json(?![\w.-])/y;

/** What no path in a command or a text holds; a variable of the shell ends it, too. */
const NO_PATH = /[\s"'`<>|;:(){}[\],=$*]/;

/** The paths of metadata files in a text. Linear, since what an agent writes may be long, and of one word. */
function metadataFiles(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf('return-meta'); at >= 0; at = text.indexOf('return-meta', at + 1)) {
    NAME_END.lastIndex = at;
    const [end] = NAME_END.exec(text) ?? [];
    if (end === undefined) continue;
    let start = at;
    while (start > 0 && at - start < LONGEST_PATH && !NO_PATH.test(text.charAt(start - 1))) start--;
    found.push(text.slice(start, at) + end);
  }
  return found;
}

/** Tools that write no file: what they were asked for may be the return of somebody else. */
const READING = new Set(['Agent', 'Glob', 'Grep', 'LS', 'Read', 'Task', 'TodoWrite', 'WebFetch', 'WebSearch']);

/**
 * The metadata files of an agent, by its transcript: those that its tools were asked to write, and after them those that its
 * commands name, which may as well only look at them; relative to the root, the last one first. What lies outside of the
 * root is left out.
 */
export function metadataFilesIn(transcript: string, root: string): readonly string[] {
  const written = new Set<string>();
  const named = new Set<string>();
  for (const event of eventsOf(transcript)) {
    for (const block of listField(field(event, 'message'), 'content')) {
      if (stringField(block, 'type') !== 'tool_use') continue;
      if (READING.has(stringField(block, 'name') ?? '')) continue;
      const input = field(block, 'input');
      const file = stringField(input, 'file_path');
      const found = file === undefined ? named : written;
      // What is written into a file may speak of others.
      for (const text of file === undefined ? stringsIn(input) : [file]) {
        for (const path of metadataFiles(text)) {
          const place = relative(root, resolve(root, path));
          if (/^\.\.(?:[/\\]|$)/.test(place) || isAbsolute(place)) continue;
          found.delete(place);
          found.add(place);
        }
      }
    }
  }
  return [...new Set([...[...written].reverse(), ...[...named].reverse()])];
}

function eventsOf(transcript: string): Json[] {
  return transcript.split('\n').flatMap((line): Json[] => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as Json];
    } catch {
      // The last line may not be written to its end yet.
      return [];
    }
  });
}

function stringsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(stringsIn);
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}
