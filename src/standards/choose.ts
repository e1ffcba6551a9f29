import type { JsonObject } from '../model/json.js';
import { has, stringField } from '../model/json.js';
import { FAMILIES, type Family, type Standard } from '../model/standard.js';
import { listOf, nearest } from '../model/text.js';
import { standards } from './index.js';

/** The version of each family by which returns are judged. */
export type Chosen = Readonly<Record<Family, Standard | undefined>>;

/** A choice of standards that cannot be followed, and what to write instead. */
export class StandardError extends Error {
  override readonly name = 'StandardError';
}

/**
 * Reads a choice: `auto`, or ids separated by commas, at most one a family; a family that is not named keeps its default.
 * Throws `StandardError`.
 */
export function chooseStandards(list: string): Chosen {
  const ids = list.split(',').map((id) => id.trim());
  const chosen = new Map<Family, Standard>();
  for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
    const standard = standards.find((known) => known.id === id);
    if (standard === undefined) throw new StandardError(unknown(id));
    const other = chosen.get(standard.family);
    if (other !== undefined && other !== standard) {
      throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
    }
    chosen.set(standard.family, standard);
  }
  const of = (family: Family): Standard | undefined =>
    chosen.get(family) ?? standards.find((standard) => standard.family === family && standard.isDefault);
  return Object.fromEntries(FAMILIES.map((family) => [family, of(family)])) as Chosen;
}

function unknown(id: string): string {
  const ids = FAMILIES.flatMap((family) => standards.filter((standard) => standard.family === family)).map(
    ({ id }) => id,
  );
  if (id === 'auto') return '"auto" stands alone: leave it out, or leave the ids out.';
  const meant = nearest(id, ids, 4);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `There is no standard "${id}".${hint} Known are auto, ${listOf(ids, 'and')}.`;
}

/**
 * The family of a return in JSON whose place does not tell: the one that alone knows its status, else the one that alone
 * knows a field it has, else by the summary that every console return has and a metadata file need not have.
 */
export function familyOf(value: JsonObject, chosen: Chosen): Family {
  const status = stringField(value, 'status') ?? '';
  const knows = (family: Family): boolean => chosen[family]?.statuses.includes(status) === true;
  if (knows('return-meta') !== knows('subagent-return'))
    return knows('return-meta') ? 'return-meta' : 'subagent-return';
  const fits = (family: Family, other: Family): boolean => {
    const theirs = chosen[other]?.shape.fields[''] ?? [];
    return chosen[family]?.shape.fields['']?.some((field) => has(value, field) && !theirs.includes(field)) === true;
  };
  const metadata = fits('return-meta', 'subagent-return');
  if (metadata !== fits('subagent-return', 'return-meta')) return metadata ? 'return-meta' : 'subagent-return';
  return has(value, 'summary') ? 'subagent-return' : 'return-meta';
}

/** The other versions of a standard's family. */
export function siblings(standard: Standard): readonly Standard[] {
  return standards.filter((other) => other.family === standard.family && other !== standard);
}
