import { PackedEntries, type EntryKind } from '../../../src/tree/git/packed-entries.js';

const ID = '0123456789abcdef0123456789abcdef01234567';
const OTHER = 'fedcba9876543210fedcba9876543210fedcba98';

/** Bytes of a block, and what an entry takes beside its path: its kind, its id and a zero. */
const BLOCK = 2 ** 24;
const BESIDE = 1 + 20 + 1;

function add(entries: PackedEntries, path: string, kind: EntryKind = 'file', id = ID): void {
  const before = 'x\t';
  const data = Buffer.from(`${before}${id}${path}`, 'latin1');
  const start = before.length + id.length;
  entries.add(kind, data, before.length, start, start + path.length);
}

function packed(...paths: readonly string[]): PackedEntries {
  const entries = new PackedEntries(ID.length);
  for (const path of paths) add(entries, path);
  return entries;
}

test('Entries are given back by their numbers', () => {
  const entries = new PackedEntries(ID.length);
  add(entries, 'a/b.md');
  add(entries, 'link', 'link', OTHER);
  add(entries, 'sub', 'submodule');
  expect(entries.count).toBe(3);
  expect([0, 1, 2].map((n) => [entries.path(n), entries.kind(n), entries.entry(n)])).toEqual([
    ['a/b.md', 'file', { kind: 'file', id: ID }],
    ['link', 'link', { kind: 'link', id: OTHER }],
    ['sub', 'submodule', { kind: 'submodule' }],
  ]);
});

test('So are more than there is room for at first', () => {
  const paths = Array.from({ length: 5_000 }, (_, n) => `file-${String(n)}`);
  const entries = packed(...paths);
  expect(paths.map((_, n) => entries.path(n))).toEqual(paths);
});

test('A path sorts before a text, after it, or is the same', () => {
  const entries = packed('b/c');
  const compare = (text: string): number => Math.sign(entries.compare(0, text));
  expect(['b/c', 'a', 'b', 'b/', 'b/b', 'b/d', 'b/c/', 'c', 'b/c\0', ''].map(compare)).toEqual([
    0, 1, 1, 1, 1, -1, -1, -1, -1, 1,
  ]);
});

test('The byte behind a text that a path starts with is told', () => {
  const entries = packed('b/c', 'd');
  const after = (n: number, text: string): number => entries.byteAfter(n, text);
  expect(['', 'b', 'b/', 'b/c', 'b/cd', 'b/c\0', 'c', 'b\0'].map((text) => after(0, text))).toEqual([
    ...['b', '/', 'c'].map((letter) => letter.charCodeAt(0)),
    ...[0, -1, -1, -1, -1],
  ]);
  expect([after(1, 'd'), after(2, '')]).toEqual([0, -1]);
});

describe('A block', () => {
  const path = (letter: string, bytes: number): string => letter.repeat(bytes - BESIDE);

  test('is filled to its last byte; then there is another', () => {
    const half = BLOCK / 2;
    const entries = packed(path('a', half), path('b', half), 'c', 'd');
    const blocks = [0, 1, 2, 3].map((n) => entries.blockOf(n));
    expect(blocks[1]).toBe(blocks[0]);
    expect(blocks[2]).not.toBe(blocks[0]);
    expect(blocks[3]).toBe(blocks[2]);
    expect([2, 3].map((n) => [entries.path(n), entries.entry(n)])).toEqual([
      ['c', { kind: 'file', id: ID }],
      ['d', { kind: 'file', id: ID }],
    ]);
    expect(entries.path(1) === path('b', half)).toBe(true);
  });

  test('is as large as an entry with a longer path', () => {
    const entries = packed('a', path('b', BLOCK + 1), 'c');
    expect(entries.blockOf(1).length).toBe(BLOCK + 1);
    expect(entries.path(1) === path('b', BLOCK + 1)).toBe(true);
    expect([entries.path(0), entries.path(2)]).toEqual(['a', 'c']);
  });
});
