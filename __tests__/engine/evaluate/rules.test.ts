import { evaluateReturn, ruleSet, type Overrides } from '../../../src/engine/evaluate/rules.js';
import type { Level, Problem } from '../../../src/model/finding.js';
import type { ReturnRule, Rule } from '../../../src/model/rule.js';
import type { RuleUse, Standard } from '../../../src/model/standard.js';
import type { Subject } from '../../../src/model/return.js';
import { CONTEXT } from '../../support/context.js';
import { knownStandard } from '../../support/known-standard.js';

const DATA = {
  area: 'shape',
  severity: 'warning',
  about: () => ({ summary: 'A summary', rationale: 'A rationale.', remedy: 'A remedy.', sources: [] }),
} as const;

function returnRule(id: string, given: Partial<ReturnRule> = {}, problems: readonly Problem[] = []): ReturnRule {
  return { ...DATA, id, scope: 'return', check: () => problems, ...given };
}

const META = knownStandard('return-meta@1.2');

/** A version with some rules. */
function standardWith(...rules: readonly (Rule | RuleUse)[]): Standard {
  return { ...META, rules: rules.map((rule) => ('rule' in rule ? rule : { rule })) };
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
