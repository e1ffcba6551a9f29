import type { Json } from '../../../src/model/json.js';
import {
  closingQuote,
  contentOf,
  jsonOf,
  scalarText,
  type Node,
  type SourceText,
} from '../../../src/read/document/node.js';

describe('A scalar', () => {
  test.each<readonly [string, Json]>([
    ['plain text', 'plain text'],
    ['  text  ', 'text'],
    ['text # comment', 'text'],
    ['text\t#comment', 'text'],
    ['c#', 'c#'],
    ['a#b #c', 'a#b'],
    ['# comment', null],
    ['', null],
    ['~', null],
    ['null', null],
    ['NULL', null],
    ['nullable', 'nullable'],
    ['non null', 'non null'],
    ['true', true],
    ['TRUE', true],
    ['False', false],
    ['truely', 'truely'],
    ['is false', 'is false'],
    ['3', 3],
    ['-2.5', -2.5],
    ['0', 0],
    ['a3', 'a3'],
    ['01', '01'],
    ['4.10', '4.10'],
    ['1e3', '1e3'],
    ['0.123456789012345', 0.123456789012345],
    ['-0.123456789012345', '-0.123456789012345'],
    ['2026-02-20', '2026-02-20'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['-Infinity', '-Infinity'],
    ['"3"', '3'],
    ['"a" # comment', 'a'],
    ['""', ''],
    ["''", ''],
    ['"open', '"open'],
    ["'open", "'open"],
    ['"quoted" and more', '"quoted" and more'],
    ["'it''s'", "it's"],
    ["'a\\'", 'a\\'],
    ['"it\'s"', "it's"],
    [`"a""b"`, `"a""b"`],
  ])('%j is %j', (text, expected) => {
    expect(scalarText(text)).toBe(expected);
  });

  test.each([
    ['\\0\\a\\b\\t\\n\\v\\f\\r\\e', '\0\x07\b\t\n\v\f\r\x1B'],
    ['\\N\\_\\L\\P', '\x85\xA0\u2028\u2029'],
    ['\\"\\/\\\\\\ x', '"/\\ x'],
    ['\\x41\\u00e5\\U0001F600', 'Aå😀'],
    ['\\U0010ffff', '\u{10FFFF}'],
    ['\\U00110000', '\\U00110000'],
    ['\\x4', '\\x4'],
    ['\\xg1\\u12\\q', '\\xg1\\u12\\q'],
  ])('of escapes %j in double quotes is %j', (written, meant) => {
    expect(scalarText(`"${written}"`)).toBe(meant);
    expect(scalarText(`'${written}'`)).toBe(written);
  });
});

test.each([
  ['a # b # c', 'a'],
  [' a#b ', 'a#b'],
  ['#', ''],
  ['a\n# b\nc', 'a'],
])('%j without its comment is %j', (text, content) => {
  expect(contentOf(text)).toBe(content);
});

test.each([
  ['"a"', 0, 2],
  [`x'a'`, 1, 3],
  [`'a''b'`, 0, 5],
  [`'a'''`, 0, 4],
  [`'a''`, 0, -1],
  ['"a\\"b"', 0, 5],
  ['"a\\\\"', 0, 4],
  ['"a\\"', 0, -1],
  [`"it's"`, 0, 5],
  [`'a"b'`, 0, 4],
])('of %j the quote at %i is closed at %i', (text, open, close) => {
  expect(closingQuote(text, open)).toBe(close);
});

test('a quote that closes at the end of a part, or behind it, does not close there', () => {
  expect([closingQuote('"ab" c', 0, 4), closingQuote('"ab" c', 0, 3), closingQuote('"ab" c', 0, 2)]).toEqual([
    3, -1, -1,
  ]);
});

test('a node is a value, with the place of each of its parts; of two equal keys the first counts', () => {
  const at = (text: string, start: number): SourceText => ({ text, start });
  const one = (value: string, start: number): Node => ({ kind: 'scalar', source: at(value, start), value });
  const node: Node = {
    kind: 'map',
    source: at('m', 1),
    members: [
      { key: 'a/b', at: at('a/b', 2), value: { kind: 'list', source: at('l', 3), items: [one('x', 4), one('y', 5)] } },
      { key: '__proto__', at: at('p', 6), value: one('z', 7) },
      { key: 'a/b', at: at('a/b', 8), value: one('second', 9) },
    ],
  };
  const places = new Map<string, SourceText>();
  const value = jsonOf(node, '/n', places);
  expect(JSON.stringify(value)).toBe('{"a/b":["x","y"],"__proto__":"z"}');
  expect([...places]).toEqual([
    ['/n', at('m', 1)],
    ['/n/a~1b', at('l', 3)],
    ['/n/a~1b/0', at('x', 4)],
    ['/n/a~1b/1', at('y', 5)],
    ['/n/__proto__', at('z', 7)],
  ]);
});
