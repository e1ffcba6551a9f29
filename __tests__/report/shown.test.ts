import { claim, finding, record, report } from './sample.js';
import type { VerdictName } from '../../src/model/claim.js';
import type { ReturnRecord } from '../../src/model/context.js';
import type { Finding } from '../../src/model/finding.js';
import { selectShown } from '../../src/report/describe/shown.js';

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
    const all = [...untrue, ...single, ...groups.flatMap((one) => one.findings)];
    expect(new Set(all)).toEqual(new Set(findings.filter(({ severity }) => severity !== 'notice')));
    expect(notices).toEqual([['hint', 1]]);
  });

  test('include no finding that is known, or from before the change', () => {
    const findings = [warning(0, { baselined: true }), warning(1, { preexisting: true }), notice({ baselined: true })];
    const shown = selectShown(report({ findings }), { notices: true });
    expect(shown).toEqual({ untrue: [], single: [], groups: [], notices: [] });
  });
});

describe('notices', () => {
  const findings = [notice({ rule: 'b' }), notice({ rule: 'a' }), notice({ rule: 'c' }), notice({ rule: 'c' })];

  test('are counted by rule, the most frequent first', () => {
    const { notices, single, groups } = selectShown(report({ findings }));
    expect(notices).toEqual([
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
      expect([...notices.map(([rule]) => rule), ...untrue.map(({ rule }) => rule)]).toEqual([one.rule]);
    });
  });
});
