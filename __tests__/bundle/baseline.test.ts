import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

async function adopted(): Promise<Repository> {
  const repository = withPast();
  await check(repository.directory, UPDATE);
  repository.git('add', '.');
  repository.git('commit', '-q', '-m', 'baseline');
  return repository;
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
    expect(first.stderr).toMatch(
      /holds 0 known findings, .* 2 claims that are not true stay out of it: .*--include-untrue/,
    );
    await check(directory, UPDATE);
    writeFiles(directory, phantom('3_three'));
    git('add', '.');
    git('commit', '-q', '-m', 'more');
    const second = await check(directory, ['--update-baseline']);
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(/holds 2 known findings, 0 more and 0 fewer.* 1 claim that is not true stays out/);
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

describe('check with a baseline', () => {
  test('fails only on what is new', async () => {
    const { directory, git } = await adopted();
    writeFiles(directory, phantom('3_three'));
    git('add', '.');
    git('commit', '-q', '-m', 'more');
    const { status, report } = await evaluate(directory);
    expect(status).toBe(1);
    const fresh = report.findings.filter((finding) => !finding.baselined);
    expect(fresh.map(({ rule, file }) => [rule, file])).toEqual([
      ['artifact-missing', 'specs/3_three/.return-meta.json'],
    ]);
    expect(report.counts.baselined).toBe(2);
  });

  test('keeps its entries when a task is archived', async () => {
    const { directory, git } = await adopted();
    writeFiles(directory, { 'specs/archive/note.md': 'x\n' });
    git('mv', 'specs/1_one', 'specs/archive/1_one');
    git('add', '.');
    git('commit', '-q', '-m', 'archived');
    const { status, report } = await evaluate(directory);
    expect(status).toBe(0);
    expect(report.counts).toMatchObject({ errors: 0, warnings: 0, baselined: 2 });
  });

  test('reports an entry that no longer occurs, at its line, and is fixed by --update-baseline', async () => {
    const { directory, git } = await adopted();
    writeFiles(directory, { 'src/1_one.ts': 'Found.\n' });
    git('add', '.');
    git('commit', '-q', '-m', 'mended');
    const { status, report } = await evaluate(directory);
    expect(status).toBe(0);
    expect(report.findings.filter(({ baselined }) => !baselined)).toMatchObject([
      { rule: 'baseline-stale', severity: 'warning', file: FILE, startLine: 4 },
    ]);
    await check(directory, ['--update-baseline']);
    expect((await evaluate(directory)).report.counts).toMatchObject({ warnings: 0, baselined: 1 });
  });

  test('says nothing of other entries in a run over a part', async () => {
    const { directory } = await adopted();
    const { report } = await evaluate(directory, ['specs/1_one/**']);
    expect(report.counts).toMatchObject({ warnings: 0, baselined: 1 });
  });

  test('takes the file that --baseline names', async () => {
    const { directory } = withPast();
    const file = join(directory, '..', 'known.json');
    expect((await check(directory, [...UPDATE, '--baseline', file])).status).toBe(0);
    expect((await check(directory)).status).toBe(1);
    expect((await check(directory, ['--baseline', file])).status).toBe(0);
  });

  test.each([
    ['a damaged baseline', '{"schema":', []],
    ['a baseline of another kind', '{"schema":"x"}', []],
    ['a named baseline that is not there', null, ['--baseline', 'nowhere.json']],
  ] as const)('exits 2 for %s and says what to do', async (_, text, args) => {
    const { directory } = withPast();
    if (text !== null) writeFileSync(join(directory, FILE), text);
    const run = await check(directory, args);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/--update-baseline/);
  });
});
