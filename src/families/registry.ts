import type { Standard } from '../model/standard.js';
import type { LoadedFamily } from './family.js';
import { families } from './index.js';

/** A family with all of its versions. */
export interface WholeFamily extends LoadedFamily {
  readonly standards: readonly Standard[];
}

/** Loads all families in the order of their names, which is the order in which their readers are tried. */
async function loadAll(): Promise<readonly WholeFamily[]> {
  const all: WholeFamily[] = [];
  for (const { load } of [...families].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const loaded = await load();
    const standards: Standard[] = [];
    for (const version of loaded.versions.values()) standards.push(await version());
    all.push({ ...loaded, standards });
  }
  return all;
}

/** Every family. Only commands that show all of them import this: a run only loads the families it meets. */
export const loadedFamilies: readonly WholeFamily[] = await loadAll();

/** Every version of every family. */
export const standards: readonly Standard[] = loadedFamilies.flatMap((family) => family.standards);
