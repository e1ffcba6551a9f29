import type { Selection } from '../../../src/model/tree.js';
import { EntryReader } from '../../../src/tree/git/entry-reader.js';
import { Listing } from '../../../src/tree/git/listing.js';
import { makeRepository } from '../../support/repository.js';

/** The id of a file with a digit for a content. */
const idOf = (digit: string): string => digit.repeat(40);

const ALL: Selection = { patterns: ['**'], matches: () => true };

/** The lines of `git ls-tree -r -t`, each a mode, a digit for the id, and a path, whose letters are bytes. */
const LINES = [
  '100644 1 .hidden',
  '100644 2 A.md',
  '120000 3 a.md',
  '040000 4 dir',
  '100644 5 dir/A.md',
  '100755 6 dir/b.md',
  '040000 7 dir/deep',
  '100644 8 dir/deep/b.md',
  '120000 9 dir/link',
  '160000 a dir/sub',
  '100644 b dir0',
  '040000 c empty',
  '100644 0 x',
  '100644 1 x.md',
  '100644 2 x0.md',
  '040000 d \xc3\xa9',
  '100644 e \xc3\xa9/b.md',
  '100644 f \xc3\xa9/\xff.md',
];

function listingOf(lines: readonly string[]): Listing {
  const types = { '040000': 'tree', '160000': 'commit' } as Readonly<Record<string, string>>;
  const reader = new EntryReader(40);
  for (const line of lines) {
    const [mode = '', digit = '', path = ''] = line.split(' ');
    reader.take(Buffer.from(`${mode} ${types[mode] ?? 'blob'} ${idOf(digit)}\t${path}\0`, 'latin1'));
  }
  return new Listing(reader.entries(), reader.files);
}

let listing: Listing;

// A listing keeps what it found out: each test has its own.
beforeEach(() => {
  listing = listingOf(LINES);
});

describe('The listing of a tree', () => {
  test('has files and links in the order of their paths, and no folders or submodules', () => {
    const found = listing.list(ALL);
    expect(found.map(({ path }) => path)).toEqual(
      ['.hidden', 'A.md', 'a.md', 'dir/A.md', 'dir/b.md', 'dir/deep/b.md', 'dir/link', 'dir0', 'x', 'x.md', 'x0.md', 'é/b.md', 'é/\udcff.md'],
    ); // prettier-ignore
    expect(found[2]).toEqual({ path: 'a.md', id: idOf('3'), link: true });
    expect(found[4]).toEqual({ path: 'dir/b.md', id: idOf('6'), link: false });
    expect(listing.list({ patterns: [], matches: (path) => path.startsWith('dir/s') || path === 'é/b.md' })).toEqual([
      { path: 'é/b.md', id: idOf('e'), link: false },
    ]);
  });

  test('sorts paths by their characters, where git sorts bytes', () => {
    const sorted = listingOf(['100644 1 \xef\xbc\xa1', '100644 2 \xf0\x9f\x98\x80']).list(ALL);
    expect(sorted.map(({ path }) => path)).toEqual(['\u{1f600}', '\uff21']);
  });

  test.each([
    ['', { kind: 'directory' }],
    ['A.md', { kind: 'file', id: idOf('2') }],
    ['a.md', { kind: 'link', id: idOf('3') }],
    ['dir', { kind: 'directory' }],
    ['dir/deep', { kind: 'directory' }],
    ['dir/deep/b.md', { kind: 'file', id: idOf('8') }],
    ['dir/sub', { kind: 'submodule' }],
    ['é', { kind: 'directory' }],
    ['é/\udcff.md', { kind: 'file', id: idOf('f') }],
    ['dir/', undefined],
    ['dir/c.md', undefined],
    ['empty', undefined],
    ['\udcc3\udca9/b.md', undefined],
    ['é/\ud800.md', undefined],
    ['\xe9/b.md'.normalize('NFD'), undefined],
  ])('has at %j: %j', (path, entry) => {
    expect(listing.find(path)).toEqual(entry);
  });

  test.each([
    ['DIR/B.md', 'dir/b.md'],
    ['DIR/DEEP/b.MD', 'dir/deep/b.md'],
    ['A.MD', 'A.md'],
    ['a.md', 'A.md'],
    ['A.md', 'a.md'],
    ['DIR/LINK', 'dir/link'],
    ['DIR0', 'dir0'],
    ['X.MD', 'x.md'],
    ['X0.md', 'x0.md'],
    ['É/B.md', 'é/b.md'],
    ['É/\udcff.MD', 'é/\udcff.md'],
    ['.HIDDEN', '.hidden'],
    ['dir/b.md', undefined],
    ['DIR', undefined],
    ['DIR/SUB', undefined],
    ['dir/none.md', undefined],
  ])('has for %j, in another letter case: %j', (path, other) => {
    expect(listing.findOtherCase(path)).toBe(other);
  });

  test('has files by their names, but no links, submodules and folders', () => {
    const names = ['A.md', 'b.md', 'a.md', 'link', 'sub', 'deep', 'none', '', '\udcff.md', 'dir0', 'é'];
    expect(listing.filesNamed(new Set(names))).toEqual(
      new Map([
        ['A.md', ['A.md', 'dir/A.md']],
        ['b.md', ['dir/b.md', 'dir/deep/b.md', 'é/b.md']],
        ['dir0', ['dir0']],
        ['\udcff.md', ['é/\udcff.md']],
      ]),
    );
    expect(listing.filesNamed(new Set())).toEqual(new Map());
  });

  test('has no file by a name that no bytes are read as', () => {
    expect(listing.filesNamed(new Set(['\ud800', '\udcc3\udca9']))).toEqual(new Map());
  });

  test('has files, links and folders by the ends of their paths, but no submodules', () => {
    expect(listing.endingWith(['b.md', 'deep/b.md', 'deep', 'link', 'sub', '\udcff.md', 'none', 'ir'])).toEqual(
      new Map([
        ['b.md', ['dir/b.md', 'dir/deep/b.md', 'é/b.md']],
        ['deep', ['dir/deep']],
        ['deep/b.md', ['dir/deep/b.md']],
        ['link', ['dir/link']],
        ['\udcff.md', ['é/\udcff.md']],
      ]),
    );
    expect(listing.endingWith([])).toEqual(new Map());
  });

  test.each([
    [500, true],
    [501, false],
  ])('of %d files is small: %p', (count, isSmall) => {
    const lines = Array.from({ length: count }, (_, n) => `100644 1 ${String(n).padStart(4, '0')}`);
    expect(listingOf(lines).isSmall).toBe(isSmall);
  });
});

test('A tree is listed up to a number of bytes, its folders included', async () => {
  const { directory, git } = makeRepository([{ files: { 'a/b': 'x', c: 'y' } }]);
  const [tree, blob] = [git('rev-parse', 'main^{tree}'), git('rev-parse', 'main:c')];
  const bytes = git('ls-tree', '-r', '-t', '-z', 'main').length;
  const read = (most?: number, id = tree): Promise<Listing> => Listing.read({ cwd: directory }, id, most);
  expect((await read(bytes)).find('c')).toEqual({ kind: 'file', id: blob });
  expect((await read()).find('a')).toEqual({ kind: 'directory' });
  await expect(read(bytes - 1)).rejects.toThrow(`The list of files has more than ${String(bytes - 1)} bytes.`);
  await expect(read(bytes, idOf('1'))).rejects.toThrow(/^git could not list the tree: fatal: /);
});
