import { errorsOfSeveralTasks, rulesOfSeveralTasks, type Active } from '../../../src/engine/evaluate/rules.js';
import { stepsOf } from '../../../src/engine/evaluate/six-steps.js';
import type { ReturnRecord } from '../../../src/model/context.js';
import type { VerdictName } from '../../../src/model/claim.js';
import type { Finding } from '../../../src/model/finding.js';
import type { ShapeError } from '../../../src/model/return.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import type { Outcome, StepName } from '../../../src/model/report.js';
import { recordAt, verdictNamed } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

const DATA = {
  area: 'shape',
  severity: 'warning',
  about: () => ({
    summary: 'A summary',
    rationale: 'A rationale.',
    remedy: 'A remedy.',
    sources: [],
  }),
} as const;

describe('the steps of a validation', () => {
  /** A version whose rules are each of the step that they are named for. */
  const STANDARD: Standard = {
    ...META,
    rules: (['structure', 'fields', 'status', 'session', 'artifacts'] as const).map((step) => ({
      rule: { ...DATA, id: step, scope: 'return', step, check: () => [] },
    })),
  };

  function outcomes(
    records: readonly ReturnRecord[],
    findings: readonly Finding[] = [],
    session: string | null = 'sess',
    standard = STANDARD,
  ): Readonly<Record<StepName, string>> {
    const { steps } = stepsOf({ standard, report: { returns: records, findings } }, session, null);
    const said = (outcome: Outcome): string => (outcome.kind === 'unchecked' ? outcome.because : outcome.kind);
    return Object.fromEntries(steps.map(({ name, outcome }) => [name, said(outcome)])) as Record<StepName, string>;
  }

  function claiming(name: VerdictName, given: Partial<ReturnRecord> = {}): ReturnRecord {
    const claim = { path: 'a', pointer: '/a', type: null };
    return recordAt('a', {
      session: 'sess',
      claims: [{ claim, verdict: verdictNamed(name) }],
      ...given,
    });
  }

  const PASSED = { structure: 'passed', fields: 'passed', status: 'passed', session: 'passed', artifacts: 'passed' };

  test.each<readonly [string, readonly ReturnRecord[], Partial<Record<StepName, string>>]>([
    ['a return', [], { fields: 'no-return', status: 'no-return', session: 'no-return', artifacts: 'no-return' }],
    ['a status', [claiming('present'), claiming('present', { status: null })], { status: 'no-status' }],
    ['a session', [claiming('present'), claiming('present', { session: null })], { session: 'no-session' }],
    ['a success', [claiming('present', { success: false })], { artifacts: 'no-success' }],
    ['a claim', [recordAt('a', { session: 'sess' })], { artifacts: 'no-artifacts' }],
    ['a claim that can be checked', [claiming('unverifiable')], { artifacts: 'unverifiable' }],
    [
      'a claim of the success',
      [claiming('present', { success: false }), recordAt('b', { session: 'sess' })],
      { artifacts: 'no-artifacts' },
    ],
    ['nothing, where one claim can be checked', [claiming('unverifiable'), claiming('present')], {}],
  ])('are not all checked without %s', (_, records, differs) => {
    expect(outcomes(records)).toEqual({ ...PASSED, ...differs });
  });
});

describe('of a return about several tasks', () => {
  const error = (keyword: string, pointer: string, detail = ''): ShapeError => ({
    keyword,
    pointer,
    detail,
    conditional: false,
    advisory: false,
  });
  const FIELDS = [{ pattern: '/artifacts/*/path' }, { pattern: '/plan' }];

  test.each<readonly [boolean, ShapeError]>([
    [true, error('required', '', 'status')],
    [true, error('required', '', 'metadata')],
    [true, error('required', '/metadata', 'session_id')],
    [false, error('required', '', 'summary')],
    [false, error('required', '', 'session_id')],
    [false, error('required', '/metadata', 'status')],
    [false, error('required', '/status', 'status')],
    [true, error('type', '')],
    [true, error('enum', '/status')],
    [true, error('type', '/metadata')],
    [true, error('type', '/metadata/session_id')],
    [false, error('type', '/metadata/agent_type')],
    [false, error('type', '/summary')],
    [true, error('type', '/artifacts')],
    [true, error('required', '/artifacts/0', 'path')],
    [true, error('type', '/plan')],
    [false, error('type', '/artifactsOther')],
    [false, error('type', '/other/artifacts')],
  ])('it counts (%s) that its shape has %j', (counts, one) => {
    expect(errorsOfSeveralTasks([one], FIELDS)).toEqual(counts ? [one] : []);
  });

  test('rules on the status, the session and what it claims count, and that it may claim nothing', () => {
    const rule = (id: string, area = 'shape'): Active<ReturnRule> => ({
      rule: { ...DATA, area, id, scope: 'return', check: () => [] },
      severity: 'error',
      params: {},
    });
    const counted = [
      rule('status-value', 'status'),
      rule('artifact-type', 'artifacts'),
      rule('session-id-empty', 'metadata'),
      rule('required-field'),
      rule('field-type'),
      rule('modified-files', 'metadata'),
      rule('memory-candidate', 'metadata'),
    ];
    const others = [
      rule('phantom-work', 'artifacts'),
      rule('summary-length', 'summary'),
      rule('last-session-id', 'metadata'),
    ];
    expect(rulesOfSeveralTasks([...others, ...counted])).toEqual(counted);
  });
});
