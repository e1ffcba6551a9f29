import type { Json } from '../../../src/model/json.js';
import { readFlow } from '../../../src/read/document/frontmatter.js';
import { jsonOf, type Node, type SourceText } from '../../../src/read/document/node.js';

/** The value between the brackets that a text begins with; undefined where it is none. */
function flow(text: string): Json | undefined {
  const node = readFlow(text, 0, text.length);
  return node === null ? undefined : jsonOf(node, '', new Map());
}

function nested(depth: number): Json {
  return depth === 0 ? 'a' : [nested(depth - 1)];
}

describe('Between brackets', () => {
  test.each<readonly [string, Json]>([
    ['[]', []],
    ['[ ]', []],
    ['{}', {}],
    ['{ }', {}],
    ['[a, b]', ['a', 'b']],
    ['[a,b,]', ['a', 'b']],
    ['[ ,, a , ]', ['a']],
    ['[a b, "c, d", \'e]\']', ['a b', 'c, d', 'e]']],
    ['["a" b, c]', ['"a" b', 'c']],
    ['["open, b]', ['"open', 'b']],
    ['[1, true, ~, "2"]', [1, true, null, '2']],
    ['[a:b, c: d]', ['a:b', 'c: d']],
    ['[[a], [b, [c]]]', [['a'], ['b', ['c']]]],
    ['[{a: 1}, {b: [2, 3]}]', [{ a: 1 }, { b: [2, 3] }]],
    ['[app/[id]/a.ts, b.ts]', ['app/[id]/a.ts', 'b.ts']],
    ['[[id]/a.ts, {b}/c.ts]', ['[id]/a.ts', '{b}/c.ts']],
    ['["a]', ['"a']],
    ['[}, a]', ['}', 'a']],
    ['[}a, b]', ['}a', 'b']],
    ['{a: 1, b: 2}', { a: 1, b: 2 }],
    ['{a: 1,}', { a: 1 }],
    ['{ ,a : 1 }', { a: 1 }],
    ['{a, b: }', { a: null, b: null }],
    ['{a:, b: 1}', { a: null, b: 1 }],
    ['{a:1}', { 'a:1': null }],
    ['{a:}', { a: null }],
    ['{"a": 1, \'b\': 2}', { a: 1, b: 2 }],
    ['{"a":1}', { a: 1 }],
    ['{"a b" : [c]}', { 'a b': ['c'] }],
    ['{"open: 1}', { '"open': 1 }],
    ['{a: "b, c}", d: e}', { a: 'b, c}', d: 'e' }],
    ['{[a]: 1}', { '[a]': 1 }],
    ['{a: {b: {c: 1}}}', { a: { b: { c: 1 } } }],
    ['{https://a.b: 1}', { 'https://a.b': 1 }],
    ['[a]\n', ['a']],
    ['[src/a.ts, src/b.ts] (two files)', ['src/a.ts', 'src/b.ts']],
    [`${'['.repeat(6)}a${']'.repeat(6)}`, nested(6)],
  ])('%j is %j', (text, value) => {
    expect(flow(text)).toEqual(value);
  });

  test.each(['[', '[a', '[a, b', '{a: 1', '[a}', '{a: 1]', '[a[1, b]', '[a]b', '[a] b', '{}x', '[a, [b]'])(
    '%j does not close',
    (text) => {
      expect(flow(text)).toBeUndefined();
    },
  );

  test.each<readonly [string, Json]>([
    ['[a, # one\n b, # two, three\n]', ['a', 'b']],
    ['[# one\na]', ['a']],
    ['[a,# one\n b]', ['a', 'b']],
    ['{# one\na: 1}', { a: 1 }],
    ['[#a, b]', [null, 'b']],
    ['[a #one\n, b]', ['a', 'b']],
    ['[a#b, c]', ['a#b', 'c']],
    ['[a, #b, c]', ['a', null, 'c']],
    ['[a, # b]', ['a', null]],
    ['[a,\n \t# [ one\r\n# two ]\nb, #c]', ['a', 'b', null]],
    ['[a,\r# [\rb, #c]', ['a', 'b', null]],
    ['{a: 1, # one\n b: 2}', { a: 1, b: 2 }],
    ['{a: # one\n 1}', { a: 1 }],
  ])('%j, with a comment or what looks like one, is %j', (text, value) => {
    expect(flow(text)).toEqual(value);
  });

  test('deeper nesting is text', () => {
    expect(flow(`${'['.repeat(7)}a${']'.repeat(7)}`)).toEqual([[[[[['[a]']]]]]]);
    expect(flow('[[[[[[{a: 1}, b]]]]]]')).toEqual([[[[[['{a: 1}', 'b']]]]]]);
  });

  test('the end of a part ends all in it', () => {
    expect(readFlow('[a, b]', 0, 5)).toBeNull();
    expect(readFlow('x [a] [b', 2, 5)).toMatchObject({ items: [{ value: 'a' }] });
    expect(readFlow('x [a]b', 2, 5)).toMatchObject({ items: [{ value: 'a' }] });
    expect(readFlow('["a"]', 0, 3)).toBeNull();
    expect(readFlow('[a # b]', 0, 6)).toBeNull();
  });

  test('every part has its place', () => {
    const text = ' [ a , {"b" : [ c ], d: ,e}, "f" ]';
    const places = new Map<string, SourceText>();
    const node = readFlow(text, 1, text.length);
    if (node === null) throw new Error('nothing was read');
    jsonOf(node, '', places);
    expect([...places].map(([pointer, { text: part, start }]) => [pointer, start, part])).toEqual([
      ['', 1, '[ a , {"b" : [ c ], d: ,e}, "f" ]'],
      ['/0', 3, 'a'],
      ['/1', 7, '{"b" : [ c ], d: ,e}'],
      ['/1/b', 14, '[ c ]'],
      ['/1/b/0', 16, 'c'],
      ['/1/d', 22, ''],
      ['/1/e', 26, ''],
      ['/2', 29, '"f"'],
    ]);
    const map = readFlow(text, 7, 27) as Extract<Node, { kind: 'map' }>;
    expect(map.members.map(({ key, at }) => [key, at.start, at.text])).toEqual([
      ['b', 8, 'b'],
      ['d', 21, 'd'],
      ['e', 25, 'e'],
    ]);
  });
});
