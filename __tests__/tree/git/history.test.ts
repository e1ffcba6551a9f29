import { explainByHistory } from '../../../src/tree/git/history.js';
import type { Past } from '../../../src/model/history.js';
import { withRepository } from '../../support/open-repository.js';
import { commitTo, link, makeRepository, type Commit, type Entry } from '../../support/repository.js';

/** What happened to a path that a branch added, and that a merge left out. */
async function droppedByMerge(entry: Entry): Promise<{ readonly past: Past | undefined; readonly merge: string }> {
  const { directory, git } = makeRepository([{ files: { 'a.md': 'a' } }]);
  commitTo(directory, { branch: 'side', start: 'main', files: { 'x.md': entry } });
  const merge = git('commit-tree', '-p', 'main', '-p', 'side', '-m', 'merge', 'main^{tree}');
  const past = await withRepository(directory, (repository) =>
    explainByHistory(
      { repository, commit: merge, isEmpty: () => false, deepen: null },
      { paths: ['x.md', ''], needed: new Set(), exists: () => false, base: null },
    ),
  );
  expect([...past.keys()]).toEqual(['x.md']);
  return { past: past.get('x.md'), merge };
}

test('A file that a merge left out was removed by the merge', async () => {
  const { past, merge } = await droppedByMerge('text');
  expect(past).toEqual({ kind: 'removed', commit: merge });
});

test('A link that a merge left out was never a file', async () => {
  const { past } = await droppedByMerge(link('a.md'));
  expect(past).toEqual({ kind: 'never' });
});

test('A file that a link replaced, which went later, was removed by the commit that put the link there', async () => {
  const { directory, git } = makeRepository([
    { files: { 'x.md': 'text' } },
    { files: { 'x.md': link('a.md') } },
    { removed: ['x.md'], files: { 'a.md': 'a' } },
  ]);
  const past = await withRepository(directory, (repository) =>
    explainByHistory(
      { repository, commit: git('rev-parse', 'main'), isEmpty: () => false, deepen: null },
      { paths: ['x.md'], needed: new Set(), exists: () => false, base: null },
    ),
  );
  expect(past).toEqual(new Map([['x.md', { kind: 'removed', commit: git('rev-parse', 'main~1') }]]));
});

// A line feed in the name of a folder cannot be passed to git on a line.
test.each(['project', 'pro\nject'])('A file that was moved below the project root %j is found there', async (root) => {
  const { directory, git } = makeRepository([
    { files: { [`${root}/x.md`]: 'text', 'x.md': 'text' } },
    { moved: { [`${root}/x.md`]: `${root}/y.md` } },
  ]);
  const commit = git('rev-parse', 'main');
  const past = await withRepository(
    directory,
    (repository) =>
      explainByHistory(
        { repository, commit, isEmpty: () => false, deepen: null },
        { paths: ['x.md'], needed: new Set(), exists: (path) => path === 'y.md', base: null },
      ),
    root,
  );
  expect(past).toEqual(new Map([['x.md', { kind: 'moved', to: 'y.md', commit }]]));
});

/** What happened to a path before `main`, for the files that are there now. */
async function pastOf(commits: readonly Commit[], path: string, now: readonly string[], empty: readonly string[] = []) {
  const { directory, git } = makeRepository(commits);
  const past = await withRepository(directory, (repository) =>
    explainByHistory(
      { repository, commit: git('rev-parse', 'main'), isEmpty: (one) => empty.includes(one), deepen: null },
      { paths: [path], needed: new Set(), exists: (one) => now.includes(one), base: null },
    ),
  );
  return { past: past.get(path), commit: (revision: string) => git('rev-parse', revision) };
}

test('An empty file was moved only if its new place, of the same name, has content now: all empty files are alike', async () => {
  const commits = [{ files: { 'x.md': '' } }, { moved: { 'x.md': 'd/x.md' } }];
  const { past, commit } = await pastOf(commits, 'x.md', ['d/x.md'], ['d/x.md']);
  expect(past).toEqual({ kind: 'removed', commit: commit('main') });
  const filled = await pastOf([...commits, { files: { 'd/x.md': 'text' } }], 'x.md', ['d/x.md']);
  expect(filled.past).toEqual({ kind: 'moved', to: 'd/x.md', commit: filled.commit('main~1') });
  const other = [{ files: { 'x.md': '' } }, { moved: { 'x.md': 'y.md' } }, { files: { 'y.md': 'text' } }];
  expect((await pastOf(other, 'x.md', ['y.md'])).past).toMatchObject({ kind: 'removed' });
});

test('A file that was moved with edits, and then moved on, is where it is now', async () => {
  const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
  const commits: readonly Commit[] = [
    { files: { 'x.md': text } },
    { removed: ['x.md'], files: { 'y.md': `${text}and one more\n` } },
    { moved: { 'y.md': 'z.md' } },
  ];
  const { past, commit } = await pastOf(commits, 'x.md', ['z.md']);
  expect(past).toEqual({ kind: 'moved', to: 'z.md', commit: commit('main~1') });
  const gone = await pastOf([...commits, { removed: ['z.md'] }], 'x.md', []);
  expect(gone.past).toEqual({ kind: 'removed', commit: gone.commit('main~2') });
});
