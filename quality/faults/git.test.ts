import type { GitFault } from '../../__tests__/support/fake-git.js';
import { faultOf, gitScenarios, runCounted, runWithFault, type Outcome, type Scenario } from './git-scenarios.js';

/** Some of the faults that `npm run quality:night` tries at each call of git. */
const FAULTS: readonly (readonly [scenario: number, at: string, kind: GitFault])[] = [
  [0, 'ls-tree', 'is cut off after 60 bytes, and succeeds'],
  [0, 'cat-file', 'prints a line before its output'],
  [1, 'log', 'is cut off after 60 bytes, and succeeds'],
  [1, 'log', 'prints something else'],
  [2, 'diff-tree', 'says nothing, and succeeds'],
  [2, 'diff-tree', 'is cut off after 60 bytes, and succeeds'],
  [3, 'rev-parse', 'prints something else'],
  [4, 'diff-tree', 'says nothing, and succeeds'],
  [5, 'diff-tree', 'prints something else'],
];

let scenarios: readonly Scenario[] = [];
const honest = new Map<number, Outcome>();

beforeAll(async () => {
  scenarios = gitScenarios();
  for (const [n, scenario] of scenarios.entries()) honest.set(n, (await runCounted(scenario)).honest);
});

function scenarioAt(n: number): { readonly scenario: Scenario; readonly expected: Outcome } {
  const [scenario, expected] = [scenarios[n], honest.get(n)];
  if (scenario === undefined || expected === undefined) throw new Error(`there is no scenario ${String(n)}`);
  return { scenario, expected };
}

test('without a fault, false claims fail and honest repositories pass', () => {
  expect([...honest.values()].map(({ status, said }) => [status, said])).toEqual([
    [1, ''],
    [0, ''],
    [1, ''],
    [0, ''],
    [1, expect.any(String)],
    [0, ''],
  ]);
});

test.each(FAULTS)('run %d, in which git %s %s, stops in words or changes nothing', async (n, at, kind) => {
  const { scenario, expected } = scenarioAt(n);
  expect(faultOf({ honest: expected, faulty: await runWithFault(scenario, { kind, at }) })).toBeNull();
});
