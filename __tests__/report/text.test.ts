import { claim, finding, record, report } from './sample.js';
import type { Finding } from '../../src/model/finding.js';
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
  test('shows the risks that returns call CRITICAL, unless it is quiet', () => {
    const risky = record({ criticalRisks: ['**CRITICAL**: Dates are lost.', `\u001B[31m${'x '.repeat(60)}`] });
    const shown = lines(report({ returns: [risky] }));
    expect(shown.slice(2, 5)).toEqual([
      'CRITICAL risks',
      '  specs/042_parser/.return-meta.json:1',
      '    **CRITICAL**: Dates are lost.',
    ]);
    expect(shown.join('\n')).not.toContain('\u001B');
    expect(lines(report({ returns: [risky] }), { quiet: true }).join('\n')).not.toContain('CRITICAL');
    const many = record({ criticalRisks: Array.from({ length: 23 }, () => 'Slow.') });
    expect(lines(report({ returns: [many] }))).toContain('  and 3 more CRITICAL risks');
    expect(lines(report({ returns: [record()] })).join('\n')).not.toContain('CRITICAL');
  });

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
      'implementer-agent claims `src/parser.ts`, which does not exist (specs/042_parser/.return-meta.json:1); 1 error, 1 warning, 1 notice',
      '',
      'specs/042_parser/.return-meta.json',
      '    3:4  warning  Short.                                     stale',
      '  12:15  error    Artifact does not exist: "src/parser.ts".  artifact-missing',
      '         | { "path": "src/parser.ts" },',
      '         |           ^~~~~~~~~~~~~~~',
      '         fix: Commit it.',
      '',
      '1 notice (--notices shows each)',
      '  session-reuse  1',
      '',
      '  files     1',
      '  returns   1',
      '  claims    2  1 present, 1 missing',
      '  findings  3  1 error, 1 warning, 1 notice',
      '',
      'FAILED: 1 claimed file does not exist: `src/parser.ts`; 1 error, 1 warning, 1 notice',
    ]);
  });

  test('shows claims that are not true first, whatever their files are called, and counts 2 before 10', () => {
    const lie = finding({ file: 'z.json', untrue: true, excerpt: null });
    const form = ['specs/10', 'specs/2', 'z.json'].map((file) => ({ ...stale, file }));
    const shown = lines(report({ findings: [...form, lie] })).filter((one) => /^\S/.test(one));
    expect(shown.slice(1, -1)).toEqual(['z.json', 'specs/2', 'specs/10']);
  });

  test('shows the findings of a rule and an agent once, with their number, the agent and the first places', () => {
    const returns = Array.from({ length: 6 }, (_, i) =>
      record({ file: `specs/${String(i)}`, agent: i === 5 ? null : 'lean', claims: [] }),
    );
    const findings = returns.map(({ file, agent }) =>
      finding({
        file,
        rule: 'artifact-type',
        severity: 'warning',
        message: 'Artifact type "source".',
        recommendation: `Fix ${agent ?? 'x'} subagent return format: write "plan".`.replace('x subagent', 'subagent'),
      }),
    );
    expect(lines(report({ returns, findings })).slice(2, 14)).toEqual([
      'specs/5',
      '  5:15  warning  Artifact type "source".  artifact-type',
      '        fix: Write "plan".',
      '',
      '5 x artifact-type',
      '  warning  Artifact type "source".',
      '  by lean',
      '  at specs/0:5:15',
      '  at specs/1:5:15',
      '  at specs/2:5:15',
      '  and 2 more: --rule artifact-type shows each',
      '  fix: Write "plan".',
    ]);
    const each = [...render({ ...report({ returns, findings }), withheld: [] }, { color: false, quiet: false })].join(
      '',
    );
    expect(each.match(/^specs/gm)).toHaveLength(6);
  });

  describe('a rule whose findings differ in their messages', () => {
    const differing = (n: number): readonly Finding[] =>
      Array.from({ length: n }, (_, i) =>
        finding({ ...stale, message: `Since ${String(i)}.`, recommendation: `Close ${String(i)}.` }),
      );

    test('is shown once, with the first finding as an example', () => {
      expect(lines(report({ findings: differing(21) })).slice(2, 9)).toEqual([
        '21 x stale',
        '  warning  For example: Since 0.',
        '  by implementer-agent',
        '  at specs/042_parser/.return-meta.json:3:4',
        '  at specs/042_parser/.return-meta.json:3:4',
        '  at specs/042_parser/.return-meta.json:3:4',
        '  and 18 more: --rule stale shows each',
      ]);
      expect(lines(report({ findings: differing(21) }))).toContain('  fix: For example: Close 0.');
    });

    test('is shown in full up to three findings', () => {
      const shown = lines(report({ findings: differing(3) }));
      expect(shown.filter((one) => one.includes('  Since '))).toHaveLength(3);
      expect(shown.filter((one) => one.includes('fix: Close '))).toHaveLength(3);
    });

    test('shows more places of errors than of warnings', () => {
      const errors = differing(12).map((one): Finding => ({ ...one, severity: 'error' }));
      const places = (findings: readonly Finding[]): number =>
        lines(report({ findings })).filter((one) => one.startsWith('  at ')).length;
      expect([places(errors), places(differing(12))]).toEqual([10, 3]);
    });

    test('never puts claims that are not true together', () => {
      const lies = Array.from({ length: 30 }, (_, i) =>
        finding({ ...missing, message: `No ${String(i)}.`, untrue: true }),
      );
      expect(lines(report({ findings: lies })).filter((one) => one.includes('  No '))).toHaveLength(30);
    });
  });

  test.each([60, 80, 100, 140])('fits %d columns, but for words that are longer', (columns) => {
    const long = finding({
      message: 'The summary of the artifact '.repeat(9),
      recommendation: 'Write less of it. '.repeat(12),
      range: { startLine: 12, startColumn: 120, endLine: 12, endColumn: 150 },
      excerpt: { text: `"x": "${'word '.repeat(40)}"`, cut: 0 },
    });
    const shown = [...render(report({ findings: [long, stale] }), { color: false, quiet: false, columns })].join('');
    const widths = shown.split('\n').map((one) => one.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
    expect(shown).toMatch(/\| ….*\n +\| {2,}\^~+\n/);
  });

  test('lists notices on request, and if they fail the run', () => {
    const notice = finding({ ...stale, severity: 'notice', message: 'Odd.' });
    const shown = (of: Report, notices: boolean): string =>
      [...render(of, { color: false, quiet: false, notices })].join('');
    expect(shown(report({ findings: [notice] }), false)).not.toContain('Odd.');
    expect(shown(report({ findings: [notice] }), true)).toContain('  3:4  notice   Odd.  stale');
    expect(shown(report({ findings: [notice] }), true)).not.toContain('--notices');
    expect(shown(report({ findings: [notice], failOn: 'notice' }), false)).toContain('Odd.');
    expect(shown({ ...report({ findings: [notice] }), withheld: [] }, false)).toContain('Odd.');
  });

  test('says of how many archived returns only the claims were checked', () => {
    const returns = [record({ archived: 'claims' }), record({ index: 1, archived: 'all' }), record({ index: 2 })];
    const note = '1 archived return: only the claims were checked (archived: all also checks the form).';
    const two = lines(report({ returns: [...returns, record({ index: 3, archived: 'claims' })] }));
    expect(two).toContain(note.replace('1 archived return', '2 archived returns'));
    expect(lines(report({ returns }))).toContain(note);
    expect(lines(report({ returns }), { quiet: true })).not.toContain(note);
    expect(lines(report({ returns: returns.slice(1) })).join('\n')).not.toContain('archived');
  });

  test('shows advice once for neighbours of one rule with the same advice', () => {
    const advised = (changes: Partial<Finding>): Finding =>
      finding({ ...stale, recommendation: 'Close it.', ...changes });
    const fixes = (findings: readonly Finding[]): readonly string[] =>
      lines(report({ findings })).filter((one) => one.includes('fix: '));
    expect(fixes([advised({}), advised({ message: 'Also.' })])).toHaveLength(1);
    expect(fixes([advised({}), advised({ recommendation: 'Open it.' })])).toHaveLength(2);
    expect(fixes([advised({}), advised({ rule: 'other' })])).toHaveLength(2);
    expect(fixes([advised({}), advised({ file: 'other.json' })])).toHaveLength(2);
    expect(fixes([advised({}), advised({ fix: { safety: 'safe', does: 'It closes.', edits: [] } })])).toHaveLength(2);
  });

  test('shows no source line of which nothing can be seen', () => {
    const blank = finding({ excerpt: { text: ' ', cut: 0 } });
    expect(lines(report({ findings: [blank] })).join('\n')).not.toContain('|');
  });

  test('counts findings by rule, instead of the findings', () => {
    const findings = [
      missing,
      stale,
      stale,
      { ...stale, baselined: true },
      finding({ rule: 'old', preexisting: true }),
    ];
    const shown = [...render(report({ findings }), { color: false, quiet: false, statistics: true })]
      .join('')
      .split('\n');
    expect(shown.slice(2, 6)).toEqual([
      '  rule              errors  warnings  notices  known  before',
      '  artifact-missing       1         -        -      -       -',
      '  stale                  -         2        -      1       -',
      '  old                    -         -        -      -       1',
    ]);
    expect(shown.join()).not.toContain('Short.');
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
    expect(shown[3]).toMatch(/x{200} {2}artifact-missing$/);
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
    ['nothing to judge', { returns: [] }, 'PASSED: no returns to check'],
    ['empty', { returns: [], conclusion: 'empty', findings: [finding({ file: null })] }, 'EMPTY: no returns found'],
    ['below the threshold', { findings: [stale, stale] }, 'PASSED: 2 warnings (only errors fail)'],
    [
      'at a lower threshold',
      { findings: [stale], failOn: 'warning', conclusion: 'failed' },
      'FAILED: 1 warning (fails on warning)',
    ],
    ['never', { findings: [missing], failOn: 'never', conclusion: 'passed' }, 'PASSED: 1 error (never fails)'],
  ])('the last line shows why: %s', (_, changes, last) => {
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
    return shown.slice(4, 6).map((one) => one.replace(/^ *\| /, ''));
  };

  test.each([
    ['count wide characters as two columns', marks('日本 "値" x', 4, 7), ['日本 "値" x', '     ^~~~']],
    ['count combining characters as none', marks('e\u0301 x', 4, 5), ['e\u0301 x', '  ^']],
    ['follow escapes', marks('\u202e "x"', 3, 6), ['\\u202e "x"', '       ^~~']],
    ['are under tabs', marks('\t\t"x",\t"y"', 8, 11), ['"x", "y"', '     ^~~']],
    ['point at one place where the range is empty', marks('ab', 2, 2), ['ab', ' ^']],
    ['end with the line where the range goes on', marks('x: {  ', 4, 2, { endLine: 9 }), ['x: {', '   ^']],
    ['count from what was cut', marks('"value" }', 101, 108, { cut: 100 }), ['…"value" }', ' ^~~~~~~']],
    ['stay in the line when the range is outside of it', marks('ab', 90, 99), ['ab', '  ^']],
    ['stay in the line when the range is before it', marks('ab', 1, 3, { cut: 50 }), ['…ab', ' ^']],
  ])('%s', (_, shown, expected) => {
    expect(shown.map((one) => one.trimEnd())).toEqual(expected);
  });
});
