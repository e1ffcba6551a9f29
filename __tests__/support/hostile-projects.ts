import { metaReturn } from '../bundle/returns.js';
import {
  HOSTILE_BROKEN,
  HOSTILE_ENVELOPE,
  HOSTILE_LOG,
  HOSTILE_RETURNS,
  HOSTILE_TEXTS,
  WORKFLOW_COMMANDS,
} from './hostile-returns.js';
import { link, type Entry, type Name } from './repository.js';

/** The longest part of a path that file systems take, in bytes, less what tests put in front. */
const LONGEST_NAME = 200;

/** A text as part of a file's name: git takes everything but NUL and a slash, also bytes that are no UTF-8. */
function nameOf(text: string): Uint8Array {
  const bytes = Array.from(text.replaceAll('\0', '').replaceAll('/', '\u2215'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(character);
  });
  return Buffer.concat(bytes).subarray(0, LONGEST_NAME);
}

function path(...parts: readonly (string | Uint8Array)[]): Name {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** A return in which only the agent and what it claims bear the text. */
function wellFormed(text: string): string {
  const value = JSON.parse(metaReturn([`src/${text}`])) as { metadata: Record<string, unknown> };
  value.metadata.agent_type = text;
  value.metadata.delegation_path = ['orchestrator', text];
  return JSON.stringify(value);
}

/** The repositories that are checked: each has the texts in other places. No file of theirs is on disk. */
export const HOSTILE_PROJECTS: Readonly<Record<string, readonly (readonly [Name, Entry])[]>> = {
  'in every field of returns': [
    ...HOSTILE_RETURNS.flatMap((text, i): readonly (readonly [Name, Entry])[] => [
      [`specs/${String(i)}_task/.return-meta.json`, text],
      [`returns/${String(i)}.json`, text],
    ]),
    ...HOSTILE_TEXTS.map((text, i) => {
      const key = JSON.stringify(text);
      return [`returns/${String(i)}_twice.json`, `{${key}: 1,\n${key}: 2}`] as const;
    }),
    ['return-logs/log.jsonl', HOSTILE_LOG],
    ['return-logs/log.md', HOSTILE_ENVELOPE],
    ['openspec/changes/x/envelope.md', HOSTILE_ENVELOPE],
    ['returns/broken.json', HOSTILE_BROKEN],
  ],
  'in agents and claims': HOSTILE_TEXTS.map(
    (text, i) => [`specs/${String(i)}_task/.return-meta.json`, wellFormed(text)] as const,
  ),
  'in the names of files': HOSTILE_TEXTS.flatMap((text, i): readonly (readonly [Name, Entry])[] => [
    [path(nameOf(`${String(i)} ${text}`), '/.return-meta.json'), metaReturn(['never.md'])],
    [path('returns/', String(i), nameOf(text), '.json'), text],
  ]),
  'at the start of the names of files': [
    ...new Set(HOSTILE_TEXTS.map((text) => Buffer.from(nameOf(text)).toString('latin1'))),
  ]
    .filter((name) => !/^\.*$/.test(name))
    .map((name) => [path(Buffer.from(name, 'latin1'), '/.return-meta.json'), metaReturn(['never.md'])] as const),
  'in links': HOSTILE_TEXTS.map(
    (text, i) => [`specs/${String(i)}_task/.return-meta.json`, link(text.replaceAll('\0', '') || 'x')] as const,
  ),
  'in one return, shown in the log': [['specs/1_task/.return-meta.json', WORKFLOW_COMMANDS]],
};
