import type { ShapeError } from '../../model/return.js';
import type { ReturnRule } from '../../model/rule.js';
import type { ClaimField } from '../../model/vocabulary.js';
import type { Active } from './rules.js';

/*
 * A file about several tasks (`.return-meta-multi*.json`) says of all of them how it went, and in which session. What was
 * made need not be in it; what is in it is checked as in any return.
 */

/** Fields that it must have, by the object that holds them. */
const REQUIRED: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['status', 'metadata']],
  ['/metadata', ['session_id']],
]);

/** Rules on fields that it must have, and on what it claims beside artifacts. */
const OTHERS: readonly string[] = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];

/** The rules that concern such a return. */
export function rulesOfSeveralTasks(rules: readonly Active<ReturnRule>[]): readonly Active<ReturnRule>[] {
  return rules.filter(({ rule: { id, area } }) => {
    // Its work may be reported elsewhere.
    if (id === 'phantom-work') return false;
    return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS.includes(id);
  });
}

/** The errors of shape that count in such a return. */
export function errorsOfSeveralTasks(
  errors: readonly ShapeError[],
  claimFields: readonly ClaimField[],
): readonly ShapeError[] {
  const claiming = claimFields.map(({ pattern }) => pattern.split('/').slice(0, 2).join('/'));
  return errors.filter(({ keyword, pointer, detail }) => {
    const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
    if (isClaiming) return true;
    if (keyword === 'required') return REQUIRED.get(pointer)?.includes(detail) === true;
    return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
  });
}
