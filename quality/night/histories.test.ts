import { AXIS_NAMES, differences, emptyTally, withoutSettings } from '../reference/compare.js';
import { stepsOf } from '../reference/histories.js';

/** How many random histories are compared in each way: `HISTORIES=1000 npm run quality:night -- histories`. */
const COUNT = Number(process.env.HISTORIES ?? '50');

/** Other histories each day; `SEED` repeats those of another day. The name of a failing test has it. */
const SEED = Number(process.env.SEED ?? String(Math.floor(Date.now() / 86_400_000) * 1_000));

beforeAll(withoutSettings);

test.each(AXIS_NAMES)(
  `gate and reference agree on ${String(COUNT)} histories from SEED=${String(SEED)}: %s`,
  async (axis) => {
    const tally = emptyTally();
    const found: string[] = [];
    for (let seed = SEED; seed < SEED + COUNT; seed++) {
      const lines = await differences(stepsOf(seed), seed, axis, tally);
      found.push(...lines.map((line) => `seed ${String(seed)}: ${line}`));
    }
    expect(found).toEqual([]);
    expect(tally.claims).toBeGreaterThan(COUNT);
  },
  3_600_000,
);
