import { stepOf } from '../../../src/engine/evaluate/steps.js';
import { rules } from '../../../src/families/catalog.js';
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

test('Of the rules on verifications, these need the place of the report', () => {
  expect(rules.filter(({ area, needsPlace }) => area === 'verification' && needsPlace).map(({ id }) => id)).toEqual([
    'verify-change-name',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
  ]);
});
