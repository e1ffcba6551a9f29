import { parseDuration, parseNumber, parseSize } from '../../src/config/units.js';

test.each([
  ['1s', 1_000],
  ['1m', 60 * 1_000],
  ['1h', 3_600 * 1_000],
  ['1d', 24 * 3_600 * 1_000],
  ['1w', 7 * 24 * 3_600 * 1_000],
  [' 90m ', 90 * 60 * 1_000],
])('%j is %d milliseconds', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each([
  ['1', 1],
  ['1b', 1],
  ['1 KB', 1_000],
  ['1mb', 1_000_000],
  ['1GB', 1_000_000_000],
  ['1KiB', 1_024],
  ['1MiB', 1_024 * 1_024],
  ['1GiB', 1_024 * 1_024 * 1_024],
])('%j is %d bytes', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

test('A number has at most nine digits, and is above 0', () => {
  expect(['1', '999999999', '1000000000', '0', '-1', '1.5'].map(parseNumber)).toEqual([
    1,
    999_999_999,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
