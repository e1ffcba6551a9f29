import type { Problem } from '../../../src/model/finding.js';
import type { JsonObject } from '../../../src/model/json.js';
import { listFound, type ReturnRule } from '../../../src/model/rule.js';
import { standards } from '../../../src/families/registry.js';
import { readVerifyResult } from '../../../src/families/verify-result/read/verify-result.js';
import { contradictionRules } from '../../../src/families/verify-result/rules/contradiction.js';
import { envelopeRules } from '../../../src/families/verify-result/rules/fields.js';
import { totalRules } from '../../../src/families/verify-result/rules/evidence.js';
import { renderedText } from '../../../src/read/markdown/commonmark.js';
import { MOST_BLOCKS } from '../../../src/read/source.js';
import { Lines } from '../../../src/read/lines.js';
import { CONTEXT } from '../../support/context.js';
import { verifyReport } from '../../support/verify-report.js';

const { 'verify-contradiction': verifyContradiction } = contradictionRules;
const { 'verify-envelope': verifyEnvelope, 'verify-value': verifyValue } = envelopeRules;

const FOLDER = 'openspec/changes/parse-dates';
const TASKS = `${FOLDER}/tasks.md`;

function valueOf(text: string): JsonObject {
  const lines = new Lines(text);
  const found = readVerifyResult({
    ...renderedText(text, { blocks: MOST_BLOCKS }),
    written: text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: null,
    budget: { blocks: 0 },
  });
  if (found === null) throw new Error('no envelope was found');
  return found.value;
}

/** What a rule says of a value, with the tasks beside its report. */
function ofValue(rule: ReturnRule, value: JsonObject, tasks: string | null = null): readonly Problem[] {
  const standard = standards.find(({ family }) => family === 'verify-result');
  if (standard === undefined) throw new Error('no standard');
  const beside = new Map(tasks === null ? [] : [[TASKS, tasks]]);
  const maps = { beside, returnsBeside: new Map() };
  const file = `${FOLDER}/verify-report.md`;
  return listFound(
    rule.check({ file, index: 0, standard, value, shapeErrors: [], claims: 0, satisfies: null, ...maps }, CONTEXT, {}),
  );
}

type Differs = Parameters<typeof verifyReport>[0];

/** What a rule says of a right report with some fields otherwise. */
function said(rule: ReturnRule, differs: Differs = {}, tasks: string | null = null): readonly Problem[] {
  return ofValue(rule, valueOf(verifyReport(differs)), tasks);
}

