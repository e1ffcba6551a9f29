import type { Claim } from '../../model/claim.js';
import type { GsdFamily } from './place.js';
import { listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath } from '../../model/path.js';
import { tokens, valueAt, type Pointer } from '../../model/pointer.js';

/**
 * What a return of GSD claims, in the order in which it stands, each path and commit once: as it is first written and with
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
    else if (claim.type === 'deleted') claims.set(key, { ...first, type: 'deleted' });
  }
  return [...claims.values()];
}

function claimAt(value: JsonObject, pointer: Pointer, family: GsdFamily): Claim | null {
  const found = valueAt(value, pointer);
  if (found === undefined) return null;
  const path = typeof found === 'string' ? found : stringField(found, 'path');
  if (path === undefined) return null;
  if (family !== 'gsd-summary') return { path, pointer, type: 'artifact' };
  const type = typeOf(found, tokens(pointer));
  return type === 'commit' ? { path, pointer, type, kind: 'commit' } : { path, pointer, type };
}

/** The type that an element has, or that its list gives it. */
function typeOf(element: Json, [list, kind]: readonly string[]): string {
  if (list === 'commits') return 'commit';
  if (list !== 'key-files') return stringField(element, 'type') ?? 'listed';
  return typeof element !== 'string' || kind === 'removed' ? 'deleted' : (kind ?? 'listed');
}
