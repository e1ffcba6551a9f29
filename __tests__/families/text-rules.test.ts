import {
  blankTextRule,
  estimatedTokens,
  estimatedTokensInWords,
  sentencesRule,
  textAt,
  textLengthRule,
  textsOfArtifacts,
  textsOfList,
  type Texts,
} from '../../src/families/text-rules.js';
import { claimsInPrompt } from '../../src/families/define.js';
import { standards } from '../../src/families/registry.js';
import type { JsonObject } from '../../src/model/json.js';
import type { Params, ReturnRule, RuleData } from '../../src/model/rule.js';
import type { Subject } from '../../src/model/return.js';
import { CONTEXT } from '../support/context.js';

function subject(value: JsonObject): Subject {
  const standard = standards.find(({ id }) => id === 'return-meta@1.2');
  if (standard === undefined) throw new Error('no return-meta@1.2');
  const maps = { beside: new Map(), returnsBeside: new Map() };
  return { file: 'a', index: 0, standard, value, shapeErrors: [], claims: 0, satisfies: null, ...maps };
}

const DATA: RuleData = {
  id: 'a-text',
  area: 'summary',
  severity: 'notice',
  about: () => ({
    summary: 'A text is right',
    rationale: 'It is read.',
    remedy: 'Write another.',
    sources: [],
  }),
};

function said(rule: ReturnRule, value: JsonObject, params: Params = {}): unknown {
  return rule.check(subject(value), CONTEXT, params);
}

describe('The texts of a return', () => {
  const of = (texts: Texts, value: JsonObject) => texts(subject(value));

  test('are at a field, in objects within each other', () => {
    expect(of(textAt('summary'), { summary: 'x' })).toEqual([{ parent: '', field: 'summary', text: 'x' }]);
    expect(of(textAt('a', 'b/c', 'd'), { a: { 'b/c': { d: 'x' } } })).toEqual([
      { parent: '/a/b~1c', field: 'd', text: 'x' },
    ]);
    for (const value of [{}, { a: 'x' }, { a: { 'b/c': { d: 7 } } }]) {
      expect(of(textAt('a', 'b/c', 'd'), value)).toEqual([]);
    }
  });

  test('are in each artifact', () => {
    const artifacts = [{ path: 'p', summary: 's' }, 'x', { path: 7 }, { path: '' }];
    expect(of(textsOfArtifacts('path'), { artifacts })).toEqual([
      { parent: '/artifacts/0', field: 'path', text: 'p' },
      { parent: '/artifacts/3', field: 'path', text: '' },
    ]);
    expect(of(textsOfArtifacts('summary'), { artifacts })).toEqual([
      { parent: '/artifacts/0', field: 'summary', text: 's' },
    ]);
  });

  test('are in each object of a list', () => {
    expect(of(textsOfList('errors', 'b', 'a'), { errors: [{ a: '1', b: '2' }, 7, { a: '3', b: null }] })).toEqual([
      { parent: '/errors/0', field: 'b', text: '2' },
      { parent: '/errors/0', field: 'a', text: '1' },
      { parent: '/errors/2', field: 'a', text: '3' },
    ]);
  });
});

test('A rule on blank texts says of each what the family says, and keeps its own data', () => {
  const rule = blankTextRule({
    ...DATA,
    texts: textsOfList('errors', 'a'),
    problem: ({ field, text }, { file }) => ({ message: `${field} of ${file} is "${text}"`, recommendation: 'Write.' }),
  });
  expect(rule).toMatchObject({ ...DATA, scope: 'return' });
  expect(rule).not.toHaveProperty('texts');
  expect(rule).not.toHaveProperty('problem');
  expect(said(rule, { errors: [{ a: ' \t' }, { a: 'x' }, { a: '' }] })).toEqual([
    { pointer: '/errors/0/a', message: 'a of a is " \t"', recommendation: 'Write.' },
    { pointer: '/errors/2/a', message: 'a of a is ""', recommendation: 'Write.' },
  ]);
});

describe('A rule on the length of a text', () => {
  const rule = (min?: number) =>
    textLengthRule({
      ...DATA,
      texts: textAt('a'),
      name: 'The text',
      ...(min === undefined ? {} : { min }),
      max: 3,
      advice: (length) => `Not ${String(length)}.`,
    });
  const problem = (message: string, recommendation: string) => [{ pointer: '/a', message, recommendation }];

  test('allows from the least to the most, and nothing else', () => {
    expect(['xx', 'xxx'].map((a) => said(rule(2), { a }))).toEqual([[], []]);
    expect(said(rule(2), { a: 'x' })).toEqual(problem('The text has 1 character; 2 to 3 were expected.', 'Not 1.'));
    expect(said(rule(2), { a: 'xxxx' })).toEqual(problem('The text has 4 characters; 2 to 3 were expected.', 'Not 4.'));
  });

  test('allows an empty one where no least is given', () => {
    expect(['', 'x', 'xxx'].map((a) => said(rule(), { a }))).toEqual([[], [], []]);
    expect(said(rule(), { a: 'xxxx' })).toEqual(problem('The text has 4 characters; at most 3 are allowed.', 'Not 4.'));
  });
});

describe('A rule on the sentences of a text', () => {
  const rule = sentencesRule({
    ...DATA,
    texts: textAt('a'),
    name: 'The text',
    min: 2,
    max: 3,
    advice: (expected) => `Write ${expected}.`,
  });

  test('allows from the least to the most, and leaves a blank text to others', () => {
    expect(['', ' ', 'So. It is.', 'So. It. Is.'].map((a) => said(rule, { a }))).toEqual([[], [], [], []]);
    expect(said(rule, { a: 'So.' })).toEqual([
      {
        pointer: '/a',
        message: 'The text has 1 sentence; 2 to 3 were expected.',
        recommendation: 'Write 2 to 3 sentences.',
      },
    ]);
    expect(said(rule, { a: 'So. It. Is. Here.' })).toHaveLength(1);
  });

  test('goes by the most that a version gives', () => {
    expect(said(rule, { a: 'So. It. Is. Here.' }, { max: 4 })).toEqual([]);
    expect(said(rule, { a: 'So. It. Is.' }, { max: 2 })).toMatchObject([{ recommendation: 'Write 2 to 2 sentences.' }]);
  });
});

test('A token has four characters, by estimate', () => {
  expect([0, 1, 4, 5, 8].map(estimatedTokens)).toEqual([0, 1, 1, 2, 2]);
  expect(estimatedTokensInWords(5)).toBe('an estimated 2 tokens (5 characters, 4 a token)');
});

test('A prompt says what is checked against the commit, if anything is', () => {
  const said = (id: string): readonly string[] =>
    standards.filter((standard) => standard.id === id).flatMap((standard) => claimsInPrompt(standard));
  expect(said('return-meta@1.2')).toEqual([
    'Checked against the commit: the counts of phases, by the marks in the plan.',
  ]);
  expect(said('subagent-return@1.2')).toEqual([]);
});
