import { API_FAULTS, apiFaultOf, apiScenarios, type ApiScenario } from '../faults/api-scenarios.js';
import { startGithub, type Github } from '../../__tests__/support/github-server.js';
import { hurryOctokit } from '../../__tests__/support/hurried-octokit.js';

/** One try, all tries of one request, and all that follows. */
const COUNTS = [1, 3, Infinity];

let github: Github;
let scenarios: readonly ApiScenario[] = [];

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
  scenarios = apiScenarios(github);
});

afterAll(() => github.close());

test('no answer of the API to any request changes the conclusion of a run', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const { name, run } of scenarios) {
    const honest = await run();
    for (const [kind, answer] of Object.entries(API_FAULTS)) {
      for (let from = 0; from < honest.requests; from++) {
        for (const count of COUNTS) {
          tried++;
          const fault = apiFaultOf(honest, await run({ from, count, answer }));
          if (fault !== null)
            wrong.push(`${name}, request ${String(from)}, ${String(count)} times: the API ${kind}: ${fault}`);
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
}, 1_200_000);
