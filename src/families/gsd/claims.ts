import type { Claim } from '../../model/claim.js';
import type { GsdFamily } from './place.js';
import { field, listField, numberField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath } from '../../model/path.js';
import { tokens, valueAt, type Pointer } from '../../model/pointer.js';
import { count } from '../../model/text.js';

/**
 * What a return of GSD claims, in document order, each path and commit once: as it is first written and with
 * its first type, but as deleted where it is anywhere said to be. Depends on the value alone.
 */
export function gsdClaims(value: JsonObject, family: GsdFamily): readonly Claim[] {
  const claims = new Map<string, Claim>();
  for (const pointer of listField(value, 'order')) {
    if (typeof pointer !== 'string') continue;
    const claim = claimAt(value, pointer, family);
    if (claim === null) continue;
    const key = `${claim.kind ?? 'file'} ${normalisePath(claim.path) ?? claim.path}`;
    const first = claims.get(key);
    if (first === undefined) claims.set(key, claim);
    else if (claim.type === 'deleted') claims.set(key, { ...first, type: 'deleted', deletes: true });
  }
  const counted = family === 'gsd-summary' ? commitCount(value) : null;
  return counted === null ? [...claims.values()] : [...claims.values(), counted];
}

/**
 * The claim of how many commits the work took: counted between two commits, or none at all. Null where a summary names one of the two
 * only, or a number that nothing shows.
 */
function commitCount(value: JsonObject): Claim | null {
  const measured = field(value, 'measured');
  const total = numberField(measured, 'commits');
  const [earlier, later] = [stringField(measured, 'before'), stringField(measured, 'after')];
  const between = earlier === undefined || later === undefined ? null : { earlier, later };
  if (total === undefined || (between === null && (total > 0 || (earlier ?? later) !== undefined))) return null;
  return {
    path: count(total, 'commit'),
    pointer: '/measured/commits',
    type: 'commits',
    kind: 'count',
    asked: { kind: 'commits', total, between },
  };
}

function claimAt(value: JsonObject, pointer: Pointer, family: GsdFamily): Claim | null {
  const found = valueAt(value, pointer);
  if (found === undefined) return null;
  const path = typeof found === 'string' ? found : stringField(found, 'path');
  if (path === undefined) return null;
  if (family !== 'gsd-summary') return { path, pointer, type: 'artifact' };
  const type = typeOf(found, tokens(pointer));
  if (type === 'commit') return { path, pointer, type, kind: 'commit' };
  return type === 'deleted' ? { path, pointer, type, deletes: true } : { path, pointer, type };
}

/** The type that an element has, or that its list gives it. */
function typeOf(element: Json, [list, kind]: readonly string[]): string {
  if (list === 'commits') return 'commit';
  if (list !== 'key-files') return stringField(element, 'type') ?? 'listed';
  return typeof element !== 'string' || kind === 'removed' ? 'deleted' : (kind ?? 'listed');
}
