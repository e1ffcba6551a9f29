import { OtherCase } from '../../src/tree/other-case.js';
import type { Entry } from '../../src/model/tree.js';

/** Finds paths among files, and links whose names end in `@`. Gives the folders whose names were read, too. */
function among(...paths: readonly string[]) {
  const read: string[] = [];
  const find = (path: string): Entry | undefined => {
    if (paths.includes(path)) return { kind: path.endsWith('@') ? 'link' : 'file', id: path };
    return paths.some((one) => one.startsWith(`${path}/`)) ? { kind: 'directory' } : undefined;
  };
  const namesIn = (folder: string): Iterable<string> | undefined => {
    read.push(folder);
    const start = folder === '' ? '' : `${folder}/`;
    return new Set(
      paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length).split('/')[0] ?? ''),
    );
  };
  const other = new OtherCase({ find, namesIn });
  return { find: (path: string): string | undefined => other.find(path), read };
}

test.each<[string, readonly string[], string | undefined]>([
  ['a.md', ['A.md'], 'A.md'],
  ['a.md', ['a.md'], undefined],
  ['a.md', ['a.md', 'A.MD'], 'A.MD'],
  ['a.md', ['b.md'], undefined],
  ['A/B/c.md', ['a/b/C.md'], 'a/b/C.md'],
  ['a/b.md', ['A/b.md', 'a/B.md'], 'a/B.md'],
  ['a/b.md', ['a/x.md', 'A/b.md'], 'A/b.md'],
  ['a/b.md', ['A', 'a/x.md'], undefined],
  ['a', ['A/b.md'], undefined],
  ['a@', ['A@'], 'A@'],
  // A link is followed by the names that were asked for.
  ['l@/x/y.md', ['L@'], 'L@/x/y.md'],
  ['l@/y.md', ['l@'], undefined],
  ['l@/y.md', ['l@', 'L@'], 'L@/y.md'],
  ['x/l@/y.md', ['X/l@'], 'X/l@/y.md'],
  ['a/b', ['a/b/c', 'A/B'], 'A/B'],
  ['\u00e9.md', ['\u00c9.md'], '\u00c9.md'],
  ['', ['a'], undefined],
])('%j among %j is %j in another letter case', (asked, paths, expected) => {
  expect(among(...paths).find(asked)).toBe(expected);
});

test('sixteen folders are searched, and no more', () => {
  const names = Array.from({ length: 17 }, (_, n) =>
    Array.from('abcde')
      .map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter))
      .join(''),
  );
  const files = (last: number): readonly string[] => names.map((name, n) => `${name}/${n === last ? 'X' : 'y'}.md`);
  expect(among(...files(15)).find('abcde/x.md')).toBe(`${names[15] ?? ''}/X.md`);
  expect(among(...files(16)).find('abcde/x.md')).toBeUndefined();
});

test('nothing is found where there is no folder', () => {
  expect(new OtherCase({ find: () => undefined, namesIn: () => undefined }).find('a/b')).toBeUndefined();
});
