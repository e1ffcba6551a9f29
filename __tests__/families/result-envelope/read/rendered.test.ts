import { rendered } from '../../../../src/families/result-envelope/read/rendered.js';
import type { Segment } from '../../../../src/read/markdown/block.js';
import { processorTime } from '../../../support/processor-time.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });

describe('A line as it is rendered', () => {
  const shown = (text: string): readonly unknown[] => {
    const { text: letters, sourceAt } = rendered(at(text));
    return [letters, Array.from(`${letters}.`).map((_, n) => sourceAt(n))];
  };
  test.each([
    ['a b', 'a b', [0, 1, 2, 3]],
    ['\\*a', '*a', [0, 2, 3]],
    ['\\a', '\\a', [0, 1, 2]],
    ['a\\', 'a\\', [0, 1, 2]],
    ['&amp;a', '&a', [0, 5, 6]],
    ['&#47;&#x2f;&#X2F;', '///', [0, 5, 11, 17]],
    ['&nothing;', '&nothing;', [...Array<number>(9).fill(0), 9]],
    ['&;', '&;', [0, 1, 2]],
    ['& a', '& a', [0, 1, 2, 3]],
    ['<!--a', '<!--a', [0, 1, 2, 3, 4, 5]],
    ['<b>a</b>', 'a', [3, 8]],
    ['<B class="x">a', 'a', [13, 14]],
    ['<code>a</code>', '`a`', [0, 6, 7, 14]],
    ['<kbd>a', '`a', [0, 5, 6]],
    ['<samp/>', '`', [0, 7]],
    ['<tt>', '`', [0, 4]],
    ['<var>', '`', [0, 5]],
    ['a<br/>b<BR>c', 'a,b,c', [0, 1, 6, 7, 11, 12]],
    ['<name>', '<name>', [0, 1, 2, 3, 4, 5, 6]],
    ['<1>', '<1>', [0, 1, 2, 3]],
    ['a < b', 'a < b', [0, 1, 2, 3, 4, 5]],
    ['`\\*` \\*', '`\\*` *', [0, 1, 2, 3, 4, 5, 7]],
    ['``a`\\*`` \\*', '``a`\\*`` *', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]],
    ['`\\*', '`*', [0, 1, 3]],
  ])('%j is %j', (text, letters, sources) => {
    expect(shown(text)).toEqual([letters, sources]);
  });
  test.each(
    'a abbr b cite del details dfn div em font i ins li mark ol p s small span strike strong sub summary sup td th tr u ul wbr'.split(
      ' ',
    ),
  )('shows nothing of the tag %s', (tag) => {
    expect(rendered(at(`<${tag}>\\a</${tag}>`)).text).toBe('\\a');
  });
  test('of many backticks takes time in proportion to its length', () => {
    const start = processorTime();
    expect(rendered(at(`${'`'.repeat(60_000)}\\*`)).text).toHaveLength(60_001);
    expect(processorTime() - start).toBeLessThan(700);
  });
  test('looks no further than 500 characters for the end of code', () => {
    expect(rendered(at(`\`${'x'.repeat(498)}\\*\``)).text).toContain('*`');
    expect(rendered(at(`\`\\*${'x'.repeat(497)}\``)).text).toBe(`\`\\*${'x'.repeat(497)}\``);
    expect(rendered(at(`\`\\*${'x'.repeat(498)}\``)).text).toBe(`\`*${'x'.repeat(498)}\``);
  });
});
