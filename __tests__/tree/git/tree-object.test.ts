import { belowRoot } from '../../../src/tree/git/repository-files.js';
import { scopesOf, sharedStart } from '../../../src/tree/git/scopes.js';
import { parseTreeObject } from '../../../src/tree/git/other-commit.js';

const ID = '0123456789abcdef0123456789abcdef01234567';
const BYTES = Buffer.from(ID, 'hex').toString('latin1');

function raw(...entries: readonly (readonly [mode: string, name: string])[]): string {
  return entries.map(([mode, name]) => `${mode} ${name}\0${BYTES}`).join('');
}

describe('a raw tree', () => {
  test('has entries of each kind, whatever else is in their modes', () => {
    const modes = ['100644', '100755', '0100600', '120000', '120777', '40000', '040000', '160000', '60000', '', 'x'];
    const kinds = modes.map((mode) => parseTreeObject(raw([mode, 'name']), 20).get('name'));
    const [file, link] = (['file', 'link'] as const).map((kind) => ({ kind, id: ID }));
    const [folder, submodule] = [{ kind: 'directory' }, { kind: 'submodule' }];
    expect(kinds).toEqual([file, file, file, link, link, folder, folder, submodule, submodule, submodule, submodule]);
  });

  test('has names of any bytes but zero', () => {
    const entries = parseTreeObject(
      raw(['100644', 'a b'], ['100644', 'caf\xc3\xa9'], ['100644', '\xff'], ['120000', '']),
      20,
    );
    expect([...entries.keys()]).toEqual(['a b', 'café', '\udcff', '']);
    expect(parseTreeObject('', 20).size).toBe(0);
  });

  test('has ids of either length', () => {
    expect(parseTreeObject(`100644 a\0${'\x01'.repeat(32)}120000 b\0${'\x02'.repeat(32)}`, 32)).toEqual(
      new Map([
        ['a', { kind: 'file', id: '01'.repeat(32) }],
        ['b', { kind: 'link', id: '02'.repeat(32) }],
      ]),
    );
  });

  test.each([
    ['100644 a\0short'],
    [`100644 a\0${BYTES.slice(1)}`],
    ['100644'],
    ['100644 a'],
    ['a\0b'],
    [`${raw(['100644', 'a'])}1`],
    [`${raw(['100644', 'a'])}100644 b\0`],
  ])('that is cut off is damaged: %j', (text) => {
    expect(() => parseTreeObject(text, 20)).toThrow(
      'The tree of the commit is damaged: a folder ends in the middle of an entry.',
    );
  });
});

test('paths of the repository are those of the project where they are below its root', () => {
  expect(belowRoot(['a/b', 'app/c', 'app', 'apple/d', 'app/'], 'app')).toEqual(new Set(['c', '']));
  expect(belowRoot(['a/b', 'c'], '')).toEqual(new Set(['a/b', 'c']));
});

describe('a search', () => {
  const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => String(n));

  test.each<[string, readonly string[], readonly string[]]>([
    ['one path', ['a/b/c.md'], ['a/b/c.md']],
    ['paths in one folder', ['a/b', 'a/c'], ['a/b', 'a/c']],
    ['a path that is a folder of another', ['a', 'a/b'], ['a', 'a/b']],
    ['no path', [], []],
    ['32 folders', numbers(32).map((n) => `a/${n}/x`), numbers(32).map((n) => `a/${n}/x`)],
    ['more folders', numbers(33).map((n) => `a/${n}/x`), ['a']],
    ['more folders at the top', numbers(33), []],
    ['many files of few folders', numbers(66).map((n) => `${String(Number(n) % 2)}/${n}`), ['0', '1']],
    ['a path of many folders', [numbers(14).join('/')], [numbers(12).join('/')]],
    ['a path with a line end', ['a/b/c\n/d', 'a/e'], ['a/b', 'a/e']],
    ['a path with a zero', ['a/\0/c'], ['a']],
    ['a path that begins with a line end', ['\r/b', 'a/b'], []],
    ['the top itself', ['', 'a'], []],
  ])('for %s is limited to few folders', (_, paths, expected) => {
    expect(scopesOf(paths)).toEqual(expected);
  });

  test.each([
    ['a/b/c', 'a/b/d', 'a/b'],
    ['a/b/c', 'a/b/c', 'a/b/c'],
    ['a/b/c', 'a/b', 'a/b'],
    ['a/b', 'a/b/c', ''],
    ['a/b', 'c/b', ''],
    ['ab/c', 'a/c', ''],
    ['a', 'a', 'a'],
  ])('for %j and %j starts at %j', (one, other, expected) => {
    expect(sharedStart(one, other)).toBe(expected);
  });
});
