import { verify } from '../../src/claims/verify.js';
import type { Tree } from '../../src/model/tree.js';
import { memoryTree } from '../support/memory-tree.js';

const MIB = 1024 * 1024;

/** A tree of files by their sizes, each blank, that counts what is read of them: of a large one only the start is shown. */
function treeOf(
  sizes: Readonly<Record<string, number>>,
  telling = true,
): { readonly tree: Tree; readonly reads: readonly string[] } {
  const reads: string[] = [];
  const tree: Tree = {
    ...memoryTree({ file: '', files: new Map(), earlier: new Map(), workspace: new Set() }),
    find: (path) => (path in sizes ? { kind: 'file', id: path } : undefined),
    sizes: (ids) => Promise.resolve(ids.map((id) => ({ bytes: sizes[id] ?? null, telling }))),
    show: (ids, viewers) => {
      reads.push(...ids);
      ids.forEach((id, n) => viewers[n]?.(Buffer.from(' '.repeat(Math.min(sizes[id] ?? 0, MIB)))));
      return Promise.resolve();
    },
  };
  return { tree, reads };
}

const claim = (path: string) => ({
  claim: { path, pointer: '/artifacts/0/path', type: null },
  returnFile: 'specs/1_a/.return-meta.json',
});

describe('the files of one batch of claims', () => {
  const reads = async (sizes: Readonly<Record<string, number>>): Promise<readonly string[]> => {
    const { tree, reads: read } = treeOf(sizes);
    await verify(Object.keys(sizes).map(claim), tree);
    return read;
  };

  it('are looked into up to 100 MiB, all together', async () => {
    expect(await reads({ 'one.md': 60 * MIB, 'two.md': 40 * MIB })).toEqual(['one.md', 'two.md']);
    expect(await reads({ 'one.md': 60 * MIB, 'two.md': 40 * MIB + 1, 'three.md': MIB })).toEqual([
      'one.md',
      'three.md',
    ]);
    expect(await reads({ 'one.md': 100 * MIB + 1 })).toEqual([]);
  });

  it('are present where they were not looked into, blank or not', async () => {
    const { tree } = treeOf({ 'large.md': 100 * MIB + 1 });
    expect(await verify([claim('large.md')], tree)).toMatchObject([
      { name: 'present', size: 100 * MIB + 1, blank: false },
    ]);
  });
});

describe('a file whose size does not tell that it may be blank', () => {
  it('is looked into if it changed and has at most 8 MiB', async () => {
    const { tree, reads } = treeOf({ 'old.md': MIB, 'new.md': 8 * MIB, 'large.md': 8 * MIB + 1 }, false);
    await verify(['old.md', 'new.md', 'large.md'].map(claim), tree, new Set(['new.md', 'large.md']));
    expect(reads).toEqual(['new.md']);
  });
});
