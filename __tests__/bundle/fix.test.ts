import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { returnGate } from '../support/command-line.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** The user that owns nothing, by number; only root can become it. */
const NOBODY = 65_534;

function metadata(task: string): string {
  const path = `specs/${task}/plans/p.md`;
  return `${JSON.stringify({
    status: 'planned',
    artifacts: [{ type: 'design', path, summary: 'Plan in three phases' }],
    metadata: {
      session_id: 'sess_1736700000_abc123',
      agent_type: 'planner',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'planner'],
    },
  })}\n`;
}

function project(...tasks: readonly string[]): string {
  const root = temporaryFolder();
  writeFiles(
    root,
    Object.fromEntries(
      tasks.flatMap((task) => [
        [`specs/${task}/.return-meta.json`, metadata(task)],
        [`specs/${task}/plans/p.md`, '# Plan\n'],
      ]),
    ),
  );
  return root;
}

test('fix writes what it can', async () => {
  const root = project('7_dates', '8_times');
  expect(await returnGate(['fix', '--root', root])).toMatchObject({ status: 1, stderr: '' });
  expect(await returnGate(['fix', '--root', root, '--write'])).toMatchObject({ status: 0, stderr: '' });
  expect(await returnGate(['check', '--workspace', '--root', root])).toMatchObject({ status: 0 });
});

test('A folder that cannot be written is reported, the others are done, and nothing is lost', () => {
  const root = project('7_dates', '8_times');
  const locked = join(root, 'specs/7_dates');
  const isRoot = process.getuid?.() === 0;
  // Root may write everywhere: as nobody it may only read what it was given.
  for (const folder of [root, join(root, 'specs'), join(root, 'specs/8_times')]) chmodSync(folder, 0o777);
  chmodSync(locked, 0o555);
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'fix', '--root', root, '--write'], {
    cwd: dirname(CLI),
    encoding: 'utf8',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  chmodSync(locked, 0o755);
  expect(status).toBe(4);
  expect(stdout).toContain('1 fix in 1 file written: 1 of 2 findings fixed. 1 file not written.');
  expect(stderr).toMatch(
    /^return-gate: specs\/7_dates\/\.return-meta\.json: It could not be written: permission denied/,
  );
  expect(readFileSync(join(locked, '.return-meta.json'), 'utf8')).toBe(metadata('7_dates'));
  expect(readdirSync(locked).sort()).toEqual(['.return-meta.json', 'plans']);
  expect(readFileSync(join(root, 'specs/8_times/.return-meta.json'), 'utf8')).toContain('"type":"plan"');
});

test.each([
  [['missing.json'], 3],
  [['specs/7_dates/plans'], 3],
  [['--standard', 'return-meta@9'], 2],
  [['--wirte'], 2],
  [['../outside'], 2],
])('fix %j ends with status %i', async (args, status) => {
  expect(await returnGate(['fix', '--root', project('7_dates'), ...args])).toMatchObject({ status });
});
