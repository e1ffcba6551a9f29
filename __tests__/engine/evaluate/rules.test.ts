import {
  activeIn,
  claimRules,
  concernsArchived,
  evaluateDocument,
  evaluateReturn,
  ruleSet,
  type Active,
  type Overrides,
  type Raised,
} from '../../../src/engine/evaluate/rules.js';
import { evaluateClaim, withWeight } from '../../../src/engine/evaluate/evaluate-claim.js';
import type { ClaimWeight, Claim, VerifiedClaim, VerdictName } from '../../../src/model/claim.js';
import type { Level, Problem } from '../../../src/model/finding.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { ClaimRule, ClaimSubject, DocumentRule, ReturnRule, Rule, RunRule } from '../../../src/model/rule.js';
import type { RuleUse, Standard } from '../../../src/model/standard.js';
import type { Subject } from '../../../src/model/return.js';
import { LOOSE_NOUNS } from '../../../src/families/choose.js';
import { CONTEXT } from '../../support/context.js';
import { verdictNamed } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

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

function returnRule(id: string, given: Partial<ReturnRule> = {}, problems: readonly Problem[] = []): ReturnRule {
  return { ...DATA, id, scope: 'return', check: () => problems, ...given };
}

function claimRule(id: string, given: Partial<ClaimRule> = {}, problems: readonly Problem[] = []): ClaimRule {
  return { ...DATA, id, scope: 'claim', verdict: 'missing', check: () => problems, ...given };
}

function documentRule(id: string, given: Partial<DocumentRule> = {}): DocumentRule {
  return { ...DATA, id, scope: 'document', check: () => [], ...given };
}

function runRule(id: string, given: Partial<RunRule> = {}): RunRule {
  return { ...DATA, id, scope: 'run', check: () => [], ...given };
}

const META = knownStandard('return-meta@1.2');

/** A version with some rules. */
function standardWith(...rules: readonly (Rule | RuleUse)[]): Standard {
  return { ...META, rules: rules.map((rule) => ('rule' in rule ? rule : { rule })) };
}

function levelsOf(given: Readonly<Record<string, Level>>): ReadonlyMap<string, Level> {
  return new Map(Object.entries(given));
}

/** Levels by `rule file`. */
function overridesWith(given: Readonly<Record<string, Level>>): Overrides {
  return {
    standards: [],
    switchedOn: new Set(Object.keys(given).map((key) => key.split(' ')[0] ?? '')),
    chosenAt: () => ({}),
    levelAt: (rule, file) => given[`${rule} ${file}`],
    applyToFindings: (findings) => findings,
  };
}

function idsOf(list: readonly Active[] | undefined): readonly string[] {
  return (list ?? []).map(({ rule, severity }) => `${rule.id} ${severity}`);
}

describe('the rules of a version', () => {
  test('have the level that the run sets, or the version, or else the rule itself', () => {
    const standard = standardWith(
      { rule: returnRule('set'), severity: 'error' },
      { rule: returnRule('of-version'), severity: 'notice' },
      returnRule('own'),
    );
    expect(idsOf(ruleSet(standard, levelsOf({ set: 'notice' })).return)).toEqual([
      'set notice',
      'of-version notice',
      'own warning',
    ]);
  });

  test('are without those that are off, unless an override switches one on somewhere', () => {
    const standard = standardWith(returnRule('on'), { rule: returnRule('off'), severity: 'off' }, returnRule('set'));
    expect(idsOf(ruleSet(standard, levelsOf({ set: 'off' })).return)).toEqual(['on warning']);
    const overrides = overridesWith({ 'set a.json': 'error' });
    expect(idsOf(ruleSet(standard, levelsOf({ set: 'off' }), overrides).return)).toEqual(['on warning', 'set off']);
  });

  test('have the parameters of the rule, and of the version over them', () => {
    const rule = returnRule('one', { params: { least: 1, most: 2 } });
    const [active] = ruleSet(standardWith({ rule, params: { most: 3 } }), new Map()).return;
    expect(active?.params).toEqual({ least: 1, most: 3 });
    const [plain] = ruleSet(standardWith(returnRule('two')), new Map()).return;
    expect(plain?.params).toEqual({});
  });

  test('are sorted by what they look at', () => {
    const set = ruleSet(
      standardWith(
        documentRule('d'),
        returnRule('r'),
        claimRule('c'),
        claimRule('k', { after: 'commits' }),
        runRule('a'),
      ),
      new Map(),
    );
    expect([set.document, set.return, set.run].map(idsOf)).toEqual([['d warning'], ['r warning'], ['a warning']]);
    expect([...set.claim.keys()]).toEqual(['file missing', 'observation missing']);
    expect(idsOf(set.claim.get('file missing'))).toEqual(['c warning']);
    expect(idsOf(set.claimAfterCommits.get('observation missing'))).toEqual(['k warning']);
  });

  test('on claims are found by the kinds and verdicts that they speak of', () => {
    const set = ruleSet(
      standardWith(
        claimRule('one'),
        claimRule('two', { verdict: ['missing', 'empty'] }),
        claimRule('three', { kinds: ['progress'], verdict: 'behind' }),
      ),
      new Map(),
    );
    expect([...set.claim].map(([key, list]) => [key, idsOf(list)])).toEqual([
      ['file missing', ['one warning', 'two warning']],
      ['observation missing', ['one warning', 'two warning']],
      ['file empty', ['two warning']],
      ['observation empty', ['two warning']],
      ['progress behind', ['three warning']],
    ]);
  });

  test('for archived returns are those about truth, claims, what was not read, or the structure', () => {
    const set = ruleSet(
      standardWith(
        returnRule('form'),
        returnRule('status', { area: 'status' }),
        returnRule('truth', { ofTruth: true }),
        returnRule('claims', { ofClaims: true }),
        returnRule('unread', { unread: true }),
        returnRule('structure', { structural: true }),
      ),
      new Map(),
    );
    expect(set.ofArchived.map(({ rule }) => rule.id)).toEqual(['status', 'truth', 'claims', 'unread', 'structure']);
  });
});

