import fc from 'fast-check';
import { countKeys, MAX_DEPTH, scan } from '../../../src/read/json/scan.js';

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
