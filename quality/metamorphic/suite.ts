import { processorTime } from '../../__tests__/support/processor-time.js';
import { numbers } from '../reference/histories.js';
import { differencesOf, emptyTally, type Tally } from './compare.js';
import { EXCEPTIONS } from './exceptions.js';
import { recipeOf } from './random.js';
import { kindOf, shrunk } from './shrink.js';

/** How much is compared: at least so many branches, and more while there is time. */
export interface Extent {
  readonly seed: number;
  readonly branches: number;
  /** Milliseconds of this process. Those of git come on top, about twice as many. */
  readonly processorTime: number;
}

/** Of so many views of a branch, one is looked at: each is compared with what is true. */
const ONE_OF = 5;
/** After so many kinds of differences no more branches are made. */
const MOST = 3;

interface Outcome {
  readonly tally: Tally;
  /** The shortest branch found for each kind of difference, in words. */
  readonly found: readonly string[];
}

/** Compares the views of random branches, each with what is true. */
async function compareBranches({ seed, branches, processorTime: most }: Extent): Promise<Outcome> {
  const tally = emptyTally();
  const found = new Map<string, string>();
  const start = processorTime();
  for (let n = seed; n < seed + branches || processorTime() - start < most; n++) {
    const recipe = recipeOf(n);
    const next = numbers(n);
    for (const line of await differencesOf(recipe, n, () => next(ONE_OF) === 0, tally)) {
      const kind = kindOf(line).replace(/^[^:]*/, '');
      if (found.has(kind)) continue;
      found.set(kind, `SEED=${String(n)}\n${(await shrunk(recipe, n, line)).text}`);
    }
    if (found.size >= MOST) break;
  }
  return { tally, found: [...found.values()] };
}

/** Describes the comparison of random branches as a test that prints its figures. */
export function describeBranches(extent: Extent, limit: number): void {
  test(
    `a branch has the same verdicts in each history and clone, from SEED=${String(extent.seed)}`,
    async () => {
      const { tally, found } = await compareBranches(extent);
      process.stdout.write(`${figures(extent, tally)}\n`);
      expect(found).toEqual([]);
      expect(tally.branches).toBeGreaterThanOrEqual(Math.floor(extent.branches * 0.9));
      expect(tally.lies).toBeGreaterThan(tally.branches);
    },
    limit,
  );
}

function figures({ seed }: Extent, tally: Tally): string {
  const { branches, runs, refused, claims, undetermined, pairs, lies, exceptions, shapes } = tally;
  const counted = EXCEPTIONS.map(({ name, isOpen }) => {
    const count = exceptions.get(name) ?? 0;
    return `  ${isOpen === true ? 'known fault' : 'exception'}, ${name}: ${String(count)}`;
  });
  return [
    `SEED=${String(seed)}: ${String(branches)} branches, ${String(runs)} runs (${String(refused)} without a report)`,
    `  ${[...shapes].map(([name, count]) => `${name} ${String(count)}`).join('; ')}`,
    `  ${String(claims)} claims (${String(undetermined)} undetermined), ${String(pairs)} pairs, ${String(lies)} lies told`,
    ...counted,
  ].join('\n');
}

/** Returns the seed that `SEED` names, else another one each second. */
export function seedOfRun(): number {
  return Number(process.env.SEED ?? String(Math.floor(Date.now() / 1000) % 1_000_000_000));
}
