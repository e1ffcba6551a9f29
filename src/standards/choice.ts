import { FAMILIES, type Family, type Standard } from '../model/standard.js';
import { listOf, nearest } from '../model/text.js';

/** What choosing needs to know of a version, loaded or not. */
export type Known = Pick<Standard, 'id' | 'family' | 'isDefault'>;

/** A choice of standards that cannot be followed, and what to write instead. */
export class StandardError extends Error {
  override readonly name = 'StandardError';
}

/** The versions that a choice names, at most one a family; `auto` names none. Throws `StandardError`. */
export function namedIn<T extends Known>(list: string, known: readonly T[]): ReadonlyMap<Family, T> {
  const ids = list.split(',').map((id) => id.trim());
  const chosen = new Map<Family, T>();
  for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
    const standard = known.find((version) => version.id === id);
    if (standard === undefined) throw new StandardError(unknown(id, known));
    const other = chosen.get(standard.family);
    if (other !== undefined && other !== standard) {
      throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
    }
    chosen.set(standard.family, standard);
  }
  return chosen;
}

function unknown(id: string, known: readonly Known[]): string {
  const ids = FAMILIES.flatMap((family) => known.filter((standard) => standard.family === family)).map(({ id }) => id);
  if (id === 'auto') return '"auto" stands alone: leave it out, or leave the ids out.';
  const meant = nearest(id, ids, 4);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `There is no standard "${id}".${hint} Known are auto, ${listOf(ids, 'and')}.`;
}
