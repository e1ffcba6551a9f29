import { findOriginals } from '../../../src/engine/evaluate/statement.js';
import {
  errorsOfSeveralTasks,
  evaluateRunRules,
  rulesOfSeveralTasks,
  type Active,
} from '../../../src/engine/evaluate/rules.js';
import { stepOf, stepsOf } from '../../../src/engine/evaluate/six-steps.js';
import type { ReturnRecord, RunSubject } from '../../../src/model/context.js';
import type { VerdictName } from '../../../src/model/claim.js';
import type { Finding, Level } from '../../../src/model/finding.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { ShapeError } from '../../../src/model/return.js';
import type { ReturnRule, RunProblem, RunRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import type { Outcome, StepName } from '../../../src/model/report.js';
import { reading } from '../../support/reading.js';
import { CONTEXT } from '../../support/context.js';
import { metaReturn } from '../../bundle/returns.js';
import { findingAt, recordAt, verdictNamed } from '../compared.js';
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

  test('pass for a return with nothing wrong', () => {
    expect(outcomes([claiming('present')])).toEqual(PASSED);
  });

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

  test('have no session to compare where none is expected', () => {
    expect(outcomes([claiming('present', { session: null })], [], null)).toEqual({
      ...PASSED,
      session: 'none-expected',
    });
  });

  test('need no status of a version that tells a success by other things', () => {
    const standard = { ...STANDARD, succeeds: () => true };
    expect(outcomes([claiming('present', { status: null })], [], 'sess', standard)).toEqual(PASSED);
  });

  test.each(['structure', 'fields', 'status', 'session', 'artifacts'] as const)(
    'fail by an error in %s, and not by a warning',
    (step) => {
      expect(outcomes([claiming('present')], [findingAt(step, 'a')])).toEqual({ ...PASSED, [step]: 'failed' });
      expect(outcomes([claiming('present')], [findingAt(step, 'a', { severity: 'warning' })])).toEqual(PASSED);
      expect(outcomes([], [findingAt(step, 'a')])[step]).toBe('failed');
    },
  );

  test('have their findings, errors first, then by place', () => {
    const at = (severity: 'error' | 'warning' | 'notice', startLine: number): Finding =>
      findingAt('status', 'a', { severity, range: { ...FILE_START, startLine } });
    const findings = [at('notice', 1), at('warning', 2), at('error', 9), findingAt('fields', 'a'), at('error', 3)];
    const { steps, passed } = stepsOf({ standard: STANDARD, report: { returns: [], findings } }, null, null);
    expect(steps.map(({ name, remarks }) => [name, remarks])).toEqual([
      ['structure', []],
      ['fields', [findings[3]]],
      ['status', [findings[4], findings[2], findings[1], findings[0]]],
      ['session', []],
      ['artifacts', []],
    ]);
    expect(passed).toBe(false);
  });

  test('name the agent of the return, or else the one that was called', () => {
    const agentIn = (records: readonly ReturnRecord[], called: string | null): string | null =>
      stepsOf({ standard: STANDARD, report: { returns: records, findings: [] } }, 'x', called).agent;
    expect(agentIn([recordAt('a'), recordAt('b', { agent: 'planner' })], 'coder')).toBe('planner');
    expect(agentIn([recordAt('a')], 'coder')).toBe('coder');
    expect(agentIn([recordAt('a')], null)).toBeNull();
    const records = [claiming('present')];
    expect(stepsOf({ standard: STANDARD, report: { returns: records, findings: [] } }, 'x', null)).toMatchObject({
      passed: true,
      standard: STANDARD,
      expectedSession: 'x',
      returns: records,
    });
  });

  test('refuse a finding of a rule that the version does not have', () => {
    expect(() => outcomes([], [findingAt('other', 'a')])).toThrow('there is no value of other');
  });

  test('are that of fields for a rule that names none, or by the place of the finding', () => {
    expect(stepOf({}, { pointer: '/a' })).toBe('fields');
    const step = ({ pointer }: { readonly pointer: string | null }): StepName =>
      pointer === '/status' ? 'status' : 'session';
    expect([stepOf({ step }, { pointer: '/status' }), stepOf({ step }, { pointer: null })]).toEqual([
      'status',
      'session',
    ]);
    expect(stepOf({ step: 'artifacts' }, { pointer: null })).toBe('artifacts');
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

  test('are asked of the returns of the versions that have them', () => {
    const check: RunRule['check'] = ({ returns, holdsReturn, files }) => [
      {
        message: `${String(files)} ${returns.map(({ file }) => file).join()} ${String(holdsReturn?.('b.json'))} ${String(holdsReturn?.('x'))}`,
      },
    ];
    const one = rule('one', { check });
    const said = (...inUse: readonly Standard[]): readonly string[] => findings(inUse).map(({ message }) => message);
    expect(said(versionOf('return-meta@1.2', one))).toEqual(['3 a.json,c.json true false']);
    expect(said(versionOf('other@1', one), versionOf('return-meta@1.2', one))).toEqual([
      '3 a.json,b.json,c.json true false',
    ]);
    expect(said(versionOf('none@1', one))).toEqual(['3  true false']);
    expect(said(versionOf('return-meta@1.2'))).toEqual([]);
  });

  test('are asked once the returns are known, or once the baseline was applied', () => {
    const inUse = [
      versionOf(
        'return-meta@1.2',
        rule('usual', { check: problems({ message: 'usual' }) }),
        rule('early', { after: 'returns', check: problems({ message: 'early' }) }),
        rule('late', { after: 'baseline', check: problems({ message: 'late' }) }),
      ),
    ];
    expect(findings(inUse).map(({ message }) => message)).toEqual(['usual', 'early']);
    expect(findings(inUse, { stage: 'baseline' }).map(({ message }) => message)).toEqual(['late']);
  });

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

  test('have the levels of the run, and of the files', () => {
    const check = problems({ message: 'a', file: 'a.json' }, { message: 'b', file: 'b.json' }, { message: 'run' });
    const inUse = [versionOf('return-meta@1.2', rule('one', { check }))];
    const said = (terms: Terms): readonly string[] =>
      findings(inUse, terms).map(({ message, severity }) => `${message} ${severity}`);
    expect(said({ levels: { one: 'notice' } })).toEqual(['a notice', 'b notice', 'run notice']);
    expect(said({ levels: { one: 'off' } })).toEqual([]);
    expect(said({ at: { 'one a.json': 'off' } })).toEqual(['b warning', 'run warning']);
    expect(said({ levels: { one: 'off' }, at: { 'one a.json': 'error' } })).toEqual(['a error']);
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

test('originals of copies are the returns of other files with the status and session that are looked for', () => {
  const text = `[${metaReturn(['a.md'])}, ${metaReturn(['b.md'], { session: 'sess_1769000000_other1' })}]`;
  const { returns } = reading(text, 'json');
  const copies = {
    keys: new Set(['["implemented","sess_1769000000_other1"]']),
    among: (file: string) => file === 'a.json',
  };
  expect(findOriginals('a.json', { returns }, { copies })).toHaveLength(1);
  expect(findOriginals('b.json', { returns }, { copies })).toEqual([]);
  expect(findOriginals('a.json', { returns }, { copies: null })).toEqual([]);
});
