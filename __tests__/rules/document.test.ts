import type { Changes } from '../../src/model/context.js';
import type { FamilyName } from '../../src/model/standard.js';
import type { DocumentSubject, ReadProblem } from '../../src/model/document.js';
import type { Problem } from '../../src/model/finding.js';
import type { Subject } from '../../src/model/return.js';
import { listFound, type DocumentRule } from '../../src/model/rule.js';
import { aroundRules } from '../../src/families/json/rules/plain-text.js';
import { documentRules } from '../../src/rules/document.js';
import { returnRules } from '../../src/rules/return.js';
import { standards } from '../../src/families/registry.js';
import { CONTEXT } from '../support/context.js';

const { 'json-only': jsonOnly } = aroundRules;
const {
  'file-too-large': fileTooLarge,
  'json-duplicate-key': jsonDuplicateKey,
  'json-encoding': jsonEncoding,
  'json-syntax': jsonSyntax,
  'no-return-found': noReturnFound,
  'return-object': returnObject,
} = documentRules;
const { 'standard-mismatch': standardMismatch, 'too-many-claims': tooManyClaims } = returnRules;

const RANGE = { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 };

const ONE_OF_EACH: readonly ReadProblem[] = [
  { kind: 'syntax', reason: 'Trailing comma.', range: RANGE },
  { kind: 'too-deep', limit: 64, range: RANGE },
  { kind: 'encoding', reason: 'not-utf-8', range: RANGE },
  { kind: 'byte-order-mark', range: RANGE },
  { kind: 'duplicate-key', key: '__proto__', firstLine: 2, range: RANGE },
  { kind: 'wrapped', by: 'fence', range: RANGE },
  { kind: 'not-object', value: ['x'], range: RANGE },
  { kind: 'no-return', range: RANGE },
  { kind: 'too-large', size: 11, limit: 10 },
];

const DOCUMENT_RULES = [jsonSyntax, jsonEncoding, jsonDuplicateKey, jsonOnly, returnObject, fileTooLarge];

function read(
  rule: DocumentRule,
  problems: readonly ReadProblem[],
  form: DocumentSubject['form'] = 'json',
  family: FamilyName = 'subagent-return',
): readonly Problem[] {
  const standard = standards.find((known) => known.family === family);
  if (standard === undefined) throw new Error('no standard');
  const hasRule = (id: string): boolean => standard.rules.some((use) => use.rule.id === id);
  return listFound(rule.check({ file: 'a.json', form, standard, hasRule, problems, looseNouns: [] }, CONTEXT, {}));
}

describe('what reading a file ran into', () => {
  it.each(ONE_OF_EACH.map((problem) => [problem.kind, problem] as const))(
    'is spoken of by exactly one rule: %s',
    (_, problem) => {
      expect(DOCUMENT_RULES.flatMap((rule) => read(rule, [problem]))).toHaveLength(1);
    },
  );

  it.each(DOCUMENT_RULES.map((rule) => [rule.id, rule] as const))('leaves %s silent when it is nothing', (_, rule) => {
    expect(read(rule, [])).toEqual([]);
  });

  it('is reported at its place', () => {
    for (const rule of DOCUMENT_RULES.filter(({ id }) => id !== 'file-too-large')) {
      for (const { range } of read(rule, ONE_OF_EACH)) expect(range).toEqual(RANGE);
    }
  });

  it('is reported as often as it occurs', () => {
    const twice: readonly ReadProblem[] = [...ONE_OF_EACH, ...ONE_OF_EACH];
    expect(DOCUMENT_RULES.map((rule) => read(rule, twice).length)).toEqual([4, 4, 2, 2, 4, 2]);
  });
});

