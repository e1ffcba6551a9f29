import { isCommitId, isLikeFile, pathEnd, pathIn, saysGone } from '../../../src/read/document/claimed-path.js';

function path(text: string): string | null {
  return pathIn(text)?.path ?? null;
}

describe('A path in a text', () => {
  test.each([
    ['src/a.ts', 'src/a.ts'],
    ['  src/a.ts  ', 'src/a.ts'],
    ['"src/a.ts" is new', 'src/a.ts'],
    ["'src/a.ts'", 'src/a.ts'],
    ['`src/a.ts` is new', 'src/a.ts'],
    ['**`src/a.ts`** is new', 'src/a.ts'],
    ['`src/a.ts (new)`', 'src/a.ts'],
    ['src/a.ts (new)', 'src/a.ts'],
    ['src/a.ts # new', 'src/a.ts'],
    ['src/a.ts + its test', 'src/a.ts'],
    ['src/a.ts — new', 'src/a.ts'],
    ['src/a.ts – new', 'src/a.ts'],
    ['src/a.ts - new', 'src/a.ts'],
    ['src/a.ts -- new', 'src/a.ts'],
    ['src/a.ts -', 'src/a.ts'],
    ['src/a.ts -> src/b.ts', 'src/a.ts'],
    ['src/a.ts => src/b.ts', 'src/a.ts'],
    ['src/a.ts→src/b.ts', 'src/a.ts'],
    ['src/a.ts: new', 'src/a.ts'],
    ['src/a.ts:', 'src/a.ts'],
    ['**src/a.ts**', 'src/a.ts'],
    ['src/a.ts,', 'src/a.ts'],
    ['src/a.ts;', 'src/a.ts'],
    ['src/a.py::test_it', 'src/a.py'],
    ['src/a.ts:12', 'src/a.ts'],
    ['src/a.ts:12-40', 'src/a.ts'],
    ['src/a.ts:run', 'src/a.ts'],
    ['src/a.ts:run()', 'src/a.ts'],
    ['app/[id]/page.tsx', 'app/[id]/page.tsx'],
    ['app/[...slug]/page.tsx', 'app/[...slug]/page.tsx'],
    ['../lib/a.ts', '../lib/a.ts'],
    ['src/', 'src/'],
    ["  'src/a.ts' is new", 'src/a.ts'],
    ['" src/a.ts "', 'src/a.ts'],
    ['"src/a.ts', null],
    ["'src/a.ts", "'src/a.ts"],
    ['*src/a.ts*', 'src/a.ts'],
    ['src/a.ts  (new)', 'src/a.ts'],
    ['src/a.ts \u2192 src/b.ts', 'src/a.ts'],
    ['src/a.ts :', null],
    ['src/a=b.ts', 'src/a=b.ts'],
    ['src/a->b', null],
    ['src/a.ts =', null],
    ['src/a.ts -new', null],
    ['src/a.ts --new', null],
    ['src/a.ts:1a', 'src/a.ts:1a'],
    ['src/a.ts:x-y', 'src/a.ts:x-y'],
    ['src/:1/a.ts', 'src/:1/a.ts'],
    ['[', null],
    ['src/[', 'src/['],
    ['[a', '[a'],
    ['a[0-9]', null],
    ['a[10-90]', null],
    ['a[a-z]', null],
    ['a[A-Z]', null],
    ['a[0-z]', 'a[0-z]'],
    ['a[_-z]', 'a[_-z]'],
    ['a[a-_]', 'a[a-_]'],
    ['!a', null],
    ['&a', null],
    ['a!&#-b', 'a!&#-b'],
    ['src/[...slug]..ts', null],
    ['..', '..'],
    ['src/"a.ts"', null],
    ["src/'a.ts'", "src/'a.ts'"],
    ['a-b/c-d.ts', 'a-b/c-d.ts'],
    ['Makefile', 'Makefile'],
  ])('%j is %j', (text, expected) => {
    expect(path(text)).toBe(expected);
  });

  test.each([
    ...['', '  ', '""', 'none', 'None.', 'N/A', 'na', 'nil', 'null', 'TBD', 'Nothing', 'true', 'False', '-'],
    ...['—', '–', '~', '[]', '{}', '- src/a.ts', '--flag', '#12', 'two words', 'src/*.ts', '*.ts', '*alias'],
    ...['"*.ts"', 'src/a?.ts', 'src/<name>.ts', 'src/{a,b}.ts', 'a|b', 'src\\a.ts', 'src/a^.ts', 'src/…'],
    ...['a`b', 'src/a...b.ts', 'src/a..ts', 'test[1-5].ts', '3 files in src/', 'src/a.ts, src/b.ts'],
  ])('%j is no path', (text) => {
    expect(path(text)).toBeNull();
  });

  it('has its place, and what comes after it as its description', () => {
    expect(pathIn('  **`src/a.ts`** - deleted')).toEqual({
      path: 'src/a.ts',
      start: 5,
      description: '** - deleted',
    });
    expect(pathIn('` src/a.ts ` is new')).toEqual({ path: 'src/a.ts', start: 2, description: ' is new' });
    expect(pathIn(' src/a.ts\t \u2192 src/b.ts ')).toEqual({
      path: 'src/a.ts',
      start: 1,
      description: '\t \u2192 src/b.ts',
    });
    expect(pathIn('src/a.ts (new)')).toEqual({ path: 'src/a.ts', start: 0, description: ' (new)' });
    expect(pathIn('"**src/a.ts** (gone)" indeed')).toEqual({
      path: 'src/a.ts',
      start: 3,
      description: ' (gone) indeed',
    });
  });
});

