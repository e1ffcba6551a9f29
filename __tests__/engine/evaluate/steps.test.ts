import {
  errorsOfSeveralTasks,
  evaluateRunRules,
  rulesOfSeveralTasks,
  type Active,
} from '../../../src/engine/evaluate/rules.js';
import { stepsOf } from '../../../src/engine/evaluate/six-steps.js';
import type { ReturnRecord, RunSubject } from '../../../src/model/context.js';
import type { VerdictName } from '../../../src/model/claim.js';
import type { Finding, Level } from '../../../src/model/finding.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { ShapeError } from '../../../src/model/return.js';
import type { ReturnRule, RunProblem, RunRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import type { Outcome, StepName } from '../../../src/model/report.js';
import { CONTEXT } from '../../support/context.js';
import { recordAt, verdictNamed } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

const DATA = {
  area: 'shape',
  severity: 'warning',
  summary: 'A summary',
  rationale: 'A rationale.',
  remedy: 'A remedy.',
  sources: [],
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

describe('the rules on the whole run', () => {
  const RECORDS = [
    recordAt('a.json', { line: 3 }),
    recordAt('b.json', { index: 1, line: 7, standard: 'other@1' }),
    recordAt('c.json', { index: 1, line: 9 }),
  ];
  const RUN: RunSubject = {
    files: 3,
    returns: RECORDS,
    stale: null,
    single: null,
    addedReturns: null,
    deletedReturns: null,
  };

  function rule(id: string, given: Partial<RunRule>): RunRule {
    return { ...DATA, id, scope: 'run', check: () => [], ...given };
  }

  function versionOf(id: string, ...rules: readonly RunRule[]): Standard {
    return { ...META, id, rules: rules.map((one) => ({ rule: one })) };
  }

  interface Terms {
    readonly levels?: Readonly<Record<string, Level>>;
    readonly at?: Readonly<Record<string, Level>>;
    readonly stage?: 'returns' | 'baseline';
    readonly most?: number;
  }

  function findings(inUse: readonly Standard[], { levels = {}, at, stage = 'returns', most = 100 }: Terms = {}) {
    const overrides =
      at === undefined
        ? null
        : {
            switchedOn: new Set(Object.keys(at).map((key) => key.split(' ')[0] ?? '')),
            levelAt: (id: string, file: string) => at[`${id} ${file}`],
          };
    const terms = { levels: new Map(Object.entries(levels)), overrides };
    return evaluateRunRules(RUN, inUse, terms, CONTEXT, stage, most).map(({ finding }) => finding);
  }

  const problems =
    (...list: readonly RunProblem[]): RunRule['check'] =>
    () =>
      list;

  test('have findings at the return that they name, at its first line, or at a place in it', () => {
    const range = { ...FILE_START, startLine: 5, endLine: 5 };
    const check = problems(
      { message: 'of a return', file: 'c.json', index: 1 },
      { message: 'of no return', file: 'c.json', index: 2 },
      { message: 'of a file', file: 'a.json' },
      { message: 'at a place', file: 'a.json', index: 0, range },
      { message: 'of the run' },
    );
    expect(findings([versionOf('return-meta@1.2', rule('one', { check }))])).toEqual(
      [
        ['of a return', 'c.json', 1, { ...FILE_START, startLine: 9, endLine: 9 }],
        ['of no return', 'c.json', 2, null],
        ['of a file', 'a.json', null, null],
        ['at a place', 'a.json', 0, range],
        ['of the run', null, null, null],
      ].map(([message, file, index, at]) => ({
        rule: 'one',
        severity: 'warning',
        message,
        recommendation: 'A remedy.',
        file,
        index,
        pointer: null,
        range: at,
        excerpt: null,
      })),
    );
  });

  test('list so many findings, and say how many there are more', () => {
    const check = problems({ message: 'one' }, { message: 'two' }, { message: 'three' });
    const inUse = [versionOf('return-meta@1.2', rule('one', { check }))];
    expect(findings(inUse, { most: 2 }).map(({ message }) => message)).toEqual([
      'one',
      'two',
      'From here on, one has 1 more finding in this run.',
    ]);
  });
});
