import { gsdClaimed, gsdReturn } from '../support.js';

function summary(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', '# Summary', ''].join('\n');
}

/** The lines that are not read, each with its text. */
function unread(...lines: readonly string[]): readonly string[] {
  const { unread: parts = [] } = gsdReturn(summary(...lines));
  // A pattern is unread only if nothing matches it.
  return parts
    .filter(({ pattern }) => pattern === undefined)
    .map(({ text, range }) => `${String(range.startLine)} ${text}`);
}

describe('Lines for files that are not read', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['a key in another case', ['Key-Files:', '  created:', '    - src/a.ts'], ['4 - src/a.ts']],
    ['a key with a blank', ['key files:', '  created: [src/a.ts]'], ['3 created: [src/a.ts]']],
    ['a key without a hyphen', ['keyfiles: src/a.ts'], ['2 src/a.ts']],
    ['a key that is indented', ['metrics:', '  key-files:', '    created: [src/a.ts]'], ['4 created: [src/a.ts]']],
    ['a list without a kind', ['key-files:', '- src/a.ts', 'tags: [a/b]'], ['3 - src/a.ts']],
    ['another kind', ['key-files:', '  added:', '    - a.ts'], ['4 - a.ts']],
    ['a nested map', ['key-files:', '  created:', '    web:', '      - src/a.ts'], ['5 - src/a.ts']],
    ['a block of text', ['key-files:', '  created: |', '    src/a.ts', '    src/b.ts'], ['4 src/a.ts', '5 src/b.ts']],
    ['a text that goes on', ['key-files:', '  created: src/a.ts', '    src/b.ts'], ['4 src/b.ts']],
    ['a tag', ['key-files:', '  created: !!seq', '    - src/a.ts'], ['4 - src/a.ts']],
    ['an anchor', ['key-files:', '  modified: &a', '    - src/a.ts'], ['4 - src/a.ts']],
    ['a bracket', ['key-files:', '  created: [', '    src/a.ts'], ['4 src/a.ts']],
    ['an item without a path', ['key-files:', '  created:', '    - name: src/a.ts'], ['4 name: src/a.ts']],
  ])('%s', (_, lines, expected) => {
    expect(unread(...lines)).toEqual(expected);
    const paths = gsdClaimed(summary(...lines)).map((claim) => claim.split(' ').at(-1));
    expect(paths).toEqual(lines.includes('  created: src/a.ts') ? ['src/a.ts'] : []);
  });

  it('below other text', () => {
    const { unread: parts } = gsdReturn('# Summary\n\n---\nkey-files:\n  created: [src/a.ts]\n---\n');
    expect(parts?.map(({ range }) => range.startLine)).toEqual([5]);
  });
});

describe('Nothing is unread', () => {
  test.each<readonly [string, readonly string[]]>([
    ['of lists of paths', ['key-files:', '  created:', '    - src/a.ts', '  modified: [b.ts, "c/d"]']],
    [
      'of an item with a description',
      ['key-files:', '  created:', '    - src/a.ts (see src/b.ts)', '    - c.ts - d/e'],
    ],
    ['of the lines of an item', ['key-files:', '  created:', '    - path: src/a.ts', '      provides: GET /api', '']],
    [
      'of words for nothing',
      ['key-files:', '  created: [n/a]', '  modified:', '    - None', '    - 3/4 tests and/or more'],
    ],
    ...['src/**/*.test.ts (3 files)', '"src/*.ts"', 'src/{a,b}.ts', 'src/{a, b}.ts - both', '3 files in src/a'].map(
      (item) => [`of ${item}`, ['key-files:', '  created:', `    - ${item}`]] as const,
    ),
    ...['-> src/z.ts', '→ `src/z.ts`', '(see src/b.ts)'].map(
      (rest) => [`of a claim before ${rest}`, ['key-files:', '  created:', `    - src/a.ts ${rest}`]] as const,
    ),
    ['of a tag alone', ['key-files:', '  created: !!seq', '  modified: &a', 'tags: [x]']],
    ['of comments', ['key-files:', '  # src/old.ts', '  created: [] # src/a.ts']],
    ['of other keys', ['provides:', '  - src/a.ts', 'key-decisions:', '  - use src/b.ts']],
    ['of a space before the colon', ['key-files :', '  created: [src/a.ts]']],
  ])('%s', (_, lines) => {
    expect(unread(...lines)).toEqual([]);
  });
});
