import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../src/model/usage.js';
import { migrate } from '../../src/cli/commands/migrate.js';
import { captured, type Captured } from '../support/captured.js';
import { temporaryFolder } from '../support/repository.js';
import { sampleOf } from '../rewrite/migrate/migrating.js';

const OLD = `${JSON.stringify(sampleOf('subagent-return@1.2'), null, 2)}\n`;
const NEW = OLD.replace('"completed"', '"planned"');
const FILE = 'returns/7_plan.return.json';

function project(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function run(root: string, to: string, ...args: readonly string[]): Promise<Captured> {
  return captured((caller) => migrate(['--root', root, '--to', to, ...args], caller));
}

describe('migrate', () => {
  test('shows the difference, and writes nothing', async () => {
    const root = project({ [FILE]: OLD });
    const { status, stdout } = await run(root, 'subagent-return@2.0', 'returns/*.json');
    expect(status).toBe(1);
    expect(stdout).toContain('-  "status": "completed",\n+  "status": "planned",\n');
    expect(stdout).toContain(
      'Would migrate to subagent-return@2.0: 1 of 1 return in 1 file. Write them with --write.\n',
    );
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(OLD);
  });

  test('writes with --write, and has nothing to do then', async () => {
    const root = project({ [FILE]: OLD });
    expect(await run(root, 'subagent-return@2.0', '--write', 'returns')).toEqual({
      status: 0,
      stdout: `migrated ${FILE}\nMigrated to subagent-return@2.0: 1 of 1 return in 1 file.\n`,
    });
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(NEW);
    expect(await run(root, 'subagent-return@2.0', '--write', 'returns')).toEqual({
      status: 0,
      stdout: 'Nothing to migrate to subagent-return@2.0 in 1 return.\n',
    });
  });

  test('shows what is left with its place, and that a file lies elsewhere', async () => {
    const root = project({
      [FILE]: OLD.replace('"completed"', '"whatever"').replace('"planner",', '"planner", "x": 1,'),
    });
    const { status, stdout } = await run(root, 'return-meta@2.1', 'returns');
    expect(status).toBe(1);
    expect(stdout).toContain(`${FILE}:2:13: left: Status "whatever" has no counterpart.`);
    const moved = await run(project({ [FILE]: OLD }), 'return-meta@2.1', '--write', 'returns');
    expect(moved.status).toBe(0);
    expect(moved.stdout).toContain('One lies where returns of another family are looked for');
  });

  test.each([
    ['bin.json', Uint8Array.from([0xff, 0xfe, 0, 1]), 'bin.json:1:1: left: '],
    ['broken.json', '{"status": ', 'broken.json:1:'],
  ])('leaves %s and says why', async (name, content, told) => {
    const root = project({ [name]: content });
    const { status, stdout } = await run(root, 'return-meta@2.1', '--write', name);
    expect(status).toBe(1);
    expect(stdout).toContain(told);
    expect(readFileSync(join(root, name))).toEqual(Buffer.from(content));
  });

  test('does not follow a link', async () => {
    const outside = project({ 'out.json': OLD });
    const root = project({});
    symlinkSync(join(outside, 'out.json'), join(root, 'a.json'));
    const { status, stdout } = await run(root, 'subagent-return@2.0', '--write', 'a.json');
    expect([status, stdout]).toEqual([1, expect.stringContaining('a.json: left: It is a symbolic link.')]);
    expect(readFileSync(join(outside, 'out.json'), 'utf8')).toBe(OLD);
  });

  test.each([
    ['without a version', [], UsageError],
    ['with two versions', ['--to', 'return-meta@2.1,subagent-return@2.0', 'a'], UsageError],
    ['with auto', ['--to', 'auto', 'a'], UsageError],
    ['without a pattern', ['--to', 'return-meta@2.1'], UsageError],
  ] as const)('refuses a call %s', async (_, args, kind) => {
    await expect(captured((caller) => migrate(args, caller))).rejects.toThrow(kind);
  });

  test('refuses a version that there is not, with the nearest that is', async () => {
    await expect(captured((caller) => migrate(['--to', 'return-meta@9.9', 'a'], caller))).rejects.toThrow(
      'Did you mean return-meta@',
    );
  });
});

describe('Between families', () => {
  test.each([
    ['orchestrator-handoff@1', /no other version of orchestrator-handoff/],
    ['verify-result@1', /verify again/],
  ])('no way leads to %s', async (to, says) => {
    await expect(run(project({ [FILE]: OLD }), to, 'returns')).rejects.toThrow(says);
    await expect(run(project({ [FILE]: OLD }), to, 'returns')).rejects.toBeInstanceOf(UsageError);
  });
});
