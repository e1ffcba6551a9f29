import { linkAt, type Links } from '../../../../src/families/result-envelope/read/links.js';

describe('A link', () => {
  const LINKS: Links = new Map([
    ['P', 'src/p.ts'],
    ['WEB', 'https://example.org/a/b'],
    ['CODE', '`src/c.ts`'],
    ['TWO WORDS', 'src/two.ts'],
  ]);
  const link = (text: string, from = 0): unknown => {
    const found = linkAt(text, from, LINKS);
    return found === null
      ? null
      : [found.text, found.start, found.stop, found.end, ...(found.isTarget === true ? ['target'] : [])];
  };
  test.each([
    ['[x](src/a.ts)', ['src/a.ts', 4, 12, 13, 'target']],
    ['[x]( <src/a b.ts> "t") y', ['src/a b.ts', 6, 16, 22, 'target']],
    ['[x](src/a.ts "t (u)")', ['src/a.ts', 4, 12, 21, 'target']],
    ['[x](src/(g)/a.ts)', ['src/(g)/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts#top)', ['src/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts?x=1)', ['src/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts#L3)', ['src/a.ts#L3', 4, 15, 16, 'target']],
    ['[x](#top)', ['#top', 4, 8, 9, 'target']],
    ['[x](a%20b.ts)', ['a b.ts', 4, 12, 13, 'target']],
    ['[x](a%zz.ts)', ['a%zz.ts', 4, 11, 12, 'target']],
    ['[x](https://x.y/a%20b?c#d)', ['https://x.y/a%20b?c#d', 4, 25, 26, 'target']],
    ['[x]()', ['', 4, 4, 5, 'target']],
    ['[src/b.ts](x)', ['src/b.ts', 1, 9, 13]],
    ['[ `src/b.ts` ](x)', ['src/b.ts', 3, 11, 17]],
    ['[see src/b.ts](src/a.ts)', ['src/a.ts', 15, 23, 24, 'target']],
    ['[see src/b.ts](https://x.y)', ['see src/b.ts', 1, 13, 27]],
    ['[`src/b` `x`](https://x.y)', ['src/b x', 1, 8, 26]],
    ['[x][p] y', ['src/p.ts', 0, 6, 6, 'target']],
    ['[x][ P ]', ['src/p.ts', 0, 8, 8, 'target']],
    ['[p][]', ['src/p.ts', 0, 5, 5, 'target']],
    ['[p][ ]', ['src/p.ts', 0, 6, 6, 'target']],
    ['[p]', ['src/p.ts', 0, 3, 3, 'target']],
    ['[two  words]', ['src/two.ts', 0, 12, 12, 'target']],
    ['[x][code]', ['src/c.ts', 0, 9, 9, 'target']],
    ['[x](x`a.ts`)', ['x`a.ts`', 4, 11, 12, 'target']],
    ['[x](`a.ts`x)', ['`a.ts`x', 4, 11, 12, 'target']],
    ['[x][web]', ['', 0, 0, 8]],
    ['[web]', ['', 0, 0, 5]],
    ['[src/b.ts][web]', ['src/b.ts', 1, 9, 15]],
    ['[src/b.ts][none]', ['src/b.ts', 1, 9, 16]],
    ['[[a]/b.ts](x)', ['[a]/b.ts', 1, 9, 13]],
    ['[x()](src/a.ts)', ['src/a.ts', 6, 14, 15, 'target']],
    ['[x](src/<b>.ts)', ['src/<b>.ts', 4, 14, 15, 'target']],
    // Brackets whose name is defined are a link, whatever follows them that is none.
    ['[p](x', ['src/p.ts', 0, 3, 3, 'target']],
    ['[p][x', ['src/p.ts', 0, 3, 3, 'target']],
    ['[p] [x]', ['src/p.ts', 0, 3, 3, 'target']],
    ['[x](src/a:b.ts?x)', ['src/a:b.ts', 4, 16, 17, 'target']],
  ])('%j leads to %j', (text, expected) => {
    expect(link(text)).toEqual(expected);
  });
  test.each([
    '[x]',
    '[x][none]',
    '[x][]',
    '[x',
    '[x](y',
    '[x][p',
    '[src/b.ts]',
    '[x] (y)',
    '[]',
    '[[src/b.ts]',
    '[[p]',
  ])('is not %j', (text) => {
    expect(link(text)).toBeNull();
  });
  test('is found at its place, and no longer than 500 characters', () => {
    expect(link('see [x](a.ts)', 4)).toEqual(['a.ts', 8, 12, 13, 'target']);
    expect(link('see [src/b.ts](a.ts)', 4)).toEqual(['src/b.ts', 5, 13, 20]);
    expect(link('see [web]', 4)).toEqual(['', 4, 4, 9]);
    expect(link(`[x](${'a'.repeat(495)})`)).not.toBeNull();
    expect(link(`[x](${'a'.repeat(496)})`)).toBeNull();
  });
});
