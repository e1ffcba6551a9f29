import { claimedFile, claimOfLink, type Claim } from '../../model/claim.js';
import { field, listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import type { Pointer } from '../../model/pointer.js';
import type { SourceText } from '../document/node.js';
import type { Kind } from './kinds.js';
import type { PathReading } from './path.js';

/** A file that a line claims. */
export interface LineClaim extends PathReading {
  readonly kind: Kind;
  /** Where the path is written. */
  readonly at: SourceText;
  /** True if it is a link's target, relative to the file with the link. */
  readonly isLinked?: true;
}

/** A line that may claim a file and was not read. */
export interface UnreadLine extends SourceText {
  /** The pattern with which it names files: the line is unread only if no file matches. */
  readonly pattern?: string;
}

/** A claim of a line as stored in the value of its return. */
export function entryOf(claim: LineClaim): JsonObject {
  return { ...pathEntry(claim), type: claim.kind };
}

/** A path of a line as stored in the value of its return, with what decides its meaning. */
export function pathEntry(named: PathReading & Pick<Partial<LineClaim>, 'isLinked'>): JsonObject {
  const { path, readings, needs, under, isLinked } = named;
  return {
    path,
    ...(readings === undefined ? {} : { readings }),
    ...(needs === undefined ? {} : { needs }),
    ...(under === undefined ? {} : { under }),
    ...(isLinked === undefined ? {} : { linked: true }),
  };
}

/** The claim that an entry of a value makes, or a bare path; null for other values. */
export function claimOfEntry(entry: Json | undefined, pointer: Pointer, type?: string): Claim | null {
  const path = typeof entry === 'string' ? entry : stringField(entry, 'path');
  if (path === undefined) return null;
  const readings = listField(entry, 'readings').filter((one) => typeof one === 'string');
  const needs = stringField(entry, 'needs');
  const under = stringField(entry, 'under');
  const kind = type ?? stringField(entry, 'type') ?? 'listed';
  return {
    path,
    pointer,
    type: kind,
    ...(kind === 'deleted' ? { deletes: true } : {}),
    written: {
      ...(readings.length > 0 ? { readings } : {}),
      ...(needs === 'file' || needs === 'extension' ? { needs } : {}),
      ...(under === undefined ? {} : { under }),
      ...(field(entry, 'linked') === true ? { isLinked: true } : {}),
    },
  };
}

/** A claim with its base folder, if it is a link's target. */
export function fromFolder(claim: Claim, file: string): Claim {
  return claim.written?.isLinked === true ? claimOfLink(claim, file) : claim;
}

/**
 * Returns the claims of a document with each path once, at its first place: deleted if any line says so, otherwise what
 * the lines agree on, and listed if they disagree. If one line names the folder outside the repository that a path is in,
 * so do the others.
 */
export function mergedClaims(claims: readonly Claim[]): readonly Claim[] {
  const merged = new Map<string, Claim>();
  const folders = new Map(
    claims.flatMap((claim) => (claim.written?.under === undefined ? [] : [[keyOf(claim), claim.written.under]])),
  );
  for (const one of claims) {
    const folder = one.written?.under === undefined ? folders.get(keyOf(one)) : undefined;
    const claim =
      folder === undefined ? one : { ...one, written: { ...one.written, under: folder, isAlsoHere: true as const } };
    const key = `${claim.written?.under ?? ''}\n${keyOf(claim)}`;
    const first = merged.get(key);
    merged.set(key, first === undefined ? claim : bothOf(first, claim));
  }
  return [...merged.values()];
}

function keyOf(claim: Claim): string {
  return claim.kind === undefined ? (claimedFile(claim) ?? claim.path) : `${claim.kind}\n${claim.path}`;
}

function bothOf(first: Claim, second: Claim): Claim {
  const made = [first, second].find(
    ({ type, alsoMade }) => type === 'created' || type === 'modified' || alsoMade !== undefined,
  );
  if (first.deletes !== true && second.deletes !== true) return first;
  const alsoMade = made === undefined ? undefined : (made.alsoMade ?? made.type);
  return {
    ...first,
    type: 'deleted',
    deletes: true,
    ...(alsoMade === 'created' || alsoMade === 'modified' ? { alsoMade } : {}),
  };
}
