import type { Json } from '../../../src/model/json.js';
import { join } from '../../../src/model/pointer.js';
import { findFrontmatter, isReadable } from '../../../src/read/document/frontmatter-block.js';
import {
  allMembersOf,
  frontmatterOf,
  itemsOf,
  memberOf,
  membersOf,
  pathTexts,
} from '../../../src/read/document/frontmatter.js';
import { jsonOf, type Node, type SourceText } from '../../../src/read/document/node.js';

/** The keys and values of a frontmatter of some lines, as it is read whole. */
function values(...lines: readonly string[]): readonly (readonly [string, Json])[] {
  const { members, state } = frontmatterOf(['---', ...lines, '---', ''].join('\n'));
  expect(state).toBe('whole');
  return members.map(({ key, value }) => [key, jsonOf(value, '', new Map())]);
}

/** The value of the first key. */
function value(...lines: readonly string[]): Json | undefined {
  return values(...lines)[0]?.[1];
}

/** The node of the first key. */
function node(...lines: readonly string[]): Node | undefined {
  return frontmatterOf(['---', ...lines, '---', ''].join('\n')).members[0]?.value;
}

/** How a block appears, its lines, where its first line is, its indent, and the text behind it. */
function block(text: string, ownKey?: RegExp): readonly unknown[] {
  const { state, lines, opening, indent, body } = findFrontmatter(text, ownKey);
  return [state, lines.map((line) => line.text), opening?.start ?? null, indent, text.slice(body)];
}

