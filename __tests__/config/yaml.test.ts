import type { Json } from '../../src/model/json.js';
import { readJson, readYaml } from '../../src/config/yaml.js';

/** `offset message` of all that is wrong with a text. */
function flaws(text: string, read = readYaml): readonly string[] {
  return read(text).flaws.map(({ at, message }) => `${String(at)} ${message}`);
}

const EMPTY = '0 The file is empty: write a key, such as ignore, or delete the file.';
const DEEP = 'Here values nest deeper than 20 levels.';

describe('YAML', () => {
  test.each<readonly [string, Json]>([
    ['a: 1\nb: [x, "y", true, null, ~, 0x10, 1.5]', { a: 1, b: ['x', 'y', true, null, null, 16, 1.5] }],
    ['a:\n  - b: {c: d}\n  -', { a: [{ b: { c: 'd' } }, null] }],
    ['a: yes\nb: off\nc: 2001-01-01', { a: 'yes', b: 'off', c: '2001-01-01' }],
    ['text', 'text'],
    ['""', ''],
    ['null', null],
    ['!!str', null],
    ['__proto__: 1', JSON.parse('{"__proto__": 1}') as Json],
    ['---\na: 1\n...\n', { a: 1 }],
    ['%YAML 1.2\n---\na: 1', { a: 1 }],
  ])('%j is %j', (text, value) => {
    expect(readYaml(text).value).toEqual(value);
  });

  test('has the offset of each value, and of its key', () => {
    const { places, unread, flaws: found } = readYaml('a: 1\nb:\n  - x\n  - {c/d: }\ne:\n');
    expect([...places].map(([pointer, { value, key }]) => [pointer, value, key])).toEqual([
      ['', 0, null],
      ['/a', 3, 0],
      ['/b', 10, 5],
      ['/b/0', 12, null],
      ['/b/1', 18, null],
      ['/b/1/c~1d', 24, 19],
      ['/e', 28, 26],
    ]);
    expect([unread.size, found]).toEqual([0, []]);
  });

  test.each<readonly [string, readonly string[]]>([
    ['', [EMPTY]],
    ['---\n', [EMPTY]],
    ['--- a\n--- b\n', ['6 A second document starts here: write all in one.']],
    ['a: 1\n...\nb: 2\n', ['9 A second document starts here: write all in one.']],
    ['a: 1\n...\n# ---\n---\nb: 2', ['15 A second document starts here: write all in one.']],
    ['}', ['0 This is not YAML: Unexpected flow-map-end token in YAML document: "}".']],
    [
      '[!a,!b]',
      [
        '1 YAML reads !a as a tag, which a configuration must not have: put text that begins with ! in quotes.',
        '4 YAML reads !b as a tag, which a configuration must not have: put text that begins with ! in quotes.',
      ],
    ],
    [
      '[- !a',
      [
        '1 YAML reads !a as a tag, which a configuration must not have: put text that begins with ! in quotes.',
        '3 This is not YAML: Missing newline after block sequence props.',
        '1 This is not YAML: Block collections are not allowed within flow collections.',
        '3 This is not YAML: Flow sequence must end with a ].',
      ],
    ],
    ['# x\n%YAML 1.1\n---\na: 1', ['4 Only YAML 1.2 is read: take this line out.']],
    [
      'a: 1\na: 2\nb: {c: 1, "c": 2}',
      [
        '5 The key "a" appears here a second time. Keep one of them.',
        '20 The key "c" appears here a second time. Keep one of them.',
      ],
    ],
    [
      'a!: !!str c',
      [
        '4 YAML reads tag:yaml.org,2002:str as a tag, which a configuration must not have: put text that begins with ! in quotes.',
      ],
    ],
    [
      '&a b',
      ['0 YAML reads &a as an anchor, which a configuration must not have: put text that begins with & in quotes.'],
    ],
    ['&a b: 1', ['3 A key is text, without a tag or an anchor.']],
    ['!a b: 1', ['3 A key is text, without a tag or an anchor.']],
    ['? {a: 1}\n: 2', ['2 A key is text: this one is a list, or holds keys itself.']],
    ['true: 2', ['0 A key is text: put true in quotes, if it is meant.']],
  ])('%j has flaws', (text, expected) => {
    expect(flaws(text)).toEqual(expected);
  });

  test('is not read at all if it is none, and else what cannot be read is left out', () => {
    expect(readYaml('a: b: c')).toMatchObject({ value: undefined, places: new Map(), unread: new Set() });
    const { value, unread } = readYaml('a: *b\nc: 1\n1: 2\nd: [!e f]');
    expect([value, [...unread]]).toEqual([{ a: null, c: 1, d: [null] }, ['/a', '/d/0']]);
  });

  test('is refused with messages that are not long', () => {
    const [message = ''] = flaws(`a: @${'b'.repeat(500)}`);
    expect(message).toMatch(/^3 This is not YAML: Plain value cannot start with reserved character @/);
    const [long = ''] = flaws(`%${'x'.repeat(500)} y\n---\na: "\\q"\n`);
    expect(long.length).toBeLessThan(250);
  });
});

