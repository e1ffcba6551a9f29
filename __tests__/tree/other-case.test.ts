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