describe('A frontmatter', () => {
  test.each<readonly [string, readonly unknown[]]>([
    ['---\na: 1\n---\nb', ['whole', ['a: 1'], 0, 0, 'b']],
    ['\uFEFF---\na: 1\n---\nb', ['whole', ['a: 1'], 1, 0, 'b']],
    ['---\na: 1\n---', ['whole', ['a: 1'], 0, 0, '']],
    ['---\r\na: 1\r\n---\r\nb', ['whole', ['a: 1'], 0, 0, 'b']],
    ['---\n---\nb', ['whole', [], 0, 0, 'b']],
    ['--- \na: 1\n----\nb', ['whole', ['a: 1'], 0, 0, 'b']],
    ['\n \n---\na: 1\n---\nb', ['late', ['a: 1'], 3, 0, 'b']],
    [' ---\n a: 1\n ---\nb', ['late', [' a: 1'], 0, 1, 'b']],
    ['  ---\n  a: 1\n---\nb', ['late', ['  a: 1'], 0, 2, 'b']],
    ['---\na---\n---\nb', ['whole', ['a---'], 0, 0, 'b']],
    ['---\na: |\n  ---\n---\nb', ['whole', ['a: |', '  ---'], 0, 0, 'b']],
    ['<!-- c -->\n---\na: 1\n---\nb', ['late', ['a: 1'], 11, 0, 'b']],
    ['<!-- c --> <!-- d\n--> <!--\n-->\n---\n---\nb', ['late', [], 31, 0, 'b']],
    ['<!---->\n---\n---\nb', ['late', [], 8, 0, 'b']],
    ['---\na: 1\n', ['unended', ['a: 1', ''], 0, 0, 'a: 1\n']],
    ['---\na: 1\n# T\n\n', ['unended', ['a: 1'], 0, 0, 'a: 1\n# T\n\n']],
    ['\n---\na: 1', ['unended', ['a: 1'], 1, 0, 'a: 1']],
    ['---', ['unended', [], 0, 0, '']],
    ['', ['none', [], null, 0, '']],
    ['\uFEFFa', ['none', [], null, 0, 'a']],
    ['-- -\na: 1\n---\n', ['none', [], null, 0, '-- -\na: 1\n---\n']],
    ['<!-- c\n---\na: 1\n---\n', ['none', [], null, 0, '<!-- c\n---\na: 1\n---\n']],
    ['<!-- c --> d\n---\na: 1\n---\n', ['none', [], null, 0, '<!-- c --> d\n---\na: 1\n---\n']],
    ['<!-->\n---\na: 1\n---\n', ['none', [], null, 0, '<!-->\n---\na: 1\n---\n']],
    ['a\n---\na: 1\n---\n', ['none', [], null, 0, 'a\n---\na: 1\n---\n']],
  ])('of %j is found', (text, expected) => {
    expect(block(text)).toEqual(expected);
  });

  test.each<readonly [string, lines: string]>([
    ['before a heading with text below', 'a: 1\n\n# Title\n\ntext'],
    ['before a deep heading with text below', 'a: 1\n\n###### Title\ntext'],
    ['before a heading with an item of bold code', 'a: 1\n\n# Title\n- **`b.ts`**'],
    ['before a heading with an item of code', 'a: 1\n\n# Title\n-  `b.ts`'],
    ['before a second heading with a list', 'a: 1\n\n## Title\n- b'],
    ['before the first of two headings', 'a: 1\n\n# Title\n## Part\ntext'],
    ['before a heading with text that ends in a rule', 'a: 1\n\n# Title\ntext ---'],
    ['before a heading by a tab', 'a: 1\n\n#\tTitle\ntext'],
  ])('that does not end goes up to a heading: %s', (_, lines) => {
    expect(block(['---', lines, '---', 'b: 2', ''].join('\n')).slice(0, 2)).toEqual(['unended', ['a: 1', '']]);
  });

  test.each<readonly [string, lines: string]>([
    ['a key', '# Title\n\nb: 2'],
    ['a key below another comment', '# Title\n## Part\nb: 2'],
    ['an item', '# Title\n- b'],
    ['an item of words in bold', '# Title\n- **b**'],
    ['a line that is indented', '# Title\n  b'],
    ['the end', 'a: 1\n# Title\n'],
    ['an address of two words', 'a: 1\n# Title\n"b c": 2'],
  ])('does not end at a comment before %s', (_, lines) => {
    expect(block(['---', lines, '---', 'rest'].join('\n'))).toEqual(['whole', lines.split('\n'), 0, 0, 'rest']);
  });

  test.each(['#Title', '####### Title', ' # Title'])('has no heading in %j', (line) => {
    expect(block(['---', line, 'text', '---', 'rest'].join('\n'))).toEqual(['whole', [line, 'text'], 0, 0, 'rest']);
  });

  test.each<readonly [string, string, readonly unknown[]]>([
    ['other text', 'a\n---\nb: 1\nc: 2\n---\nd', ['misplaced', ['b: 1', 'c: 2'], 2, 0]],
    ['a rule and text', 'a\n---\ntext\n---\nc: 2\n---\n', ['misplaced', ['c: 2'], 11, 0]],
    ['another block', 'a\n---\nb: 1\n---\nd\n---\nc: 2\n---\n', ['misplaced', ['c: 2'], 17, 0]],
    ['a block that is not its own', 'a\n---\nb: 1\n---\nc: 2\n', ['misplaced', ['c: 2', ''], 11, 0]],
    ['a fence', 'a\n```\nx\n```\n---\nc: 2\n---\n', ['misplaced', ['c: 2'], 12, 0]],
    ['a span of code', 'a ```\n---\nc: 2\n---\n', ['misplaced', ['c: 2'], 6, 0]],
    ['two signs of code', '``\n---\nc: 2\n---\n', ['misplaced', ['c: 2'], 3, 0]],
    ['text, without an end', 'a\n--- \nc: 2', ['misplaced', ['c: 2'], 2, 0]],
  ])('is misplaced below %s', (_, text, expected) => {
    expect(block(text, /^c:/)).toEqual([...expected, text]);
    expect(block(`\uFEFF${text}`, /^c:/)[4]).toBe(text);
    expect(frontmatterOf(text, /^c:/).members).toEqual([]);
  });

  test.each([
    ...['a\n---\nb: 1\n---\n', 'a\n---\n\nc: 2\n---\n', 'a\n ---\nc: 2\n---\n', 'a\n----\nc: 2\n---\n'],
    ...['a\n```\n---\nc: 2\n---\n```\n', 'a\n---\nb: 1\n```\n---\n---\nx\n', 'a\n  ~~~\n---\nc: 2\n---\n'],
    ...['a\n---', 'c: 2\n'],
  ])('is none in %j', (text) => {
    expect(block(text, /^c:/)).toEqual(['none', [], null, 0, text]);
  });

  test.each([
    ['whole', true],
    ['late', true],
    ['unended', true],
    ['misplaced', false],
    ['none', false],
  ])('that is %s is read: %j', (state, expected) => {
    expect(isReadable(state)).toBe(expected);
  });
});

