import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCommitTree, openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { locate } from '../../../src/tree/root.js';
import { explainByWorkspace, filesUnlikeCommit, isUnlikeCommit } from '../../../src/tree/git/uncommitted.js';
import { link, makeRepository, temporaryFolder, type Repository } from '../../support/repository.js';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const RULES = '*.log\n/build/\nlocal/\n';

function repository(): Repository {
  const files = {
    '.gitignore': RULES,
    'specs/1_one/plan.md': '# Plan\n',
    'app/src/main.ts': 'x\n',
    '.return-gate.yml': '',
  };
  return makeRepository([{ files }], { checkout: true });
}

function write(directory: string, ...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), 'x\n');
  }
}

async function onTree<T>(root: string, use: (tree: CommitTree) => Promise<T>): Promise<T> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    if (!isCommitTree(tree)) throw new Error('no commit');
    return await use(tree);
  } finally {
    tree.close();
  }
}

function uncommitted(root: string, matches: (path: string) => boolean = () => true): Promise<readonly string[]> {
  return onTree(root, (tree) => filesUnlikeCommit(tree, root, matches));
}

describe('the files that the commit lacks', () => {
  test('are those in folders of the commit and in new ones, staged and ignored ones too, but none in ignored folders', async () => {
    const { directory, git } = repository();
    write(directory, 'specs/1_one/new.md', 'specs/1_one/x.log', 'specs/2_two/a.md', 'specs/2_two/deep/er/b.log');
    write(directory, 'build/c.md', 'specs/2_two/local/d.md', 'local/forced.md', 'staged.md');
    git('add', '-f', 'staged.md', 'local/forced.md');
    expect(await uncommitted(directory)).toEqual([
      'local/forced.md',
      'specs/1_one/new.md',
      'specs/1_one/x.log',
      'specs/2_two/a.md',
      'specs/2_two/deep/er/b.log',
      'staged.md',
    ]);
  });

  test.each([200, 201])('are found in %d new folders', async (n) => {
    const { directory } = repository();
    const paths = Array.from({ length: n }, (_, at) => `specs/${String(at + 100)}/a.md`);
    write(directory, ...paths);
    expect(await uncommitted(directory)).toEqual(paths);
  });

  test('are those below the project root, relative to it', async () => {
    const { directory, git } = repository();
    write(directory, 'new.md', 'app/new.md', 'app/src/deep/x.log', 'staged.md', 'app/staged.md');
    git('add', 'staged.md', 'app/staged.md');
    expect(await uncommitted(join(directory, 'app'))).toEqual(['new.md', 'src/deep/x.log', 'staged.md']);
  });

  test('include edited, staged and deleted files, but none that was only touched or has other line ends', async () => {
    const { directory, git } = repository();
    writeFileSync(join(directory, 'app/src/main.ts'), 'x\r\n');
    utimesSync(join(directory, 'specs/1_one/plan.md'), 1, 1);
    expect(await uncommitted(directory)).toEqual([]);
    writeFileSync(join(directory, 'app/src/main.ts'), 'y\n');
    rmSync(join(directory, 'specs/1_one/plan.md'));
    git('rm', '-q', '.gitignore');
    expect(await uncommitted(directory)).toEqual(['.gitignore', 'app/src/main.ts', 'specs/1_one/plan.md']);
    git('add', '-A');
    expect(await uncommitted(directory)).toEqual(['.gitignore', 'app/src/main.ts', 'specs/1_one/plan.md']);
    expect(await uncommitted(directory, (path) => path.endsWith('.ts'))).toEqual(['app/src/main.ts']);
  });

  test('are none that a sparse checkout leaves out, or that were never checked out', async () => {
    const { directory, git } = repository();
    git('sparse-checkout', 'set', '--no-cone', '/specs/');
    expect(existsSync(join(directory, 'app'))).toBe(false);
    expect(await uncommitted(directory)).toEqual([]);
    const bare = join(temporaryFolder(), 'clone');
    git('clone', '-q', '--no-checkout', directory, bare);
    expect(await uncommitted(bare)).toEqual([]);
  });
});

