import { verify } from '../../src/claims/verify.js';
import type { Tree } from '../../src/model/tree.js';

/** A tree of files by their sizes, each blank, that counts what is read of them. */
function treeOf(sizes: Readonly<Record<string, number>>): { readonly tree: Tree; readonly reads: readonly string[] } {
  const reads: string[] = [];
  const tree: Tree = {
    kind: 'commit',
    revision: null,
    root: '',
    list: () => Promise.resolve([]),
    find: (path) => (path in sizes ? { kind: 'file', id: path } : undefined),
    findOtherCase: () => undefined,
    findAll: async () => [],
    filesNamed: () => new Map(),
    read: async function* () {},
    sizes: (ids) => Promise.resolve(ids.map((id) => ({ bytes: sizes[id] ?? null, telling: true }))),
    show: (ids, viewers) => {
      reads.push(...ids);
      ids.forEach((id, n) => viewers[n]?.(Buffer.from(' '.repeat(sizes[id] ?? 0))));
      return Promise.resolve();
    },
    submodules: () => Promise.resolve(new Set()),
    inLfs: () => Promise.resolve(new Set()),
    explainAbsent: () => Promise.resolve(new Map()),
    fileVersions: () => Promise.resolve(new Map()),
    readVersions: async function* () {},
    existedSince: () => Promise.resolve([]),
    filesAt: () => Promise.resolve([]),
    commitsNamed: () => Promise.resolve(new Map()),
    changedIn: () => Promise.resolve(new Map()),
    commitsBehind: () => Promise.resolve(new Map()),
    trackedEndingWith: () => Promise.resolve(new Map()),
    pastEndingWith: () => Promise.resolve({ endings: new Map(), folders: new Set(), whole: true }),
    ignoredByCommit: () => Promise.resolve(new Map()),
    leadsTo: () => Promise.resolve([]),
    existedBefore: () => Promise.resolve([]),
    fetchContents: () => Promise.resolve(),
    close: () => undefined,
  };
  return { tree, reads };
}

const claim = (path: string) => ({
  claim: { path, pointer: '/artifacts/0/path', type: null },
  returnFile: 'specs/1_a/.return-meta.json',
});

describe('a large file that many returns claim', () => {
  it('is read once for all batches, and judged the same each time', async () => {
    const { tree, reads } = treeOf({ 'large.md': 10_000, 'other.md': 10_001 });
    const first = await verify([claim('large.md'), claim('large.md')], tree);
    const second = await verify([claim('other.md'), claim('large.md')], tree);
    expect(reads).toEqual(['large.md', 'other.md']);
    expect([...first, ...second]).toMatchObject([
      { name: 'present', size: 10_000, blank: true },
      { name: 'present', size: 10_000, blank: true },
      { name: 'present', size: 10_001, blank: true },
      { name: 'present', size: 10_000, blank: true },
    ]);
  });

  it('is read anew in another tree', async () => {
    const [one, another] = [treeOf({ 'large.md': 10_000 }), treeOf({ 'large.md': 10_000 })];
    await verify([claim('large.md')], one.tree);
    await verify([claim('large.md')], another.tree);
    expect(another.reads).toEqual(['large.md']);
  });
});