describe('The keys of a frontmatter', () => {
  test.each<readonly [lines: string, members: string]>([
    ['a: 1\nb: 2', 'a=1, b=2'],
    ['a: 1\na: 2', 'a=1, a=2'],
    ['a:1\nb :2\nc\t: 3', 'a=1, b=2, c=3'],
    ['"a b": 1\n\'c:d\': 2', 'a b=1, c:d=2'],
    ['a-b.c_d: 1\n_e: 2\n1: 3', 'a-b.c_d=1, _e=2, 1=3'],
    ['a: 1\n b: 2\nc: 3', 'a=1, c=3'],
    ['# a: 1\nb: 2', 'b=2'],
    ['a://b\n-a: 1\na b: 2\nä: 3\n"open: 4', ''],
    ['\ntext\na: 1', 'a=1'],
    ['', ''],
  ])('of %j are %j', (lines, expected) => {
    expect(
      values(lines)
        .map(([key, member]) => `${key}=${JSON.stringify(member)}`)
        .join(', '),
    ).toBe(expected);
  });

  test('of a block that is indented have the indent of its least indented line, at most its own', () => {
    const keys = (text: string): readonly string[] => frontmatterOf(text).members.map(({ key }) => key);
    expect(keys('  ---\n  a: 1\n    b: 2\n  ---\n')).toEqual(['a']);
    expect(keys('  ---\n a: 1\n  b: 2\n  ---\n')).toEqual(['a']);
    expect(keys('  ---\n\n# c\n  a: 1\n  ---\n')).toEqual(['a']);
    expect(keys(' ---\n  a: 1\n ---\n')).toEqual([]);
  });

  test('have their places, without their quotes in the name', () => {
    const { members } = frontmatterOf('---\na: 1\n"b c" : x # y\n---\n');
    expect(members.map(({ key, at, value: { source } }) => [key, at, source])).toEqual([
      ['a', { text: 'a', start: 4 }, { text: '1', start: 7 }],
      ['b c', { text: '"b c"', start: 9 }, { text: 'x # y', start: 17 }],
    ]);
  });
});

