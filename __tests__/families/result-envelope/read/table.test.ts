import { rowsOf } from '../../../../src/families/result-envelope/read/table.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });

describe('The rows of a table', () => {
  const rows = (...lines: readonly string[]): unknown =>
    rowsOf(lines.map((text, n) => at(text, 100 * (n + 1))))?.map((cells) =>
      cells.map(({ text, offset }) => `${String(offset)} ${text}`),
    ) ?? null;
  test.each([
    [
      ['| a | b |', '|---|---|', '| c | d |', '|  | e'],
      [['302 c', '306 d'], ['405 e']],
    ],
    [['a | b', ':- | -:', 'c|d', '|'], [['300 c', '302 d']]],
    [['|a', '--', '  c  '], [['302 c']]],
    [['|a', ':-:', 'c'], [['300 c']]],
    [['|a', '|-|', 'c \\| d | e\\'], [['300 c \\| d', '309 e\\']]],
    [['|a', '|-|', '`c | d`'], [['300 `c', '305 d`']]],
    [['|a', '-', 'c'], null],
    [['a', '|-|', 'c'], null],
    [['|a', '|-|'], null],
    [['|a', '|-x|', 'c'], null],
    [['|a', 'x|-|', 'c'], null],
    [['|a', '|-|x', 'c'], null],
    [['|a'], null],
    [[], null],
  ] as const)('%j are %j', (lines, expected) => {
    expect(rows(...lines)).toEqual(expected);
  });
});
