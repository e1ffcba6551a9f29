import { isSuccess, weighsAsSuccess } from '../../src/model/return.js';
import type { Example } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import { standards } from '../../src/families/registry.js';
import { edit } from '../../src/model/pointer.js';
import { checkExample } from '../support/gate.js';

const inJson = standards.filter(({ sample, succeeds }) => sample.value !== undefined && succeeds === undefined);
const envelopes = standards.filter(({ family }) => family === 'result-envelope');

/** `rule severity` of the findings on claims. */
async function onClaims(standard: Standard, example: Example): Promise<readonly string[]> {
  const { findings } = await checkExample(standard, example);
  return findings
    .filter(({ rule }) => rule.startsWith('artifact-m') || rule === 'verify-totals')
    .map(({ rule, severity }) => `${rule} ${severity}`);
}

describe.each(inJson.map((standard) => [standard.id, standard] as const))('By %s', (_, standard) => {
  const MISSING = { '/artifacts/0/path': 'specs/never/written.md' };
  const other = standard.statuses.filter((status) => !standard.success.includes(status));

  test.each(['finished', 'success!', 'COMPLETED', ' ', ''])(
    'the invented status %j excuses no claim',
    async (status) => {
      expect(await onClaims(standard, { set: { ...MISSING, '/status': status } })).toEqual(['artifact-missing error']);
      expect(await onClaims(standard, { set: { '/status': status } })).toEqual([]);
    },
  );

  test('a status that is absent, or no text, excuses none', async () => {
    expect(await onClaims(standard, { set: MISSING, remove: ['/status'] })).toEqual(['artifact-missing error']);
    expect(await onClaims(standard, { set: { ...MISSING, '/status': 5 } })).toEqual(['artifact-missing error']);
  });

  test.each(other)('a claim beside %s is a notice, as before', async (status) => {
    expect(await onClaims(standard, { set: { ...MISSING, '/status': status } })).toEqual(['artifact-missing notice']);
  });

  test.each(standard.success)('a false claim beside %s is an error, as before', async (status) => {
    expect(await onClaims(standard, { set: { ...MISSING, '/status': status } })).toEqual(['artifact-missing error']);
  });

  test('an invented status without artifacts is phantom work', async () => {
    const rulesOf = async (status: string): Promise<readonly string[]> => {
      const { findings } = await checkExample(standard, { set: { '/status': status, '/artifacts': [] } });
      return findings.map(({ rule }) => rule);
    };
    expect(await rulesOf('finished')).toContain('phantom-work');
    for (const status of other) expect(await rulesOf(status)).not.toContain('phantom-work');
  });

  test('an invented status says nothing of success', () => {
    const value = edit(standard.sample.value ?? {}, { set: { '/status': 'finished' } });
    expect([isSuccess({ value, standard }), weighsAsSuccess({ value, standard })]).toEqual([false, true]);
  });
});

test('A status of another version of the family that fits is no phantom work', async () => {
  const needs = {
    '/status': 'needs_research',
    '/artifacts': [],
    '/research_questions': ['Which calendars are in use?'],
  };
  const standard = standards.find(({ id }) => id === 'return-meta@1.2');
  if (standard === undefined) throw new Error('no such version');
  const { findings } = await checkExample(standard, { set: needs });
  expect(findings.map(({ rule }) => rule).sort()).toEqual(['standard-mismatch', 'status-value']);
});

describe.each(envelopes.map((standard) => [standard.id, standard] as const))('By %s', (_, standard) => {
  const example = (status: string): Example => ({
    replace: [
      [/\*\*Status\*\*: \w+/.exec(standard.sample.text ?? '')?.[0] ?? '', `**Status**: ${status}`],
      ['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/never-written.md'],
    ],
  });

  test.each(['done', 'finished', 'OK'])('the invented status %j excuses no claim', async (status) => {
    expect(await onClaims(standard, example(status))).toEqual(['artifact-missing error']);
  });

  test('a status of the version that is no success does', async () => {
    const [status = ''] = standard.statuses.filter((word) => !standard.success.includes(word));
    expect(await onClaims(standard, example(status))).toEqual(['artifact-missing notice']);
  });
});

test.each([
  ['pass_scoped', 'warning'],
  ['pass', 'warning'],
  ['fail', 'notice'],
])('A false total beside the verdict %s is a %s', async (verdict, severity) => {
  const standard = standards.find(({ family }) => family === 'verify-result');
  if (standard === undefined) throw new Error('no such version');
  const example: Example = {
    replace: [
      ['verdict: pass', `verdict: ${verdict}`],
      ['scenarios: 3/3', 'scenarios: 4/4'],
    ],
  };
  expect(await onClaims(standard, example)).toEqual([`verify-totals ${severity}`]);
});