describe('The value of a key', () => {
  test.each<readonly [lines: string, Json]>([
    ['a: b c', 'b c'],
    ['a:', null],
    ['a: # none', null],
    ['a:\n\n# none', null],
    ['a:\n  b', 'b'],
    ['a: # below\n\n  b', 'b'],
    ['a:\nb', null],
    ['a:\n[b, c]', ['b', 'c']],
    ['a:\n{b: c}', { b: 'c' }],
    ['a: b\n  c\n  d', 'b c d'],
    ['a: b\n  c\n\n  d', 'b c'],
    ['a: b\n  c\n  # d\n  e', 'b c'],
    ['a: b\n  c\n  - d', 'b c'],
    ['a: b\n  c\n  -d', 'b c -d'],
    ['a: b\n  c\n  d: e', 'b c'],
    ['a: b[c\n  d]', 'b[c d]'],
    ['a:\nb[c]', null],
    ['a: >\n  b\n  c|', 'b c|'],
    ['a: > # |\n  b\n  c', 'b c'],
    ['a: b\n  c- d\n  e', 'b c- d e'],
    ['a: b\n  c\n  d:e', 'b c d:e'],
    ['a: "b\n  c"', 'b c'],
    ['a:\n  b\n  c', 'b c'],
    ['a: 1\n  2', '1 2'],
    ['a: |\n  b\n  c: d\n\n  # e', 'b\nc: d\n\n# e'],
    ['a: |-\n  b', 'b'],
    ['a: |+2 # x\n    b', 'b'],
    ['a: |2-\n    b', 'b'],
    ['a: >\n  b\n  c\n', 'b c'],
    ['a: >+ #\n  b\n  c', 'b c'],
    ['a: >x\n  b', '>x b'],
    ['a: |#\n  b', 'b'],
    ['a: x |\n  b', 'x | b'],
    ['a: | x\n  b', '| x b'],
    ['a: |22\n  b', '|22 b'],
    ['a:\n  |\n  b\n  c', 'b\nc'],
    ['a: [b,\n  c]', ['b', 'c']],
    ['a: [b,\n  c] # d', ['b', 'c']],
    ['a: [b\n  c', '[b c'],
    ['a: [b\nc: d]', '[b'],
    ['a:\n  [b,\n   c]', ['b', 'c']],
    ['a:\n  {b: c,\n   d: e}', { b: 'c', d: 'e' }],
  ])('of %j is %j', (lines, expected) => {
    expect(value(lines)).toEqual(expected);
  });

  test.each<readonly [lines: string, Json]>([
    ['a:\n  b: 1\n  c: 2', { b: 1, c: 2 }],
    ['a:\n\n  # x\n  b: 1\n\n  c: 2', { b: 1, c: 2 }],
    ['a:\n    b: 1\n  c: 2', { b: 1, c: 2 }],
    ['a:\n  b:\n    c: 1\n  d: 2', { b: { c: 1 }, d: 2 }],
    ['a:\n  b: x\n    c: 1', { b: 'x' }],
    ['a:\n  https://b: 1\n  c: 2', 'https://b: 1'],
    ['a:\n  b: "c"\n  d: 1', { b: 'c', d: 1 }],
    ['a: # x\n # b: 1\n  c: 2', { c: 2 }],
    ['a:\n  b: x\n  text\n  c: 1', { b: 'x text', c: 1 }],
    ['a:\n  "b c": 1\n  \'d:e\': 2\n  f:g', { 'b c': 1, 'd:e': '2 f:g' }],
    ['a:\n  - x\n  b: 1', ['x']],
    ['a:\n  b: 1\n  - x', { b: 1 }],
  ])('is a map in %j', (lines, expected) => {
    expect(value(lines)).toEqual(expected);
  });

  test.each<readonly [lines: string, Json]>([
    ['a:\n  - b\n  - c', ['b', 'c']],
    ['a:\n- b\n- c', ['b', 'c']],
    ['a: # list\n\n# x\n- b\n\n# y\n- c\n', ['b', 'c']],
    ['a:\n  -\n  - b', [null, 'b']],
    ['a:\n  -\n    b', ['b']],
    ['a:\n  -b\n  - c', '-b'],
    ['a:\n  - b\n    c\n  - d', ['b c', 'd']],
    ['a:\n  - b\n    - c\n  - d', ['b', 'd']],
    ['a:\n  -\n    - b\n    - c\n  - d', [['b', 'c'], 'd']],
    ['a:\n  - b\n  text\n  - c', ['b']],
    ['a:\n  - b\n - c', ['b']],
    ['a:\n  - b: 1\n    c: 2\n  - b: 3', [{ b: 1, c: 2 }, { b: 3 }]],
    ['a:\n  - b: 1\n     c: 2', [{ b: 1 }]],
    ['a:\n  -   b: 1\n      c: 2\n    d: 3', [{ b: 1, c: 2, d: 3 }]],
    ['a:\n  - b: 1\n  c: 2', [{ b: 1 }]],
    ['a:\n  - b:\n      - c\n      - d\n    e: 1', [{ b: ['c', 'd'], e: 1 }]],
    ['a:\n  - b:\n    - c\n    e: 1', [{ b: ['c'], e: 1 }]],
    ['a:\n  - [b, c]\n  - {d: e}', [['b', 'c'], { d: 'e' }]],
    ['a:\n  - |\n    b\n    c\n  - d', ['b\nc', 'd']],
    ['a:\n  - "b: c"\n  - \'d\'', ['b: c', 'd']],
    ['a:\n    - b\n    - c\n  d: 1', ['b', 'c']],
    ['a:\n  - # x\n    b: 1', [{ b: 1 }]],
    ['a:\n  -\n  -\n    b: 1\n   c: 2', [null, { b: 1, c: 2 }]],
    ['a:\n  b:\n - c', { b: null }],
  ])('is a list in %j', (lines, expected) => {
    expect(value(lines)).toEqual(expected);
  });

  test('that nests deeper than anybody writes is text', () => {
    const maps = Array.from({ length: 12 }, (_, n) => `${' '.repeat(n)}k:`);
    const deep = JSON.stringify(value(...maps, `${' '.repeat(12)}x`));
    expect(deep).toBe(`${'{"k":'.repeat(8)}null${'}'.repeat(8)}`);
    const lists = Array.from({ length: 12 }, (_, n) => `${' '.repeat(n)}-`);
    expect(JSON.stringify(value('a:', ...lists))).toBe(`${'['.repeat(8)}null${']'.repeat(8)}`);
    const both = Array.from({ length: 12 }, (_, n) => `${'  '.repeat(n)}- k:`);
    expect(JSON.stringify(value('a:', ...both))).toBe(`${'[{"k":'.repeat(4)}null${'}]'.repeat(4)}`);
  });

  test('and all that it holds has a place: a list and a map that of their first line', () => {
    const lines = ['a:', '  b: [c,', '    d]', '  e:', '    - f: g', '      h:', '        i: j', '    -  k # l'];
    const text = ['---', ...lines, '---'].join('\n');
    const places = new Map<string, SourceText>();
    for (const { key, value: inner } of frontmatterOf(text).members) jsonOf(inner, join('', key), places);
    expect(
      [...places].map(([pointer, { text: part, start }]) => [pointer, text.indexOf(part, start) - start, part]),
    ).toEqual([
      ['/a', 0, 'b: [c,'],
      ['/a/b', 0, '[c,\n    d]'],
      ['/a/b/0', 0, 'c'],
      ['/a/b/1', 0, 'd'],
      ['/a/e', 0, '- f: g'],
      ['/a/e/0', 0, 'f: g'],
      ['/a/e/0/f', 0, 'g'],
      ['/a/e/0/h', 0, 'i: j'],
      ['/a/e/0/h/i', 0, 'j'],
      ['/a/e/1', 0, 'k # l'],
    ]);
  });
});

