import { LogParser, type LogEntry } from '../../../src/tree/git/log-parser.js';

const [ZERO, ONE, TWO] = ['0', '1', '2'].map((digit) => digit.repeat(40)) as [string, string, string];
const [COMMIT, PARENT] = ['c'.repeat(40), 'd'.repeat(40)] as const;
const EMPTY = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

const MODIFIED = `:100644 100644 ${ONE} ${TWO} M\0`;
const RENAMED = `:100644 100644 ${ONE} ${ONE} R100\0`;

function parse(...pieces: readonly string[]): { readonly entries: readonly LogEntry[]; readonly isComplete: boolean } {
  const entries: LogEntry[] = [];
  const parser = new LogParser((entry) => entries.push(entry) > 0);
  for (const piece of pieces) expect(parser.read(Buffer.from(piece, 'latin1'))).toBe(true);
  return { entries, isComplete: parser.isComplete };
}

test('Nothing is missing where there is enough, even if the output goes on', () => {
  const parser = new LogParser(() => false);
  expect(parser.read(Buffer.from(`${MODIFIED}a\0${MODIFIED}b`, 'latin1'))).toBe(false);
  expect(parser.isComplete).toBe(true);
});

const OF_FILE = {
  commit: null,
  merge: false,
  to: null,
  substantial: true,
  blob: true,
  regular: [true, true],
} as const;

describe('What git prints about the files of commits', () => {
  test('names the commit and whether it is a merge, for each entry up to the next commit', () => {
    const { entries } = parse(
      `${COMMIT} \0\n${MODIFIED}a\0${MODIFIED}b\0${PARENT} ${COMMIT}\0\n${MODIFIED}c\0${COMMIT} ${PARENT} ${ONE}\0${MODIFIED}d\0`,
    );
    expect(entries.map(({ path, commit, merge }) => [path, commit, merge])).toEqual([
      ['a', COMMIT, false],
      ['b', COMMIT, false],
      ['c', PARENT, false],
      ['d', COMMIT, true],
    ]);
  });

  test.each<[string, string, Partial<LogEntry>]>([
    ['modified', `${MODIFIED}a\0`, { status: 'modified', ids: [ONE, TWO] }],
    ['added', `:000000 100755 ${ZERO} ${ONE} A\0a\0`, { status: 'added', regular: [false, true], ids: [ZERO, ONE] }],
    ['deleted', `:100644 000000 ${ONE} ${ZERO} D\0a\0`, { status: 'deleted', regular: [true, false], ids: [ONE, ZERO] }],
    ['made a link', `:100644 120000 ${ONE} ${TWO} T\0a\0`,
      { status: 'modified', substantial: false, regular: [true, false], ids: [ONE, TWO] }],
    ['a link that was deleted', `:120000 000000 ${ONE} ${ZERO} D\0a\0`,
      { status: 'deleted', substantial: false, regular: [false, false], ids: [ONE, ZERO] }],
    ['made a submodule', `:100644 160000 ${ONE} ${TWO} T\0a\0`,
      { status: 'modified', substantial: false, blob: false, regular: [true, false], ids: [ONE, TWO] }],
    ['a submodule that was deleted', `:160000 000000 ${ONE} ${ZERO} D\0a\0`,
      { status: 'deleted', substantial: false, blob: false, regular: [false, false], ids: [ONE, ZERO] }],
    ['emptied', `:100644 100644 ${ONE} ${EMPTY} M\0a\0`, { status: 'modified', substantial: false, ids: [ONE, EMPTY] }],
    ['empty and deleted', `:100644 000000 ${EMPTY} ${ZERO} D\0a\0`,
      { status: 'deleted', substantial: false, regular: [true, false], ids: [EMPTY, ZERO] }],
    ['renamed', `${RENAMED}a\0b\0`, { status: 'renamed', to: 'b', ids: [ONE, ONE] }],
    ['an empty file that was renamed in name only', `:100644 100644 ${EMPTY} ${EMPTY} R100\0a\0b/a\0`,
      { status: 'renamed', to: 'b/a', substantial: false, ids: [EMPTY, EMPTY] }],
  ])('says that a file was %s', (_, output, expected) => {
    expect(parse(output)).toEqual({ entries: [{ ...OF_FILE, path: 'a', ...expected }], isComplete: true });
  }); // prettier-ignore

  test('pairs empty files by chance: one with another name was deleted, and another was added', () => {
    const both = { ...OF_FILE, substantial: false };
    expect(parse(`:100644 120000 ${EMPTY} ${EMPTY} R100\0x/a\0x/b\0`).entries).toEqual([
      { ...both, path: 'x/a', status: 'deleted', regular: [true, false], ids: [EMPTY, ZERO] },
      { ...both, path: 'x/b', status: 'added', regular: [false, false], ids: [ZERO, EMPTY] },
    ]);
    const [, added] = parse(`:120000 100644 ${EMPTY} ${EMPTY} R100\0x/a\0x/b\0`).entries;
    expect(added?.regular).toEqual([false, true]);
  });

  test('may have paths of any bytes, and paths that look like entries or begin with a line feed', () => {
    const odd = MODIFIED.slice(0, -1);
    const { entries } = parse(`${MODIFIED}\xff\0${MODIFIED}${odd}\0${RENAMED}\n\xfe\0\n\xfd\0${MODIFIED}\n\0`);
    expect(entries.map(({ path, to }) => [path, to])).toEqual([
      ['\udcff', null],
      [odd, null],
      ['\n\udcfe', '\n\udcfd'],
      ['\n', null],
    ]);
  });

  test('is the same in pieces of one byte', () => {
    const output = `${COMMIT} ${PARENT}\0\n${RENAMED}a\0b\0${MODIFIED}c\0`;
    expect(parse(...Array.from(output))).toEqual(parse(output));
  });

  test.each([
    ['', true],
    ['\n', true],
    [`${COMMIT} ${PARENT}`, false],
    [`${COMMIT} ${PARENT}\0`, true],
    [MODIFIED, false],
    [`${MODIFIED}a`, false],
    [`${MODIFIED}a\0`, true],
    [`${RENAMED}a\0`, false],
    [`${RENAMED}a\0b\0`, true],
  ])('%j is complete: %p', (output, isComplete) => {
    expect(parse(output).isComplete).toBe(isComplete);
  });

  test.each([
    'x\0',
    '\0',
    `${'c'.repeat(39)}\0`,
    `${COMMIT} ${PARENT} x\0`,
    `x${COMMIT}\0`,
    `${COMMIT} ${'d'.repeat(39)}\0`,
    `\n\n${MODIFIED}a\0`,
    `${'c'.repeat(65)}\0`,
  ])('%j is refused', (output) => {
    const parser = new LogParser(() => true);
    expect(() => parser.read(Buffer.from(output))).toThrow(
      'git could not read the history: its output is damaged or incomplete.',
    );
  });

  test('is read until there is enough', () => {
    const paths: string[] = [];
    const parser = new LogParser(({ path }) => paths.push(path) < 2);
    expect(parser.read(Buffer.from(`${MODIFIED}a\0${MODIFIED}b\0${MODIFIED}c\0`))).toBe(false);
    expect(paths).toEqual(['a', 'b']);
  });
});
