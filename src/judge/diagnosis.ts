import type { Family } from '../model/standard.js';
import { Locator } from '../read/locator.js';
import type { Positions } from '../read/source.js';
import { siblings, type Chosen } from '../standards/choose.js';
import type { Loaded } from './rules.js';

/** What is needed only where something is wrong: a parser with positions, and the versions that a return may have meant. */
export interface Diagnosis {
  readonly positions: Positions;
  readonly siblings: ReadonlyMap<Family, readonly Loaded[]>;
}

/** Loads the other versions of the chosen ones' families. */
export async function diagnosisOf(chosen: Chosen): Promise<Diagnosis> {
  const entries = await Promise.all(
    Object.values(chosen).map(async (standard) => {
      if (standard === undefined) return [];
      const loaded = siblings(standard).map(async (other) => ({ standard: other, validate: await other.validator() }));
      return [[standard.family, await Promise.all(loaded)] as const];
    }),
  );
  return {
    positions: (stretch, range) => new Locator(stretch, range),
    siblings: new Map(entries.flat()),
  };
}
