import fc from 'fast-check';
import { FILE_START } from '../../src/model/pointer.js';
import { Lines } from '../../src/read/lines.js';
import { reading } from '../support/reading.js';

/** The lines of a text as git and GitHub count them: what follows the last line break is none, unless it is all there is. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  return lines.length > 1 && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

const texts = fc
  .array(
    fc.constantFrom(
      'a',
      'é',
      '😀',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '"status"',
      '"artifacts"',
      '"path"',
      '1',
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(''));

function expectWithin(text: string, range: ReturnType<Lines['range']>): void {
  const { startLine, startColumn, endLine, endColumn } = range;
  const line = linesOf(text)[startLine - 1];
  const length = line?.length ?? -1;
  expect(length).toBeGreaterThanOrEqual(0);
  expect(endLine).toBe(startLine);
  expect(startColumn).toBeGreaterThanOrEqual(1);
  expect(startColumn).toBeLessThanOrEqual(Math.max(1, length));
  expect(endColumn).toBeLessThanOrEqual(length + 1);
  expect(endColumn).toBeGreaterThan(length === 0 ? 0 : startColumn);
}

describe('A range', () => {
  test('is within its line, wherever it is asked for', () => {
    fc.assert(
      fc.property(texts, fc.nat(30), fc.nat(5), (text, at, length) => {
        const start = Math.min(at, text.length);
        expectWithin(text, new Lines(text).range(start, Math.min(start + length, text.length)));
      }),
      { numRuns: 3_000 },
    );
  });

  test('covers what it is asked for, where that is on the line', () => {
    expect(new Lines('ab\ncde\n').range(4, 6)).toEqual({ startLine: 2, startColumn: 2, endLine: 2, endColumn: 4 });
    expect(new Lines('ab\ncde\n').range(1, 5)).toEqual({ startLine: 1, startColumn: 2, endLine: 1, endColumn: 3 });
  });

  test.each([
    ['a line break', 'ab\ncde\n', 2, [1, 2, 3]],
    ['the line break of Windows', 'ab\r\ncde\r\n', 3, [1, 2, 3]],
    ['the end of the text', 'ab\ncde', 6, [2, 3, 4]],
    ['the end behind the last line break', 'ab\ncde\n', 7, [2, 3, 4]],
    ['the end behind a pair of surrogates', 'a😀', 3, [1, 2, 4]],
    ['an empty line', 'ab\n\nc', 3, [2, 1, 1]],
    ['the end of nothing', '', 0, [1, 1, 1]],
  ])('at %s is the character before it', (_, text, at, [line, column, end]) => {
    expect(new Lines(text).range(at, at)).toEqual({
      startLine: line,
      startColumn: column,
      endLine: line,
      endColumn: end,
    });
  });
});

test.each(['json', 'jsonl', 'markdown'] as const)(
  'Every problem and every value of a text is within its line: %s',
  (form) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { problems, returns } = reading(text, form);
        for (const problem of problems) {
          // What concerns the file as a whole is at its start.
          if ('range' in problem && problem.range !== FILE_START) expectWithin(text, problem.range);
        }
        for (const { locate } of returns) {
          for (const at of ['', '/status', '/artifacts', '/artifacts/0/path', '/none/0']) {
            expectWithin(text, locate(at));
            expectWithin(text, locate(at, 'key'));
          }
        }
      }),
      { numRuns: 1_500 },
    );
  },
);
