import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fix } from '../../src/cli/commands/fix.js';
import { captured, recordingCaller, type Captured } from '../support/captured.js';
import { git, temporaryFolder } from '../support/repository.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const FILE = 'specs/7_parse_dates/.return-meta.json';

/** A return in which one type is wrong, with line ends of Windows. */
const TEXT = [
  '{',
  '  "status": "planned",',
  `  "artifacts": [{ "type": "design", "path": "${PLAN}", "summary": "Plan in three phases" }],`,
  '  "metadata": {',
  '    "session_id": "sess_1736700000_abc123",',
  '    "agent_type": "planner-agent",',
  '    "delegation_depth": 1,',
  '    "delegation_path": ["orchestrator", "plan", "planner-agent"]',
  '  }',
  '}',
  '',
].join('\r\n');

const MENDED = TEXT.replace('"design"', '"plan"');

function project(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries({ [PLAN]: '# Dates\n', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function run(root: string, ...args: readonly string[]): Promise<Captured> {
  return captured((caller) => fix(['--root', root, ...args], caller));
}

describe('fix', () => {
  test('shows the difference, and writes nothing', async () => {
    const root = project({ [FILE]: TEXT });
    const { status, stdout } = await run(root);
    expect(status).toBe(1);
    expect(stdout).toBe(
      [
        `--- a/${FILE}`,
        `+++ b/${FILE}`,
        '@@ -1,6 +1,6 @@',
        ' {',
        '   "status": "planned",',
        `-  "artifacts": [{ "type": "design", "path": "${PLAN}", "summary": "Plan in three phases" }],`,
        `+  "artifacts": [{ "type": "plan", "path": "${PLAN}", "summary": "Plan in three phases" }],`,
        '   "metadata": {',
        '     "session_id": "sess_1736700000_abc123",',
        '     "agent_type": "planner-agent",',
        '1 fix in 1 file would fix 1 of 1 finding: write them with --write.',
        '',
      ].join('\n'),
    );
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(TEXT);
  });

  test('writes with --write, keeps line ends, and has nothing to do then', async () => {
    const root = project({ [FILE]: TEXT });
    const first = await run(root, '--write');
    expect([first.status, readFileSync(join(root, FILE), 'utf8')]).toEqual([0, MENDED]);
    expect(first.stdout).toContain('1 fix in 1 file written: 1 of 1 finding fixed.\n');
    const second = await run(root, '--write');
    expect(second).toEqual({ status: 0, stdout: 'Nothing to fix: 0 findings remain.\n' });
  });

  test('leaves what is unsafe, unless that is asked for', async () => {
    const root = project({ [FILE]: MENDED.replace('"planned"', '"Planned"') });
    const { status, stdout } = await run(root, '--write');
    expect([status, stdout]).toEqual([0, 'Nothing to fix: 1 finding remains. 1 unsafe fix more with --unsafe.\n']);
    expect((await run(root, '--write', '--unsafe')).status).toBe(0);
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(MENDED);
  });

  test('never writes through a link, nor to a file outside', async () => {
    const outside = project({ 'out.json': TEXT });
    const root = project({});
    symlinkSync(join(outside, 'out.json'), join(root, 'a.return-meta.json'));
    symlinkSync(outside, join(root, 'returns'));
    await run(root, '--write', '**/*.json');
    expect(readFileSync(join(outside, 'out.json'), 'utf8')).toBe(TEXT);
  });

  test('shows what cannot be seen by its code, and no command for the runner', async () => {
    const root = project({ [FILE]: TEXT.replace('Plan in three phases', '\u202e::error::##[group]x') });
    const { stdout } = await run(root);
    expect(stdout).not.toContain('\u202e');
    expect(stdout).not.toContain('##[group]');
  });

  test('follows the configuration of the project', async () => {
    const root = project({ [FILE]: TEXT, '.return-gate.yml': 'rules:\n  artifact-type: off\n' });
    expect(await run(root)).toMatchObject({ status: 0 });
  });
});

describe('fix --diff', () => {
  interface Printed extends Captured {
    readonly stderr: string;
  }

  async function print(root: string, ...args: readonly string[]): Promise<Printed> {
    const { caller, stdout, stderr } = recordingCaller();
    const status = await fix(['--root', root, '--diff', ...args], caller);
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  }

  test('prints a patch alone, which git applies; nothing is left to fix then', async () => {
    const root = project({ [FILE]: TEXT });
    const { status, stdout, stderr } = await print(root);
    expect(status).toBe(1);
    expect(stdout.split('\n')[0]).toBe(`diff --git a/${FILE} b/${FILE}`);
    expect(stderr).toBe('1 fix in 1 file would fix 1 of 1 finding: write them with git apply.\n');
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(TEXT);
    git(root, ['apply'], Buffer.from(stdout));
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(MENDED);
    expect(await print(root)).toEqual({ status: 0, stdout: '', stderr: 'Nothing to fix: 0 findings remain.\n' });
  });

  test('names files from the top of the repository, wherever the project is in it', async () => {
    const top = temporaryFolder();
    git(top, ['init', '--quiet']);
    const root = join(top, 'größe "2"');
    for (const [file, text] of Object.entries({ [PLAN]: '# Dates\n', [FILE]: `\uFEFF${TEXT}` })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { stdout } = await print(root);
    git(top, ['apply'], Buffer.from(stdout));
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(MENDED);
  });

  test('holds what is unsafe where that is asked for', async () => {
    const root = project({ [FILE]: MENDED.replace('"planned"', '"Planned"') });
    expect(await print(root)).toMatchObject({ status: 0, stdout: '' });
    const { status, stdout } = await print(root, '--unsafe');
    expect(status).toBe(1);
    git(root, ['apply'], Buffer.from(stdout));
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(MENDED);
  });

  test.each(['\u202e', '\u200b', '##[group]'])(
    'leaves out a file that would show %j, says so, and is red',
    async (text) => {
      const root = project({ [FILE]: TEXT.replace('Plan in three phases', text) });
      const { status, stdout, stderr } = await print(root);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`return-gate: ${FILE}: It is not in the patch`);
      expect(stderr).toMatch(/\nNothing is in the patch: \d findings? remains?\. 1 file not in the patch\.\n$/);
    },
  );

  test('does not write as well', async () => {
    await expect(print(project({ [FILE]: TEXT }), '--write')).rejects.toThrow('contradict each other');
  });
});
