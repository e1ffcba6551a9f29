import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, evaluate } from '../support/command-line.js';
import { makeRepository, writeFiles, type Repository } from '../support/repository.js';
import { metaReturn } from './returns.js';

const FILE = '.return-gate-baseline.json';
const UPDATE = ['--update-baseline', '--include-untrue'];

function phantom(name: string): Record<string, string> {
  return { [`specs/${name}/.return-meta.json`]: metaReturn([`src/${name}.ts`]) };
}

/** A repository with a past: two returns with a phantom claim each. */
function withPast(): Repository {
  return makeRepository([{ files: { ...phantom('1_one'), ...phantom('2_two') } }], { checkout: true });
}

describe('check --update-baseline', () => {
  test('writes what is found, passes, and says how many and what to do', async () => {
    const { directory } = withPast();
    const run = await check(directory, UPDATE);
    expect(run.status).toBe(0);
    expect(run.stderr).toMatch(/now holds 2 known findings, 2 more and 0 fewer than before\. Commit it\.\n$/);
    expect(readFileSync(join(directory, FILE), 'utf8')).toMatch(/"rule":"artifact-missing"/);
  });

  test('leaves out what is not true, fails for it, and keeps what was known', async () => {
    const { directory, git } = withPast();
    const first = await check(directory, ['--update-baseline']);
    expect(first.status).toBe(1);
    expect(first.stderr).toMatch(/holds 0 known findings, .* 2 false claims stay out of it: .*--include-untrue/);
    await check(directory, UPDATE);
    writeFiles(directory, phantom('3_three'));
    git('add', '.');
    git('commit', '-q', '-m', 'more');
    const second = await check(directory, ['--update-baseline']);
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(/holds 2 known findings, 0 more and 0 fewer.* 1 false claim stays out/);
  });

  test('is the only one to take --include-untrue', async () => {
    const run = await check(withPast().directory, ['--include-untrue']);
    expect([run.status, run.stderr]).toEqual([2, expect.stringMatching(/--update-baseline/)]);
  });

  test('counts at once, before it is committed', async () => {
    const { directory } = withPast();
    await check(directory, UPDATE);
    const { status, report } = await evaluate(directory);
    expect(status).toBe(0);
    expect(report.counts).toMatchObject({ errors: 0, baselined: 2 });
  });

  test.each([['specs/1_one/**'], ['--ignore', 'specs/1_one/**']])(
    'refuses a run over a part: %s',
    async (...args: readonly string[]) => {
      const { directory } = withPast();
      const run = await check(directory, ['--update-baseline', ...args]);
      expect(run.status).toBe(2);
      expect(run.stderr).toMatch(/leave out PATTERN/);
      expect(existsSync(join(directory, FILE))).toBe(false);
    },
  );

  test('does not replace a damaged file', async () => {
    const { directory } = withPast();
    writeFiles(directory, { [FILE]: '{' });
    const run = await check(directory, ['--update-baseline']);
    expect(run.status).toBe(2);
    expect(readFileSync(join(directory, FILE), 'utf8')).toBe('{');
  });

  test('writes nothing where no return is found', async () => {
    const { directory } = makeRepository([{ files: { 'a.md': 'a\n' } }], { checkout: true });
    expect((await check(directory, ['--update-baseline'])).status).toBe(3);
    expect(existsSync(join(directory, FILE))).toBe(false);
  });
});
