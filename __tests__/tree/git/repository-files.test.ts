import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { link, makeRepository, submodule, type Files } from '../../support/repository.js';

const LIMIT = 64 * 1024;

async function inTree<T>(files: Files, root: string, use: (tree: CommitTree) => Promise<T>): Promise<T> {
  const { directory } = makeRepository([{ files }]);
  mkdirSync(join(directory, root), { recursive: true });
  const tree = await openCommit({ root: join(directory, root), revision: 'HEAD' });
  try {
    return await use(tree);
  } finally {
    tree.close();
  }
}

describe("git's own files in a commit", () => {
  const MODULES = '[submodule "a"]\n\tpath = app/a\n[submodule "b"]\n\tpath = b\n';

  test('name submodules, of which those below the project root count', async () => {
    const files: Files = { '.gitmodules': MODULES, 'app/a': submodule(), 'app/x': '', b: submodule() };
    const submodules = (tree: CommitTree) => tree.submodules();
    expect(await inTree(files, '', submodules)).toEqual(new Set(['app/a', 'b']));
    expect(await inTree(files, 'app', submodules)).toEqual(new Set(['a']));
    expect(await inTree({ x: 'x' }, '', submodules)).toEqual(new Set());
  });

  test.each<[string, Files, number]>([
    ['as large as they may be', { '.gitmodules': MODULES.padEnd(LIMIT, '\n') }, 2],
    ['larger', { '.gitmodules': MODULES.padEnd(LIMIT + 1, '\n') }, 0],
    ['links', { '.gitmodules': link('modules'), modules: MODULES }, 0],
    ['folders', { '.gitmodules/x': MODULES }, 0],
  ])('that are %s count or do not', async (_, files, count) => {
    expect(await inTree(files, '', (tree) => tree.submodules())).toHaveProperty('size', count);
  });

  test('exclude paths by the rules of each folder, above the project root as well', async () => {
    const files: Files = {
      '.gitignore': '*.log\n',
      'app/.gitignore': '/out/\ncaf\u00e9*\n',
      'app/deep/.gitignore': link('../.gitignore'),
      'app/large/.gitignore': '*\n'.repeat(LIMIT),
      'app/x': '',
    };
    const paths = ['a.log', 'out/b', 'deep/out/c', 'large/d', 'caf\u00e9.md', 'e'];
    const rules = new Map([
      ['a.log', '.gitignore:1: *.log'],
      ['out/b', 'app/.gitignore:1: /out/'],
      ['caf\u00e9.md', 'app/.gitignore:2: caf\u00e9*'],
    ]);
    await inTree(files, 'app', async (tree) => {
      expect(await tree.ignoredByCommit(paths, null)).toEqual(rules);
      expect(await tree.ignoredByCommit(paths, tree.revision)).toEqual(rules);
      expect(await tree.ignoredByCommit([], null)).toEqual(new Map());
    });
  });

  test('send files to Git LFS by the attributes of each folder', async () => {
    const files: Files = {
      '.gitattributes': '*.bin filter=lfs\n',
      'app/.gitattributes': '*.png filter=lfs\nplain.bin -filter\n',
      'app/deep/.gitattributes': link('../.gitattributes'),
      'app/x': '',
    };
    const paths = ['a.bin', 'b.png', 'plain.bin', 'c.md', 'deep/d.png'];
    const found = await inTree(files, 'app', (tree) => tree.inLfs(paths));
    expect(found).toEqual(new Set(['a.bin', 'b.png', 'deep/d.png']));
  });
});
