import { Resolver, type Watched } from '../../src/claims/resolve.js';
import type { ExampleEntry } from '../../src/families/example.js';
import type { Tree } from '../../src/model/tree.js';
import { treeWithFiles } from '../support/memory-tree.js';

type Files = Readonly<Record<string, string | ExampleEntry>>;

const SUBMODULE: ExampleEntry = { kind: 'submodule' };

function to(target: string): ExampleEntry {
  return { kind: 'link', target };
}

const isUnread = ({ kind }: Watched): boolean => kind === 'unread';

/** Where paths lead, once all links are read. */
async function leads(
  tree: Tree,
  paths: readonly string[],
  watched: readonly string[] = [],
): Promise<readonly Watched[]> {
  const resolver = new Resolver(tree, (path) => watched.includes(path));
  // A link behind a link is known once the first has been read.
  while (paths.map((path) => resolver.resolve(path)).some(isUnread)) await resolver.read();
  return paths.map((path) => resolver.resolve(path));
}

/** One path, in short: the place that is found, or why none is. */
async function lead(path: string, files: Files): Promise<string> {
  const [found] = await leads(treeWithFiles(files), [path]);
  if (found === undefined) return 'nothing';
  switch (found.kind) {
    case 'found':
      return `${found.entry.kind} ${found.path}`;
    case 'absent':
      return `absent at ${found.at}, ${found.linked ? 'linked' : 'direct'}, rest ${JSON.stringify(found.rest)}`;
    case 'outside':
      return `outside by ${found.link}`;
    case 'lacking':
      return `lacking at ${found.at}`;
    case 'unread':
      return 'unread';
  }
}

describe('A path', () => {
  it.each<[string, string, Files, string]>([
    ['to a file', 'a/b.md', { 'a/b.md': 'x' }, 'file a/b.md'],
    ['to a folder', 'a', { 'a/b.md': 'x' }, 'directory a'],
    ['to a submodule', 'm', { m: SUBMODULE }, 'submodule m'],
    ['into a submodule', 'm/a/b.md', { m: SUBMODULE }, 'submodule m'],
    ['to nothing', 'a/c.md', { 'a/b.md': 'x' }, 'absent at a/c.md, direct, rest ""'],
    ['to nothing in a folder that is not there', 'c/d/e.md', { 'a/b.md': 'x' }, 'absent at c, direct, rest "d/e.md"'],
    ['through a file', 'a/b.md/c', { 'a/b.md': 'x' }, 'absent at a/b.md, direct, rest null'],
    ['through a link to a file', 'l', { l: to('a.md'), 'a.md': 'x' }, 'file a.md'],
    ['through a link to a folder', 'l/b.md', { l: to('a'), 'a/b.md': 'x' }, 'file a/b.md'],
    ['to a link to a folder', 'l', { l: to('a'), 'a/b.md': 'x' }, 'directory a'],
    ['to a link to a folder, with a slash', 'l', { l: to('a/'), 'a/b.md': 'x' }, 'directory a'],
    ['through a link in a folder', 'd/l', { 'd/l': to('a.md'), 'd/a.md': 'x', 'a.md': 'y' }, 'file d/a.md'],
    ['through a link with dots', 'd/l', { 'd/l': to('.././e//a.md'), 'e/a.md': 'x' }, 'file e/a.md'],
    ['to a link to the root', 'd/l', { 'd/l': to('..'), 'a.md': 'x' }, 'directory '],
    ['through a link to the root', 'd/l/a.md', { 'd/l': to('..'), 'a.md': 'x' }, 'file a.md'],
    [
      'through a link whose .. leaves the folder that was reached',
      'l',
      { l: to('far/../a.md'), far: to('d/e'), 'd/e/b.md': 'x', 'd/a.md': 'y', 'a.md': 'z' },
      'file d/a.md',
    ],
    ['through links in a chain', '1/x', { '1': to('2'), '2': to('3'), '3': to('d'), 'd/x': 'x' }, 'file d/x'],
    ['through a link and a link behind it', 'l/m', { l: to('d'), 'd/m': to('../a.md'), 'a.md': 'x' }, 'file a.md'],
    ['through a link to a submodule', 'l/a', { l: to('m'), m: SUBMODULE }, 'submodule m'],
    ['through a link to nothing', 'l', { l: to('d/none'), 'd/a': 'x' }, 'absent at d/none, linked, rest null'],
    ['behind a link to nothing', 'l/a.md', { l: to('none') }, 'absent at none, linked, rest null'],
    ['to nothing behind a link', 'l/a/b.md', { l: to('d'), 'd/c': 'x' }, 'absent at d/a, linked, rest "b.md"'],
    ['through a file behind a link', 'l/x', { l: to('a.md'), 'a.md': 'x' }, 'absent at a.md, linked, rest null'],
    ['through a link out of the root', 'd/l', { 'd/l': to('../../a.md') }, 'outside by d/l'],
    ['through a link out of the root and in again', 'l/a', { l: to('../x/d'), 'd/a': 'x' }, 'outside by l'],
    ['through an absolute link', 'l', { l: to('/etc/passwd') }, 'outside by l'],
    ['through a link to a drive', 'l', { l: to('C:/a') }, 'outside by l'],
    ['through a link to a name with a colon', 'l', { l: to('ab:c'), 'ab:c': 'x' }, 'file ab:c'],
    ['through a link in another that leaves the root', '1', { '1': to('d/2'), 'd/2': to('../..') }, 'outside by d/2'],
    ['through a link to itself', 'l', { l: to('l') }, 'absent at l, linked, rest null'],
    ['through links in a circle', '1/a', { '1': to('2'), '2': to('1') }, 'absent at 1, linked, rest null'],
    ['through a link into its own folder', 'd/l/a', { 'd/l': to('.'), 'd/a': 'x' }, 'file d/a'],
    ['through an empty link', 'l', { l: to('') }, 'absent at l, linked, rest null'],
    ['through a link of the longest target', 'l', { l: to(`${'./'.repeat(2_047)}a`), a: 'x' }, 'file a'],
    ['through a longer one', 'l', { l: to(`${'./'.repeat(2_048)}a`), a: 'x' }, 'absent at l, linked, rest null'],
    ['through a link of letters that are not ASCII', 'l', { l: to('\u00e9.md'), '\u00e9.md': 'x' }, 'file \u00e9.md'],
  ])('%s', async (_, path, files, expected) => {
    expect(await lead(path, files)).toBe(expected);
  });

  /** A chain of so many links, from 1 to the file. */
  function chain(length: number): Files {
    const links = Array.from({ length }, (_, n): [string, ExampleEntry] => [
      String(n + 1),
      to(n + 1 === length ? 'end.md' : String(n + 2)),
    ]);
    return Object.fromEntries<string | ExampleEntry>([...links, ['end.md', 'x']]);
  }

  it('follows 40 links, in a chain or one after another, and no more', async () => {
    expect(await lead('1', chain(40))).toBe('file end.md');
    expect(await lead('1', chain(41))).toContain('absent at ');
    const turns = { 'd/l': to('.'), 'd/a': 'x' };
    expect(await lead(`d/${'l/'.repeat(40)}a`, turns)).toBe('file d/a');
    expect(await lead(`d/${'l/'.repeat(41)}a`, turns)).toBe('absent at d/l, linked, rest null');
  });

  it('is the same for a link after another path went through it', async () => {
    const files = chain(41);
    const found = await leads(treeWithFiles(files), ['1', '2', '1', '41']);
    expect(found.map(({ kind }) => kind)).toEqual(['absent', 'found', 'absent', 'found']);
  });
});

