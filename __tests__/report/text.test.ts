import { claim, finding, record, report } from './sample.js';
import type { Finding } from '../../src/model/finding.js';
import type { ReturnRecord } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import { rulePage } from '../../src/report/links.js';
import { renderSummary } from '../../src/report/summary.js';
import { render } from '../../src/report/text.js';

function lines(of: Report, { color = false, quiet = false } = {}): readonly string[] {
  return [...render(of, { color, quiet })].join('').split('\n').slice(0, -1);
}

const missing = finding({
  range: { startLine: 12, startColumn: 15, endLine: 12, endColumn: 30 },
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

  test('shows findings by file, each with what to do, then the totals and the conclusion', () => {
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
      '1 of 2 claims holds, 1 is false; implementer-agent claims `src/parser.ts`, which does not exist (specs/042_parser/.return-meta.json); 1 error, 1 warning, 1 notice',
      '',
      'specs/042_parser/.return-meta.json',
      '    3:4  warning  Short.                                 stale',
      '  12:15  error    File does not exist: "src/parser.ts".  artifact-missing',
      '         fix: Commit it.',
      '',
      '1 file, 1 return, 2 claims: 1 false, 1 present; --notices shows 1 notice',
      'FAILED: 1 claimed file does not exist: `src/parser.ts`; 1 error, 1 warning, 1 notice',
    ]);
  });

  test('shows claims that are not true first, whatever their files are called, and counts 2 before 10', () => {
    const lie = finding({ file: 'z.json', untrue: true, excerpt: null });
    const form = ['specs/10', 'specs/2', 'z.json'].map((file) => ({ ...stale, file }));
    const shown = lines(report({ findings: [...form, lie] })).filter((one) => /^\S/.test(one));
    expect(shown.slice(1, -2)).toEqual(['z.json', 'specs/2', 'specs/10']);
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
    expect(lines(report({ returns, findings })).slice(2, 12)).toEqual([
      'specs/5',
      '  5:15  warning  Artifact type "source".  artifact-type',
      '        fix: Write "plan".',
      '5 x artifact-type by lean',
      '  warning  Artifact type "source".',
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
      expect(lines(report({ findings: differing(21) })).slice(2, 8)).toEqual([
        '21 x stale by implementer-agent',
        '  warning  For example: Since 0.',
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

    test('shows every place that fails the run, and a few others', () => {
      const errors = differing(12).map((one): Finding => ({ ...one, severity: 'error' }));
      const places = (findings: readonly Finding[]): number =>
        lines(report({ findings })).filter((one) => one.startsWith('  at ')).length;
      expect([places(errors), places(differing(12))]).toEqual([12, 3]);
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
    });
    const returns = [record({ claims: [claim('present'), claim('missing')] })];
    const whole = report({ returns, findings: [long, stale, missing] });
    const shown = [...render(whole, { color: false, quiet: false, columns })].join('');
    const widths = shown.split('\n').map((one) => one.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
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
    const two = lines(report({ returns: [...returns, record({ index: 3, archived: 'claims' })] }));
    expect(two.join('\n')).toContain('; of 2 archived returns only the claims were checked');
    expect(lines(report({ returns }), { quiet: true }).join('\n')).not.toContain('archived');
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

  test('shows each of ten false claims of a rule on one line, without what most of them say, too', () => {
    const lies = Array.from({ length: 10 }, (_, i) =>
      finding({
        untrue: true,
        message: `No ${'long/'.repeat(30)}${String(i)}. It is not in this commit or its history.${i === 9 ? ' A file of that name is at b.ts.' : ''}`,
      }),
    );
    const shown = lines(report({ findings: lies })).slice(3, -3);
    expect(shown).toHaveLength(11);
    expect(shown[0]).toBe(`  5:15  error    No ${'long/'.repeat(30)}0.`);
    expect(shown[9]).toMatch(/9\. A file of that name is at b\.ts\.$/);
    expect(shown[10]).toBe('fix: For each, commit the file, correct the path, or remove the claim. (artifact-missing)');
    expect(lines(report({ findings: lies.slice(1) })).length).toBeGreaterThan(15);
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
    expect(lines(report({ findings, failOn: 'warning' }), { quiet: true }).join('\n')).toMatch(/File[^]*Short/);
    expect(lines(report(), { quiet: true })).toEqual(['PASSED: 1 return, 1 claim, no findings']);
  });

  test('findings of the baseline are counted, not shown', () => {
    const shown = lines(report({ findings: [finding({ baselined: true })] })).join('\n');
    expect(shown).not.toContain('File does not exist');
    expect(shown).toContain('\n1 known finding: not counted, it does not fail\nPASSED');
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

describe('the page of a rule', () => {
  const shown = (ruleLinks: 'links' | 'addresses' | undefined, findings = [stale, stale]): string =>
    [...render(report({ findings }), { color: false, quiet: false, ruleLinks })].join('');

  test('is a link behind its id on terminals with links', () => {
    expect(shown('links')).toContain(`\u001b]8;;${rulePage('stale')}\u001b\\stale\u001b]8;;\u001b\\`);
    expect(shown(undefined)).not.toContain('\u001b');
  });

  test('is a line on other terminals, once for each rule', () => {
    expect(shown('addresses').match(/see: /g)).toHaveLength(1);
    expect(shown('addresses')).toContain(`see: ${rulePage('stale')}\n`);
    expect(shown('links') + shown(undefined)).not.toContain('see: ');
  });

  test('cannot carry an escape sequence', () => {
    const text = shown('links', [{ ...stale, rule: 'a\u001b]8;;x\u0007' }]);
    expect(text.split('\u001b')).toHaveLength(5);
    expect(text).not.toContain('\u0007');
  });
});

describe('returns that belong to groups', () => {
  const story = (name: string, differs: Partial<ReturnRecord> = {}): ReturnRecord =>
    record({ group: { by: 'epic', name }, ...differs });
  const returns = [
    ...Array.from({ length: 7 }, () => story('2')),
    story('10', { claims: [claim('missing'), claim('relocated'), claim('relocated')] }),
    story('10', { success: false, claims: [] }),
    story('none', { success: false, claims: [] }),
  ];
  const counted = (of: Partial<Report>): readonly string[] =>
    [...render(report(of), { color: false, quiet: false, statistics: true })].join('').split('\n').slice(2, -3);

  test('are counted with --statistics and in the summary, with the columns that have numbers; those without a claim are not', () => {
    expect(counted({ returns })).toEqual([
      '  epic  done  open  claims  false  moved',
      '  2        7     -       7      -      -',
      '  10       1     1       3      1      2',
      '',
    ]);
    const markdown = renderSummary(report({ returns }), { links: null, limit: Infinity });
    expect(markdown).toContain(
      [
        '| epic | done | open | claims | false | moved |',
        '| :-- | --: | --: | --: | --: | --: |',
        '| 2 | 7 |  | 7 |  |  |',
        '| 10 | 1 | 1 | 3 | 1 | 2 |',
        '',
      ].join('\n'),
    );
  });

  test('are not counted where they are few, of one group, or those of a change', () => {
    expect(counted({ returns: returns.slice(1) })).toEqual([]);
    expect(counted({ returns: Array.from({ length: 20 }, () => story('1')) })).toEqual([]);
    expect(counted({ returns, compared: { base: 'main', commit: null, passedOver: 0 } }).join()).not.toContain('epic');
    expect(counted({ returns: Array.from({ length: 20 }, () => record()) })).toEqual([]);
  });

  test('are counted together where there are very many groups', () => {
    const shown = counted({ returns: Array.from({ length: 300 }, (_, n) => story(String(n))) });
    expect(shown).toHaveLength(53);
    expect(shown[51]?.trim().split(/\s+/)).toEqual(['others', '250', '-', '250']);
  });
});
