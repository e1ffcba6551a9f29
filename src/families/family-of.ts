import { has, stringField, type JsonObject } from '../model/json.js';
import type { Standard } from '../model/standard.js';
import type { Family } from '../model/vocabulary.js';

/** The version of each family by which returns are judged. */
export type Chosen = Readonly<Record<Family, Standard | undefined>>;

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
