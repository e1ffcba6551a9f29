import type { Before } from '../../../src/model/tree.js';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { openBefore } from '../../../src/tree/git/base.js';
import { makeRepository, type Commit } from '../../support/repository.js';

/** The state before the last commit of a repository. */
async function beforeOf<T>(
  commits: readonly Commit[],
  use: (before: Before, tree: CommitTree) => Promise<T>,
): Promise<T> {
  const { directory, git } = makeRepository(commits);
  const commit = git('rev-parse', 'main~1');
  const tree = await openCommit({ root: directory, revision: 'main' });
  try {
    return await use(await openBefore(tree, { commit, tip: commit }), tree);
  } finally {
    tree.close();
  }
}

describe('The files that a change moved away', () => {
  test('may be any that are gone if there is too much to compare', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_900 }, (_, n) => [`many/${String(n)}.md`, 'small\n']));
    const large = 'x'.repeat(1_200_000);
    const commits: readonly Commit[] = [
      { files: { 'large.md': large, 'deleted.md': 'd', 'moved.md': 'm' } },
      { removed: ['large.md', 'deleted.md'], moved: { 'moved.md': 'new.md' }, files: many },
    ];
    const found = await beforeOf(commits, (before) => before.movedAway());
    expect(found).toEqual(new Set(['large.md', 'deleted.md', 'moved.md']));
  });
});
