import type { Links } from '../../../../src/families/result-envelope/read/links.js';
import { tokensIn } from '../../../../src/families/result-envelope/read/tokens.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });
const NO_LINKS: Links = new Map();

describe('The words of a line', () => {
  const words = (text: string, areCells = false): readonly unknown[] =>
    tokensIn([at(text)], NO_LINKS, areCells).map(({ text: word, source, code, part, clause, linked }) => [
      word,
      source.offset - 100,
      `${code ? 'code ' : ''}${String(part)}.${String(clause)}${linked === true ? ' linked' : ''}`,
      ...(source.text === word ? [] : [source.text]),
    ]);
  test.each([
    [
      'a b',
      [
        ['a', 0, '0.0'],
        ['b', 2, '0.0'],
      ],
    ],
    [
      'a, b,c',
      [
        ['a', 0, '0.0'],
        ['b', 3, '1.0'],
        ['c', 5, '2.0'],
      ],
    ],
    [
      'a; b',
      [
        ['a', 0, '0.0'],
        ['b', 3, '1.1'],
      ],
    ],
    [
      'a | b',
      [
        ['a', 0, '0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    ['1,000', [['1,000', 0, '0.0']]],
    ['x1,000', [['x1,000', 0, '0.0']]],
    [
      '1,0 a,b',
      [
        ['1,0', 0, '0.0'],
        ['a', 4, '0.0'],
        ['b', 6, '1.0'],
      ],
    ],
    ['_abc', [['_abc', 0, '0.0']]],
    ['abc_', [['abc_', 0, '0.0']]],
    ['``ab', [['ab', 2, '0.0']]],
    [
      'x __',
      [
        ['x', 0, '0.0'],
        ['__', 2, '0.0'],
      ],
    ],
    [
      '`a ` b',
      [
        ['a', 1, 'code 0.0'],
        ['b', 5, '0.0'],
      ],
    ],
    ['`the a/b.ts, c.ts`', [['the a/b.ts, c.ts', 1, 'code 0.0']]],
    ['`a/b.ts is, c.ts`', [['a/b.ts is, c.ts', 1, 'code 0.0']]],
    [
      '`a/b, c.json`',
      [
        ['a/b', 1, 'code 0.0'],
        ['c.json', 6, 'code 0.0'],
      ],
    ],
    [
      '```a/b``` c',
      [
        ['a/b', 3, 'code 0.0'],
        ['c', 10, '0.0'],
      ],
    ],
    [
      'src/{a, b,c}.ts',
      [
        ['src/{a', 0, '0.0'],
        ['b', 8, '1.0'],
        ['c}.ts', 10, '2.0'],
      ],
    ],
    [
      '{a}b,c',
      [
        ['a}b', 1, '0.0'],
        ['c', 5, '1.0'],
      ],
    ],
    [
      '{a,b c}',
      [
        ['a', 1, '0.0'],
        ['b', 3, '1.0'],
        ['c', 5, '1.0'],
      ],
    ],
    [
      'a,0',
      [
        ['a', 0, '0.0'],
        ['0', 2, '1.0'],
      ],
    ],
    [
      '1,a',
      [
        ['1', 0, '0.0'],
        ['a', 2, '1.0'],
      ],
    ],
    [
      '(*"a.\'!?:;"*)',
      [
        ['a', 3, '0.0'],
        ['"*)', 10, '1.1'],
      ].slice(0, 1),
    ],
    ['<[{a}>', [['a', 3, '0.0']]],
    [
      '_a_ __b__ _c',
      [
        ['a', 1, '0.0'],
        ['_b_', 5, '0.0'],
        ['_c', 10, '0.0'],
      ],
    ],
    ['__', [['__', 0, '0.0']]],
    [
      '`a` b',
      [
        ['a', 1, 'code 0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    [
      '`` a`b `` c',
      [
        ['a`b', 3, 'code 0.0'],
        ['c', 10, '0.0'],
      ],
    ],
    ['` ` b', [['b', 4, '0.0']]],
    ['`a', [['a', 1, '0.0']]],
    [
      '`a/b.ts, c.ts; d/e → f.ts`',
      [
        ['a/b.ts', 1, 'code 0.0'],
        ['c.ts', 9, 'code 0.0'],
        ['d/e', 15, 'code 0.0'],
        ['f.ts', 21, 'code 0.0'],
      ],
    ],
    ['`a.ts, the`', [['a.ts, the', 1, 'code 0.0']]],
    ['`a.ts,b.ts`', [['a.ts,b.ts', 1, 'code 0.0']]],
    ['`x.1, y.ts`', [['x.1, y.ts', 1, 'code 0.0']]],
    [
      'a→b',
      [
        ['a', 0, '0.0'],
        ['→', 1, '0.0'],
        ['b', 2, '0.0'],
      ],
    ],
    [
      'a->b =>c ⇒ d',
      [
        ['a', 0, '0.0'],
        ['->', 1, '0.0'],
        ['b', 3, '0.0'],
        ['=>', 5, '0.0'],
        ['c', 7, '0.0'],
        ['⇒', 9, '0.0'],
        ['d', 11, '0.0'],
      ],
    ],
    ['a ➜ b ➔ c ➝ d ⟶ e ⟹ f ↦ g', 'abcdefg'],
    [
      'src/{a,b}.ts, c',
      [
        ['src/{a,b}.ts', 0, '0.0'],
        ['c', 14, '1.0'],
      ],
    ],
    [
      '{a, b}',
      [
        ['a', 1, '0.0'],
        ['b', 4, '1.0'],
      ],
    ],
    [
      'x{a,b c',
      [
        ['x{a', 0, '0.0'],
        ['b', 4, '1.0'],
        ['c', 6, '1.0'],
      ],
    ],
    [
      'x,a}',
      [
        ['x', 0, '0.0'],
        ['a', 2, '1.0'],
      ],
    ],
    [
      '[x](src/a.ts) b',
      [
        ['src/a.ts', 4, 'code 0.0 linked'],
        ['b', 14, '0.0'],
      ],
    ],
    ['[src/b.ts](x)', [['src/b.ts', 1, 'code 0.0']]],
    [
      '[x] b',
      [
        ['x', 1, '0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    ['[x]() b', [['b', 6, '0.0']]],
    ['<code>a&amp;b</code>', [['a&b', 6, 'code 0.0', 'a&amp;b']]],
  ] as const)('of %j are %j', (text, expected) => {
    if (typeof expected === 'string') {
      expect(
        words(text)
          .map((word) => (word as readonly string[])[0])
          .filter((word) => /\w/.test(word ?? ''))
          .join(''),
      ).toBe(expected);
      expect(words(text)).toHaveLength(2 * expected.length - 1);
    } else expect(words(text)).toEqual(expected);
  });
  test('of a link without its backticks are shown as a whole where they are elsewhere', () => {
    expect(words('[``a/b``, ``c/d``](https://x.y)')).toEqual([
      ['a/b', 3, 'code 0.0'],
      ['c/d', 1, 'code 0.0', '``a/b``,'],
    ]);
    expect(words('[`a/b`, `c/d`](https://x.y)')).toEqual([
      ['a/b', 2, 'code 0.0'],
      ['c/d', 1, 'code 0.0', '`a/b`, `'],
    ]);
    expect(words('[`a`/b, c/d](https://x.y)')).toEqual([
      ['a/b', 1, 'code 0.0', '`a`/b, c'],
      ['c/d', 8, 'code 0.0'],
    ]);
  });
  test('have parts of their own in each cell, and in each line that begins with a bar', () => {
    const parts = (lines: readonly string[], areCells: boolean): readonly number[] =>
      tokensIn(
        lines.map((text) => at(text)),
        NO_LINKS,
        areCells,
      ).map(({ part }) => part);
    expect(parts(['a', 'b, c', 'd'], true)).toEqual([0, 1, 2, 3]);
    expect(parts(['a', 'b, c', 'd'], false)).toEqual([0, 0, 1, 1]);
    expect(parts(['|a', 'b', '|c'], false)).toEqual([1, 1, 2]);
  });
});
