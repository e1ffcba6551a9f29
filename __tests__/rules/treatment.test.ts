import { stepOf } from '../../src/engine/evaluate/steps.js';
import type { Rule } from '../../src/model/rule.js';
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
  test('those on the run have one severity, which a run without returns gives them, too', () => {
    const uses = standards.flatMap((standard) => standard.rules.filter(({ rule }) => rule.scope === 'run'));
    expect(uses.filter(({ rule, severity }) => severity !== undefined && SHARED.includes(rule))).toEqual([]);
  });

  test('one waits for the baseline', () => {
    expect(idsOf(SHARED.filter((rule) => 'after' in rule && rule.after === 'baseline'))).toEqual(['baseline-stale']);
  });
});
