import { branchOf } from './branches.js';
import { recipeOf } from './random.js';
import { describeBranches, seedOfRun } from './suite.js';

/** As many branches as take about a minute of processor time with git's; the nightly tests compare hundreds. */
describeBranches({ seed: seedOfRun(), branches: 10, processorTime: 18_000 }, 600_000);

test('a seed gives the same branch each time, and another one another', () => {
  expect(branchOf(recipeOf(7))).toEqual(branchOf(recipeOf(7)));
  expect(branchOf(recipeOf(7))).not.toEqual(branchOf(recipeOf(8)));
});
