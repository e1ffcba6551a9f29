import { parseDifferences } from '../../../src/tree/git/differences.js';

const [, ONE, TWO] = ['0', '1', '2'].map((digit) => digit.repeat(40)) as [string, string, string];
const MODIFIED = `:100644 100755 ${ONE} ${TWO} M\0`;

describe('What git says about the paths that differ between two trees', () => {
  test.each([
    ['an entry without its path', MODIFIED],
    ['a path without its end', `${MODIFIED}a`],
    ['a second entry without its path', `${MODIFIED}a\0${MODIFIED}`],
    ['a path alone', 'a\0'],
    ['something before the entry', `x${MODIFIED}a\0`],
    ['something behind the entry', `${MODIFIED.slice(0, -1)} x\0a\0`],
    ['a rename, which was not asked for', `:100644 100644 ${ONE} ${TWO} R100\0a\0`],
    ['a mode that is too short', `:10064 100755 ${ONE} ${TWO} M\0a\0`],
    ['a mode that is none', `:100649 100755 ${ONE} ${TWO} M\0a\0`],
    ['a second mode that is none', `:100644 100758 ${ONE} ${TWO} M\0a\0`],
    ['an id that is none', `:100644 100755 ${ONE}g ${TWO} M\0a\0`],
    ['a second id that is none', `:100644 100755 ${ONE} G M\0a\0`],
    ['a small letter', `:100644 100755 ${ONE} ${TWO} m\0a\0`],
    ['no letter', `:100644 100755 ${ONE} ${TWO} \0a\0`],
  ])('is refused with %s', (_, output) => {
    expect(() => parseDifferences(output, 'compare with main')).toThrow(
      'git could not compare with main: its output is damaged or incomplete.',
    );
  });
});
