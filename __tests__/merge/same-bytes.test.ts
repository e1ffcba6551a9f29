import { expectJoinedAsWhole, expectSame } from './joined-shards.js';
import type { Plan } from './random-run.js';

describe('the reports of shards, joined', () => {
  // Many more in `nightly`.
  test('are the report of one run, to the byte, in every format and in any order', async () => {
    await expectJoinedAsWhole(25);
  });

  test('are so where the compared change itself removed a claimed file', async () => {
    const plan: Plan = {
      now: { pieces: [{ piece: 75, number: 1, isArchived: false }] },
      then: { pieces: [] },
      levels: new Map(),
      overrides: [],
      isCompared: true,
      changed: [1_482_093_675],
      deleted: [],
      moved: [],
      unclaimed: null,
      isBaseRead: true,
      approximate: false,
      mode: 'all',
      failOnScope: 'changes',
      agentBranch: null,
      agentBranchRequires: 'final',
      ifNoReturns: 'error',
      failOn: 'error',
      baseline: null,
    };
    for (const parts of [1, 3]) await expectSame(plan, parts);
  });
});
