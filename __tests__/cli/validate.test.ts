import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '../../src/cli/commands/validate.js';
import type { JsonObject } from '../../src/model/json.js';
import { UsageError } from '../../src/model/usage.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { recordingCaller, type Captured } from '../support/captured.js';
import { headed } from '../support/envelope.js';
import { makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { returnGate } from '../support/command-line.js';

interface Ended extends Captured {
  readonly stderr: string;
}

/** Runs `validate` with a text on standard input. */
async function run(input: string, ...args: readonly string[]): Promise<Ended> {
  const { caller, stdout, stderr } = recordingCaller();
  const bytes = Buffer.from(input);
  let at = 0;
  const read = (chunk: Uint8Array): number => {
    const length = bytes.copy(chunk, 0, at);
    at += length;
    return length;
  };
  const status = await validate(args, { ...caller, stdin: { isTerminal: false, read } });
  return { status, stdout: stdout.join(''), stderr: stderr.join('') };
}

function linesOf(file: string): readonly JsonObject[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);
}

function errorsIn(file: string): readonly JsonObject[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly errors: readonly JsonObject[] }).errors;
}

const root = temporaryFolder();
writeFiles(root, { 'docs/plan.md': '# Plan\n' });
const GOOD = subagentReturn(['docs/plan.md']);
const ROOT = ['--root', root];

describe('An empty return', () => {
  test.each(['', '\n', ' \t\r\n'])('is no valid JSON, and reported as any failure: %j', async (input) => {
    const folder = temporaryFolder();
    const [log, errors] = [join(folder, 'log.jsonl'), join(folder, 'errors.json')];
    const files = ['--log-file', log, '--errors-file', errors];
    const { status, stdout } = await run(input, ...ROOT, '--agent', 'scribe', '--expect-session', 'sess_1_a', ...files);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\[FAIL\] Invalid JSON return from scribe\n {7}Error: Subagent return validation failed: /);
    expect(stdout).toContain('\nSubagent: scribe\nSession: sess_1_a\n');
    expect(linesOf(log)).toMatchObject([
      { agent: 'scribe', session_id: 'sess_1_a', conclusion: 'failed', return: input },
    ]);
    expect(errorsIn(errors)).toMatchObject([
      { context: { agent: 'scribe', session_id: 'sess_1_a', rule: 'json-syntax' } },
    ]);
  });
});

describe('The agent that was called', () => {
  test('is named in every output, and a return by another is noticed', async () => {
    const folder = temporaryFolder();
    const [log, errors] = [join(folder, 'log.jsonl'), join(folder, 'errors.json')];
    const input = subagentReturn(['docs/none.md']);
    const { stdout } = await run(input, ...ROOT, '--agent', 'scribe', '--log-file', log, '--errors-file', errors);
    expect(stdout).toContain('\nSubagent: scribe\n');
    expect(stdout).toContain('Recommendation: Verify scribe writes artifacts');
    expect(stdout).toContain('[INFO] The return is by "planner", but the called agent is "scribe".');
    expect(linesOf(log)).toMatchObject([{ agent: 'scribe' }]);
    expect(errorsIn(errors)).toMatchObject([{ context: { agent: 'scribe', rule: 'artifact-missing' } }]);
    const json = JSON.parse((await run(input, ...ROOT, '--agent', 'scribe', '--format', 'json')).stdout) as JsonObject;
    expect(json).toMatchObject({ returns: [{ agent: 'scribe' }] });
    expect(JSON.stringify(json)).not.toMatch(/(?:Fix|Verify) planner/);
  });
});

const META = 'specs/7_parse_dates/.return-meta.json';
const NOW = ['--now', '2026-01-28T12:00:00Z'];

/** What 001 has an agent write before it works. */
const EARLY = `${JSON.stringify({
  status: 'in_progress',
  started_at: '2026-01-28T11:59:00Z',
  artifacts: [],
  partial_progress: { stage: 'initializing', details: 'Read the task' },
  metadata: {
    session_id: 'sess_1769000000_abc123',
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'planner'],
  },
})}\n`;

/** Runs the hook as Claude Code does when an agent that wrote a file stops. */
function hook(message: string, text: string, files: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const folder = temporaryFolder();
  const input = { file_path: join(folder, META) };
  const written = { type: 'assistant', message: { content: [{ type: 'tool_use', name: 'Write', input }] } };
  writeFiles(folder, { ...files, [META]: text, 'transcript.jsonl': `${JSON.stringify(written)}\n` });
  const event = {
    hook_event_name: 'SubagentStop',
    agent_type: 'planner',
    stop_hook_active: false,
    agent_transcript_path: join(folder, 'transcript.jsonl'),
    last_assistant_message: message,
  };
  return run(JSON.stringify(event), '--hook', 'claude', '--root', folder, '--standard', 'return-meta', ...NOW);
}

