import type { Finding } from '../../src/model/finding.js';
import { findingWords, fixable, oneLine, sourceParts } from '../../src/report/describe/finding.js';
import { FILE, finding } from './sample.js';

const RUN = { file: null, index: null, pointer: null, range: null } as const;

test('a finding in plain parts', () => {
  expect(findingWords(finding({ fix: { safety: 'unsafe', does: 'write it', edits: [] } }))).toEqual({
    severity: 'error',
    rule: 'artifact-missing',
    message: 'File does not exist: "src/parser.ts".',
    fix: 'Commit it.',
    command: 'return-gate fix --unsafe',
    state: '',
    file: FILE,
    fileName: FILE,
    line: 5,
    column: 15,
    position: '5:15',
  });
  const known = findingWords(finding({ baselined: true, preexisting: true }), 'app');
  expect([known.file, known.fileName, known.state, known.command]).toEqual([
    `app/${FILE}`,
    `app/${FILE}`,
    'known',
    null,
  ]);
  expect(findingWords(finding({ preexisting: true })).state).toBe('from before this change');
});

test('one of the run has no file and no position', () => {
  const { file, fileName, line, column, position } = findingWords(finding(RUN), 'app');
  expect([file, fileName, line, column, position]).toEqual([null, 'the whole run', null, null, '']);
});

test.each<[Partial<Finding>, string]>([
  [{ message: 'It is gone.' }, 'It is gone. Commit it. (fixable: return-gate fix)'],
  [{ message: 'It is gone' }, 'It is gone. Commit it. (fixable: return-gate fix)'],
  [{ message: 'It is gone', recommendation: '' }, 'It is gone (fixable: return-gate fix)'],
])('%j in one line', (changes, text) => {
  const words = findingWords(finding({ fix: { safety: 'safe', does: 'write it', edits: [] }, ...changes }));
  expect(oneLine(words) + fixable(words)).toBe(text);
});

describe('the parts of a source line', () => {
  const parts = (text: string, startColumn: number, endColumn: number, more: { cut?: number; endLine?: number } = {}) =>
    sourceParts({
      excerpt: { text, cut: more.cut ?? 0 },
      range: { startLine: 1, startColumn, endLine: more.endLine ?? 1, endColumn },
    });

  test.each<[string, ReturnType<typeof parts>, readonly [boolean, string, string, string]]>([
    ['leave out the indentation', parts('    "a": 1,', 10, 11), [false, '"a": ', '1', ',']],
    ['keep an indentation that is meant', parts('    x', 1, 3), [false, '', '  ', '  x']],
    ['go to the end where the range goes on', parts('"a": {  ', 6, 2, { endLine: 3 }), [false, '"a": ', '{', '']],
    ['count from what was cut', parts('"value" }', 101, 108, { cut: 100 }), [true, '', '"value"', ' }']],
    ['stay in the line', parts('ab', 90, 99), [false, 'ab', '', '']],
    ['stay in the line where it is cut', parts('ab', 1, 3, { cut: 50 }), [true, '', '', 'ab']],
  ])('%s', (_, found, [isCut, before, range, after]) => {
    expect(found).toEqual({ isCut, before, range, after });
  });

  test('are none of a blank line, nor where there is no place', () => {
    expect(parts('  \t', 1, 2)).toBeNull();
    expect(sourceParts(finding())).toBeNull();
    expect(sourceParts(finding({ range: null, excerpt: { text: 'x', cut: 0 } }))).toBeNull();
  });
});
