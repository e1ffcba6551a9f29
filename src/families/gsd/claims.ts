import type { Claim } from '../../model/claim.js';
import { field, listField, numberField, stringField, type JsonObject } from '../../model/json.js';
import { valueAt, type Pointer } from '../../model/pointer.js';
import { count } from '../../model/text.js';
import { claimOfEntry, fromFolder, mergedClaims } from '../../read/lines/claim.js';
import { gsdBaseOf, type GsdFamily } from './place.js';
import { isDone } from './values.js';

/** The claims of a family, relative to the folder that holds `.planning`. */
export function claimsOfGsd(
  family: GsdFamily,
): (value: JsonObject, file: string, beside?: ReadonlyMap<string, string | null>) => readonly Claim[] {
  return (value, file, beside) => {
    // A plan without its summary is unfinished, and claims nothing yet.
    if (family === 'gsd-plan' && beside !== undefined && !isDone(beside)) return [];
    const base = gsdBaseOf(file);
    const claims = gsdClaims(value, family).map((claim) => fromFolder(claim, file));
    return base === '' ? claims : claims.map((claim) => (claim.kind === undefined ? { base, ...claim } : claim));
  };
}

/** The claims of a GSD return, in document order, each path and commit once. Depends only on the value. */
export function gsdClaims(value: JsonObject, family: GsdFamily): readonly Claim[] {
  const claims = listField(value, 'order').flatMap((pointer) =>
    typeof pointer === 'string' ? (claimAt(value, pointer, family) ?? []) : [],
  );
  const counted = family === 'gsd-summary' ? commitCount(value) : null;
  return counted === null ? mergedClaims(claims) : [...mergedClaims(claims), counted];
}

/**
 * The claim about the number of commits: counted between two commits, or zero. Null if a summary names only one of the
 * two, or if nothing can show the number.
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
  const entry = valueAt(value, pointer.replace(/\/path$/, ''));
  const type = family !== 'gsd-summary' ? 'artifact' : pointer.startsWith('/commits/') ? 'commit' : undefined;
  if (type !== 'commit' && stringField(entry, 'type') !== 'commit') return claimOfEntry(entry, pointer, type);
  const path = typeof entry === 'string' ? entry : stringField(entry, 'path');
  return path === undefined ? null : { path, pointer, type: 'commit', kind: 'commit' };
}
