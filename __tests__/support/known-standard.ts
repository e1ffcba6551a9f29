import { standards } from '../../src/families/registry.js';
import type { Standard } from '../../src/model/standard.js';

/** The version of an id. Throws if there is none. */
export function knownStandard(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}