const HASH = `sha256:${'2'.repeat(64)}`;
const NOTHING_PRINTED = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('verify-contradiction', () => {
  const recommendation = 'Run the verification again and write its result, or correct the verdict.';
  const problem = (pointer: string, message: string): Problem => ({ pointer, message, recommendation });

  test.each(['pass', 'pass_with_warnings'])('asks of %s that all is whole and nothing is left', (verdict) => {
    const begin = `The verdict is "${verdict}", but`;
    for (const name of ['test_exit_code', 'build_exit_code', 'blockers', 'critical_findings']) {
      expect(said(verifyContradiction, { verdict, [name]: '01' })).toEqual([
        problem(`/${name}`, `${begin} ${name} is 01: 0 was expected.`),
      ]);
      expect(said(verifyContradiction, { verdict, [name]: 'none' })).toEqual([]);
      expect(said(verifyContradiction, { verdict, [name]: null })).toEqual([]);
    }
    for (const name of ['requirements', 'scenarios']) {
      expect(said(verifyContradiction, { verdict, [name]: '4/5' })).toEqual([
        problem(`/${name}`, `${begin} only 4 of 5 ${name} are completed: a success must be complete.`),
      ]);
      expect(said(verifyContradiction, { verdict, [name]: '6/5' })).toEqual([]);
      expect(said(verifyContradiction, { verdict, [name]: null })).toEqual([]);
    }
  });

  test('asks of a failure that something is wrong', () => {
    const green = problem('/verdict', 'The verdict is "fail", but all measurements passed.');
    expect(said(verifyContradiction, { verdict: 'fail' })).toEqual([green]);
    for (const differs of [
      { test_exit_code: '1' },
      { build_exit_code: '2' },
      { blockers: '1' },
      { critical_findings: '1' },
      { requirements: '1/2' },
      { scenarios: '4/5' },
      { scenarios: '6/5' },
      { scenarios: 'all' },
      { blockers: null },
    ]) {
      expect(said(verifyContradiction, { verdict: 'fail', ...differs })).toEqual([]);
    }
  });

  test('keeps the exit code 125 for a run that a missing review authority denied', () => {
    for (const name of ['test_exit_code', 'build_exit_code']) {
      expect(said(verifyContradiction, { verdict: 'fail', [name]: '125' })).toEqual([
        problem(
          `/${name}`,
          `${name} is 125, which means that a missing review authority denied the run; "missing_review_authority: true" is missing.`,
        ),
      ]);
    }
  });

  test('takes the exit code 125 where the authority is said to be missing, and that alone', () => {
    const codes = { verdict: 'fail', test_exit_code: '125', build_exit_code: '125' };
    expect(said(verifyContradiction, { ...codes, missing_review_authority: 'true' })).toEqual([]);
    expect(said(verifyContradiction, { ...codes, missing_review_authority: 'false' })).toHaveLength(2);
    expect(said(verifyContradiction, { ...codes, verdict: 'pass', missing_review_authority: 'true' })).toHaveLength(2);
  });

  test('leaves a verdict that is missing, or of another word, to other rules', () => {
    expect(said(verifyContradiction, { verdict: null, blockers: '1' })).toEqual([]);
    expect(said(verifyContradiction, { verdict: 'red' })).toEqual([]);
  });

  describe('of a run that a missing review authority denied', () => {
    const DENIED = {
      verdict: 'fail',
      blockers: '1',
      critical_findings: '1',
      test_exit_code: '125',
      build_exit_code: '125',
      test_output_hash: NOTHING_PRINTED,
      build_output_hash: NOTHING_PRINTED,
      authority_only_failure: 'true',
      missing_review_authority: 'true',
      substantive_failure: 'false',
      command_failed: 'false',
      observed_authority_revision: HASH,
    };
    const where = 'if a missing review authority alone denied the run';

    test.each<readonly [Differs, readonly (readonly [string, string])[]]>([
      [{}, []],
      [{ verdict: 'pass' }, [['/verdict', `The verdict is "pass"; it is "fail" ${where}.`]]],
      [{ test_exit_code: '01' }, [['/test_exit_code', `test_exit_code is 01; it is 125 ${where}.`]]],
      [{ build_exit_code: '0' }, [['/build_exit_code', `build_exit_code is 0; it is 125 ${where}.`]]],
      [
        { test_output_hash: HASH },
        [['/test_output_hash', `test_output_hash is not the hash of an empty output, which it is ${where}.`]],
      ],
      [
        { build_output_hash: HASH },
        [['/build_output_hash', `build_output_hash is not the hash of an empty output, which it is ${where}.`]],
      ],
      [{ blockers: '0' }, [['/blockers', `blockers is 0; it is above 0 ${where}.`]]],
      [{ critical_findings: '00' }, [['/critical_findings', `critical_findings is 0; it is above 0 ${where}.`]]],
      // What is no such value, or missing, is reported by other rules.
      [{ test_exit_code: 'none', test_output_hash: 'pending', blockers: 'few' }, []],
      [{ build_exit_code: null, build_output_hash: null, critical_findings: null }, []],
      [{ test_output_hash: `x${HASH}`, build_output_hash: `${HASH}0` }, []],
    ])('%j', (differs, problems) => {
      expect(said(verifyContradiction, { ...DENIED, ...differs })).toEqual(
        problems.map(([pointer, message]) => problem(pointer, message)),
      );
    });
  });
});

describe('verify-envelope', () => {
  const right = verifyReport();
  const unended = right.replace('```\n', '');
  const bare = unended.replace('```yaml\n', '');

  test.each([
    [`---\na: b\n---\n${right}`, 'front-matter', 'comes after YAML front matter'],
    [`# A\n${right}`, 'not-first', 'is not the first content of the report'],
    [`<!-- a -->\n${right}`, 'not-first', 'is not the first content of the report'],
    [right.replace('yaml', 'json'), 'not-yaml', 'is in a fence that is not opened by ```yaml'],
    [right.replace('yaml', 'yaml {a}'), 'not-yaml', 'is in a fence that is not opened by ```yaml'],
    [unended, 'unended', 'is in a fence that never ends'],
    [
      `# A\n${unended.replace('yaml', 'json')}`,
      'not-first,not-yaml,unended',
      'is not the first content of the report, is in a fence that is not opened by ```yaml and is in a fence that never ends',
    ],
    [bare, 'bare', 'is bare text, not in a fence'],
    [`# A\n\n${bare.replace('verdict', '\nverdict')}`, 'bare', 'is bare text, not in a fence'],
    [`---\n${bare}---\n\n# A\n`, 'in-front-matter', 'is YAML front matter, not in a fence'],
    [`---\ntags:\n  - a\n${bare}...\n`, 'in-front-matter', 'is YAML front matter, not in a fence'],
  ])('%j', (text, value, words) => {
    expect(ofValue(verifyEnvelope, valueOf(text))).toEqual([
      {
        pointer: '/form',
        value,
        message: `The envelope ${words}; only a YAML fence at the start of the report is read.`,
        recommendation: 'Start the report with ```yaml, and end the fence with ``` after the last field.',
      },
    ]);
  });

  test.each([
    right,
    right.replace('yaml', 'yml'),
    right.replace('yaml', 'YAML'),
    `${right}\n${bare}`,
    `${right}\n<!--\n${right}-->\n`,
  ])('is silent on a fence that is right: %j', (text) => {
    expect(ofValue(verifyEnvelope, valueOf(text))).toEqual([]);
  });
});

