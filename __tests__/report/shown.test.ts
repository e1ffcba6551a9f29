import { claim, finding, record, report } from './sample.js';
import type { VerifiedClaim, VerdictName } from '../../src/model/claim.js';
import type { ReturnRecord } from '../../src/model/context.js';
import type { Finding } from '../../src/model/finding.js';
import { absentCommitsInWords, selectShown } from '../../src/report/describe/shown.js';

const warning = (n: number, changes: Partial<Finding> = {}): Finding =>
  finding({ rule: 'form', severity: 'warning', message: `Form ${String(n)}.`, index: n, ...changes });
const notice = (changes: Partial<Finding> = {}): Finding =>
  finding({ rule: 'hint', severity: 'notice', message: 'Hint.', ...changes });
const many = (n: number, changes: Partial<Finding> = {}): readonly Finding[] =>
  Array.from({ length: n }, (_, i) => warning(i, changes));
const byAgents = (agents: readonly (string | null)[]): readonly ReturnRecord[] =>
  agents.map((agent, index) => record({ agent, index }));
const sizes = (agents: readonly (string | null)[]): readonly number[] =>
  selectShown(report({ returns: byAgents(agents), findings: many(agents.length) })).groups.map(
    ({ findings }) => findings.length,
  );

describe('findings for people', () => {
  test('are grouped by rule and agent, whatever they say', () => {
    const { groups, single } = selectShown(
      report({ returns: byAgents(['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b']), findings: many(9) }),
    );
    expect(groups.map(({ agents }) => agents)).toEqual([[['b', 5]], [['a', 4]]]);
    expect(single).toEqual([]);
  });

  test('are not grouped below four of a rule, or of two rules, or of two severities', () => {
    expect(selectShown(report({ findings: many(3) })).groups).toEqual([]);
    const two = [...many(3), ...many(3, { rule: 'other' }), ...many(3, { severity: 'error' })];
    expect(selectShown(report({ findings: two })).groups).toEqual([]);
    expect(selectShown(report({ findings: two })).single).toHaveLength(9);
  });

  test('of agents with few share a group, and so do those of many agents', () => {
    expect(sizes(['a', 'b', 'c', null])).toEqual([4]);
    const agents = Array.from({ length: 7 }, (_, a) => Array.from({ length: 4 + a }, () => `agent-${String(a)}`));
    expect(sizes(agents.flat())).toEqual([15, 10, 9, 8, 7]);
    expect(sizes(agents.slice(2).flat())).toEqual([10, 9, 8, 7, 6]);
  });

  test('are each once in one of the lists', () => {
    const findings = [...many(5), notice(), finding({ untrue: true }), warning(0, { rule: 'alone' })];
    const { untrue, single, groups, notices } = selectShown(report({ findings }));
    const all = [
      ...untrue,
      ...single,
      ...groups.flatMap((one) => one.findings),
      ...notices.flatMap((one) => one.findings),
    ];
    expect(new Set(all)).toEqual(new Set(findings));
    expect(all).toHaveLength(findings.length);
  });

  test('include no finding that is known, or from before the change', () => {
    const findings = [warning(0, { baselined: true }), warning(1, { preexisting: true }), notice({ baselined: true })];
    const shown = selectShown(report({ findings }), { notices: true });
    expect(shown).toEqual({ untrue: [], single: [], groups: [], notices: [], absentCommits: null });
  });
});