describe('A metadata file that says in_progress', () => {
  test('is right on disk, while the agent is at work', async () => {
    const { directory } = makeRepository([{ files: { 'README.md': 'Dates\n' } }]);
    writeFiles(directory, { [META]: EARLY });
    const { status, stdout } = await run('', '--root', directory, ...NOW, join(directory, META));
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('status-in-progress')]);
    const onDisk = await returnGate(['check', '--workspace', ...NOW], { cwd: directory });
    expect([onDisk.status, onDisk.stdout]).toEqual([0, expect.not.stringContaining('status-in-progress')]);
  });

  test('is reported in a commit', async () => {
    const { directory } = makeRepository([{ files: { [META]: EARLY } }]);
    const { status, stdout } = await returnGate(['check', ...NOW], { cwd: directory });
    expect([status, stdout]).toEqual([0, expect.stringContaining('status-in-progress')]);
  });

  test('has its claims compared with a commit that is named', async () => {
    const { directory } = makeRepository([
      { files: { 'README.md': 'Dates\n' } },
      { files: { 'docs/plan.md': '# Plan\n' } },
    ]);
    const at = async (...args: readonly string[]): Promise<number> =>
      (await run(GOOD, '--root', directory, ...args)).status;
    expect(await at('--at', 'HEAD')).toBe(0);
    expect(await at('--at', 'HEAD~1')).toBe(1);
    // The first repository has no checkout.
    expect(await at()).toBe(1);
    writeFiles(directory, { 'docs/plan.md': '# Plan\n' });
    expect(await at()).toBe(0);
    expect(await at('--at', 'HEAD~1')).toBe(1);
    await expect(at('--at', 'nowhere')).rejects.toThrow(UsageError);
    expect(await run('{}', '--hook', 'claude', '--at', 'HEAD')).toMatchObject({ status: 1 });
  });

  test('is wrong when the agent stops, and handed back to it', async () => {
    const ended = await hook('I stop here.', EARLY);
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(/^\[FAIL\] Status is "in_progress", but the agent has stopped/);
    const partial = EARLY.replace('"in_progress"', '"partial"').replace(
      '"metadata"',
      '"errors":[{"type":"timeout","message":"Time ran out","recoverable":true,"recommendation":"Run it again"}],"metadata"',
    );
    expect(await hook('I stop here.', partial)).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('The last message of an agent that wrote a file', () => {
  const files = { 'src/a.ts': 'export const a = 1;\n' };
  const text = metaReturn(['src/a.ts']);
  const plain = JSON.stringify({ name: 'a', list: [1, 2, 3], more: 'words that are long enough to be the most' });

  test.each([
    ['a return behind a word', `Done. ${text}`],
    ['a return in the middle of a long text', `${'All of it is done. '.repeat(200)}\n${text}\nThat is all.`],
    ['a return in a fence', `Here it is:\n\n\`\`\`json\n${text}\`\`\`\nBye.`],
    ['JSON that is the most of it', `Done. ${plain}`],
    ['JSON alone', plain],
  ])('is reported to be JSON where it is %s', async (_, message) => {
    const ended = await hook(message, text, files);
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(/^\[FAIL\] The last message of the agent (?:is|holds) JSON/);
  });

  test.each([
    'Wrote src/a.ts, which exports a.',
    'The endpoint answers `{"status":"ok","artifacts":"none"}`-like objects no more. It was replaced by plain text everywhere.'.replace(
      ',"artifacts":"none"',
      '',
    ),
    'Removed `{}`.',
    'The option is now `{"a": 1}` in the configuration, as the issue asked for; tests are green.',
    '{x}',
  ])('is a text that quotes a little JSON, or none: %j', async (message) => {
    expect(await hook(message, text, files)).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('What is counted', () => {
  test('is what was looked for: of observations in Engram nothing is', async () => {
    const engram = headed({ artifacts: '- #obs_4f1e9b2c\n- #obs_4f1e9b2d\n' });
    const { status, stdout } = await run(engram, ...ROOT, '--standard', 'result-envelope');
    expect(status).toBe(0);
    expect(stdout).toContain('[INFO] Skipping artifact validation (2 artifacts cannot be checked here)\n');
    expect(stdout).toContain('\nArtifacts: 0 validated, 2 cannot be checked here\n');
    expect(stdout).not.toContain('artifacts validated');
  });

  test('is what was looked for, beside what could not be', async () => {
    const both = headed({ artifacts: '- `docs/plan.md`\n- #obs_4f1e9b2c\n' });
    const { stdout } = await run(both, ...ROOT, '--standard', 'result-envelope');
    expect(stdout).toContain('[PASS] 1 artifacts validated, 1 cannot be checked here\n');
  });

  test('is counted return by return', async () => {
    const two = `${GOOD}\n${subagentReturn(['docs/plan.md', 'docs/none.md'])}`;
    const { status, stdout } = await run(two, ...ROOT);
    expect(status).toBe(1);
    expect(stdout).toContain('[INFO] Artifact count: 1 in return 1, line 1\n');
    expect(stdout).toMatch(/\[INFO\] Artifact count: 2 in return 2, line \d+\n/);
    const right = `${GOOD}\n${GOOD.replace('abc123', 'abc124')}`;
    expect((await run(right, ...ROOT)).stdout).toMatch(
      /\[PASS\] 1 artifacts validated in return 1, line 1\n\[PASS\] 1 artifacts validated in return 2, line \d+\n/,
    );
  });

  test('says no more than the count for a single return', async () => {
    const { stdout } = await run(GOOD, ...ROOT);
    expect(stdout).toContain('[INFO] Artifact count: 1\n');
    expect(stdout).toContain('[PASS] 1 artifacts validated\n');
    expect(stdout).toContain('\nArtifacts: 1 validated\n');
  });
});

test('A family is named for its default version', async () => {
  const { stdout } = await run(GOOD, ...ROOT, '--standard', 'subagent-return');
  expect(stdout).toContain('\nStandard: subagent-return@1.2\n');
});
