import { has, stringField, type JsonObject } from '../../model/json.js';
import type { FamilyName } from '../../model/standard.js';
import type { Chosen } from '../family.js';

/**
 * The family of a return in JSON whose place does not tell: the one that alone knows its status, else the one that alone
 * knows a field it has, else by the summary that every console return has and a metadata file need not have.
 */
export function familyOf(value: JsonObject, chosen: Chosen): FamilyName {
  const status = stringField(value, 'status') ?? '';
  const knows = (family: FamilyName): boolean => chosen[family]?.statuses.includes(status) === true;
  if (knows('return-meta') !== knows('subagent-return'))
    return knows('return-meta') ? 'return-meta' : 'subagent-return';
  const fits = (family: FamilyName, other: FamilyName): boolean => {
    const theirs = chosen[other]?.shape.fields[''] ?? [];
    return chosen[family]?.shape.fields['']?.some((field) => has(value, field) && !theirs.includes(field)) === true;
  };
  const metadata = fits('return-meta', 'subagent-return');
  if (metadata !== fits('subagent-return', 'return-meta')) return metadata ? 'return-meta' : 'subagent-return';
  return has(value, 'summary') ? 'subagent-return' : 'return-meta';
}
