import { stepsBesideFields } from '../../support/steps.js';

test('The step of a rule is that of fields, but for a few', () => {
  expect(stepsBesideFields('handoff')).toEqual({});
});
