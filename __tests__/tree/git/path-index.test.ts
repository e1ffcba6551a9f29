import fc from 'fast-check';
import { PackedEntries } from '../../../src/tree/git/packed-entries.js';
import { PathIndex } from '../../../src/tree/git/path-index.js';

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
          const place = index.find(asked);
          const expected = folders.has(asked) ? 'folder' : listed.includes(asked) ? 'file' : 'nothing';
          expect(place === undefined ? 'nothing' : place.isFolder ? 'folder' : 'file').toBe(expected);
          if (place?.isFolder === true) expect(entries.path(place.entry).startsWith(`${asked}/`)).toBe(true);
          else if (place !== undefined) expect(entries.path(place.entry)).toBe(asked);
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
});
