import { claimedFile, type Claim } from '../../model/claim.js';
import { listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { tokens, valueAt, type Pointer } from '../../model/pointer.js';
import { isClaiming } from './status.js';

/** What a story or a spec claims: what it names, unless its status says that the work goes on. Then its lists are a forecast. */
export function bmadClaims(value: JsonObject, file: string): readonly Claim[] {
  return isClaiming(value) ? bmadPossibleClaims(value, file) : [];
}

/**
 * What a story or a spec names as a claim would, whatever its status, in document order: each path once, as it is first
 * written and with its first type, but as deleted where it is anywhere said to be, and as a task only where no result names it: what
 * a plan ticks weighs less than what a report says.
 */
export function bmadPossibleClaims(value: JsonObject, file: string): readonly Claim[] {
  const claims = new Map<string, Claim>();
  for (const pointer of listField(value, 'order')) {
    if (typeof pointer !== 'string') continue;
    const claim = claimAt(value, pointer, file);
    if (claim === null) continue;
    const key = claimedFile(claim) ?? claim.path;
    const first = claims.get(key);
    if (first === undefined) claims.set(key, claim);
    else if (first.type === 'task' && claim.type === 'changed') claims.set(key, claim);
    else if (claim.type === 'deleted') claims.set(key, { ...first, type: 'deleted', deletes: true });
  }
  const baseline = baselineOf(value);
  return baseline === null ? [...claims.values()] : [...claims.values(), baseline];
}

function claimAt(value: JsonObject, pointer: Pointer, file: string): Claim | null {
  const found = valueAt(value, pointer);
  const path = typeof found === 'string' ? found : stringField(found, 'path');
  if (path === undefined) return null;
  const [list = ''] = tokens(pointer);
  const type = typeOf(found, list);
  const claim: Claim = { path, pointer, type, ...(type === 'deleted' ? { deletes: true } : {}) };
  return list === 'review-order' ? fromFolder(claim, file) : claim;
}

/** A claim of a link, which leads from its document's folder. A spec that was archived deeper keeps its links, so the root counts, too. */
function fromFolder(claim: Claim, file: string): Claim {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  if (folder === '' || claim.path.startsWith('/')) return claim;
  return { ...claim, base: folder, alternative: claim.path.replace(/^(?:\.{1,2}\/)+/, '') };
}

function typeOf(element: Json | undefined, list: string): string {
  if (list === 'review-order') return 'review';
  return list === 'changed' ? 'changed' : (stringField(element, 'type') ?? 'listed');
}

/** The keys of the commit that the work began at, by hand and unattended. */
const BASELINES = ['baseline_commit', 'baseline_revision'];

/** The commit that the work began at; null where a story or a spec names none. */
function baselineOf(value: JsonObject): Claim | null {
  for (const key of BASELINES) {
    const id = stringField(value, key);
    if (id !== undefined && /^[0-9a-f]{7,64}$/i.test(id)) {
      return { path: id, pointer: `/${key}`, type: 'baseline', kind: 'commit' };
    }
  }
  return null;
}
