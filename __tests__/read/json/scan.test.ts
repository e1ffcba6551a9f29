import fc from 'fast-check';
import { countKeys, hasFewBrackets, keysAtMost, MAX_DEPTH, scan } from '../../../src/read/json/scan.js';

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

describe('keysAtMost', () => {
  it('never counts fewer than there are', () => {
    fc.assert(
      fc.property(values, spaces, (value, space) => {
        const text = written(value, space);
        expect(keysAtMost(text)).toBeGreaterThanOrEqual(scan(text).keys);
      }),
    );
  });

  it.each([
    ['{"a":1,"b":{"c":[{"d":2}]}}', 4],
    ['{"a" \n:1,"a"\t:2}', 2],
    ['{"at":"2026-01-02T03:04:05Z","url":"https://example.invalid/a:b"}', 2],
    ['["a:","b"]', 0],
    ['{"":0}', 1],
    // A string that quotes JSON looks like keys: the exact count decides.
    ['{"a":"{\\"b\\":1}"}', 2],
    ['{"a":":b",":":" : c"}', 5],
    [':', 0],
    ['', 0],
  ])('of %j counts %i', (text, keys) => {
    expect(keysAtMost(text)).toBe(keys);
  });
});

describe('hasFewBrackets', () => {
  it('is never said of a text that nests too deep', () => {
    const brackets = fc.string({ unit: fc.constantFrom('[', '{', ']', '}', '"', ' '), maxLength: 4 * MAX_DEPTH });
    fc.assert(
      fc.property(brackets, fc.constantFrom('[', '{'), fc.nat(MAX_DEPTH + 5), (text, bracket, times) => {
        const whole = bracket.repeat(times) + text;
        if (hasFewBrackets(whole)) expect(scan(whole).tooDeepAt).toBe(-1);
      }),
    );
  });

  it('is said of as many brackets as may nest, and of no more', () => {
    expect(hasFewBrackets('['.repeat(MAX_DEPTH))).toBe(true);
    expect(hasFewBrackets('{['.repeat(MAX_DEPTH / 2))).toBe(true);
    expect(hasFewBrackets(`${'[]'.repeat(MAX_DEPTH)}{`)).toBe(false);
  });
});