describe('What a reader asks of a frontmatter', () => {
  test('is the first of some keys, or all of them', () => {
    const { members } = frontmatterOf('---\na: 1\nb: 2\na: 3\nc:\n  d: 4\n---\n');
    expect(memberOf(members, 'b', 'a')?.at.start).toBe(4);
    expect(memberOf(members, 'x')).toBeUndefined();
    expect(allMembersOf(members, 'a', 'x').map(({ at }) => at.start)).toEqual([4, 14]);
    expect(membersOf(memberOf(members, 'c')?.value).map(({ key }) => key)).toEqual(['d']);
    expect(membersOf(memberOf(members, 'a')?.value)).toEqual([]);
    expect(membersOf(undefined)).toEqual([]);
  });

  test.each<readonly [readonly string[], number]>([
    [['a: [b, c]'], 2],
    [['a: b'], 1],
    [['a:'], 0],
    [['a: # x'], 0],
    [['a: {b: c}'], 0],
    [['b:', 'a: c'], 0],
  ])('is how many items %j has', (lines, count) => {
    expect(itemsOf(node(...lines))).toHaveLength(count);
    expect(itemsOf(undefined)).toEqual([]);
  });

  test.each<readonly [string, readonly string[]]>([
    ['b.ts', ['b.ts']],
    ['path: b.ts', ['b.ts']],
    ['{path: b.ts, what: new}', ['b.ts']],
    ['{file: b.ts, path: c.ts, file: d.ts}', ['b.ts', 'd.ts']],
    ['{path: [b.ts]}', []],
    ['[b.ts]', ['[b.ts]']],
    ['b.ts: new', ['b.ts: new']],
    ['**Makefile**: new', ['**Makefile**: new']],
    ['what: new', []],
  ])('is where the paths of the item %j are', (item, paths) => {
    const [only] = itemsOf(node('a:', `  - ${item}`));
    expect(only && pathTexts(only).map(({ text }) => text)).toEqual(paths);
  });

  test('is a path between brackets as well, with its place', () => {
    const [only] = itemsOf(node('a: [path: b.ts]'));
    expect(only && pathTexts(only)).toEqual([{ text: 'b.ts', start: 14 }]);
    expect(itemsOf(node('a: [file: b.ts, c: d]')).map((item) => pathTexts(item).length)).toEqual([1, 0]);
  });
});
