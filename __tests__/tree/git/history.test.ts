import { explainByHistory } from '../../../src/tree/git/history.js';
import type { Past } from '../../../src/model/history.js';
import { withRepository } from '../../support/open-repository.js';
import { commitTo, link, makeRepository, type Entry } from '../../support/repository.js';

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
