import type { Before } from '../../../src/model/tree.js';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { openBefore } from '../../../src/tree/git/before.js';
import { link, makeRepository, type Commit } from '../../support/repository.js';

const TEXT = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');

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
  const first: Commit = {
    files: { 'same.md': 's', 'moved.md': 'm', 'edited.md': TEXT, 'deleted.md': 'd', 'link.md': link('same.md'), 'copied.md': 'c' },
  }; // prettier-ignore

  test('are those whose content is elsewhere now, and those that were renamed and edited', async () => {
    const second: Commit = {
      moved: { 'moved.md': 'new/moved.md', 'edited.md': 'new/edited.md' },
      removed: ['deleted.md'],
      files: { 'new/edited.md': `${TEXT}more\n`, 'copy.md': 'c' },
    };
    const found = await beforeOf([first, second], async (before) => [
      await before.movedAway(),
      await before.editedRenames(),
    ]);
    expect(found).toEqual([
      new Set(['moved.md', 'edited.md']),
      new Map([
        ['new/moved.md', 'moved.md'],
        ['new/edited.md', 'edited.md'],
      ]),
    ]);
  });

  test('are those whose content another file has now, which was there before', async () => {
    const second: Commit = { removed: ['deleted.md'], files: { 'same.md': 'd' } };
    expect(await beforeOf([first, second], (before) => before.movedAway())).toEqual(new Set(['deleted.md']));
  });

  test('are none if files were only deleted, or only edited', async () => {
    for (const second of [{ removed: ['deleted.md'] }, { files: { 'edited.md': 'x', 'copy.md': 'c' } }]) {
      const found = await beforeOf([first, second], async (before) => [
        await before.movedAway(),
        await before.editedRenames(),
      ]);
      expect(found).toEqual([new Set(), new Map()]);
    }
  });

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
