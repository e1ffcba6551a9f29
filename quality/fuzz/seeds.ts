import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  HOSTILE_BROKEN,
  HOSTILE_ENVELOPE,
  HOSTILE_LOG,
  HOSTILE_RETURNS,
} from '../../__tests__/support/hostile-returns.js';
import { examplesFor, repositoryOf, type ExampleRepository } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import type { Example } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';

/** A return in the small repository that an example of a rule describes. */
export interface Seed {
  readonly standard: Standard;
  readonly example: Example;
  readonly repository: ExampleRepository;
  readonly file: string;
  readonly bytes: Uint8Array;
}

function bytesAt({ files, file }: ExampleRepository): Uint8Array | null {
  const entry = files.get(file);
  return entry?.kind === 'file' ? Buffer.from(entry.content) : null;
}

/** The sample of each version, and the examples of all of its rules: honest ones and others. */
export const EXAMPLES: readonly Seed[] = standards.flatMap((standard) => {
  const all: readonly Example[] = [
    {},
    ...standard.rules.flatMap(({ rule }) => [
      ...examplesFor(standard, rule, 'good'),
      ...examplesFor(standard, rule, 'bad'),
    ]),
  ];
  const known = new Set<string>();
  return all.flatMap((example): readonly Seed[] => {
    const repository = repositoryOf(standard.sample, example);
    const bytes = bytesAt(repository);
    if (bytes === null || bytes.length > 20_000) return [];
    const key = `${repository.file}\n${Buffer.from(bytes).toString('latin1')}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ standard, example, repository, file: repository.file, bytes }];
  });
});

const TOP = new URL('../../', import.meta.url);

/** The files of a folder of the project whose names end in one of some ways. */
function filesOf(folder: string, pattern: RegExp): readonly { readonly path: string; readonly bytes: Uint8Array }[] {
  const top = new URL(`${folder}/`, TOP);
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), bytes: readFileSync(fileURLToPath(new URL(path, top))) }));
}

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, TOP)), 'utf8');
}

const JSON_RETURNS = EXAMPLES.filter(({ standard }) => standard.sample.value !== undefined);
const MARKDOWN_RETURNS = EXAMPLES.filter(({ standard }) => standard.sample.value === undefined);

/** Every n-th element, so that all parts of a list are among them. */
export function some<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, n) => n % step === 0);
}

function textsOf(list: readonly Seed[], most: number): readonly string[] {
  return some(list, most).map(({ bytes }) => Buffer.from(bytes).toString('utf8'));
}

function oneLine(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.replaceAll('\n', ' ');
  }
}

function fence(text: string, language: string): string {
  return `Done.\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n\nThat is all.\n`;
}

/** The events of a session in which an agent ended with a text, as Claude Code, `claude -p` and OpenCode log them. */
function events(text: string, n: number): string {
  const ends: readonly unknown[] = [
    {
      type: 'assistant',
      uuid: 'u1',
      sessionId: 's',
      message: { id: 'm', role: 'assistant', content: [{ type: 'text', text }] },
    },
    {
      type: 'user',
      uuid: 'u2',
      message: { role: 'user', content: [] },
      toolUseResult: { status: 'completed', agentId: 'a', content: [{ type: 'text', text }] },
    },
    { type: 'result', subtype: 'success', is_error: false, result: text, session_id: 's' },
    {
      type: 'tool_use',
      sessionID: 's',
      part: { tool: 'task', state: { output: `<task_result>\n${text}\n</task_result>` } },
    },
    {
      type: 'user',
      message: {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text }] }],
      },
    },
  ];
  const calls = {
    type: 'assistant',
    uuid: 'u0',
    message: { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'Task', input: {} }] },
  };
  const chosen = n % (ends.length + 1) === ends.length ? ends : [ends[n % (ends.length + 1)]];
  return [{ type: 'summary', summary: 'Plan', sessionId: 's' }, calls, ...chosen]
    .map((event) => `${JSON.stringify(event)}\n`)
    .join('');
}

export const JSON_TEXTS: readonly string[] = [
  ...textsOf(JSON_RETURNS, 120),
  ...HOSTILE_RETURNS.filter((text) => text.length < 20_000),
  HOSTILE_BROKEN.toString('utf8'),
  ...filesOf('examples', /(?:return-meta|return)\.json$/).map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
  ...textsOf(JSON_RETURNS, 6).map((text) => fence(text, 'json')),
  `[${textsOf(JSON_RETURNS, 4).join(', ')}]`,
];

export const LOGS: readonly string[] = [
  HOSTILE_LOG,
  ...[2, 3, 5, 8].map((n) =>
    textsOf(JSON_RETURNS, n)
      .map((text) => `${oneLine(text)}\n`)
      .join(''),
  ),
];

export const MARKDOWN_TEXTS: readonly string[] = [
  ...textsOf(MARKDOWN_RETURNS, 60),
  HOSTILE_ENVELOPE,
  ...textsOf(JSON_RETURNS, 10).map((text) => fence(text, 'json')),
  ...textsOf(MARKDOWN_RETURNS, 10).map((text) => `# Notes\n\n${text}\n\n## More\n\n${text}`),
];

export const TRANSCRIPTS: readonly string[] = [...textsOf(JSON_RETURNS, 14), ...textsOf(MARKDOWN_RETURNS, 10)].flatMap(
  (text, n) => {
    const said = n % 3 === 0 ? fence(text, 'json') : text;
    return [events(said, n), events(said, n + 1)];
  },
);

export function bytesOf(texts: readonly string[]): readonly Uint8Array[] {
  return texts.map((text) => Buffer.from(text));
}
