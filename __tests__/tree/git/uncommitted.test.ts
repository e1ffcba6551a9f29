import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCommitTree, openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { uncommittedFiles } from '../../../src/tree/git/untracked.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { makeRepository, type Repository } from '../../support/repository.js';

const gitCalls = recordGitCalls();

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

function uncommitted(root: string, compared: readonly string[] = []): Promise<readonly string[]> {
  return onTree(root, (tree) => uncommittedFiles(tree, { root, compared }));
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

  test('are found by one look at the workspace where no folder is new', async () => {
    const { directory } = repository();
    write(directory, 'specs/1_one/new.md');
    expect(await uncommitted(directory)).toEqual(['specs/1_one/new.md']);
    expect(gitCalls().filter((call) => call.includes('ls-files'))).toHaveLength(1);
  });

  test.each([200, 201])('are found in %d new folders', async (n) => {
    const { directory } = repository();
    const paths = Array.from({ length: n }, (_, at) => `specs/${String(at + 100)}/a.md`);
    write(directory, ...paths);
    expect(await uncommitted(directory)).toEqual(paths);
    const named = gitCalls().filter((call) => call.includes(' -- '));
    expect(named.length === 0).toBe(n > 200);
  });

  test('are those below the project root, relative to it', async () => {
    const { directory, git } = repository();
    write(directory, 'new.md', 'app/new.md', 'app/src/deep/x.log', 'staged.md', 'app/staged.md');
    git('add', 'staged.md', 'app/staged.md');
    expect(await uncommitted(join(directory, 'app'))).toEqual(['new.md', 'src/deep/x.log', 'staged.md']);
  });

  test('include a compared file with other content, but not one with other line ends', async () => {
    const { directory } = repository();
    writeFileSync(join(directory, 'app/src/main.ts'), 'x\r\n');
    expect(await uncommitted(directory, ['app/src/main.ts', '.return-gate.yml'])).toEqual([]);
    writeFileSync(join(directory, 'app/src/main.ts'), 'y\n');
    expect(await uncommitted(directory, ['app/src/main.ts', '.return-gate.yml'])).toEqual(['app/src/main.ts']);
    expect(await uncommitted(directory)).toEqual([]);
  });
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
