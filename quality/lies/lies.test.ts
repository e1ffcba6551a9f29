import { DESIGNS } from './designs.js';
import { FAMILIES } from './families.js';
import type { Planted } from './kind.js';
import { readOutcomes } from './outcomes.js';
import { describeLies, WRITES } from './suite.js';

/** Of the kinds with a branch of their own one in so many is planted here, and only in some families. The nightly tests plant all, and look at all in every way. */
const EVERY = 30;

/** The family that is looked at by the action, too. */
const RETURNS = 'return-meta';

/** Returns in JSON, and documents with a history: here only these have kinds with a branch of their own, and are looked at without a base, too. */
const THOROUGH: ReadonlySet<string> = new Set([RETURNS, 'BMAD story']);

/** Returns the kinds that share a branch, and of the thorough families a few of the others. */
function sampleOf(planted: Planted): Planted {
  let alone = 0;
  const kinds = planted.kinds.filter((kind) => {
    const shares = kind.history === undefined && kind.workspace === undefined;
    return shares || (THOROUGH.has(planted.family) && alone++ % EVERY === 0);
  });
  return { ...planted, kinds };
}

describeLies(WRITES ? FAMILIES : FAMILIES.map(sampleOf), {
  whole: (family) => WRITES || THOROUGH.has(family),
  byAction: (family) => WRITES || family === RETURNS,
});

test('every kind that was reviewed is one, and the other way round', () => {
  const reviewed = Object.entries(readOutcomes()).map(([family, outcomes]) => [family, Object.keys(outcomes)]);
  expect(reviewed).toEqual(FAMILIES.map(({ family, kinds }) => [family, kinds.map(({ id }) => id)]));
});

test('There are at least 120 kinds, and each that passes by design is one', () => {
  expect(FAMILIES.flatMap(({ kinds }) => kinds).length).toBeGreaterThan(120);
  for (const { kinds } of DESIGNS) {
    for (const [family, ids] of Object.entries(kinds)) {
      const known = FAMILIES.find((one) => one.family === family)?.kinds.map(({ id }) => id);
      expect(ids.filter((id) => known?.includes(id) !== true)).toEqual([]);
    }
  }
});
