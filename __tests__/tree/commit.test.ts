import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Past } from '../../src/model/history.js';
import { openCommit } from '../../src/tree/commit.js';
import { recordGitCalls } from '../support/git-calls.js';
import { withTree } from '../support/open-repository.js';
import { makeRepository, writeFiles } from '../support/repository.js';

const started = recordGitCalls();

describe('A commit is opened by one process that answers all, and one that lists the files', () => {
  test.each([
    ['at the top of a work tree', false, ''],
    ['in a folder of it', false, 'app/lib'],
    ['in a bare repository', true, ''],
  ])('%s', async (_, bare, place) => {
    const { directory } = makeRepository([{ files: { 'app/lib/a.md': 'a' } }], { bare, checkout: !bare });
    const path = place === '' ? 'app/lib/a.md' : 'a.md';
    expect(await withTree(join(directory, place), (tree) => [tree.root, tree.find(path)?.kind])).toEqual([
      place,
      'file',
    ]);
    expect(started()).toEqual([expect.stringContaining(' cat-file '), expect.stringContaining(' ls-tree ')]);
  });
});

test('A commit has no files below a folder on disk that it has as a file', async () => {
  const { directory } = makeRepository([{ files: { a: 'x' } }]);
  mkdirSync(join(directory, 'a'));
  expect(await withTree(join(directory, 'a'), (tree) => [tree.root, tree.find('')])).toEqual(['a', undefined]);
});

test('A repository whose settings place its files around it is refused', async () => {
  const { directory, git } = makeRepository([{ files: { a: 'x' } }], { checkout: true });
  git('config', 'core.worktree', dirname(directory));
  await expect(openCommit({ root: directory, revision: 'HEAD' })).rejects.toThrow(
    `The files of the repository ${directory} are in ${dirname(directory)}, as core.worktree says`,
  );
});

test('What the workspace has is told only of the checked-out commit', async () => {
  const { directory } = makeRepository([{ files: { a: 'x' } }, { files: { a: 'y' } }], { checkout: true });
  writeFiles(directory, { new: 'x' });
  const isThere = (revision: string): Promise<boolean | undefined> =>
    withTree(
      directory,
      async (tree) => {
        const asked = { paths: ['new'], needed: new Set<string>(), exists: () => false, base: null };
        return (await tree.explainAbsent(asked)).get('new')?.isInWorkspace;
      },
      { revision },
    );
  expect([await isThere('HEAD'), await isThere('HEAD~1')]).toEqual([true, false]);
});

test.each([499, 500])(
  'The size of a file that cannot be compressed tells enough among more than 500: %d others',
  async (others) => {
    const dense = randomBytes(2_000);
    const many = Object.fromEntries(Array.from({ length: others }, (_, n) => [`f${String(n)}`, 'x']));
    const { directory, git } = makeRepository([{ files: { ...many, dense } }]);
    const id = git('rev-parse', 'main:dense');
    // It must be looked into if there are few files.
    expect(await withTree(directory, (tree) => tree.sizes([id]))).toEqual([{ bytes: 2_000, telling: others === 499 }]);
  },
);

describe('An empty file that was moved', () => {
  /** What happened to the file, by its tree at a place of the repository. */
  async function pastOf(place: string, contentNow: string): Promise<Past | undefined> {
    const { directory } = makeRepository(
      [
        { files: { 'app/x/empty.md': '' } },
        { moved: { 'app/x/empty.md': 'app/y/empty.md' } },
        { files: { 'app/y/empty.md': contentNow } },
      ],
      { checkout: true },
    );
    return withTree(join(directory, place), async (tree) => {
      const [path, to] = ['x', 'y'].map((name) => `${place === '' ? 'app/' : ''}${name}/empty.md`) as [string, string];
      const asked = { paths: [path], needed: new Set<string>(), exists: (one: string) => one === to, base: null };
      return (await tree.explainAbsent(asked)).get(path)?.past;
    });
  }

  test.each(['', 'app'])('is at its new place if that has content now, in a project at %j', async (place) => {
    expect(await pastOf(place, 'text')).toMatchObject({
      kind: 'moved',
      to: place === '' ? 'app/y/empty.md' : 'y/empty.md',
    });
    expect(await pastOf(place, '')).toMatchObject({ kind: 'removed' });
  });

  test('is not looked for in a commit without the project', async () => {
    const { directory } = makeRepository([
      { files: { 'app/x/empty.md': '', 'other.md': 'o' } },
      { moved: { 'app/x/empty.md': 'app/y/empty.md' } },
      { removed: ['app/y/empty.md'] },
    ]);
    mkdirSync(join(directory, 'app'));
    const asked = { paths: ['x/empty.md'], needed: new Set<string>(), exists: () => true, base: null };
    const past = await withTree(join(directory, 'app'), (tree) => tree.explainAbsent(asked));
    expect(past.get('x/empty.md')?.past).toMatchObject({ kind: 'moved', to: 'y/empty.md' });
  });
});