describe('no-return-found', () => {
  const said = (problem: ReadProblem, changes: Partial<Changes> | null = null, nouns = ['JSON return', 'envelope']) => {
    const [standard] = standards;
    if (standard === undefined) throw new Error('no standard');
    const compared: Changes = { base: 'main', changed: new Set(), deleted: new Set(), ...changes };
    return listFound(
      noReturnFound.check(
        { file: 'a.md', form: 'markdown', standard, hasRule: () => true, problems: [problem], looseNouns: nouns },
        { ...CONTEXT, changes: changes === null ? null : compared },
        {},
      ),
    );
  };

  it('tells what was looked for in a return log', () => {
    const problem = {
      severity: 'notice',
      range: RANGE,
      message: 'The return log holds nothing that can be read as a return: no JSON return and no envelope.',
      recommendation: 'Write the return into it, or exclude the file from the patterns.',
      value: 'nothing-read',
    };
    expect(said({ kind: 'nothing-read', range: RANGE })).toEqual([problem]);
  });

  it('is a notice, unless the compared change adds the file', () => {
    const severity = (changes: Partial<Changes> | null): unknown =>
      said({ kind: 'nothing-read', range: RANGE }, changes)[0]?.severity;
    const changed = new Set(['a.md']);
    expect(severity(null)).toBe('notice');
    expect(severity({})).toBe('notice');
    expect(severity({ changed })).toBeUndefined();
    expect(severity({ changed, added: new Set() })).toBe('notice');
    expect(severity({ changed, moved: new Map([['a.md', 'b.md']]) })).toBe('notice');
  });

  it.each([
    [
      'no-status',
      'has the keys of a return but no "status"',
      'Add "status" to the return, or remove the text if it is none.',
    ],
    [
      'letter-case',
      'has the keys of a return in another letter case',
      'Write the keys in lower case: "status", "artifacts", "metadata".',
    ],
    [
      'quotes',
      'has the keys of a return in quotes that JSON does not allow',
      'Write the return with a JSON encoder: keys and strings in straight double quotes.',
    ],
    [
      'language',
      'has the keys of a return, but is not marked as JSON',
      'Mark the fence as json, or remove the text if it is not a return.',
    ],
    [
      'syntax',
      'starts like a return but is not valid JSON',
      'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
    ],
    [
      'in-code',
      'opens a code block around the headings of a return',
      'Close the code block before the headings, or take the return out of it.',
    ],
    [
      'not-final',
      'in a message looks like a return, but its agent did not end with it',
      'If it is the return, the agent must end with it. If it is an example or a draft, leave it.',
    ],
  ] as const)('tells why a text that looks like a return was not read: %s', (reason, why, recommendation) => {
    const problem = { severity: 'notice', range: RANGE, recommendation };
    expect(said({ kind: 'unread-return', reason, text: '{"a": 1', range: RANGE })).toEqual([
      { ...problem, message: `The text "{"a": 1" ${why}, so it was not checked.`, value: `${reason} {"a": 1` },
    ]);
    expect(said({ kind: 'unread-return', reason, text: '', range: RANGE })).toEqual([
      { ...problem, message: `The text ${why}, so it was not checked.`, value: `${reason} ` },
    ]);
  });

  it('cuts the text after 80 characters, and says nothing of other problems', () => {
    const text = 'x'.repeat(81);
    expect(said({ kind: 'unread-return', reason: 'syntax', text, range: RANGE })[0]?.message).toContain(
      ` "${'x'.repeat(80)}\u2026" `,
    );
    expect(said({ kind: 'syntax', reason: 'No.', range: RANGE })).toEqual([]);
  });
});

describe('too-many-claims', () => {
  const of = (claims: number): readonly Problem[] => {
    const [standard] = standards;
    if (standard === undefined) throw new Error('no standard');
    const maps = { beside: new Map(), returnsBeside: new Map() };
    return listFound(
      tooManyClaims.check(
        { file: 'a', index: 0, standard, value: {}, shapeErrors: [], claims, satisfies: null, ...maps },
        CONTEXT,
        {},
      ),
    );
  };

  it('takes 10,000 claims and no more', () => {
    expect(of(10_000)).toEqual([]);
    expect(of(10_001)).toEqual([
      {
        pointer: '',
        message: 'The return makes 10001 claims, 1 more than the 10000 that are looked up.',
        recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
        value: 'too-many-claims',
      },
    ]);
  });
});

describe('standard-mismatch', () => {
  const [standard] = standards;
  if (standard === undefined) throw new Error('no standard');
  const error = { keyword: 'required', pointer: '', detail: 'status', conditional: false, advisory: false };
  const subject: Subject = {
    file: 'a',
    index: 0,
    standard,
    value: {},
    shapeErrors: [error],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: 'family@9',
  };
  const check = (differs: Partial<Subject>): readonly Problem[] =>
    listFound(standardMismatch.check({ ...subject, ...differs }, CONTEXT, {}));

  it('names the version that the return is checked by and the one that it fits', () => {
    expect(check({})).toEqual([
      {
        pointer: '',
        message: `The return is checked against ${standard.id}, but has the shape of family@9.`,
        recommendation: `Choose the standard family@9 if the agent follows it; otherwise make the agent follow ${standard.id}.`,
        value: 'family@9',
      },
    ]);
  });

  it('counts an error in a condition of the schema', () => {
    expect(check({ shapeErrors: [{ ...error, conditional: true }] })).toHaveLength(1);
  });

  it('is silent when no other version fits', () => {
    expect(check({ satisfies: null })).toEqual([]);
  });

  it('is silent when nothing but advisory fields has the wrong type', () => {
    expect(check({ shapeErrors: [{ ...error, keyword: 'type', advisory: true }] })).toEqual([]);
    expect(check({ shapeErrors: [] })).toEqual([]);
  });
});
