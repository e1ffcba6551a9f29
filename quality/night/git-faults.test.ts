import { GIT_FAULTS, type GitFault } from '../../__tests__/support/fake-git.js';
import { faultOf, gitScenarios, runCounted, runWithFault, type Scenario } from '../faults/git-scenarios.js';

const KINDS = Object.keys(GIT_FAULTS) as readonly GitFault[];

/** A git that succeeds and says nothing is believed where there may be nothing to say: what it leaves out makes no run pass. */
const BELIEVED = 'says nothing, and succeeds: it accuses an honest repository';

let scenarios: readonly Scenario[] = [];

beforeAll(() => {
  scenarios = gitScenarios();
});

test('every call of git that goes wrong stops the run in words, or changes nothing', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const scenario of scenarios) {
    const { honest, calls } = await runCounted(scenario);
    for (const kind of KINDS) {
      for (let call = 0; call < calls; call++) {
        tried++;
        const fault = faultOf({ honest, faulty: await runWithFault(scenario, { kind, at: call }) });
        if (fault !== null) wrong.push(`${scenario.name}, call ${String(call)} ${kind}: ${fault}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
  expect(wrong.filter((one) => !one.endsWith(BELIEVED))).toEqual([]);
}, 1_200_000);
