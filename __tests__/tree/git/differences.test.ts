import { parseDifferences } from '../../../src/tree/git/differences.js';

const [ZERO, ONE, TWO] = ['0', '1', '2'].map((digit) => digit.repeat(40)) as [string, string, string];
const MODIFIED = `:100644 100755 ${ONE} ${TWO} M\0`;

describe('What git says about the paths that differ between two trees', () => {
  test('is read with modes, ids and names of any bytes', () => {
    const output = `${MODIFIED}a b\0:000000 120000 ${ZERO} ${TWO} A\0new\nline\0:100644 000000 ${ONE} ${ZERO} D\0\xff\0`;
    expect(parseDifferences(output, 'compare')).toEqual([
      { path: 'a b', mode: '100644', newMode: '100755', id: ONE, newId: TWO, status: 'M' },
      { path: 'new\nline', mode: '000000', newMode: '120000', id: ZERO, newId: TWO, status: 'A' },
      { path: '\udcff', mode: '100644', newMode: '000000', id: ONE, newId: ZERO, status: 'D' },
    ]);
  });

  test('is nothing where no path differs', () => {
    expect(parseDifferences('', 'compare')).toEqual([]);
  });

  test('may have ids of SHA-256', () => {
    const [id, newId] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(parseDifferences(`:100644 100644 ${id} ${newId} T\0x\0`, 'compare')).toEqual([
      { path: 'x', mode: '100644', newMode: '100644', id, newId, status: 'T' },
    ]);
  });

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
