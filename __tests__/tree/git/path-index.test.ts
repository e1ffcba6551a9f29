import fc from 'fast-check';
import { PackedEntries } from '../../../src/tree/git/packed-entries.js';
import { firstFrom, PathIndex } from '../../../src/tree/git/path-index.js';

const ID = '0123456789abcdef0123456789abcdef01234567';

/** Entries of files, sorted as git lists them. */
function packed(paths: readonly string[]): PackedEntries {
  const entries = new PackedEntries(ID.length);
  for (const path of [...paths].sort()) {
    const data = Buffer.from(`${ID} ${path}`, 'latin1');
    entries.add('file', data, 0, ID.length + 1, data.length);
  }
  return entries;
}

/** The folders above a path. */
function above(path: string): readonly string[] {
  const names = path.split('/');
  return names.slice(1).map((_, n) => names.slice(0, n + 1).join('/'));
}

const name = fc.stringMatching(/^[ab.\u00e9]{1,3}$/);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));

describe('the index of a listing', () => {
  it.each([
    ['with room for all', (folders: number) => folders],
    // Then most slots are taken, so that many paths are found by halving.
    ['with room for few', () => 0],
  ])('finds files and folders, and nothing else, %s', (_, room) => {
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 60 }), path, (listed, other) => {
        const folders = new Set(listed.flatMap(above));
        const entries = packed(listed);
        const index = new PathIndex(entries, room(folders.size));
        for (const asked of [...listed, ...folders, other]) {
          const entry = [...listed].sort().indexOf(asked);
          expect(index.find(asked)).toBe(folders.has(asked) ? 'folder' : entry < 0 ? undefined : entry);
        }
      }),
    );
  });

  it('keeps of an entry its kind, its id and its path, be that longer than a block', () => {
    const entries = new PackedEntries(ID.length);
    const long = 'x'.repeat(2 ** 24);
    for (const [kind, text] of [
      ['file', 'a'],
      ['link', long],
      ['submodule', 'z'],
    ] as const) {
      const data = Buffer.from(`${ID}\t${text}`);
      entries.add(kind, data, 0, ID.length + 1, data.length);
    }
    expect([0, 1, 2].map((n) => entries.entry(n))).toEqual([
      { kind: 'file', id: ID },
      { kind: 'link', id: ID },
      { kind: 'submodule' },
    ]);
    expect(entries.path(1)).toBe(long);
    expect(entries.path(2)).toBe('z');
  });

  it.each([2, 0])(
    'finds the folder where a broken tree has a file of its name as well, with room for %d folders',
    (room) => {
      const entries = packed(['a', 'a!', 'a/b', 'b', 'b.c', 'c/d']);
      const index = new PathIndex(entries, room);
      expect(['a', 'b', 'b.c', 'c'].map((asked) => index.find(asked))).toEqual(['folder', 3, 4, 'folder']);
      for (const none of ['', '/', 'a/', 'a/b/', 'c/', 'c/d\0', 'c\0', 'd', 'B'])
        expect(index.find(none)).toBeUndefined();
      expect(new PathIndex(packed([]), 0).find('a')).toBeUndefined();
    },
  );

  it('finds the first entry that does not sort before a text', () => {
    const entries = packed(['a', 'a!', 'a/b', 'b', 'd']);
    const wanted = ['', 'a', 'a ', 'a!', 'a/', 'a/b', 'a/b\0', 'b', 'c', 'd', 'e'];
    expect(wanted.map((text) => firstFrom(entries, text))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });
});

describe('packed entries', () => {
  it('are compared byte by byte with a text, which may have bytes that no path has', () => {
    const entries = packed(['ab/c']);
    const compare = (text: string): number => Math.sign(entries.compare(0, text));
    expect(['ab/c', 'ab/', 'ab/cd', 'ab/c\0', 'ab\0c', 'ab/b', 'ab/d', '', '\u1234'].map(compare)).toEqual([
      ...[0, 1, -1, -1, 1, 1, -1, 1, -1],
    ]);
  });

  it('show what follows the start of a path', () => {
    const entries = packed(['ab/c', 'b']);
    const after = (text: string): number => entries.byteAfter(0, text);
    expect(['', 'a', 'ab', 'ab/c', 'ab/cd', 'ab/c\0', 'b', 'aa'].map(after)).toEqual([
      ...[0x61, 0x62, 0x2f, 0, -1, -1, -1, -1],
    ]);
    expect([entries.byteAfter(1, 'b'), entries.byteAfter(2, 'b'), entries.byteAfter(2, '')]).toEqual([0, -1, -1]);
  });

  it('may be thousands, in blocks that they fill to the last byte', () => {
    const entries = new PackedEntries(ID.length);
    const add = (path: string): void => {
      const data = Buffer.from(`${ID}${path}`);
      entries.add('link', data, 0, ID.length, data.length);
    };
    const paths = Array.from({ length: 3_000 }, (_, n) => String(n).padStart(4, '0'));
    for (const path of paths) add(path);
    // A kind, an id and a zero come with each path.
    const rest = 2 ** 24 - paths.length * (1 + 20 + 4 + 1);
    const filling = 'x'.repeat(rest - 22);
    add(filling);
    expect(entries.blockOf(3_000)).toBe(entries.blockOf(0));
    add('after');
    expect(entries.blockOf(3_001)).not.toBe(entries.blockOf(0));
    expect([entries.count, entries.placeOf(0), entries.placeOf(1), entries.placeOf(3_001)]).toEqual([
      3_002, 21, 47, 21,
    ]);
    expect(paths.filter((path, n) => entries.path(n) !== path)).toEqual([]);
    expect([entries.path(3_000) === filling, entries.path(3_001), entries.kind(2_999)]).toEqual([
      true,
      'after',
      'link',
    ]);
    expect(entries.entry(3_001)).toEqual({ kind: 'link', id: ID });
  });
});
