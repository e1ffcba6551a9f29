import type { AbsentClaim } from '../../src/engine/evaluate/postponed-claim.js';
import { explainLeniently } from '../../src/engine/history/lenient.js';
import { repositoryOf } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { memoryTree } from '../support/memory-tree.js';

test('what a return cites is looked for once, however many of its claims are absent', async () => {
  const standard = standards.find(({ leniencies }) => leniencies?.has('cited-commits'));
  if (standard === undefined) throw new Error('There is no version that takes cited commits for a proof.');
  let looks = 0;
  const recordClaims = Array.from({ length: 300 }, (_, n) => ({
    claim: {
      path: `src/${String(n)}.ts`,
      pointer: '',
      type: null,
      get kind() {
        looks++;
        return 'file';
      },
    },
    verdict: { name: 'missing' },
  }));
  const claims = recordClaims.map((_, at) => ({ recordClaims, at, standard }) as unknown as AbsentClaim);
  const questions = claims.map((claim, n) => ({
    claim,
    path: `src/${String(n)}.ts`,
    wasThere: false,
    effect: 'none' as const,
    isNew: false,
  }));
  const explained = await explainLeniently(questions, {
    named: new Map(),
    tree: memoryTree(repositoryOf(standard.sample, {})),
    ignored: new Map(),
    changes: null,
  });
  expect(claims.map((claim) => explained(claim).verdict)).toEqual(claims.map(() => null));
  // Squared, it would be ninety thousand.
  expect(looks).toBeLessThan(3_000);
});
