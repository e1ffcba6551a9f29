import { startGithub, type Github } from '../../__tests__/support/github-server.js';
import { hurryOctokit } from '../../__tests__/support/hurried-octokit.js';
import { API_FAULTS, apiFaultOf, apiScenarios, type ApiOutcome, type ApiScenario } from './api-scenarios.js';

/** Some of the faults that `npm run quality:night` tries at each request: the run, the first request that fails, and how. */
const FAULTS: readonly (readonly [scenario: number, from: number, kind: string])[] = [
  [0, 0, 'answers with nothing (200)'],
  [0, 3, 'answers with words for all (200)'],
  [0, 4, 'ends within its answer'],
  [0, 6, 'is broken, but has done it (502)'],
  [0, 7, 'answers with null (200)'],
  [2, 0, 'answers with files without a name (200)'],
  [3, 0, 'answers with words for all (200)'],
];

let github: Github;
let scenarios: readonly ApiScenario[] = [];
const honest: ApiOutcome[] = [];

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
  scenarios = apiScenarios(github);
  for (const { run } of scenarios) honest.push(await run());
});

afterAll(() => github.close());

test('without a fault, each run shows on GitHub what it has to, and says nothing of it', () => {
  expect(honest.map(({ status, said, comments }) => [status, said, comments])).toEqual([
    [1, '', 1],
    [0, '', 1],
    [1, '', 0],
    [0, '', 0],
  ]);
});

test.each(FAULTS)('run %d keeps its conclusion where from request %d on the API %s', async (n, from, kind) => {
  const [expected, scenario, answer] = [honest[n], scenarios[n], API_FAULTS[kind]];
  if (expected === undefined || scenario === undefined || answer === undefined) throw new Error(`there is no ${kind}`);
  expect(apiFaultOf(expected, await scenario.run({ from, count: Infinity, answer }))).toBeNull();
});

test('a check run that was not made leaves no finding unseen', async () => {
  const [scenario, answer] = [scenarios[0], API_FAULTS['answers with nothing (200)']];
  if (scenario === undefined || answer === undefined) throw new Error('there is no such run');
  const { said, annotated } = await scenario.run({ from: 0, count: 1, answer });
  expect(said).toMatch(
    /^warning: No check run was made, so that commands annotate: the answer is not what GitHub's API/,
  );
  expect([honest[0]?.annotated, annotated]).toEqual([0, 2]);
});