test('A path ends before the signs that a reader names', () => {
  expect(pathIn('src/a.ts [new]', pathEnd('\\['))).toEqual({ path: 'src/a.ts', start: 0, description: ' [new]' });
  expect(pathIn('src/a.ts (new)', pathEnd('\\['))).toBeNull();
});

describe('Like a file', () => {
  test.each([
    ...['src/a', 'a/', '.env', '.gitignore', 'a.ts', 'a.test.ts', 'a.x_y+z-1', 'a.bc', 'a..b', '.a.b'],
    ...['a.abcdefghijkl', 'Dockerfile', 'Containerfile', 'Makefile', 'Justfile', 'justfile', 'Procfile'],
    ...['Gemfile', 'Rakefile', 'Brewfile', 'Podfile', 'Caddyfile', 'Jenkinsfile', 'Vagrantfile', 'LICENSE'],
    ...['NOTICE', 'CODEOWNERS', 'README', 'CHANGELOG', 'VERSION'],
  ])('is %s', (text) => {
    expect(isLikeFile(text)).toBe(true);
  });

  test.each(['', 'word', '.', '..', '..a.', 'a.1b', 'a.b c', 'v1.2', 'a.', 'a.abcdefghijklm', 'dockerfile', 'Created'])(
    'is not %s',
    (text) => {
      expect(isLikeFile(text)).toBe(false);
    },
  );
});

describe('The id of a commit', () => {
  test.each(['70003a9', '1c865dd', 'a'.repeat(39) + '1', '2013abc', '2026131', '2026022a', 'a2026022', '120260220'])(
    'is %s',
    (text) => {
      expect(isCommitId(text)).toBe(true);
    },
  );

  test.each(['70003a', 'a'.repeat(40) + '1', 'abcdefa', '70003A9', '20260220', '2026022', '70003g9', '70003a9 '])(
    'is not %s',
    (text) => {
      expect(isCommitId(text)).toBe(false);
    },
  );
});

describe('A description says that the file is gone', () => {
  test.each([
    ...['deleted', ' (deleted)', ' - deleted', ' — Deleted.', ' - deleted: no longer used'],
    ...[' - deleted (dead code)', ' - removed', ' (removed)', ' - removed, since nobody used it'],
    ...[' - removed — dead code', ' - **DELETED** dead code', ' - **Removed** in favour of b'],
    ...[' - file was deleted', ' - file  was deleted', ' *deleted*', ' - deleted  ', ' - deleted  (dead code)'],
    ...[' - removed  ', ' - removed  — dead code', ' - renamed  to  `src/b.ts`', ' - now removed;'],
    ...[' - renamed to `src/b.ts`', ' - moved to lib/a'],
  ])('in %j', (text) => {
    expect(saysGone(text)).toBe(true);
  });

  test.each([
    ...['', ' - Removed the old rules', ' - removed (old) rules', ' - removed: the old rules'],
    ...[' - deleted rows are hidden', ' - renamed to something better', ' - no longer deleted', ' - undeleted'],
    ...[' - deletedrows', ' - removedrows', ' - **deleted rows**', ' - renamed to *'],
  ])('not in %j', (text) => {
    expect(saysGone(text)).toBe(false);
  });
});
