import { GIT_FAULTS, type GitFault } from '../faults/fake-git.js';
import { faultOf, gitScenarios, runCounted, runWithFault, type Scenario } from '../faults/git-scenarios.js';

const NAMES = Object.keys(GIT_FAULTS) as readonly GitFault[];

let scenarios: readonly Scenario[] = [];

beforeAll(() => {
  scenarios = gitScenarios();
});

test('every call of git that goes wrong stops the run in words, or changes nothing', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const scenario of scenarios) {
    const { honest, calls } = await runCounted(scenario);
    for (const kind of NAMES) {
      for (let call = 0; call < calls; call++) {
        tried++;
        const fault = faultOf({ honest, faulty: await runWithFault(scenario, kind, call) });
        if (fault !== null) wrong.push(`${scenario.name}, call ${String(call)} ${kind}: ${fault}`);
      }
    }
  }
  console.log(`${String(tried)} faults of git, ${String(wrong.length)} wrong`);
  expect(wrong).toEqual([]);
}, 1_200_000);
