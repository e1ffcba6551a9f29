import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, writeFiles } from '../support/repository.js';
import { subagentReturn } from './returns.js';

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], input: string | Uint8Array = '', cwd?: string): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { input, cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const root = temporaryFolder();
writeFiles(root, { 'docs/plan.md': '# Plan\n' });
const GOOD = subagentReturn(['docs/plan.md']);
const PHANTOM = subagentReturn(['docs/none.md']);

describe('validate', () => {
  test('passes a right return from standard input and from a file', () => {
    writeFiles(root, { 'return.json': GOOD });
    for (const ended of [
      run(['validate', '--root', root], GOOD),
      run(['validate', '--root', root, '-'], GOOD),
      run(['validate', 'return.json'], '', root),
    ]) {
      expect([ended.status, ended.stderr]).toEqual([0, '']);
      expect(ended.stdout).toContain('[PASS] Return validation succeeded\n');
    }
  });

  test('logs returns for debugging, each as it was handed over', () => {
    const log = join(temporaryFolder(), 'logs', 'returns.jsonl');
    const broken = Buffer.from([0x7b, 0xff]);
    for (const input of [GOOD, 'x\n', broken]) run(['validate', '--root', root, '--log-file', log], input);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { conclusion: 'passed', agent: 'planner', return: GOOD },
      { conclusion: 'failed', agent: null, return: 'x\n' },
      { conclusion: 'failed', base64: broken.toString('base64') },
    ]);
    run(['validate', '--root', root, '--log-file', log, '--agent', 'scribe'], 'x\n');
    expect(JSON.parse(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ agent: 'scribe' });
  });

  test('writes no log through a link', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'kept.txt': 'kept' });
    symlinkSync(join(folder, 'kept.txt'), join(folder, 'log.jsonl'));
    expect(run(['validate', '--root', root, '--log-file', join(folder, 'log.jsonl')], GOOD).status).toBe(2);
    expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toBe('kept');
  });

  test.each<[string, readonly string[], string]>([
    ['a file that is not there', ['none.json'], ''],
    ['a folder', ['.'], ''],
    ['an unknown version', ['--standard', 'x@1'], GOOD],
    ['an unknown option', ['--colour'], GOOD],
    ['two files', ['a', 'b'], ''],
    ['a root that is none', ['--root', 'none'], GOOD],
  ])('refuses %s', (_, args, input) => {
    const { status, stdout, stderr } = run(['validate', ...args], input, root);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^return-gate: \S.*\n$/);
  });

  test('appends errors from several processes, one after the other', async () => {
    const file = join(root, 'errors.json');
    for (let n = 0; n < 3; n += 1) {
      const status = await new Promise<number | null>((resolve, reject) => {
        const child = spawn(process.execPath, [CLI, 'validate', '--root', root, '--errors-file', file], {
          stdio: ['pipe', 'ignore', 'inherit'],
        });
        child.on('error', reject);
        child.on('close', resolve);
        child.stdin.end(PHANTOM);
      });
      expect(status).toBe(1);
    }
    const { errors } = JSON.parse(readFileSync(file, 'utf8')) as { errors: readonly { context: { rule: string } }[] };
    expect(errors.filter(({ context }) => context.rule === 'artifact-missing')).toHaveLength(3);
  });
});

describe('validate as a hook of Claude Code', () => {
  const hook = (event: object, ...args: readonly string[]): Ended =>
    run(['validate', '--hook', 'claude', '--root', root, ...args], JSON.stringify(event));
  const event = { hook_event_name: 'SubagentStop', agent_type: 'planner', stop_hook_active: false };

  test('lets an agent end with a right return', () => {
    expect(hook({ ...event, last_assistant_message: GOOD })).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('hands failures back to the agent, and only once', () => {
    const first = hook({ ...event, last_assistant_message: PHANTOM });
    expect([first.status, first.stdout]).toEqual([2, '']);
    expect(first.stderr).toMatch(/^\[FAIL\] Artifact does not exist: /);
    expect(hook({ ...event, last_assistant_message: PHANTOM, stop_hook_active: true }).status).toBe(1);
  });

  test.each<[string, object, readonly string[]]>([
    ['another event', { hook_event_name: 'Stop' }, []],
    ['an event without a message', event, []],
    ['an unknown version', { ...event, last_assistant_message: GOOD }, ['--standard', 'x@1']],
    ['an unknown option', { ...event, last_assistant_message: GOOD }, ['--colour']],
  ])('never keeps an agent from ending for what it cannot fix: %s', (_, given, args) => {
    expect(hook(given, ...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^return-gate: /) });
  });
});

describe('prompt', () => {
  test('gives a plugin for opencode that tells the caller what failed', async () => {
    const folder = temporaryFolder();
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync(CLI, join(bin, 'return-gate'));
    const plugin = join(folder, 'plugin.mjs');
    writeFileSync(plugin, run(['prompt', '--hook', 'opencode']).stdout);
    const script = `
      const { ReturnGate } = await import(${JSON.stringify(plugin)});
      const hooks = await ReturnGate({ directory: ${JSON.stringify(root)} });
      const output = { output: '<task_result>\\n' + process.argv[1] + '\\n</task_result>' };
      await hooks['tool.execute.after']({ tool: 'task', args: { subagent_type: 'planner' } }, output);
      process.stdout.write(output.output);
    `;
    const after = (text: string): string =>
      spawnSync(process.execPath, ['--input-type=module', '-e', script, text], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      }).stdout;
    expect(after(GOOD)).not.toContain('[FAIL]');
    expect(after(PHANTOM)).toMatch(/\n\n\[PASS\] Return is valid JSON[^]*\[FAIL\] Artifact does not exist: /);
  });
});
