import { stepOf } from '../../src/engine/evaluate/six-steps.js';
import { isOfForm, isOfTruth, type Rule } from '../../src/model/rule.js';
import type { StepName } from '../../src/model/report.js';
import { rules } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import { sharedRules } from '../../src/rules/index.js';
import { stepsBesideFields } from '../support/steps.js';

const SHARED = [...sharedRules].sort((a, b) => (a.id < b.id ? -1 : 1));

function idsOf(list: readonly Rule[]): readonly string[] {
  return list.map(({ id }) => id);
}

describe('The steps of validate', () => {
  test.each<readonly [string, StepName]>([
    ['artifacts', 'artifacts'],
    ['run', 'structure'],
    ['status', 'status'],
  ])('have all rules of the group %s in one: %s', (area, step) => {
    const ofArea = idsOf(rules.filter((rule) => rule.area === area));
    expect(stepsBesideFields(area)).toEqual(Object.fromEntries(ofArea.map((id) => [id, step])));
  });

  test('have the rules of documents in the first, but for that of the shape', () => {
    const ofArea = idsOf(rules.filter(({ area, id }) => area === 'document' && id !== 'standard-mismatch'));
    expect(stepsBesideFields('document')).toEqual(Object.fromEntries(ofArea.map((id) => [id, 'structure'])));
  });

  test('have the rules of the session id in one of their own', () => {
    expect(stepsBesideFields('metadata')).toEqual({
      'session-id-empty': 'session',
      'session-id-format': 'session',
      'session-id-mismatch': 'session',
    });
  });

  test.each(['shape', 'summary', 'errors', 'life-cycle'])(
    'have all rules of the group %s in that of fields',
    (area) => {
      expect(stepsBesideFields(area)).toEqual({});
    },
  );

  test('do not depend on the place, for a rule that several families have', () => {
    for (const rule of SHARED) expect(stepOf(rule, { pointer: '/a' })).toBe(stepOf(rule, { pointer: null }));
  });
});

describe('Of the rules that several families have', () => {
  test('those on claims, on the status and on phantom work are about the truth: no baseline hides what a branch says anew', () => {
    const others = SHARED.filter((rule) => isOfTruth(rule) && rule.scope !== 'claim');
    expect(idsOf(others)).toEqual(['phantom-work', 'status-value']);
    expect(idsOf(SHARED.filter((rule) => rule.scope === 'claim' && !isOfTruth(rule)))).toEqual([]);
  });

  test('those about the truth, and those about claims that were not read, are evaluated for archived returns, too', () => {
    const others = SHARED.filter((rule) => !isOfForm(rule) && !isOfTruth(rule));
    expect(idsOf(others)).toEqual(['no-return-found', 'too-many-claims']);
  });

  test('two speak of a part that was not read, so that the return does not count where one is required', () => {
    expect(idsOf(SHARED.filter(({ unread }) => unread === true))).toEqual(['no-return-found', 'too-many-claims']);
  });

  test('two have a limit in the schemas of the versions', () => {
    expect(idsOf(SHARED.filter(({ structural }) => structural === true))).toEqual(['phantom-work', 'status-value']);
  });

  test('those on the run have one severity, which a run without returns gives them, too', () => {
    const uses = standards.flatMap((standard) => standard.rules.filter(({ rule }) => rule.scope === 'run'));
    expect(uses.filter(({ rule, severity }) => severity !== undefined && SHARED.includes(rule))).toEqual([]);
  });

  test('one waits for the baseline', () => {
    expect(idsOf(SHARED.filter((rule) => 'after' in rule && rule.after === 'baseline'))).toEqual(['baseline-stale']);
  });
});

describe('What a rule demands of writers', () => {
  test('is a sentence, or that of another rule, or is stated by every instruction', () => {
    const ids = new Set(idsOf(rules));
    const wrong = rules.filter(({ demand }) => {
      if (demand === undefined || demand === 'stated') return false;
      if (typeof demand === 'object' && 'askedBy' in demand) return !ids.has(demand.askedBy);
      return typeof demand === 'string' || !['string', 'function'].includes(typeof demand.text) || demand.text === '';
    });
    expect(idsOf(wrong)).toEqual([]);
  });
});
