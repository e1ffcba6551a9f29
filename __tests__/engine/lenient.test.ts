import type { AbsentClaim } from '../../src/engine/absent.js';
import { lookFurther } from '../../src/engine/lenient.js';
import { repositoryOf } from '../../src/standards/example.js';
import { standards } from '../../src/standards/registry.js';
import { memoryTree } from '../support/memory-tree.js';

test('what a return cites is looked for once, however many of its claims are absent', async () => {
  const [standard] = standards;
  if (standard === undefined) throw new Error('There is no version.');
  let looks = 0;
  const judged = Array.from({ length: 300 }, (_, n) => ({
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
  const claims = judged.map((_, at) => ({ judged, at }) as unknown as AbsentClaim);
  const questions = claims.map((claim, n) => ({
    claim,
    path: `src/${String(n)}.ts`,
    wasThere: false,
    isProposed: false,
    stoodInChange: true,
    provedByDeletion: true,
    mayBeIgnored: false,
  }));
  const explained = await lookFurther(questions, memoryTree(repositoryOf(standard.sample, {})));
  expect(claims.map((claim) => explained(claim).verdict)).toEqual(claims.map(() => null));
  // Squared, it would be ninety thousand.
  expect(looks).toBeLessThan(3_000);
});
