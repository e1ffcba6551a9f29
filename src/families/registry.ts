import type { Standard } from '../model/standard.js';
import type { LoadedFamily } from './family.js';
import { families } from './index.js';

/** A family with all of its versions. */
export interface WholeFamily extends LoadedFamily {
  readonly standards: readonly Standard[];
}

async function loadWhole(load: () => Promise<LoadedFamily>): Promise<WholeFamily> {
  const loaded = await load();
  return { ...loaded, standards: await Promise.all([...loaded.versions.values()].map((version) => version())) };
}

/** Every family. Only commands that show all of them import this: a run loads the families that it meets. */
export const loadedFamilies: readonly WholeFamily[] = await Promise.all(families.map(({ load }) => loadWhole(load)));

/** Every version of every family. */
export const standards: readonly Standard[] = loadedFamilies.flatMap((family) => family.standards);