describe('notices', () => {
  const findings = [notice({ rule: 'b' }), notice({ rule: 'a' }), notice({ rule: 'c' }), notice({ rule: 'c' })];

  test('are counted by rule, the most frequent first', () => {
    const { notices, single, groups } = selectShown(report({ findings }));
    expect(notices.map((one) => [one.rule, one.findings.length])).toEqual([
      ['c', 2],
      ['a', 1],
      ['b', 1],
    ]);
    expect([...single, ...groups]).toEqual([]);
  });

  test.each([
    ['on request', report({ findings }), { notices: true }],
    ['if they fail the run', report({ findings, failOn: 'notice' }), {}],
    ['if the reader requested their rules', { ...report({ findings }), withheld: [] }, {}],
  ])('are listed %s', (_, of, options) => {
    const { notices, single } = selectShown(of, options);
    expect(notices).toEqual([]);
    expect(single).toHaveLength(4);
  });

  test('are left out of quiet output, unless they fail the run', () => {
    expect(selectShown(report({ findings }), { quiet: true }).notices).toEqual([]);
    expect(selectShown(report({ findings, failOn: 'notice' }), { quiet: true }).single).toHaveLength(4);
  });

  describe('on what became of claimed files', () => {
    const moved = (name: VerdictName, archived?: ReturnRecord['archived']): ReturnRecord =>
      record({ claims: [claim(name)], ...(archived === undefined ? {} : { archived }) });
    const fate = notice({ rule: 'artifact-relocated' });

    test.each(['claims', 'all'] as const)('are silent for archived returns (%s)', (archived) => {
      const { notices, single } = selectShown(report({ returns: [moved('relocated', archived)], findings: [fate] }), {
        notices: true,
      });
      expect([...notices, ...single]).toEqual([]);
    });

    test.each([
      ['of other returns', [moved('relocated')], fate],
      ['of another rule', [moved('relocated', 'claims')], notice({ rule: 'artifact-type-path' })],
      [
        'of a false claim',
        [moved('missing', 'claims')],
        { ...fate, severity: 'error' as const, untrue: true as const },
      ],
    ])('are shown %s', (_, returns, one) => {
      const { notices, untrue } = selectShown(report({ returns, findings: [one] }));
      expect([...notices.flatMap((counted) => counted.findings), ...untrue]).toEqual([one]);
    });
  });
});

describe('cited commits that are not in the history', () => {
  const commit = (name: VerdictName, n: number): VerifiedClaim => {
    const { verdict } = claim(name);
    return { claim: { path: 'abc1234', pointer: `/commits/${String(n)}`, type: null, kind: 'commit' }, verdict };
  };
  const at = (n: number, changes: Partial<Finding> = {}): Finding =>
    notice({ rule: 'commit-unknown', pointer: `/commits/${String(n)}`, ...changes });
  const claims = [commit('missing', 0), commit('missing', 1), commit('present', 2), commit('undetermined', 3)];

  test('are one finding with their share, also if notices are listed', () => {
    const of = report({ returns: [record({ claims })], findings: [at(0), at(1), at(3)] });
    for (const notices of [false, true]) {
      const { absentCommits, single, ...shown } = selectShown(of, { notices });
      expect(absentCommits).toMatchObject({ rule: 'commit-unknown', absent: 2, cited: 3 });
      expect(absentCommits?.findings).toHaveLength(2);
      // Whether the fourth is in the history is unknown.
      expect([...single, ...shown.notices.flatMap((one) => one.findings)]).toEqual([at(3)]);
    }
  });

  test('are each listed if they are warnings, or if the reader requested their rule', () => {
    const of = report({ returns: [record({ claims })], findings: [at(0, { severity: 'warning' })] });
    expect(selectShown(of)).toMatchObject({ absentCommits: null, single: [{ severity: 'warning' }] });
    const asked = { ...report({ returns: [record({ claims })], findings: [at(0)] }), withheld: [] };
    expect(selectShown(asked)).toMatchObject({ absentCommits: null, single: [{ severity: 'notice' }] });
  });

  test('are told in words', () => {
    const words = (absent: number, cited: number): string =>
      absentCommitsInWords({ rule: 'x', findings: [], absent, cited });
    expect(words(12, 340)).toBe('12 of 340 cited commits (4 %) are not in the history.');
    expect(words(1, 340)).toBe('1 of 340 cited commits (1 %) is not in the history.');
    expect(words(1, 1)).toBe('The one cited commit is not in the history.');
  });
});
