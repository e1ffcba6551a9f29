import { join } from 'node:path';
import type { Changes } from '../../../src/model/context.js';
import { changesBetween } from '../../../src/tree/git/changes.js';
import { openBefore } from '../../../src/tree/git/before.js';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { decodePathBytes } from '../../../src/model/path-bytes.js';
import { recordGitCalls } from '../../support/git-calls.js';
import {
  executable,
  git,
  link,
  makeRepository,
  submodule,
  type Commit,
  type Repository,
} from '../../support/repository.js';

const started = recordGitCalls();

async function opened<T>(root: string, use: (tree: CommitTree) => Promise<T>): Promise<T> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    return await use(tree);
  } finally {
    tree.close();
  }
}

/** What the last commit of a repository changed, seen from a project root. */
function changesIn({ directory, git: run }: Repository, root = ''): Promise<Changes> {
  const before = run('rev-parse', 'HEAD~1');
  return opened(join(directory, root), (tree) => changesBetween(tree.repository, before, tree.revision, 'before'));
}

function paths({ changed, deleted }: Changes): readonly [readonly string[], readonly string[]] {
  return [[...changed].sort(), [...deleted].sort()];
}

const FIRST: Commit = {
  files: {
    'same.md': 'same',
    'edited.md': 'one',
    'gone.md': 'gone',
    'from.md': 'a text that is moved as it is\n',
    'run.sh': 'true',
    'file-to-link': 'x',
    'file-to-folder': 'x',
    'app/inner.md': 'one',
    'app/same.md': 'same',
    'late/old.md': 'old',
  },
};

const SECOND: Commit = {
  moved: { 'from.md': 'to.md' },
  removed: ['gone.md', 'file-to-folder'],
  files: {
    'edited.md': 'two',
    'run.sh': executable('true'),
    'file-to-link': link('same.md'),
    'file-to-folder/inside.md': 'x',
    'app/inner.md': 'two',
    'app/new/deep.md': 'new',
    sub: submodule(),
  },
};

