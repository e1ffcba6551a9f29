import { FAMILIES, type Family, type Standard } from '../model/standard.js';
import { namedIn } from './choice.js';
import type { Chosen } from './family-of.js';
import { standards } from './index.js';

export { StandardError } from './choice.js';
export type { Chosen } from './family-of.js';

/** The versions that some families are judged by; the others keep what they have. */
export type NamedStandards = ReadonlyMap<Family, Standard>;

/**
 * Reads a choice: `auto`, or ids separated by commas, at most one a family; a family that is not named keeps its default.
 * Throws `StandardError`.
 */
export function chooseStandards(list: string): Chosen {
  return withDefaults(namedStandards(list));
}

/** The versions that a choice names; `auto` names none. Throws `StandardError`. */
export function namedStandards(list: string): NamedStandards {
  return namedIn(list, standards);
}

/** A version for each family: its default where none is named. */
export function withDefaults(named: NamedStandards): Chosen {
  const of = (family: Family): Standard | undefined =>
    named.get(family) ?? standards.find((standard) => standard.family === family && standard.isDefault);
  return Object.fromEntries(FAMILIES.map((family) => [family, of(family)])) as Chosen;
}

/** The other versions of a standard's family. */
export function siblings(standard: Standard): readonly Standard[] {
  return standards.filter((other) => other.family === standard.family && other !== standard);
}
