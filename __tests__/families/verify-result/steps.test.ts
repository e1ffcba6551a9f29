import { stepOf } from '../../../src/engine/evaluate/finding.js';
import { rules } from '../../../src/families/catalog.js';
import { isOfTruth } from '../../../src/model/rule.js';
import { stepsBesideFields } from '../../support/steps.js';

test('The step of a rule is that of fields, but for a few', () => {
  expect(stepsBesideFields('verification')).toEqual({
    'verify-envelope': 'structure',
    'verify-contradiction': 'status',
    'verify-totals': 'artifacts',
    'verify-totals-unknown': 'artifacts',
    'verify-open-tasks': 'artifacts',
    'verify-tasks-missing': 'artifacts',
  });
});

test('The step of a rule may depend on the place: the verdict of a verification is its status', () => {
  const rule = rules.find(({ id }) => id === 'verify-value');
  expect(rule === undefined ? undefined : stepOf(rule, { pointer: '/verdict' })).toBe('status');
});

describe('Of the rules on verifications', () => {
  const OF = rules.filter(({ area }) => area === 'verification');
  const ids = (list: typeof OF): readonly string[] => list.map(({ id }) => id);

  test('these are about the truth: no baseline hides what a branch says anew', () => {
    expect(ids(OF.filter((rule) => rule.scope !== 'claim' && isOfTruth(rule)))).toEqual([
      'verify-contradiction',
      'verify-hash-of-nothing',
      'verify-open-tasks',
      'verify-tasks-missing',
    ]);
  });

  test('these need the place of the report', () => {
    expect(ids(OF.filter(({ needsPlace }) => needsPlace === true))).toEqual([
      'verify-change-name',
      'verify-open-tasks',
      'verify-tasks-missing',
      'verify-totals',
      'verify-totals-unknown',
    ]);
  });

  test('these have a limit in the schema', () => {
    expect(ids(OF.filter(({ structural }) => structural === true))).toEqual([
      'verify-envelope',
      'verify-field',
      'verify-value',
    ]);
  });
});
