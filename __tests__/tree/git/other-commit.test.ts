import { join } from 'node:path';
import { openCommit, type CommitTree } from '../../../src/tree/commit.js';
import { contentsOf, entryAt, readBatches, treesAt } from '../../../src/tree/git/other-commit.js';
import { link, makeRepository, submodule, type Commit } from '../../support/repository.js';

async function opened<T>(root: string, use: (tree: CommitTree) => Promise<T>): Promise<T> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    return await use(tree);
  } finally {
    tree.close();
  }
}

describe('what another commit has', () => {
  const LIMIT = 100;
  const commits: readonly Commit[] = [
    {
      files: {
        '.return-gate.yml': 'mode: strict',
        'app/.return-gate.yml': 'mode: mild',
        'app/deep/x.txt': 'x',
        'large.txt': 'y'.repeat(LIMIT + 1),
        'link.yml': link('.return-gate.yml'),
        linked: link('app'),
        sub: submodule(),
        empty: '',
        'a\nb/c.txt': 'c',
      },
    },
    { removed: ['app/.return-gate.yml', 'app/deep/x.txt'], files: { '.return-gate.yml': 'mode: none', 'app/a': 'a' } },
  ];
  let directory: string;
  let base: string;

  beforeAll(() => {
    const repository = makeRepository(commits, { checkout: true });
    directory = repository.directory;
    base = repository.git('rev-parse', 'HEAD~1');
  });

  async function read(place: string, root = ''): Promise<string | number | undefined> {
    return opened(join(directory, root), async ({ repository }) => {
      const entry = await entryAt(repository, base, place);
      if (entry?.kind !== 'file') return entry?.kind;
      const [content] = await contentsOf(repository, [entry.id], LIMIT);
      if (content === undefined) return undefined;
      return content.kind === 'bytes'
        ? Buffer.from(content.bytes).toString('utf8')
        : content.kind === 'too-large'
          ? content.size
          : undefined;
    });
  }

  test.each([
    ['.return-gate.yml', '', 'mode: strict'],
    // A place is one of the repository, whatever the project is.
    ['.return-gate.yml', 'app', 'mode: strict'],
    ['app/.return-gate.yml', 'app', 'mode: mild'],
    ['app/deep/x.txt', '', 'x'],
    ['empty', '', ''],
    ['large.txt', '', LIMIT + 1],
    ['link.yml', '', 'link'],
    ['linked/.return-gate.yml', '', 'link'],
    ['linked/deep/x.txt', '', 'link'],
    ['sub/x.yml', '', 'submodule'],
    ['app', '', 'directory'],
    ['nowhere', '', undefined],
    ['nowhere/x.txt', '', undefined],
    ['large.txt/x', '', undefined],
    ['.return-gate.yml ', '', undefined],
    ['a\n.return-gate.yml', '', undefined],
    ['a\nb/c.txt', '', 'c'],
    ['a\nb/none.txt', '', undefined],
    ['a\nc/c.txt', '', undefined],
  ])('%j below "%s": %j', async (path, root, content) => {
    expect(await read(path, root)).toBe(content);
  });
});

test('a commit that the repository lacks has nothing, and a content that it lacks is an error or said to be lacking', async () => {
  const { directory, git } = makeRepository([{ files: { a: 'a', 'b/c': 'c' } }]);
  const none = '1'.repeat(40);
  await opened(directory, async ({ repository }) => {
    for (const path of ['a', 'b/c', 'b/c/d']) expect(await entryAt(repository, none, path)).toBeUndefined();
    expect(await treesAt(repository, 'main', 'b')).toEqual([git('rev-parse', 'main:'), git('rev-parse', 'main:b')]);
    expect(await treesAt(repository, 'main', 'a')).toEqual([git('rev-parse', 'main:'), undefined]);
    expect(await treesAt(repository, none, '')).toEqual([undefined, undefined]);
    const id = git('rev-parse', 'main:a');
    await expect(contentsOf(repository, [id, none], 9)).rejects.toThrow(`The repository lacks the object ${none}`);
    await expect(contentsOf(repository, [git('rev-parse', 'main:')], 9)).rejects.toThrow('but that is a tree');
    expect(await contentsOf(repository, [], 9)).toEqual([]);
    const files = [id, none, ...Array.from({ length: 80 }, () => id)].map((one) => ({
      path: one,
      id: one,
      link: false,
    }));
    const sizes: number[] = [];
    const kinds = new Set<string>();
    for await (const batch of readBatches(repository.objects, files, 0)) {
      sizes.push(batch.length);
      for (const content of batch) kinds.add(JSON.stringify(content));
    }
    expect(sizes).toEqual([40, 40, 2]);
    expect([...kinds]).toEqual(['{"kind":"too-large","size":1}', `{"kind":"lacking","id":"${none}"}`]);
  });
});
