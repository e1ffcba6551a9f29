import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../../src/model/context.js';
import { changesBetween } from '../../../src/tree/git/changes.js';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { decodePathBytes } from '../../../src/model/path.js';
import {
  executable,
  git,
  link,
  makeRepository,
  submodule,
  type Commit,
  type Files,
  type Repository,
} from '../../support/repository.js';

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

  test('have the same content if only the mode changed, and not if a link took the place of its own text', async () => {
    const first = { files: { 'run.sh': 'true', 'to-link': 'run.sh', 'edited.md': 'one' } };
    const second = { files: { 'run.sh': executable('true'), 'to-link': link('run.sh'), 'edited.md': 'two' } };
    const changes = await changesIn(makeRepository([first, second]));
    expect(paths(changes)).toEqual([['edited.md', 'run.sh', 'to-link'], []]);
    expect([...(changes.sameContent ?? [])]).toEqual(['run.sh']);
  });

  test('are not moved where another file was edited, or where the file is still there', async () => {
    const commits = [
      { files: { 'gone.md': 'g', 'edited.md': 'e', 'other.md': 'o' } },
      { removed: ['gone.md'], files: { 'edited.md': 'g', 'other.md': 'p', 'added.md': 'o', 'copy.md': 'e' } },
    ];
    const changes = await changesIn(makeRepository(commits));
    expect([...(changes.moved ?? [])]).toEqual([]);
    expect([...changes.changed].sort()).toEqual(['added.md', 'copy.md', 'edited.md', 'other.md']);
  });

  test('are new submodules where the base had none', async () => {
    const { directory, git: run } = makeRepository([
      { files: { known: submodule(), file: 'x', 'x.md': 'x' } },
      { files: { fresh: submodule(), file: submodule(), 'x.md': 'y' } },
    ]);
    run('read-tree', 'main');
    run('update-index', '--cacheinfo', `160000,${'1'.repeat(40)},known`);
    run('update-ref', 'refs/heads/main', run('commit-tree', '-p', 'main~1', '-m', 'x', run('write-tree')));
    const changes = await changesIn({ directory, git: run });
    expect([...changes.changed]).toEqual(['file', 'fresh', 'known', 'x.md']);
    expect([...(changes.newSubmodules ?? [])].sort()).toEqual(['file', 'fresh']);
  });

  const modules = (...names: readonly string[]): string =>
    names.map((name) => `[submodule "${name}"]\n\tpath = ${name}\n\turl = ../${name}\n`).join('');
  test.each<[string, Files, Files, readonly string[]]>([
    ['a new file', {}, { '.gitmodules': modules('a', 'b') }, ['a', 'b']],
    ['a new line', { '.gitmodules': modules('a') }, { '.gitmodules': modules('a', 'b') }, ['b']],
    ['a line fewer', { '.gitmodules': modules('a', 'b') }, { '.gitmodules': modules('b') }, []],
    ['the same file', { '.gitmodules': modules('a') }, { x: 'x' }, []],
    ['a link that became a file', { '.gitmodules': link('x') }, { '.gitmodules': modules('a') }, ['a']],
    ['a file that became a link', { '.gitmodules': modules('a') }, { '.gitmodules': link('x') }, []],
    ['no such file', {}, { x: 'x' }, []],
  ])('are new submodules where .gitmodules names them first: %s', async (_, before, after, expected) => {
    const changes = await changesIn(makeRepository([{ files: before }, { files: after }]));
    expect([...(changes.newSubmodules ?? [])]).toEqual(expected);
  });

  test('cannot be told where git cannot read a folder of the base', async () => {
    const { directory, git: run } = makeRepository([FIRST, SECOND]);
    const folder = run('rev-parse', 'HEAD~1:app');
    rmSync(join(directory, '.git', 'objects', folder.slice(0, 2), folder.slice(2)));
    await expect(changesIn({ directory, git: run })).rejects.toThrow(
      /^git could not compare with before: (?:fatal|error): /,
    );
  });

  test('are all files of a new folder in a repository of SHA-256, too', async () => {
    const commits = [FIRST, { files: { 'fresh/a.md': 'a' } }];
    const repository = makeRepository(commits, { checkout: true, objectFormat: 'sha256' });
    expect(paths(await changesIn(repository, 'fresh'))).toEqual([['a.md'], []]);
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
});
