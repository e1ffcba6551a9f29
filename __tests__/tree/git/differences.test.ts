import { CommitGraph } from '../../../src/tree/git/commit-graph.js';
import { LogParser } from '../../../src/tree/git/log.js';

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
    const parser = new LogParser('compare with main');
    expect(() => {
      parser.read(Buffer.from(output));
      parser.end();
    }).toThrow('git could not compare with main: its output is damaged or incomplete.');
  });
});

describe('What git says about the history', () => {
  const refused = 'git could not read the history: its output is damaged or incomplete.';
  const [COMMIT, PARENT] = ['c'.repeat(40), 'd'.repeat(40)] as const;

  test.each(['x\0', `${COMMIT.slice(1)}\0`, `${COMMIT} ${PARENT} x\0`, `x${COMMIT}\0`])(
    'is refused where a commit of the log is none: %j',
    (output) => {
      const parser = new LogParser('read the history');
      expect(() => {
        parser.read(Buffer.from(output));
      }).toThrow(refused);
    },
  );

  test.each([
    [`${COMMIT} ${PARENT}\0`, true],
    [`${COMMIT} ${PARENT}`, false],
    [`${MODIFIED}a\0`, true],
    [`${MODIFIED}a`, false],
  ])('is known to be whole, or not: %j', (output, isComplete) => {
    const parser = new LogParser('read the history');
    parser.read(Buffer.from(output));
    if (isComplete) expect(parser.end()).toHaveLength(1);
    else expect(() => parser.end()).toThrow(refused);
  });

  test.each(['', `${PARENT}\n`, `${COMMIT}\nx`, `${COMMIT} x\n`, `${COMMIT}\n\n${PARENT}\n`])(
    'is refused where its graph is damaged: %j',
    (text) => {
      expect(() => new CommitGraph(COMMIT, text)).toThrow(refused);
    },
  );
});
