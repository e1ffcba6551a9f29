import { runGit } from '../../../src/tree/git/git.js';
import { makeRepository, temporaryFolder } from '../../support/repository.js';

test('git that takes too long is ended alone on Windows, which has no groups of processes', async () => {
  const cwd = temporaryFolder();
  // Where git is was found before, by the rules of this machine.
  await runGit({ cwd }, ['--version']);
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  try {
    const alias = ['-c', 'alias.wait=!sleep 3', 'wait'];
    const { status, stderr } = await runGit({ cwd, limit: 200 }, alias);
    expect([status, stderr]).toEqual([-1, 'It took longer than 0.2 seconds.']);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});

test('git that left a program behind in a group of its own has ended when its time is over', async () => {
  const program = `require('node:child_process').spawn('sleep', ['3'], { detached: true, stdio: 'inherit' }).unref()`;
  const alias = ['-c', `alias.leave=!'${process.execPath}' -e "${program}"`, 'leave'];
  const { stderr } = await runGit({ cwd: temporaryFolder(), limit: 1_000 }, alias);
  expect(stderr).toMatch(/It took longer than 1 seconds\.$/);
});

test('git uses no bare repository but the one that its caller named', async () => {
  const { directory: cwd, git } = makeRepository([{ files: { a: 'x' } }], { bare: true });
  const ask = (bare?: boolean) => runGit({ cwd, ...(bare === undefined ? {} : { bare }) }, ['rev-parse', 'main']);
  expect((await ask(true)).stdout.toString()).toBe(`${git('rev-parse', 'main')}\n`);
  for (const bare of [false, undefined]) {
    expect(await ask(bare)).toMatchObject({ status: 128, stderr: expect.stringContaining('safe.bareRepository') });
  }
});

test('git takes paths as they are, but for patterns of ignored files', async () => {
  const { directory: cwd } = makeRepository([{ files: { 'a.md': 'x', '.gitignore': '*.log\n' } }], { checkout: true });
  const output = async (...args: readonly string[]): Promise<string> => (await runGit({ cwd }, args)).stdout.toString();
  expect(await output('ls-files', '--', '*.md')).toBe('');
  expect(await output('ls-files', '--', 'a.md')).toBe('a.md\n');
  expect(await output('check-ignore', 'b.log')).toBe('b.log\n');
});

test('git trusts the folders that its caller trusts, and takes nothing else from the caller', async () => {
  const ask = async (safeDirectories?: readonly string[]): Promise<string> => {
    const options = { cwd: temporaryFolder(), ...(safeDirectories === undefined ? {} : { safeDirectories }) };
    const asked = ['config', '--get-all', 'safe.directory'];
    return (await runGit(options, asked)).stdout.toString();
  };
  const trusted = ['/one', '/two folders'];
  expect(await ask(trusted)).toBe(`${await ask()}/one\n/two folders\n`);
});

test.each([
  [['--version'], '', 0, /^git version /, /^$/],
  [['hash-object', '--stdin'], 'x', 0, /^[0-9a-f]{40}\n$/, /^$/],
  [['no-such-command'], '', 1, /^$/, /^git: 'no-such-command' is not a git command/],
] as const)('git %j ends with what it printed', async (args, input, status, stdout, stderr) => {
  const result = await runGit({ cwd: temporaryFolder(), limit: 60_000 }, args, input);
  expect(result.status).toBe(status);
  expect(result.stdout.toString()).toMatch(stdout);
  expect(result.stderr).toMatch(stderr);
});
