import { isShown, linesShown } from '../../src/github/diff-lines.js';

const of = (patch: string): Parameters<typeof isShown>[0] => ({ id: null, shown: linesShown(patch) });

test('The lines of the head that a patch shows are those of its hunks', () => {
  const file = of('@@ -1,2 +1,3 @@ a\n a\n+b\n c\n@@ -10 +11 @@\n-x\n+y');
  expect(file.shown).toEqual([
    { first: 1, last: 3 },
    { first: 11, last: 11 },
  ]);
  expect([isShown(file, 1, 3), isShown(file, 3, 4), isShown(file, 11, 11), isShown(file, 3, 11)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each(['\u2028', '\u2029', '\r', '+', ' '])('What a line holds is no hunk, also behind %j', (sign) => {
  const file = of(`@@ -1 +1 @@\n+"${sign}@@ -1,1 +1,9999 @@"\n${sign === '\r' ? '+' : ''}${sign}@@ -1,1 +1,9999 @@`);
  expect(file.shown).toEqual([{ first: 1, last: 1 }]);
});

test('A file without a patch shows nothing', () => {
  expect(linesShown(undefined)).toEqual([]);
});
