import fc from 'fast-check';
import { isPlain, joined, replacementsOf, withReplacements } from '../../src/report/replacements.js';

const TEXT = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', '{', '}'), { maxLength: 10 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : ''));

test('All replacements make the text that was compared with, and so do they as one', () => {
  fc.assert(
    fc.property(TEXT, TEXT, (before, after) => {
      const replacements = replacementsOf(before, after);
      expect(withReplacements(before, replacements)).toBe(after);
      expect(withReplacements(before, joined(before, replacements))).toBe(after);
      expect(joined(before, replacements).length).toBe(Math.min(1, replacements.length));
    }),
    { numRuns: 500 },
  );
});

test('No two replacements share a line, and each names lines that are there', () => {
  fc.assert(
    fc.property(TEXT, TEXT, (before, after) => {
      const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
      let end = 1;
      for (const { line, removed } of replacementsOf(before, after)) {
        expect(line).toBeGreaterThanOrEqual(end);
        expect(removed).toEqual(lines.slice(line - 1, line - 1 + removed.length));
        if (lines.length > 0) expect(removed.length).toBeGreaterThan(0);
        end = line + removed.length;
      }
    }),
    { numRuns: 500 },
  );
});

test('Some of the replacements leave the lines of the others as they were', () => {
  const before = 'a\nb\nc\nd\ne\n';
  const replacements = replacementsOf(before, 'A\nb\nc\nd\nE\n');
  expect(replacements).toEqual([
    { line: 1, removed: ['a\n'], added: ['A\n'] },
    { line: 5, removed: ['e\n'], added: ['E\n'] },
  ]);
  expect(withReplacements(before, replacements.slice(1))).toBe('a\nb\nc\nd\nE\n');
});

test.each([
  ['after a line', 'a\nb\n', 'a\nx\nb\n', [{ line: 1, removed: ['a\n'], added: ['a\n', 'x\n'] }]],
  ['at the start', 'a\nb\n', 'x\na\nb\n', [{ line: 1, removed: ['a\n'], added: ['x\n', 'a\n'] }]],
  ['on both sides of a line', 'a\n', 'x\na\ny\n', [{ line: 1, removed: ['a\n'], added: ['x\n', 'a\n', 'y\n'] }]],
])('What is added %s is at a line that stays', (_, before, after, replacements) => {
  expect(replacementsOf(before, after)).toEqual(replacements);
});

test.each([
  ['a line', ['a\n'], true],
  ['no line', [], true],
  ['a line end of Windows', ['a\r\n'], false],
  ['a line without an end', ['a'], false],
  ['a byte order mark', ['\uFEFFa\n'], false],
  ['text that turns around', ['\u202e\n'], false],
])('A replacement that adds %s comes through a page as it is: %s', (_, added, plain) => {
  expect(isPlain({ line: 1, removed: ['b\n'], added })).toBe(plain);
});

test('A replacement that takes away a byte order mark does not come through a page', () => {
  expect(isPlain({ line: 1, removed: ['\uFEFF{\n'], added: ['{\n'] })).toBe(false);
});
