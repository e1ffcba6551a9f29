import { readBaseline, renderBaseline } from '../../src/baseline/baseline.js';
import { configOf } from '../../src/config/load.js';
import { baseOf } from '../../src/github/base.js';
import { linksOf, pullRequestHead, pullRequestNumber } from '../../src/github/event.js';
import { compilePatterns, PatternError } from '../../src/gather/glob.js';
import type { Json } from '../../src/model/json.js';
import { UsageError } from '../../src/model/usage.js';
import { lastMessage, metadataFilesIn, readEvent } from '../../src/prompt/claude-event.js';
import { readComment, renderComment } from '../../src/report/comment.js';
import { withErrors } from '../../src/tree/write-file.js';
import { report } from '../../__tests__/report/sample.js';
import { demand } from './checks.js';
import { bytesOf, textOf, TRANSCRIPTS } from './seeds.js';
import { told, type Target } from './target.js';
import { parse } from 'yaml';

function textIn(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

const [, CONFIGURATION = ''] = /^```yaml\n([^]*?)^```$/m.exec(textOf('docs/configuration.md')) ?? [];

/** Configurations that follow each other in size: the whole one, and small ones that many people write. */
const YAML = [
  CONFIGURATION,
  'standards:\n  return-meta: return-meta@2.1\npaths:\n  - specs/**\nignore: [specs/vault/**]\n',
  'rules:\n  artifact-blank: error\n  artifact-missing: warning\noverrides:\n  - paths: ["specs/archive/**"]\n    rules: {artifact-removed: off}\n',
  'vocabulary:\n  return-meta:\n    statuses:\n      done: implemented\n    artifact-types:\n      note: true\n',
  'fail-on: warning\nif-no-returns: ignore\nstale-after: 7d\nmax-file-size: 2MiB\nagents: &a [one, two]\n',
];

const configuration: Target['run'] = async ({ bytes, seed }) => {
  const name = seed < YAML.length ? '.return-gate.yml' : '.return-gate.json';
  return told(await configOf(name, bytes));
};

const BASELINE = renderBaseline([
  { file: 'specs/1_a/.return-meta.json', rule: 'artifact-missing', fingerprint: 'abc123', count: 1 },
  { file: 'specs/2_b/.return-meta.json', rule: 'field-unknown', fingerprint: 'def456', count: 3, fields: ['a', 'b'] },
  { file: 'returns/c.json', rule: 'json-syntax', fingerprint: '0123456789abcdef', count: 1 },
]);

const ERRORS = ['{"id":"one","message":"New."}', '{"id":"two"}'];

/** The text has the new errors at its end, and is otherwise as it was. */
const errorsFile: Target['run'] = ({ bytes }) => {
  const text = textIn(bytes);
  const after = withErrors(text, ERRORS, 'errors.json');
  const [before, now] = [text, after].map((one) => listIn(one));
  demand(now?.length === (before?.length ?? 0) + ERRORS.length, () => 'errors were lost');
  demand(told(now?.slice(-ERRORS.length)) === `[${ERRORS.join(',')}]`, () => 'the new errors are not at the end');
  // An empty list may lose the space inside of it; everything else is kept.
  let from = 0;
  for (const one of text.replace(/\s/g, '')) {
    from = after.indexOf(one, from) + 1;
    demand(from > 0, () => 'something was lost');
  }
  return after;
};

function listIn(text: string): readonly unknown[] {
  const shown = text.replace(/^\uFEFF/, '');
  if (shown.trim() === '') return [];
  const value = JSON.parse(shown) as Json;
  return Array.isArray(value) ? value : ((value as { readonly errors?: readonly unknown[] }).errors ?? []);
}

const SHA = 'a'.repeat(40);

const PAYLOADS: readonly (readonly [name: string, payload: unknown])[] = [
  [
    'pull_request',
    {
      action: 'opened',
      number: 7,
      pull_request: {
        number: 7,
        head: { sha: SHA, ref: 'agent/x', repo: { full_name: 'o/r', fork: false } },
        base: { sha: 'b'.repeat(40), ref: 'main', repo: { default_branch: 'main' } },
      },
      repository: { full_name: 'o/r', default_branch: 'main' },
    },
  ],
  ['merge_group', { merge_group: { base_sha: SHA, base_ref: 'refs/heads/main', head_sha: 'c'.repeat(40) } }],
  ['push', { before: SHA, after: 'c'.repeat(40), ref: 'refs/heads/agent/x', repository: { default_branch: 'main' } }],
  ['schedule', { schedule: '17 3 * * *', repository: { default_branch: 'main' } }],
];

const payload: Target['run'] = ({ bytes, seed }) => {
  const event = parsed(bytes);
  const name = PAYLOADS[seed]?.[0] ?? '';
  const env = {
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: SHA,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SERVER_URL: 'https://github.com',
  };
  const base = baseOf({ env, event, head: SHA, parents: ['d'.repeat(40), SHA], input: '' });
  return told([base, pullRequestHead(event), pullRequestNumber(event), linksOf(env, SHA)]);
};

/** The value of an input in JSON. Throws `UsageError` for a text that is none, as the entry points do. */
function parsed(bytes: Uint8Array): Json {
  try {
    return JSON.parse(textIn(bytes)) as Json;
  } catch {
    throw new UsageError('This is not JSON.');
  }
}

const HOOK = JSON.stringify({
  hook_event_name: 'SubagentStop',
  session_id: 's',
  agent_type: 'planner-agent',
  stop_hook_active: false,
  last_assistant_message: 'Done: specs/1_a/.return-meta.json',
  agent_transcript_path: '/tmp/x.jsonl',
  cwd: '/project',
});

const WRITING = `${JSON.stringify({
  type: 'assistant',
  message: {
    content: [
      { type: 'tool_use', name: 'Write', input: { file_path: '/project/specs/1_a/.return-meta.json', content: '{}' } },
      { type: 'tool_use', name: 'Bash', input: { command: 'cat > specs/2_b/.return-meta.json' } },
      { type: 'text', text: 'Written.' },
    ],
  },
})}\n`;

const COMMENT = renderComment({ id: 'abc', run: 7, key: 'def' }, report(), { links: null, parts: [] });

const PATTERNS = [
  'specs/**/.return-meta.json',
  '!specs/archive/**',
  '**/*.{json,md}',
  'src/[a-z]?/x*',
  '# comment',
  '**/a/**/b/**/c/**',
  '+(a|b)*.md',
];

const patterns: Target['run'] = ({ bytes }) => {
  try {
    const matches = compilePatterns(textIn(bytes).split('\n'));
    return told(
      ['specs/1_a/.return-meta.json', 'a/b/c', '', 'a'.repeat(60), 'a/'.repeat(40)].map((path) => matches(path)),
    );
  } catch (error) {
    if (error instanceof PatternError) throw new UsageError(error.message);
    throw error;
  }
};

/** What people and programs write for the gate, beside returns. */
export const FILE_TARGETS: readonly Target[] = [
  {
    name: 'configuration',
    weight: 160,
    seeds: bytesOf([...YAML, ...YAML.map((text) => `${JSON.stringify(parse(text), null, 2)}\n`)]),
    run: configuration,
  },
  {
    name: 'baseline',
    weight: 200,
    seeds: bytesOf([BASELINE, renderBaseline([]), BASELINE.replaceAll('\n', '\r\n')]),
    run: ({ bytes }) => told(readBaseline(textIn(bytes), 'baseline.json')),
  },
  {
    name: 'errors file',
    weight: 160,
    seeds: bytesOf([
      withErrors(null, ERRORS, 'x'),
      '[]',
      `[\n  ${ERRORS.join(',\n  ')}\n]\n`,
      '{"version": 1, "errors": [], "next": {"errors": [1]}}',
      '{\r\n\t"errors": [\r\n\t\t{"id": "a"}\r\n\t]\r\n}\r\n',
    ]),
    run: errorsFile,
  },
  {
    name: 'event payload',
    weight: 120,
    seeds: bytesOf(PAYLOADS.map(([, value]) => JSON.stringify(value, null, 2))),
    run: payload,
  },
  {
    name: 'event of a hook',
    weight: 80,
    seeds: bytesOf([HOOK]),
    run: ({ bytes }) => told(readEvent(textIn(bytes))),
  },
  {
    name: 'transcript for a hook',
    weight: 80,
    seeds: bytesOf([WRITING, ...TRANSCRIPTS.slice(0, 12), WRITING + (TRANSCRIPTS[0] ?? '')]),
    run: ({ bytes }) => told([lastMessage(textIn(bytes)), metadataFilesIn(textIn(bytes), '/project')]),
  },
  {
    name: 'earlier comment',
    weight: 60,
    seeds: bytesOf([COMMENT]),
    run: ({ bytes }) => {
      const found = readComment(textIn(bytes), 'abc');
      const written = renderComment({ id: 'abc', run: 8, key: 'fed' }, report(), {
        links: null,
        parts: found?.parts ?? [],
      });
      demand(written.length <= 65_536, () => 'the comment is too long');
      return written;
    },
  },
  { name: 'patterns', weight: 120, seeds: bytesOf([...PATTERNS, PATTERNS.join('\n')]), run: patterns },
];