describe('a rule has in a file', () => {
  const active: Active = { rule: returnRule('one'), severity: 'warning', params: {} };

  test('its own level where nothing overrides it', () => {
    expect(activeIn(active, 'a.json', null)).toBe(active);
    expect(activeIn(active, 'a.json', overridesWith({ 'one b.json': 'error' }))).toBe(active);
    expect(activeIn(active, 'a.json', overridesWith({ 'one a.json': 'warning' }))).toBe(active);
    expect(activeIn(active, null, overridesWith({ 'one null': 'error' }))).toBe(active);
  });

  test('another level by an override, or none', () => {
    expect(activeIn(active, 'a.json', overridesWith({ 'one a.json': 'error' }))).toEqual({
      ...active,
      severity: 'error',
    });
    expect(activeIn(active, 'a.json', overridesWith({ 'one a.json': 'off' }))).toBeUndefined();
    expect(activeIn({ ...active, severity: 'off' }, 'a.json', overridesWith({}))).toBeUndefined();
    expect(activeIn({ ...active, severity: 'off' }, null, overridesWith({}))).toBeUndefined();
  });
});

const SUBJECT = {
  file: 'a.json',
  index: 0,
  standard: META,
  value: { status: 'implemented' },
  shapeErrors: [],
  claims: 0,
  beside: new Map(),
  returnsBeside: new Map(),
  satisfies: null,
} as const satisfies Subject;

function problem(pointer?: string, property?: Problem['property']): Problem {
  return {
    message: 'It is wrong.',
    ...(pointer === undefined ? {} : { pointer }),
    ...(property === undefined ? {} : { property }),
  };
}

