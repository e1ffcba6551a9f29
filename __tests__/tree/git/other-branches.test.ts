import { join } from 'node:path';
import { openCommit } from '../../../src/tree/commit.js';
import { branchesWith } from '../../../src/tree/git/other-commit.js';
import { metaReturn } from '../../bundle/returns.js';
import { check } from '../../support/command-line.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { makeRepository, writeFiles, type Repository } from '../../support/repository.js';

const gitCalls = recordGitCalls();

/** A repository with a return that claims `b.ts`, which its branches have as the texts say, one commit each. */
function repository(branches: Readonly<Record<string, Readonly<Record<string, string>>>>): Repository {
  const files = { 'app/specs/1_task/.return-meta.json': metaReturn(['b.ts']), 'app/a.ts': 'x\n' };
  const made = makeRepository([{ files }], { checkout: true });
  const { directory, git } = made;
  for (const [branch, texts] of Object.entries(branches)) {
    git('checkout', '-q', '-b', branch, 'main');
    writeFiles(directory, texts);
    git('add', '-A');
    git('commit', '-q', '-m', branch);
  }
  git('checkout', '-q', 'main');
  return made;
}

async function branches(root: string, paths: readonly string[], revision = 'HEAD'): Promise<object> {
  const tree = await openCommit({ root, revision });
  try {
    return Object.fromEntries(await branchesWith(tree, paths));
  } finally {
    tree.close();
  }
}

test('a branch has a path at its tip as a file, seen from the project root', async () => {
  const { directory, git } = repository({
    one: { 'app/b.ts': 'x\n' },
    two: { 'b.ts': 'x\n', 'app/c.ts/d.ts': 'x\n' },
  });
  const asked = ['b.ts', 'c.ts', 'none', 'line\nend', '../b.ts'];
  expect(await branches(join(directory, 'app'), asked)).toEqual({ 'b.ts': 'one' });
  expect(await branches(directory, ['app/b.ts', 'b.ts'])).toEqual({ 'app/b.ts': 'one', 'b.ts': 'two' });
  // What is in the commit's history is no other branch.
  expect(await branches(directory, ['app/b.ts'], 'one')).toEqual({});
  git('merge', '-q', '--no-edit', 'one');
  expect(await branches(directory, ['app/b.ts'])).toEqual({});
});

test('the line names the branch where there is one, and the report is the same without', async () => {
  const { directory, git } = repository({ feature: { 'app/b.ts': 'x\n' } });
  const root = join(directory, 'app');
  const ended = await check(root, ['--format', 'json']);
  expect([ended.status, ended.stderr]).toEqual([
    1,
    'return-gate: b.ts is on branch feature, not in this commit or its history. Merge what belongs to the work, or correct the claim.\n',
  ]);
  expect((await check(root, ['--format', 'json', '--quiet'])).stderr).toBe('');
  git('branch', '-q', '-D', 'feature');
  const alone = await check(root, ['--format', 'json']);
  expect(alone).toEqual({ ...ended, stderr: '' });
});

test('a run that passes asks git about neither branches nor the files on disk', async () => {
  const { directory } = repository({ feature: { 'app/b.ts': 'x\n' } });
  const asked = (): readonly string[] =>
    gitCalls().filter((call) => /for-each-ref|ls-files|diff-index|check-ignore/.test(call));
  writeFiles(directory, { 'app/.return-gate.yml': 'fail-on: error\n', 'app/specs/2_two/.return-meta.json': '{}' });
  const { status, stderr } = await check(join(directory, 'app'), [
    '--ignore',
    'specs/1_task/**',
    '--if-no-returns',
    'ignore',
  ]);
  expect([status, stderr]).toEqual([0, expect.stringContaining('.return-gate.yml has changes that are not committed')]);
  expect(asked()).toEqual([]);
});
