import { parseDuration, parseNumber, parseSize } from '../../src/config/parse-option.js';

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

test.each(['', '1', 'm', '1x', '1 m', '1h x', 'x 1h', '1.5h', '-1h', '1234567h', '1H'])('%j is no duration', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test.each(['', ' ', 'kb', '0', '0KB', '1x', '1.5MB', '-1', '1 K B', '1kb x', 'x1kb', '1234567890123', '1toString'])(
  '%j is no size',
  (text) => {
    expect(parseSize(text)).toBeUndefined();
  },
);

test('Blanks around a number or a size do not count', () => {
  expect([
    parseNumber(' 12 '),
    parseNumber('1 2'),
    parseNumber('x12'),
    parseNumber('12x'),
    parseSize(' 123456789012 '),
  ]).toEqual([12, undefined, undefined, undefined, 123_456_789_012]);
});
