import type { Standard } from '../model/standard.js';
import { Locator } from '../read/locator.js';
import type { Positions } from '../read/source.js';
import { siblings } from '../standards/choose.js';
import type { Loaded } from './rules.js';

/** What is needed only where something is wrong: a parser with positions, and the versions that a return may have meant. */
export interface Diagnosis {
  readonly positions: Positions;
  /** The other versions of a version's family. */
  readonly siblings: ReadonlyMap<Standard, readonly Loaded[]>;
}

/** Loads the other versions of the families of those that are in use. */
export async function diagnosisOf(inUse: readonly Standard[]): Promise<Diagnosis> {
  const entries = await Promise.all(
    inUse.map(async (standard) => {
      const loaded = siblings(standard).map(async (other) => ({ standard: other, validate: await other.validator() }));
      return [standard, await Promise.all(loaded)] as const;
    }),
  );
  return {
    positions: (stretch, range) => new Locator(stretch, range),
    siblings: new Map(entries),
  };
}