describe('the paths that differ between two commits', () => {
  test.each(['sha1', 'sha256'] as const)('changed and deleted, in a repository of %s', async (objectFormat) => {
    const changes = await changesIn(makeRepository([FIRST, SECOND], { objectFormat }));
    expect(paths(changes)).toEqual([
      [
        'app/inner.md',
        'app/new/deep.md',
        'edited.md',
        'file-to-folder/inside.md',
        'file-to-link',
        'run.sh',
        'sub',
        'to.md',
      ],
      ['file-to-folder', 'from.md', 'gone.md'],
    ]);
    expect([...(changes.added ?? [])].sort()).toEqual(['app/new/deep.md', 'file-to-folder/inside.md', 'sub', 'to.md']);
    expect([...(changes.moved ?? [])].sort()).toEqual([
      ['file-to-folder/inside.md', 'file-to-folder'],
      ['to.md', 'from.md'],
    ]);
    expect(changes.base).toBe('before');
  });

  test('pair each new place of a text with one that is gone, and with the last of those what is left over', async () => {
    const twins = { 'a.md': 'twin\n', 'b.md': 'twin\n' };
    const placed = { 'x/a.md': 'twin\n', 'x/b.md': 'twin\n', 'x/c.md': 'twin\n' };
    const changes = await changesIn(makeRepository([{ files: twins }, { removed: ['a.md', 'b.md'], files: placed }]));
    expect([...(changes.moved ?? [])]).toEqual([
      ['x/a.md', 'a.md'],
      ['x/b.md', 'b.md'],
      ['x/c.md', 'b.md'],
    ]);
  });

  test('are none where both hold the same', async () => {
    expect(paths(await changesIn(makeRepository([FIRST, {}])))).toEqual([[], []]);
  });

  test('are relative to a project root in a folder, and only those below it', async () => {
    const repository = makeRepository([FIRST, SECOND], { checkout: true });
    expect(paths(await changesIn(repository, 'app'))).toEqual([['inner.md', 'new/deep.md'], []]);
  });

  test('are all files of a project whose folder the base does not have', async () => {
    const repository = makeRepository([FIRST, { files: { 'fresh/a.md': 'a', 'fresh/b/c.md': 'c' } }], {
      checkout: true,
    });
    expect(paths(await changesIn(repository, 'fresh'))).toEqual([['a.md', 'b/c.md'], []]);
  });

  test('are all files of a project whose name was a file in the base', async () => {
    const commits = [FIRST, { removed: ['same.md'], files: { 'same.md/a.md': 'a' } }];
    expect(paths(await changesIn(makeRepository(commits, { checkout: true }), 'same.md'))).toEqual([['a.md'], []]);
  });

  test('are deleted where the checked commit has no such folder', async () => {
    const repository = makeRepository([FIRST, { removed: ['late/old.md'] }], { checkout: true });
    git(repository.directory, ['checkout', '--quiet', 'HEAD~1']);
    const [base, commit] = [repository.git('rev-parse', 'main~1'), repository.git('rev-parse', 'main')];
    const changes = await opened(join(repository.directory, 'late'), ({ repository: it }) =>
      changesBetween(it, base, commit, 'before'),
    );
    expect(paths(changes)).toEqual([[], ['old.md']]);
  });

  test('have the names that the listing gives them, whatever their bytes are', async () => {
    const odd = [Buffer.from('a\xff.md', 'latin1'), Buffer.from('new\nline "q" \\ -x', 'latin1'), Buffer.from('ünï')];
    const files = odd.map((name) => [name, 'x'] as const);
    const repository = makeRepository([{}, { files }]);
    const changes = await changesIn(repository);
    expect([...changes.changed].sort()).toEqual(odd.map((name) => decodePathBytes(name.toString('latin1'))).sort());
    await opened(repository.directory, async (tree) => {
      for (const path of changes.changed) expect(tree.find(path)).toMatchObject({ kind: 'file' });
    });
  });

  test('are found below a folder whose name holds a line feed', async () => {
    const repository = makeRepository([{ files: { 'a\nb/x.md': '1' } }, { files: { 'a\nb/x.md': '2' } }], {
      checkout: true,
    });
    expect(paths(await changesIn(repository, 'a\nb'))).toEqual([['x.md'], []]);
  });

  test('count a submodule that .gitmodules asks to ignore', async () => {
    const modules = '[submodule "s"]\n\tpath = s\n\turl = ../s\n\tignore = all\n';
    const repository = makeRepository([{ files: { '.gitmodules': modules } }, { files: { s: submodule() } }], {
      checkout: true,
    });
    expect(paths(await changesIn(repository))).toEqual([['s'], []]);
  });

  test('are no guess where the repository lacks the tree of the base', async () => {
    const { directory, git: run } = makeRepository([FIRST, SECOND]);
    const made = run('commit-tree', '-m', 'x', run('rev-parse', 'HEAD^{tree}'));
    const text = run('cat-file', 'commit', made).replace(/^tree .*/, `tree ${'ab'.repeat(20)}`);
    const broken = git(
      directory,
      ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'],
      Buffer.from(`${text}\n`),
    );
    const compared = opened(directory, (tree) => changesBetween(tree.repository, broken, tree.revision, 'before'));
    await expect(compared).rejects.toMatchObject({ name: 'GitError', message: expect.stringContaining(broken) });
  });

  test('are asked of git once, and what was there before with them', async () => {
    const { directory, git: run } = makeRepository([FIRST, SECOND]);
    const commit = run('rev-parse', 'HEAD~1');
    const before = await opened(directory, async (tree) => {
      await changesBetween(tree.repository, commit, tree.revision, 'before');
      return openBefore(tree, { commit, tip: commit });
    });
    expect(before.differs('edited.md')).toBe(true);
    expect(started().filter((line) => line.includes(' diff-tree '))).toHaveLength(1);
  });
});
