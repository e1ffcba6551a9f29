import type { Part } from '../../../src/model/pointer.js';
import { parse, partOf } from '../../../src/read/json/json.js';
import { Locator } from '../../../src/read/json/locator.js';
import { Lines } from '../../../src/read/lines.js';
import type { Source } from '../../../src/read/source.js';
import { placed } from '../../support/reading.js';

/** A locator of the span of a text from its first bracket on. */
function locator(text: string, start = text.indexOf('{'), end = text.length): Locator {
  const lines = new Lines(text);
  return new Locator({ text, start, end }, (from, to) => lines.range(from, to));
}

const TEXT = 'x {"a": {"b/c": [1, "two"]},\n "a~": null, "": 3} y';
const END = TEXT.length - 2;

describe('The place of a pointer', () => {
  test.each<readonly [string, Part, string]>([
    ['/a', 'value', '1:9 {"b/c": [1, "two"]}'],
    ['/a', 'key', '1:4 "a"'],
    ['/a/b~1c/1', 'value', '1:21 "two"'],
    ['/a/b~1c/1', 'key', '1:21 "two"'],
    ['/a~0', 'value', '2:8 null'],
    ['/a~0', 'key', '2:2 "a~"'],
    ['/', 'value', '2:18 3'],
    ['', 'key', '1:3 {"a": {"b/c": [1, "two"]},'],
    ['/a/b~1c/2', 'value', '1:17 [1, "two"]'],
    ['/a/none/deep', 'key', '1:9 {"b/c": [1, "two"]}'],
    ['/a~0/x', 'value', '2:8 null'],
    ['/none', 'value', '1:3 {"a": {"b/c": [1, "two"]},'],
  ])('%j, its %s, is %j', (pointer, part, place) => {
    expect(placed(TEXT, locator(TEXT, 2, END).locate(pointer, part))).toBe(place);
  });

  test('in a part of a value begins there', () => {
    const text = TEXT.slice(2, END);
    const lines = new Lines(text);
    const source: Source = {
      text,
      range: (from, to) => lines.range(from, to),
      lineAt: (offset) => lines.lineAt(offset),
      markdown: null,
      budget: { blocks: 0 },
    };
    const parsed = parse(source);
    if (parsed.kind !== 'value') throw new Error('it is not JSON');
    const part = partOf(parsed, { x: 1 }, '/a');
    expect(part).toMatchObject({ composed: null, value: { x: 1 }, verbatim: true, startLine: 1 });
    expect(placed(text, part.locate('/b~1c/0'))).toBe('1:16 1');
    expect(placed(text, part.locate('/b~1c', 'key'))).toBe('1:8 "b/c"');
    expect(partOf(parsed, {}, '/a~0').startLine).toBe(2);
  });
});

describe('The first error', () => {
  test.each<readonly [string, string, string]>([
    ['{"a": 1,}', 'property name expected', '1:9 }'],
    ['{"a": /* b */ 1}', 'invalid comment token', '1:7 /* b */'],
    ['x {"a": tru}', 'invalid symbol', '1:9 tru'],
    ['{"a": 1} {', 'end of file expected', '1:10 {'],
  ])('of %j is %j at %j', (text, reason, at) => {
    const error = locator(text).firstError();
    expect([error?.reason, error && placed(text, error.range)]).toEqual([reason, at]);
  });

  test('is none in what the parser takes, and is the first also where brackets nest without end', () => {
    expect(locator('{"a": [1]}').firstError()).toBeUndefined();
    expect(locator('{}').firstError()).toBeUndefined();
    const text = `{"a": "b\n, "c": ${'['.repeat(50_000)}`;
    expect(locator(text).firstError()?.range.startLine).toBe(1);
  });
});

describe('Keys that are repeated', () => {
  const repeated = (text: string, most = 9): readonly unknown[] => {
    const { listed, more } = locator(text).duplicates(most);
    return [...listed.map(({ key, firstLine, range }) => `${key} ${String(firstLine)} ${placed(text, range)}`), more];
  };

  test.each<readonly [string, readonly unknown[]]>([
    ['{"a": 1, "b": 2}', [0]],
    ['{"a": 1,\n"a": 2, "a": 3}', ['a 1 2:1 "a"', 'a 1 2:9 "a"', 0]],
    ['{"a": {"b": 1},\n"c": [{"d": 1, "d": 2}], "b": {"e": "e"}}', ['d 2 2:16 "d"', 0]],
    ['{"a": {"b": 1, "b": 2}, "a": 3}', ['b 1 1:16 "b"', 'a 1 1:25 "a"', 0]],
    ['{"__proto__": 1, "constructor": 2, "__proto__": 3}', ['__proto__ 1 1:36 "__proto__"', 0]],
    ['{"a": ["a", "a"], "b": "a"}', [0]],
    ['{"a": [["b"], ["b"], {"b": 1}, {"b": 2}]}', [0]],
  ])('of %j are %j', (text, expected) => {
    expect(repeated(text)).toEqual(expected);
  });

  test('are listed up to a number, and the others counted', () => {
    const text = '{"a": 1, "a": 2, "a": 3, "a": 4}';
    expect(repeated(text, 2)).toEqual(['a 1 1:10 "a"', 'a 1 1:18 "a"', 1]);
    expect(repeated(text, 3)).toHaveLength(4);
  });
});
