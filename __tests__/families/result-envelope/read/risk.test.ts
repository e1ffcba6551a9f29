import {
  isEmptyRow,
  isLabelOnly,
  isNoRisk,
  riskOfRow,
  severityOfRow,
} from '../../../../src/families/result-envelope/read/risks.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });

describe('A risk', () => {
  test.each([
    ...['None', 'nothing', 'nil', 'N/A', 'na', 'not applicable', '0', 'zero', '-', '—', '–', '---', '✅', '✓'],
    ...['✔', '∅', 'No', 'no.', 'no risks', 'No known issues', 'zero critical findings', 'without blockers'],
    ...['0 problems', 'no open major concerns', 'no warnings', 'no new blocking remaining issues'],
    ...['no suggestions', 'no other ones', 'no further risk', 'no critical ones', 'None known'],
    ...['none found so far', 'None identified at this time', 'nothing reported yet', 'None remain open'],
    ...['none left', 'None!', 'None. All is well', 'none; all pass', 'none, all pass', 'none (all pass)'],
    ...['None - all pass', 'none — all pass', 'none – all', '**CRITICAL**: None', 'CRITICAL (none)'],
    ...['[WARNING] none', 'Warnings: 0', 'SUGGESTION - none', 'CRITICAL — no issues', '⚠️ WARNING: none'],
    ...['**CRITICAL**: ✅', '__CRITICAL__: None', '0 __CRITICAL__', 'CRITICAL: ✔️', '_WARNING_ — 0'],
    ...['0 CRITICAL', '- 0 **CRITICAL**', 'zero warnings.', 'zero critical', '- zero  **criticals**.'],
    ...['zero suggestions!!', '0 suggestions', '**None**', '_None_', '`None`', '(None)', '[none]', '- None'],
  ])('is none in %j', (text) => {
    expect(isNoRisk(text)).toBe(true);
  });

  test.each([
    ...['None of the maps fold', 'None but one', 'none, except maps', 'None. However, maps tear'],
    ...['none, though slow', 'none yet, although slow', 'none apart from maps. x', 'none, aside from maps'],
    ...['none (besides maps)', 'none - only maps', 'none; other than maps', 'none, unless maps tear'],
    ...['no maps', 'nothingness', 'zeros', '0 of 3', 'no critical path', 'no risk of rain', 'none: x'],
    ...['Not none', 'x none', 'no known known known known issues', '10 CRITICAL', '0 CRITICAL issues'],
    ...['0 CRITICALITY', 'x 0 CRITICAL', 'CRITICAL: Maps tear', 'Maps tear: CRITICAL', 'no, maps', ''],
    ...['✅ Maps tear', '⚠️', '__CRITICAL__: x', 'CRITICAL_PATH: none'],
  ])('is one in %j', (text) => {
    expect(isNoRisk(text)).toBe(false);
  });

  test.each([
    ...['CRITICAL', '**Critical**:', 'WARNING', '__Suggestions__:', 'CRITICAL risks:', 'Warning issues:'],
    ...['CRITICAL issue', '[WARNING]', 'CRITICAL risk.'],
  ])('is not yet in %j, which heads others', (text) => {
    expect(isLabelOnly(text)).toBe(text !== 'Warning issues:');
  });

  test.each(['CRITICAL: x', 'Critical path', 'risks', 'The CRITICAL', 'CRITICAL risks and issues', 'None', ''])(
    '%j heads nothing',
    (text) => {
      expect(isLabelOnly(text)).toBe(false);
    },
  );

  const row = (...cells: readonly string[]): readonly Segment[] => cells.map((text) => at(text));
  test('in a row has the severity of a cell of its own, or that with which the first begins', () => {
    expect(severityOfRow(row('1', 'Maps tear', 'CRITICAL'))).toBe('CRITICAL');
    expect(severityOfRow(row('WARNING: Maps tear', 'x'))).toBe('WARNING');
    expect(severityOfRow(row('Maps tear', 'WARNING: x'))).toBeUndefined();
    expect(severityOfRow([])).toBeUndefined();
    expect(riskOfRow(row('1', 'CRITICAL', 'Maps tear'))).toBe('1 | Maps tear');
    expect([
      isEmptyRow(row('CRITICAL', 'None')),
      isEmptyRow(row('CRITICAL')),
      isEmptyRow(row('1', 'None', 'CRITICAL')),
    ]).toEqual([true, true, false]);
  });
});