test('a file is compared without git, by the ids of both kinds of repositories', async () => {
  for (const objectFormat of ['sha1', 'sha256'] as const) {
    const big = Buffer.from('large\0'.repeat(9));
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest(big)}\nsize ${String(big.length)}\n`;
    const LARGE = 1024 * 1024;
    const files = { 'at-limit': 'x'.repeat(LARGE), over: 'x'.repeat(LARGE + 1), gone: 'x', folder: 'x', lfs: pointer };
    const { directory } = makeRepository([{ files: { ...files, link: link('gone') } }], {
      checkout: true,
      objectFormat,
    });
    await onTree(directory, (tree) => {
      const differ = (): readonly string[] =>
        [...Object.keys(files), 'link', 'none', 'added'].filter((path) =>
          isUnlikeCommit(tree, directory, path, 'differs'),
        );
      expect(differ()).toEqual([]);
      writeFileSync(join(directory, 'lfs'), big);
      writeFileSync(join(directory, 'added'), '');
      expect(differ()).toEqual(['added']);
      writeFileSync(join(directory, 'lfs'), Buffer.concat([big, big]));
      for (const name of ['at-limit', 'over'])
        writeFileSync(join(directory, name), 'y'.repeat(LARGE + Number(name === 'over')));
      for (const name of ['gone', 'folder']) rmSync(join(directory, name));
      mkdirSync(join(directory, 'folder'));
      expect(differ()).toEqual(['at-limit', 'gone', 'lfs', 'added']);
      expect(isUnlikeCommit(tree, directory, 'gone', 'same')).toBe(false);
      return Promise.resolve();
    });
  }
});

test('a filter is not run, not even on files that are as new as the index', async () => {
  const { directory, git } = repository();
  write(directory, '.gitattributes', 'app/src/main.ts');
  writeFileSync(join(directory, '.gitattributes'), '* filter=mark\n');
  const ran = join(temporaryFolder(), 'ran');
  git('config', 'filter.mark.clean', `touch '${ran}'; cat`);
  utimesSync(join(directory, '.git/index'), 1, 1);
  expect([await uncommitted(directory), existsSync(ran)]).toEqual([['.gitattributes'], false]);
});

test('nothing is uncommitted in a bare repository, or beside another commit than the checked-out one', async () => {
  const { directory, git } = repository();
  write(directory, 'new.md');
  git('commit', '--quiet', '--allow-empty', '-m', 'next');
  const tree = await openCommit({ root: directory, revision: 'HEAD~1' });
  expect(await filesUnlikeCommit(tree, directory, () => true)).toEqual([]);
  tree.close();
  expect(await uncommitted(directory)).toEqual(['new.md']);
  const bare = makeRepository([{ files: { a: 'x' } }], { bare: true }).directory;
  expect(await uncommitted(bare)).toEqual([]);
});

test('where git sees no workspace, or fails, there is nothing to see, or an error', async () => {
  const { directory, git } = repository();
  write(directory, 'x.log');
  const location = locate(directory);
  const found = new Map([['x.log', { isThere: true, ignoredBy: '.gitignore:1: *.log' }]]);
  const options = { cwd: directory };
  expect(await explainByWorkspace(options, location, ['x.log', 'none', 'a\0b', 'a\0../b'])).toEqual(found);
  expect(await explainByWorkspace(options, location, [])).toEqual(new Map());
  expect(await explainByWorkspace(options, { ...location, kind: 'bare' }, ['x.log'])).toEqual(new Map());
  await expect(explainByWorkspace(options, location, ['../x'])).rejects.toThrow(
    /^git could not list what is ignored: fatal: .*is outside repository/,
  );
  git('config', 'core.bare', 'true');
  expect(await explainByWorkspace(options, location, ['x.log'])).toEqual(new Map());
});

test('git is not asked about a path behind a link, a submodule or a file', async () => {
  const { directory } = repository();
  write(directory, 'file', 'sub/.git/HEAD', 'deep/er/x.log', 'link-target/x.log');
  symlinkSync('link-target', join(directory, 'link'));
  const paths = ['file/x.log', 'sub/x.log', 'deep/er/x.log', 'deep/none/x.log', 'link/x.log', 'link'];
  const found = await explainByWorkspace({ cwd: directory }, locate(directory), paths);
  expect([...found.keys()]).toEqual(['deep/er/x.log', 'deep/none/x.log']);
});

describe('what the workspace shows about paths that the commit lacks', () => {
  async function shown(
    root: string,
    paths: readonly string[],
  ): Promise<readonly (readonly [string, boolean, string | null])[]> {
    const question = { paths, needed: new Set<string>(), exists: () => false, base: null };
    const found = await onTree(root, (tree) => tree.explainAbsent(question));
    return paths.map((path) => [path, found.get(path)?.isInWorkspace ?? false, found.get(path)?.ignoredBy ?? null]);
  }

  test('is whether they exist and what ignores them, unless they are staged, or are folders with staged files', async () => {
    const { directory, git } = repository();
    write(directory, 'app/a.log', 'app/b.md', 'build/c.md', 'local/in/forced.md', 'forced.log');
    git('add', '-f', 'local/in/forced.md', 'forced.log');
    const paths = ['app/a.log', 'app/b.md', 'build/c.md', 'build/no.md', 'no.md'];
    expect(await shown(directory, [...paths, 'forced.log', 'local', 'local/in', 'local/other.md'])).toEqual([
      ['app/a.log', true, '.gitignore:1: *.log'],
      ['app/b.md', true, null],
      ['build/c.md', true, '.gitignore:2: /build/'],
      ['build/no.md', false, '.gitignore:2: /build/'],
      ['no.md', false, null],
      ['forced.log', true, null],
      ['local', false, null],
      ['local/in', false, null],
      ['local/other.md', false, '.gitignore:3: local/'],
    ]);
  });

  test('is told of names that git takes for more, and of what a later rule includes again', async () => {
    const { directory } = repository();
    writeFileSync(join(directory, '.gitignore'), `${RULES}!kept.log\n`);
    write(directory, ':!x.log', 'kept.log', 'new.md');
    expect(await shown(directory, [':!x.log', ':(top)y.log', 'kept.log', 'new.md'])).toEqual([
      [':!x.log', true, '.gitignore:1: *.log'],
      [':(top)y.log', false, '.gitignore:1: *.log'],
      ['kept.log', true, null],
      ['new.md', true, null],
    ]);
  });

  test('is told below the project root, whatever is staged beside it', async () => {
    const { directory, git } = repository();
    write(directory, 'app/a.log', 'app/forced.log', 'x.log', 'other/a.log');
    git('add', '-f', 'app/forced.log', 'x.log', 'other/a.log');
    expect(await shown(join(directory, 'app'), ['a.log', 'forced.log', 'x.log'])).toEqual([
      ['a.log', true, '.gitignore:1: *.log'],
      ['forced.log', true, null],
      ['x.log', false, '.gitignore:1: *.log'],
    ]);
  });
});