describe('of the problems of a return', () => {
  /** What is left of the problems of rules, as `rule place`. */
  function left(rules: readonly ReturnRule[], overrides: Overrides | null = null): readonly string[] {
    const raised = evaluateReturn(SUBJECT, ruleSet(standardWith(...rules), new Map()).return, CONTEXT, overrides);
    return raised.map(({ active, problem: { pointer = '', property = '' } }) =>
      `${active.rule.id} ${pointer} ${String(property)}`.trim(),
    );
  }

  const PRECISE = { supersedes: ['vague'] };

  test('all are raised, in the order of the rules', () => {
    expect(
      left([
        returnRule('one', {}, [problem('/a'), problem('/b')]),
        returnRule('two'),
        returnRule('three', {}, [problem()]),
      ]),
    ).toEqual(['one /a', 'one /b', 'three']);
    expect(left([returnRule('two')])).toEqual([]);
  });

  test.each<readonly [string, readonly Problem[], readonly Problem[], boolean]>([
    ['at the same place', [problem('/a')], [problem('/a')], false],
    ['below its place', [problem('/a')], [problem('/a/0/path')], false],
    ['of a field that is missing there', [problem('', 'a')], [problem('', 'a')], false],
    ['of fields of which each is meant', [problem('', ['a', 'b'])], [problem('', ['b', 'a'])], false],
    ['anywhere, by one of the whole return', [problem()], [problem('/a/b')], false],
    ['not above its place', [problem('/a/0')], [problem('/a')], true],
    ['not beside its place', [problem('/a')], [problem('/ab')], true],
    ['not of more fields than it means', [problem('', ['a'])], [problem('', ['a', 'b'])], true],
    ['at any of its places', [problem('/x'), problem('/a')], [problem('/a')], false],
  ])('the less precise one is left out %s', (_, precise, vague, isLeft) => {
    const places = left([returnRule('precise', PRECISE, precise), returnRule('vague', {}, vague)]);
    expect(places.some((place) => place.startsWith('vague'))).toBe(isLeft);
    expect(places.filter((place) => place.startsWith('precise'))).toHaveLength(precise.length);
    // Whatever the order of the rules.
    expect(left([returnRule('vague', {}, vague), returnRule('precise', PRECISE, precise)])).toHaveLength(places.length);
  });

  test('none is left out by a rule that is off, or of a rule that is not superseded', () => {
    const rules = [returnRule('precise', PRECISE, [problem('/a')]), returnRule('vague', {}, [problem('/a')])];
    expect(left(rules, overridesWith({ 'precise a.json': 'off' }))).toEqual(['vague /a']);
    expect(left(rules, overridesWith({ 'precise b.json': 'off' }))).toEqual(['precise /a']);
    expect(left([returnRule('precise', PRECISE, [problem('/a')]), returnRule('other', {}, [problem('/a')])])).toEqual([
      'precise /a',
      'other /a',
    ]);
  });

  test('several may be superseded by several', () => {
    const rules = [
      returnRule('one', { supersedes: ['vague', 'other'] }, [problem('/a')]),
      returnRule('two', { supersedes: ['vague'] }, [problem('/b')]),
      returnRule('vague', {}, [problem('/a'), problem('/b'), problem('/c')]),
      returnRule('other', {}, [problem('/a'), problem('/b')]),
    ];
    expect(left(rules)).toEqual(['one /a', 'two /b', 'vague /c', 'other /b']);
  });
});

describe('for an archived return a problem counts', () => {
  const standard = {
    ...META,
    claimFields: [{ pattern: '/artifacts/*/path' }, { pattern: '/plan' }, { pattern: '/files/*' }],
  };

  function counts(rule: ReturnRule, of: Problem, status = 'implemented'): boolean {
    const raised: Raised = { active: { rule, severity: 'error', params: {} }, problem: of };
    return concernsArchived(raised, { standard, value: { status } });
  }

  test.each([
    [true, '/status'],
    [true, '/artifacts'],
    [true, '/artifacts/0/path'],
    [true, '/artifacts/12/path'],
    [true, '/plan'],
    [false, '/artifacts/0'],
    [false, '/artifacts/0/type'],
    [true, '/files/3'],
    [false, '/files/3a'],
    [false, '/summary'],
    [false, ''],
    [false, '/plan/0'],
    [false, '/artifacts/path'],
  ])('%s: of the form, at %j', (isCounted, pointer) => {
    expect(counts(returnRule('form'), problem(pointer))).toBe(isCounted);
  });

  test('of the status alone, where it reports no success', () => {
    expect(['/status', '/artifacts'].map((at) => counts(returnRule('form'), problem(at), 'partial'))).toEqual([
      true,
      false,
    ]);
  });

  test('where one of the missing fields does', () => {
    expect(counts(returnRule('form'), problem('', ['summary', 'status']))).toBe(true);
    expect(counts(returnRule('form'), problem('', ['summary']))).toBe(false);
  });

  test('whatever its place, if it is not about the form', () => {
    expect(counts(returnRule('truth', { ofTruth: true }), problem('/summary'))).toBe(true);
  });
});

describe('the problems of a file', () => {
  const check: DocumentRule['check'] = ({ file, hasRule, looseNouns }, _, params) => [
    problem(`${file} ${String(hasRule('one'))} ${String(hasRule('two'))} ${looseNouns.join()} ${String(params.most)}`),
  ];
  const standard = standardWith({ rule: documentRule('one', { check }), params: { most: 7 } }, returnRule('three'));
  const broken = { file: 'a.json', form: 'json', standard, problems: [{ kind: 'link', range: FILE_START }] } as const;

  test('are those that the rules on documents have', () => {
    const raised = evaluateDocument(broken, ruleSet(standard, new Map()), CONTEXT, null);
    expect(raised).toEqual([
      {
        active: { rule: standard.rules[0]?.rule, severity: 'warning', params: { most: 7 } },
        problem: problem(`a.json true false ${LOOSE_NOUNS.join()} 7`),
      },
    ]);
  });

  test('are none without a problem, or where the rule is off', () => {
    const rules = ruleSet(standard, new Map());
    expect(evaluateDocument({ ...broken, problems: [] }, rules, CONTEXT, null)).toEqual([]);
    expect(evaluateDocument(broken, rules, CONTEXT, overridesWith({ 'one a.json': 'off' }))).toEqual([]);
    const [raised] = evaluateDocument(broken, rules, CONTEXT, overridesWith({ 'one a.json': 'error' }));
    expect(raised?.active.severity).toBe('error');
  });
});

