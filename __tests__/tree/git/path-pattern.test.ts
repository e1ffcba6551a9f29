import { pathPattern, Steps } from '../../../src/tree/git/path-pattern.js';

/** Which of some paths a pattern matches; undefined if it can match nothing. */
function matched(pattern: string, paths: readonly string[]): readonly string[] | undefined {
  const read = pathPattern(pattern);
  return read === undefined ? undefined : paths.filter((path) => read.matches(path, new Steps()));
}

/** How each class of characters is written for JavaScript, in the C locale. */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['alnum', /[0-9A-Za-z]/],
  ['alpha', /[A-Za-z]/],
  ['blank', /[ \t]/],
  ['cntrl', /[\x00-\x1f\x7f]/],
  ['digit', /[0-9]/],
  ['graph', /[!-~]/],
  ['lower', /[a-z]/],
  ['print', /[ -~]/],
  ['punct', /[!-/:-@[-`{-~]/],
  // git's own isspace knows no vertical tab and no form feed.
  ['space', /[ \t\n\r]/],
  ['upper', /[A-Z]/],
  ['xdigit', /[0-9A-Fa-f]/],
];

test.each(CLASSES)('the class %s has the bytes of the C locale, and no others', (name, members) => {
  const bytes = Array.from({ length: 256 }, (_, n) => String.fromCharCode(n)).filter((byte) => byte !== '/');
  expect(matched(`[[:${name}:]]`, bytes)).toEqual(bytes.filter((byte) => members.test(byte)));
  expect(matched(`[^[:${name}:]]`, bytes)).toEqual(bytes.filter((byte) => !members.test(byte)));
});

test.each<[string, readonly string[] | undefined]>([
  ['[a-c]', ['a', 'b', 'c']],
  ['[!a-c]', ['-', '\\', ']', ':', '[', 'd']],
  ['[^a-c]', ['-', '\\', ']', ':', '[', 'd']],
  ['[a^]', ['a']],
  ['[a-]', ['a', '-']],
  ['[-a]', ['a', '-']],
  ['[]a]', ['a', ']']],
  ['[a\\]]', ['a', ']']],
  ['[\\a]', ['a']],
  ['[\\\\]', ['\\']],
  ['[a-\\c]', ['a', 'b', 'c']],
  ['[\\a-c]', ['a', 'b', 'c']],
  // The end of a range does not begin another one.
  ['[a-b-d]', ['a', 'b', '-', 'd']],
  ['[[:digit:]-d]', ['-', 'd']],
  // The first letter of a range counts for itself, too.
  ['[c-a]', ['c']],
  ['[[a]', ['a', '[']],
  ['[[:]', ['[', ':']],
  ['[[:a]', ['a', '[', ':']],
  ['[[a:]', ['a', '[', ':']],
  ['[a:]', ['a', ':']],
  ['[a[:digit:]b]', ['a', 'b']],
  ['[[:digit:][:alpha:]]', ['a', 'b', 'c', 'd']],
  ['[[:none:]]', undefined],
  ['[[::]]', undefined],
  ['[[:alpha:', undefined],
  ['[[:alpha', undefined],
  ['[', undefined],
  ['[a', undefined],
  ['[!', undefined],
  ['[a-', undefined],
  ['[a-\\', undefined],
  ['[[:a', undefined],
  ['[[:x', undefined],
  ['[[a:digit]]', []],
  ['[a[b:]', ['a', 'b', '[', ':']],
  ['[a\\', undefined],
  ['a\\', undefined],
])('the set %j matches %j', (pattern, expected) => {
  const found = matched(pattern, ['a', 'b', 'c', 'd', '-', '\\', ']', ':', '[']);
  expect(found === undefined ? undefined : [...found].sort()).toEqual(
    expected === undefined ? undefined : [...expected].sort(),
  );
});

const PATHS = ['a', 'b', 'ab', 'a*', 'a/b', 'a/a', 'x/a', 'a/x/b', 'a/x/y/b', 'x/a/b', 'xa/b', 'a/bc', 'a/', 'ab/c'];

test.each<[string, readonly string[] | undefined]>([
  ['a', ['a', 'a/a', 'x/a']],
  ['/a', ['a']],
  ['a/b', ['a/b']],
  ['/a/b', ['a/b']],
  ['a\\*', ['a*']],
  ['\\ab', ['ab']],
  ['?b', ['ab']],
  ['a?', ['ab', 'a*']],
  ['*b', ['b', 'ab', 'a/b', 'a/x/b', 'a/x/y/b', 'x/a/b', 'xa/b']],
  ['a*', ['a', 'ab', 'a*', 'a/a', 'x/a']],
  ['a/*', ['a/b', 'a/a', 'a/bc', 'a/']],
  ['a/**', ['a/b', 'a/a', 'a/x/b', 'a/x/y/b', 'a/bc', 'a/']],
  ['**/b', ['b', 'a/b', 'a/x/b', 'a/x/y/b', 'x/a/b', 'xa/b']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b']],
  ['a/***/b', ['a/b', 'a/x/b', 'a/x/y/b']],
  ['a/*/b', ['a/x/b']],
  ['a/?/b', ['a/x/b']],
  ['a/[x]/b', ['a/x/b']],
  // Only between slashes do two stars match slashes.
  ['a/**b', ['a/b']],
  ['a/b**', ['a/b', 'a/bc']],
  ['a/x**y/b', []],
  ['x/*a**/b', ['x/a/b']],
  ['*/a**/b', ['x/a/b']],
  ['x*/b', ['xa/b']],
  ['a\\/b', ['a/b']],
  // With an escaped slash, two stars match one name at least.
  ['**\\/b', ['a/b', 'a/x/b', 'a/x/y/b', 'x/a/b', 'xa/b']],
  ['a**/c', ['ab/c']],
  ['/', undefined],
  ['', undefined],
])('the pattern %j matches %j', (pattern, expected) => {
  expect(matched(pattern, PATHS)).toEqual(expected);
});

test.each([
  ['name', true, false],
  ['folder/', true, true],
  ['a/b', true, false],
  ['/a', true, false],
  ['*.bin', true, false],
  ['data/**', true, false],
  ['data/**/', true, true],
  ['a*', false, false],
  ['*a*', false, false],
  ['*/a', false, false],
  ['d*/**', false, false],
  ['**/data', false, false],
  ['data**', false, false],
  ['a?', false, false],
  ['[a]/', false, true],
  ['\\a', false, false],
])('%j is plain: %j, and for folders only: %j', (pattern, isPlain, foldersOnly) => {
  expect(pathPattern(pattern)).toMatchObject({ isPlain, foldersOnly });
});

describe('the steps of a question', () => {
  test('are spent once more was taken than there was', () => {
    const steps = new Steps(3);
    expect([steps.take(), steps.areSpent]).toEqual([true, false]);
    expect([steps.take(2), steps.areSpent]).toEqual([true, false]);
    expect([steps.take(), steps.areSpent]).toEqual([false, true]);
    expect(steps.take(0)).toBe(false);
  });

  test.each([
    // One for each eight letters of the path, one for each name, and one for each of its letters.
    ['a path', 'a/b*', `a/b${'x'.repeat(15)}`, 2 + 1 + 16],
    // The name before the wildcard is not compared letter by letter.
    ['a name', 'b*', 'b'.repeat(8), 1 + 1 + 9],
    // One more for each sixteen letters of the set, at every byte.
    ['a set', `[${'ab'.repeat(4)}]*`, 'b'.repeat(8), 1 + 1 + 2 + 9],
  ])('are those of %s: it matches with them, and with fewer it does not', (_, text, path, least) => {
    const uses = (most: number): boolean | undefined => pathPattern(text)?.matches(path, new Steps(most));
    expect([uses(least), uses(least - 1), uses(1), uses(0)]).toEqual([true, false, false, false]);
  });

  test('end within a long set', () => {
    const set = pathPattern(`[${'ab'.repeat(400)}]`);
    expect(set?.matches('b', new Steps(1000))).toBe(true);
    expect(set?.matches('b', new Steps(50))).toBe(false);
  });
});
