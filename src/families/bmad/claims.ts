import type { Claim } from '../../model/claim.js';
import { listField, stringField, type JsonObject } from '../../model/json.js';
import { tokens, valueAt } from '../../model/pointer.js';
import { claimOfEntry, fromFolder, mergedClaims } from '../../read/lines/claim.js';
import { isClaiming } from './status.js';

/** Returns the claims of a story or spec: all it names, unless its status makes its lists a forecast. */
export function bmadClaims(value: JsonObject, file: string): readonly Claim[] {
  return isClaiming(value) ? bmadPossibleClaims(value, file) : [];
}

/**
 * Returns what a story or spec names, whatever its status, in document order: as a task only if no result names it,
 * since a ticked plan proves less than a report.
 */
export function bmadPossibleClaims(value: JsonObject, file: string): readonly Claim[] {
  const claims = listField(value, 'order').flatMap((pointer) => {
    if (typeof pointer !== 'string') return [];
    const [list = ''] = tokens(pointer);
    const claim = claimOfEntry(valueAt(value, pointer), pointer, TYPES.get(list));
    return claim === null ? [] : [list === 'review-order' ? fromSpec(claim, file) : fromFolder(claim, file)];
  });
  const reported = new Set(claims.flatMap(({ type, path }) => (type === 'changed' ? [path] : [])));
  const own = claims.filter(({ type, path }) => type !== 'task' || !reported.has(path));
  const baseline = baselineOf(value);
  return baseline === null ? mergedClaims(own) : [...mergedClaims(own), baseline];
}

/** The types of lists whose entries have no type. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['review-order', 'review'],
  ['changed', 'changed'],
]);

/** The claim of a link, relative to its document's folder, or to the root for a spec that was archived deeper. */
function fromSpec(claim: Claim, file: string): Claim {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  if (folder === '' || claim.path.startsWith('/')) return claim;
  return { ...claim, base: folder, alternative: claim.path.replace(/^(?:\.{1,2}\/)+/, '') };
}

/** The keys of the commit at which the work began, for manual and unattended work. */
const BASELINES = ['baseline_commit', 'baseline_revision'];

/** The commit at which the work began; null if the document names none. */
function baselineOf(value: JsonObject): Claim | null {
  for (const key of BASELINES) {
    const id = stringField(value, key);
    if (id !== undefined && /^[0-9a-f]{7,64}$/i.test(id)) {
      return { path: id, pointer: `/${key}`, type: 'baseline', kind: 'commit' };
    }
  }
  return null;
}
