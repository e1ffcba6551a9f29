import { standardsOfOneReturn } from '../../../src/families/choose.js';

test.each([
  ['.planning/phases/01-dates/01-02-SUMMARY.md', 'gsd-summary'],
  ['.planning/phases/01-dates/01-02-PLAN.md', 'gsd-plan'],
  ['.planning/phases/01-dates/01-VERIFICATION.md', 'gsd-verification'],
])('One return by itself, without a choice, in %s is checked as %s', (file, family) => {
  const chosen = Object.entries(standardsOfOneReturn(undefined, file)).filter(([, standard]) => standard !== undefined);
  expect(chosen.map(([name]) => name)).toEqual([family]);
});
