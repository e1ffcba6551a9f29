import fc from 'fast-check';
import { countKeys, elementsOf, isUnclosed, MAX_DEPTH, scan, stringEnd } from '../../../src/read/json/scan.js';

/** A JSON value as text, with white space of every kind where it may stand. */
function written(value: unknown, space: string): string {
  if (Array.isArray(value)) return `[${value.map((element) => space + written(element, space)).join(`${space},`)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${space}${JSON.stringify(key)}${space}:${space}${written(member, space)}`,
  );
  return `{${members.join(`${space},`)}${space}}`;
}

const values = fc.jsonValue({ maxDepth: 4 });
const spaces = fc.constantFrom('', ' ', '\n  ', '\r\n\t');

describe('scan', () => {
  it.each([
    ['{"a":1,"b":{"c":[{"d":2}]}}', 4],
    ['{"a" \n:1,"a"\t:2}', 2],
    ['["a:","b"]', 0],
    ['{"a":"{\\"b\\":1}"}', 1],
    ['{"a":":b",":":" : c"}', 2],
    ['', 0],
  ])('of %j counts %i keys', (text, keys) => {
    expect(scan(text).keys).toBe(keys);
  });

  it('counts the keys of any value, however it is written', () => {
    fc.assert(
      fc.property(values, spaces, (value, space) => {
        const text = written(value, space);
        expect(scan(text)).toEqual({ keys: countKeys(JSON.parse(text)), tooDeepAt: -1 });
      }),
    );
  });

  it.each([
    ['[', MAX_DEPTH, -1],
    ['[', MAX_DEPTH + 1, MAX_DEPTH],
    ['{"a":', MAX_DEPTH, -1],
    ['{"a":', MAX_DEPTH + 1, 5 * MAX_DEPTH],
  ])('knows how deep %s nests %i times', (bracket, times, tooDeepAt) => {
    expect(scan(bracket.repeat(times)).tooDeepAt).toBe(tooDeepAt);
  });
});

test.each([
  ['"a"', 0, 2],
  ['x"a"', 1, 3],
  ['"a\\"b"', 0, 5],
  ['"a\\\\"b"', 0, 4],
  ['"\\\\\\""', 0, 5],
  ['"a', 0, 2],
  ['"a\\"', 0, 4],
  ['""', 0, 1],
])('of %j the string at %i ends at %i', (text, start, end) => {
  expect(stringEnd(text, start)).toBe(end);
});

test.each([
  ['[]', false],
  ['[', true],
  ['{"a": [1}', true],
  ['{"a": 1}', false],
  ['{"a', true],
  ['{"a}"', true],
  ['{"[": 1}', false],
  ['"a', true],
  ['"a"', false],
  ['[[]', true],
  [']', false],
  ['[]]', false],
  ['', false],
])('%j ends open: %j', (text, expected) => {
  expect(isUnclosed(text)).toBe(expected);
});

test.each<readonly [string, readonly string[]]>([
  ['[]', []],
  ['[ ]', []],
  ['[1]', ['1']],
  ['[1,2]', ['1', '2']],
  [
    '[ 1 ,\t{"a": [1, 2], "b": "]"}\r\n, "x,]y" ,[[]], true ] , 3',
    ['1', '{"a": [1, 2], "b": "]"}', '"x,]y"', '[[]]', 'true'],
  ],
  ['["a\\"]", {"b": "}"}]', ['"a\\"]"', '{"b": "}"}']],
  ['[', []],
  ['[1', ['1']],
])('the elements of %j are %j', (text, elements) => {
  expect(Array.from(elementsOf(text, 0), ({ start, end }) => text.slice(start, end))).toEqual(elements);
  expect(Array.from(elementsOf(`[0, ${text}`, 4), ({ start }) => start)).toEqual(
    Array.from(elementsOf(text, 0), ({ start }) => start + 4),
  );
});

test.each<readonly [unknown, number]>([
  [null, 0],
  ['a', 0],
  [[], 0],
  [{}, 0],
  [{ a: 1, b: null, c: [] }, 3],
  [{ a: { b: { c: 1 } } }, 3],
  [[{ a: 1 }, [{ b: 2 }], null, 'x'], 2],
])('%j has %i keys', (value, count) => {
  expect(countKeys(value)).toBe(count);
});
