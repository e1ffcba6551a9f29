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