describe('a claim', () => {
  const CLAIM: Claim = { path: 'a.md', pointer: '/artifacts/0/path', type: null };
  const OF: ClaimSubject = {
    file: 'a.json',
    index: 0,
    agent: 'x',
    status: 'implemented',
    success: true,
    restated: false,
  };

  function verified(name: VerdictName, given: Partial<VerifiedClaim> = {}): VerifiedClaim {
    return { claim: CLAIM, verdict: verdictNamed(name), ...given };
  }

  test('has the rules for its kind and verdict, at the levels of its file', () => {
    const { claim: rules } = ruleSet(standardWith(claimRule('one'), claimRule('two')), new Map());
    expect(idsOf(claimRules(rules, verified('missing'), 'a.json', null))).toEqual(['one warning', 'two warning']);
    expect(claimRules(rules, verified('present'), 'a.json', null)).toEqual([]);
    expect(claimRules(rules, verified('missing', { claim: { ...CLAIM, kind: 'commit' } }), 'a.json', null)).toEqual([]);
    const overrides = overridesWith({ 'one a.json': 'off', 'two a.json': 'error' });
    expect(idsOf(claimRules(rules, verified('missing'), 'a.json', overrides))).toEqual(['two error']);
  });

  test('weighs what its version says', () => {
    const { verdict } = verified('missing');
    expect(withWeight(CLAIM, verdict, {}, { file: 'a.json' })).toEqual({ claim: CLAIM, verdict });
    expect(withWeight(CLAIM, verdict, { severityOfVerdict: () => undefined }, { file: 'a.json' })).toEqual({
      claim: CLAIM,
      verdict,
    });
    const weigh = (_: Claim, { name }: { readonly name: string }, file: string): ClaimWeight =>
      name === 'missing' && file === 'a.json' ? 'notice' : 'error';
    expect(withWeight(CLAIM, verdict, { severityOfVerdict: weigh }, { file: 'a.json' })).toEqual({
      claim: CLAIM,
      verdict,
      weight: 'notice',
    });
  });

  test('weighs no claim of a mild return as more than a warning', () => {
    const { verdict } = verified('missing');
    const weights = (['error', 'warning', 'notice', 'pass', undefined] as const).map(
      (weight) =>
        withWeight(CLAIM, verdict, { severityOfVerdict: () => weight }, { file: 'a.json', isMild: true }).weight,
    );
    expect(weights).toEqual(['warning', 'warning', 'notice', 'pass', 'warning']);
  });

  /** The severities of the problems that a rule has, `none` where it leaves it to the rule's own. */
  function severities(claim: VerifiedClaim, problems: readonly Problem[], of: Partial<ClaimSubject> = {}) {
    const rules = ruleSet(standardWith(claimRule('one', {}, problems)), new Map());
    return evaluateClaim(claim, { ...OF, ...of }, rules, CONTEXT, null).map(
      ({ problem: { severity = 'none' }, untrue }) => `${severity}${untrue ? ' false' : ''}`,
    );
  }

  test.each<readonly [ClaimWeight | undefined, Problem['severity'] | undefined, boolean, readonly string[]]>([
    [undefined, undefined, true, ['none false']],
    [undefined, 'error', true, ['error false']],
    [undefined, 'error', false, ['error']],
    ['error', undefined, true, ['error false']],
    ['warning', 'error', true, ['warning false']],
    ['warning', 'notice', true, ['notice false']],
    ['notice', 'error', true, ['notice']],
    ['error', 'error', false, ['notice']],
    ['pass', 'error', true, []],
  ])(
    'of the weight %s and the severity %s, of a success (%s), is as grave as %j',
    (weight, severity, success, said) => {
      const claim = verified('missing', weight === undefined ? {} : { weight });
      const found = { ...problem(), ...(severity === undefined ? {} : { severity }) };
      expect(severities(claim, [found], { success })).toEqual(said);
    },
  );

  test('has no problem by a verdict that no rule speaks of', () => {
    expect(severities(verified('present'), [problem()])).toEqual([]);
    expect(severities(verified('missing'), [problem(), problem()])).toEqual(['none false', 'none false']);
  });
});