describe('YAML that nests', () => {
  const lists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const dashes = (depth: number): string => `${'- '.repeat(depth)}a`;

  test.each<readonly [string, string, string]>([
    ['lists between brackets', lists(20), lists(21)],
    ['maps between brackets', `${'{a: '.repeat(19)}{}${'}'.repeat(19)}`, `${'{a: '.repeat(21)}${'}'.repeat(21)}`],
    ['lists of dashes', dashes(20), dashes(21)],
    ['pairs between brackets', '[a: b]', `[${'a: '.repeat(21)}]`],
    ['keys behind question marks', '? a\n: b', `${'? '.repeat(21)}a`],
    ['keys behind question marks between brackets', '[? a : b]', `[${'? '.repeat(21)}a]`],
    ['values without keys', 'a: b', `${': '.repeat(21)}a`],
  ])('as %s, is read up to 20 levels', (_, within, beyond) => {
    expect(flaws(within)).toEqual([]);
    expect(flaws(beyond)).toHaveLength(1);
    expect(flaws(beyond)[0]).toMatch(new RegExp(`^\\d+ ${DEEP}$`));
  });

  test('is counted by line, and by bracket', () => {
    expect(flaws(`a:\n${'- b\n'.repeat(30)}`)).toEqual([]);
    expect(flaws(`[${'[], '.repeat(30)}]`)).toEqual([]);
    expect(flaws(`[${'a: b, '.repeat(30)}]`)).toEqual([]);
    expect(flaws(`[${'{a: b}, '.repeat(30)}]`)).toEqual([]);
    expect(flaws(`[${'"a:b", "-", "?", '.repeat(30)}]`)).toEqual([]);
    expect(flaws('['.repeat(30))).toEqual([`20 ${DEEP}`]);
    expect(flaws('{'.repeat(30))).toEqual([`20 ${DEEP}`]);
    // A list without its end, and what is below it.
    expect(flaws(`a: [b\nc: ${'['.repeat(30)}`)).toEqual([`28 ${DEEP}`]);
    expect(flaws(`# c\na: "é"\nb: ${'['.repeat(30)}`)).toEqual([`34 ${DEEP}`]);
  });

  test('is indented by up to 200 columns, but for brackets', () => {
    const space = ' '.repeat(200);
    expect(flaws(`a:\n${space}- b`)).toEqual([]);
    expect(flaws(`a:\n${space} - b`)).toEqual(['3 This line is indented by more than 200 columns.']);
    expect(flaws(`${space}a: b`)).toEqual([]);
    expect(flaws(`${space} a: b`)).toEqual(['0 This line is indented by more than 200 columns.']);
    expect(flaws(`a: [\n${space} b]`)).toEqual([]);
    expect(flaws(`a:${space} b`)).toEqual([]);
  });
});

describe('JSON', () => {
  test.each<readonly [string, Json]>([
    ['{"a": [1, "x\\ty", null]}', { a: [1, 'x\ty', null] }],
    ['\t{\t"a"\r:\r"\\"\\\\"\t}\r\n', { a: '"\\' }],
  ])('%j is %j', (text, value) => {
    expect(readJson(text)).toMatchObject({ value, flaws: [] });
  });

  test.each<readonly [string, readonly string[]]>([
    ['', ['0 The file is empty: write {}, or delete it.']],
    ['{"a": 1}}', ['8 This is not JSON: end of file expected.']],
    [
      "{'a': 1}",
      [
        '1 This is not JSON: invalid symbol.',
        '4 This is not JSON: property name expected.',
        '7 This is not JSON: value expected.',
      ],
    ],
    ['{"a": "x\ty"}', ['6 This is not JSON: invalid character.']],
    ['['.repeat(21), [`20 ${DEEP}`]],
    [`"[" ${'['.repeat(21)}`, [`24 ${DEEP}`]],
    [`"\\"[" ${'['.repeat(21)}`, [`26 ${DEEP}`]],
    [`"[\n${'{'.repeat(21)}`, [`23 ${DEEP}`]],
  ])('%j has flaws', (text, expected) => {
    expect(flaws(text, readJson)).toEqual(expected);
  });

  test('has its places where white space is that YAML does not take', () => {
    const { places } = readJson('\t{\r\n\t"a"\t:\t[1]}');
    expect([...places].map(([pointer, { value, key }]) => [pointer, value, key])).toEqual([
      ['', 1, null],
      ['/a', 11, 5],
      ['/a/0', 12, null],
    ]);
  });

  test('nests up to 20 levels, however often', () => {
    expect(flaws(`${'['.repeat(20)}${']'.repeat(20)}`, readJson)).toEqual([]);
    expect(flaws(`[${'[],{},'.repeat(30)}1]`, readJson)).toEqual([]);
  });
});