describe('Links', () => {
  it('of which the clone lacks the target are lacking, and no empty ones are', async () => {
    const tree = treeWithFiles({ l: to('d'), e: to(''), 'd/a.md': 'x' });
    const lacking: Tree = {
      ...tree,
      show: async () => undefined,
      sizes: async (ids) =>
        ids.map((id) => ({ bytes: id === 'l' ? null : 0 }) as Awaited<ReturnType<Tree['sizes']>>[number]),
    };
    const found = await leads(lacking, ['l/a.md', 'l', 'e']);
    expect(found).toEqual([
      { kind: 'lacking', at: 'l', id: 'l', touched: false },
      { kind: 'lacking', at: 'l', id: 'l', touched: false },
      { kind: 'absent', linked: true, at: 'e', rest: null, touched: false },
    ]);
  });

  it('may come in pieces', async () => {
    const tree = treeWithFiles({ l: to('d/a.md'), 'd/a.md': 'x' });
    const pieces: Tree = {
      ...tree,
      show: async (ids, viewers) => {
        for (const viewer of viewers) for (const letter of 'd/a.md') expect(viewer(Buffer.from(letter))).toBe(true);
        for (const viewer of viewers.slice(ids.length)) viewer(Buffer.from(''));
      },
    };
    expect((await leads(pieces, ['l']))[0]).toMatchObject({ kind: 'found', path: 'd/a.md' });
  });
});

describe('A watched path', () => {
  const files = { l: to('d'), m: to('l'), 'd/a.md': 'x', 'd/b.md': 'y', 'e/c.md': 'z' };

  it.each<[string, readonly string[], boolean]>([
    ['e/c.md', ['e/c.md'], true],
    ['e/c.md', ['e'], false],
    ['l/a.md', ['l'], true],
    ['l/a.md', ['d/a.md'], true],
    ['l/a.md', ['d'], true],
    ['m/a.md', ['l'], true],
    ['m/a.md', ['d'], true],
    ['m/a.md', ['m'], true],
    ['l/a.md', ['d/b.md', 'e', 'm'], false],
    ['l/none.md', ['d/none.md'], true],
    ['none/a.md', ['none'], true],
    ['none/a.md', ['none/a.md'], false],
  ])('on the way of %s: %j is seen: %j', async (path, watched, expected) => {
    const found = await leads(treeWithFiles(files), [path, path], watched);
    expect(found.map(({ touched }) => touched)).toEqual([expected, expected]);
    // Whoever goes the same way later sees it, too.
    const later = await leads(treeWithFiles(files), ['l/b.md', 'm/b.md', path], watched);
    expect(later[2]?.touched).toBe(expected);
  });
});
