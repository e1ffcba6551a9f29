import { stepOf } from '../../../src/engine/evaluate/six-steps.js';
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