describe('verify-value', () => {
  const hash = 'a hash is "sha256:" and 64 lower-case hexadecimal digits';
  const number = 'a whole number was expected, digits only';
  const count = 'a count is digits, a slash and digits, with nothing after them, such as 4/5';
  const place = 'that is a placeholder: the command that was run was expected';
  const none = 'that is no command: the one that was run was expected';
  const verdict = 'one of "pass", "pass_with_warnings" or "fail" was expected';

  test.each<readonly [string, string, string]>([
    ['schema', 'gentle-ai.verify-result', '"gentle-ai.verify-result/v1" was expected'],
    ['verdict', 'passed', verdict],
    ['blockers', '-1', number],
    ['critical_findings', '1.0', number],
    ['test_exit_code', '0x0', number],
    ['build_exit_code', '1 ok', number],
    ['requirements', '2 / 2', count],
    ['scenarios', '5/5 done', count],
    ['scenarios', '=5/5', count],
    ['scenarios', '6/5', 'more cannot be completed than there is'],
    ['scenarios', '9007199254740993/9007199254740993', 'more cannot be completed than there is'],
    ['evidence_revision', 'sha256:pending', hash],
    ['test_output_hash', HASH.toUpperCase(), hash],
    ['build_output_hash', `${HASH}0`, hash],
    ['observed_authority_revision', `x${HASH}`, hash],
    ['authority_only_failure', 'false', '"true" was expected'],
    ['missing_review_authority', 'yes', '"true" or "false" was expected'],
    ['substantive_failure', 'true', '"false" was expected'],
    ['command_failed', 'true', '"false" was expected'],
    ['test_command', 'npm run {name}', place],
    ['build_command', '<the command>', place],
    ...['n/a', 'NA', 'none', 'TODO', 'tbd', 'pass', 'Passed', 'success', 'recorded', 'placeholder'].map(
      (word) => ['test_command', word, none] as const,
    ),
    ['build_command', 'None', none],
  ])('%s: %s', (name, text, why) => {
    expect(said(verifyValue, { [name]: text })).toEqual([
      {
        pointer: `/${name}`,
        message: `The value of ${name} is "${text}"; ${why}.`,
        recommendation: `Write only the value of ${name}, as measured.`,
      },
    ]);
  });

  test.each([
    ['verdict', 'fail'],
    ['test_command', 'npm run pass'],
    ['scenarios', '0/0'],
    ['scenarios', '4/5'],
    ['blockers', '12'],
    ['evidence_revision', NOTHING_PRINTED],
    ['authority_only_failure', 'true'],
    ['command_failed', 'false'],
    // Other rules report these.
    ['verdict', ''],
    ['blockers', null],
  ])('takes %s: %s', (name, text) => {
    expect(said(verifyValue, { [name]: text })).toEqual([]);
  });
});

describe('The totals of a verification', () => {
  const OF = {
    file: 'verify-report.md',
    index: 0,
    agent: 'verifier',
    status: 'pass',
    success: true,
    restated: false,
  };
  const checked = (path: string, name: 'differs' | 'not-countable' = 'differs') => ({
    claim: { path, pointer: '/scenarios', type: null, kind: 'count' as const },
    verdict: { name, size: null, foundAt: null, detail: 'The specs have 6.', blank: false },
  });
  const compared = (added: readonly string[]) => ({
    ...CONTEXT,
    changes: { base: 'main', changed: new Set([OF.file]), added: new Set(added), deleted: new Set<string>() },
  });

  test('may be stale, or were never right', () => {
    const problem = {
      message: 'The report counts "5/5". The specs have 6. The report is stale: verify again.',
      recommendation: 'Run the verification again, and write the totals of the specs in its folder.',
    };
    expect(listFound(totalRules['verify-totals'].check(checked('5/5'), OF, CONTEXT))).toEqual([problem]);
    const message = (path: string, of: Partial<typeof OF>, context = CONTEXT): string | undefined =>
      listFound(totalRules['verify-totals'].check(checked(path), { ...OF, ...of }, context))[0]?.message;
    expect(message('4/5', {})).toBe('The report counts "4/5". The specs have 6.');
    expect(message('5', {})).toBe('The report counts "5". The specs have 6.');
    expect(message('5/5', { success: false })).toBe('The report counts "5/5". The specs have 6.');
    const never = 'The report counts "5/5". The specs have 6. The total was never right: the compared change';
    expect(message('5/5', { restated: true })).toBe(`${never} writes this report.`);
    expect(message('5/5', { restated: true }, compared([]))).toBe(`${never} writes this report.`);
    expect(message('5/5', { restated: true }, compared([OF.file]))).toBe(`${never} adds this report.`);
  });
});
