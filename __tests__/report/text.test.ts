import { claim, finding, record, report } from './sample.js';
import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/text.js';

function lines(of: Report, { color = false, quiet = false } = {}): readonly string[] {
  return [...render(of, { color, quiet })].join('').split('\n').slice(0, -1);
}

const line = '    { "path": "src/parser.ts" },';
const missing = finding({
  range: { startLine: 12, startColumn: 15, endLine: 12, endColumn: 30 },
  excerpt: { text: line, cut: 0 },
});
const stale = finding({
  rule: 'stale',
  severity: 'warning',
  message: 'Short.',
  recommendation: '',
  range: { startLine: 3, startColumn: 4, endLine: 3, endColumn: 5 },
});

describe('the text format', () => {
  test('shows findings by file, each with its source line and what to do, then a summary and the conclusion', () => {
    const returns = [record({ claims: [claim('present'), claim('missing')] })];
    const run = finding({
      rule: 'session-reuse',
      severity: 'notice',
      message: 'Two returns share a session.',
      recommendation: 'Give each its own.',
      file: null,
      range: null,
    });
    expect(lines(report({ returns, findings: [run, stale, missing] }))).toEqual([
      'specs/042_parser/.return-meta.json',
      '    3:4  warning  Short.                                     stale',
      '  12:15  error    Artifact does not exist: "src/parser.ts".  artifact-missing',
      '         | { "path": "src/parser.ts" },',
      '         |           ^~~~~~~~~~~~~~~',
      '         fix: Commit it.',
      '',
      'the whole run',
      '  notice   Two returns share a session.  session-reuse',
      '  fix: Give each its own.',
      '',
      '  files     1',
      '  returns   1',
      '  claims    2  1 present, 1 missing',
      '  findings  3  1 error, 1 warning, 1 notice',
      '',
      'FAILED: 1 error, 1 warning, 1 notice (fails on error)',
    ]);
  });

  test('quiet shows what fails, and the last line', () => {
    const notice = finding({ severity: 'notice', message: 'Only so.' });
    const findings = [missing, stale, notice];
    expect(lines(report({ findings }), { quiet: true }).join('\n')).not.toMatch(/Short|Only so|returns/);
    expect(lines(report({ findings, failOn: 'warning' }), { quiet: true }).join('\n')).toMatch(/Artifact[^]*Short/);
    expect(lines(report(), { quiet: true })).toEqual(['PASSED: 1 return, 1 claim, no findings']);
  });

  test('findings of the baseline are counted, not shown', () => {
    const shown = lines(report({ findings: [finding({ baselined: true })] })).join('\n');
    expect(shown).not.toContain('Artifact does not exist');
    expect(shown).toMatch(/baselined +1 .*\n\nPASSED/);
  });

  test('a long message does not push the rules of other findings away', () => {
    const long = finding({ message: 'x'.repeat(200), excerpt: null });
    const shown = lines(report({ findings: [long, stale] }));
    expect(shown[1]).toMatch(/x{200} {2}artifact-missing$/);
    expect(shown.find((one) => one.includes('Short.'))?.length).toBeLessThan(110);
  });

  test('styles nothing without colour, and otherwise the same text', () => {
    const findings = [missing, stale];
    const plain = lines(report({ findings }));
    const colored = lines(report({ findings }), { color: true });
    expect(plain.join('')).not.toContain('\u001b');
    expect(colored.join('\n')).toContain('\u001b[31m');
    expect(colored.map((one) => one.replace(/\u001b\[\d+m/g, ''))).toEqual(plain);
  });

  test.each<[string, Partial<Report>, string]>([
    ['passed', {}, 'PASSED: 1 return, 1 claim, no findings'],
    ['nothing to judge', { returns: [] }, 'PASSED: no returns to judge'],
    ['empty', { returns: [], conclusion: 'empty', findings: [finding({ file: null })] }, 'EMPTY: no returns found'],
    ['below the threshold', { findings: [stale, stale] }, 'PASSED: 2 warnings (fails on error)'],
    [
      'at a lower threshold',
      { findings: [stale], failOn: 'warning', conclusion: 'failed' },
      'FAILED: 1 warning (fails on warning)',
    ],
    ['never', { findings: [missing], failOn: 'never', conclusion: 'passed' }, 'PASSED: 1 error (never fails)'],
  ])('the last line tells why: %s', (_, changes, last) => {
    expect(lines(report(changes)).at(-1)).toBe(last);
  });
});

describe('the marks under a source line', () => {
  const marks = (
    text: string,
    startColumn: number,
    endColumn: number,
    more: { cut?: number; endLine?: number } = {},
  ) => {
    const range = { startLine: 1, startColumn, endLine: more.endLine ?? 1, endColumn };
    const shown = lines(report({ findings: [finding({ range, excerpt: { text, cut: more.cut ?? 0 } })] }));
    return shown.slice(2, 4).map((one) => one.replace(/^ *\| /, ''));
  };

  test.each([
    ['count wide characters as two columns', marks('日本 "値" x', 4, 7), ['日本 "値" x', '     ^~~~']],
    ['count combining characters as none', marks('e\u0301 x', 4, 5), ['e\u0301 x', '  ^']],
    ['follow escapes', marks('\u202e "x"', 3, 6), ['\\u202e "x"', '       ^~~']],
    ['stand under tabs', marks('\t\t"x",\t"y"', 8, 11), ['"x", "y"', '     ^~~']],
    ['point at one place where the range is empty', marks('ab', 2, 2), ['ab', ' ^']],
    ['end with the line where the range goes on', marks('x: {  ', 4, 2, { endLine: 9 }), ['x: {', '   ^']],
    ['count from what was cut', marks('"value" }', 101, 108, { cut: 100 }), ['…"value" }', ' ^~~~~~~']],
    ['stay in the line when the range is outside of it', marks('ab', 90, 99), ['ab', '  ^']],
    ['stay in the line when the range is before it', marks('ab', 1, 3, { cut: 50 }), ['…ab', ' ^']],
  ])('%s', (_, shown, expected) => {
    expect(shown.map((one) => one.trimEnd())).toEqual(expected);
  });
});
