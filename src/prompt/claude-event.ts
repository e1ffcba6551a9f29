import { isAbsolute, relative, resolve } from 'node:path';
import { field, isArray, isObject, listField, stringField, type Json } from '../model/json.js';
import { LONGEST_PATH } from '../model/path.js';

/**
 * The fields about a return in the SubagentStop event that Claude Code writes to a hook's standard input
 * (https://code.claude.com/docs/en/hooks#subagentstop-input).
 */
export interface SubagentStop {
  /** The agent's name (`agent_type`). */
  readonly agent: string | null;
  /** True if the agent already continues because a hook blocked its end before. */
  readonly isAgain: boolean;
  /** The text with which it ended; null if this version of Claude Code does not send it. */
  readonly message: string | null;
  /** The path of its own transcript, in JSON Lines; null if it is not sent. */
  readonly transcript: string | null;
  /** The working directory. */
  readonly cwd: string | null;
}

/** Reads the event; returns null for any other text. */
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

/** Returns the last text of an agent in its transcript; null without any. */
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

/** The end of a metadata file's name. A file for several tasks does not match. */
const NAME_END = /return-meta(?:-(?!multi)[\w-]{1,100})?\.json(?![\w.-])/y;

/** Characters that end a path in a command or a text, including shell variables. */
const NO_PATH = /[\s"'`<>|;:(){}[\],=$*]/;

/** Returns the paths of metadata files in a text. It takes linear time, since an agent's text may be one long word. */
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

/** Tools that write no file. Their input may name the return of another agent. */
const READING = new Set(['Agent', 'Glob', 'Grep', 'LS', 'Read', 'Task', 'TodoWrite', 'WebFetch', 'WebSearch']);

/**
 * Returns the metadata files of an agent in its transcript, relative to the root, the last one first. Files that its
 * tools were to write come first, then those that its commands name, which may only read them. Files outside the root
 * are left out.
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
      // Text that is written into a file may mention other files.
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
      // The last line may be incomplete.
      return [];
    }
  });
}

function stringsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(stringsIn);
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}
