import type { Claim } from '../../model/claim.js';
import { listField, stringField, type JsonObject } from '../../model/json.js';
import { tokens, valueAt } from '../../model/pointer.js';
import { claimOfEntry, fromFolder, mergedClaims } from '../../read/lines/claim.js';
import { isClaiming } from './status.js';

/** What a story or a spec claims: what it names, unless its status says that the work goes on. Then its lists are a forecast. */
export function bmadClaims(value: JsonObject, file: string): readonly Claim[] {
  return isClaiming(value) ? bmadPossibleClaims(value, file) : [];
}

/**
 * What a story or a spec names as a claim would, whatever its status, in document order: as a task only where no result names it, since what
 * a plan ticks weighs less than what a report says.
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

/** The types of lists whose entries have none. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['review-order', 'review'],
  ['changed', 'changed'],
]);

/** A claim of a link, which leads from its document's folder. A spec that was archived deeper keeps its links, so the root counts, too. */
function fromSpec(claim: Claim, file: string): Claim {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  if (folder === '' || claim.path.startsWith('/')) return claim;
  return { ...claim, base: folder, alternative: claim.path.replace(/^(?:\.{1,2}\/)+/, '') };
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
