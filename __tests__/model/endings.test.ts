import { Endings } from '../../src/model/tree.js';

/** The paths that end in a slash and a wanted one; with `folders`, the folders above them, too. */
function found(
  wanted: readonly string[],
  paths: readonly string[],
  folders = false,
): Readonly<Record<string, readonly string[]>> {
  const endings = new Endings(wanted);
  for (const path of paths) {
    if (folders) endings.takeWithFolders(path);
    else endings.take(path);
  }
  return Object.fromEntries(endings.found());
}

describe('paths that end in a slash and a wanted path', () => {
  test.each<[string, readonly string[], readonly string[], Readonly<Record<string, readonly string[]>>]>([
    ['one name', ['b'], ['x/b', 'b', 'xb', 'b/x', 'x/b/'], { b: ['x/b'] }],
    ['several names', ['a/b'], ['x/a/b', 'a/b', 'xa/b', 'x/y/a/b', 'a/x/b'], { 'a/b': ['x/a/b', 'x/y/a/b'] }],
    ['one that ends in another', ['b', 'a/b'], ['x/a/b'], { b: ['x/a/b'], 'a/b': ['x/a/b'] }],
    ['the same one twice', ['b', 'b'], ['x/b'], { b: ['x/b'] }],
    ['the same path twice', ['b'], ['x/b', 'x/b'], { b: ['x/b'] }],
    ['three at most', ['b'], ['1/b', '2/b', '1/b', '3/b', '4/b'], { b: ['1/b', '2/b', '3/b'] }],
    ['a path from the root', ['b'], ['/b', '/x/b'], { b: ['/b', '/x/b'] }],
    ['a wanted path from the root', ['/b'], ['x//b', '/b', 'x/b'], { '/b': ['x//b'] }],
    ['nothing', ['', 'b'], ['', 'x', 'x/c', '/'], {}],
  ])('are found: %s', (_, wanted, paths, expected) => {
    expect(found(wanted, paths)).toEqual(expected);
  });

  test('are found among folders as well, each once for the paths below it', () => {
    const paths = ['x/a/b/1', 'x/a/b/2', 'x/a/c', 'xy/a', 'y/a/1', 'a/1'];
    expect(found(['b', 'a', 'x', '1'], paths, true)).toEqual({
      a: ['x/a', 'xy/a', 'y/a'],
      b: ['x/a/b'],
      '1': ['x/a/b/1', 'y/a/1', 'a/1'],
    });
    expect(found(['b', 'a'], paths)).toEqual({ a: ['xy/a'] });
  });
});
