import { claimedFile, type Claim } from '../../model/claim.js';
import { field, listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath } from '../../model/path.js';
import type { Pointer } from '../../model/pointer.js';
import type { SourceText } from '../document/node.js';
import type { Kind } from './kinds.js';
import type { PathReading } from './path.js';

/** A file that a line claims. */
export interface LineClaim extends PathReading {
  readonly kind: Kind;
  /** Where the path is written. */
  readonly at: SourceText;
  /** It is the target of a link, which leads from the file that holds it. */
  readonly isLinked?: true;
}

/** A line that may claim a file and was not read. */
export interface UnreadLine extends SourceText {
  /** It names files by this pattern: it is unread only if no file matches. */
  readonly pattern?: string;
}

/** A claim of a line as the value of its return has it. */
export function entryOf({ kind, isLinked, ...path }: LineClaim): JsonObject {
  return { ...pathEntry(path), type: kind, ...(isLinked === undefined ? {} : { linked: true }) };
}

/** A path of a line as the value of its return has it, with what decides what it means. */
export function pathEntry({ path, readings, needs }: PathReading): JsonObject {
  return {
    path,
    ...(readings === undefined ? {} : { readings }),
    ...(needs === undefined ? {} : { needs }),
  };
}

/** The claim that an entry of a value makes, or a bare path; null for anything else. */
export function claimOfEntry(entry: Json | undefined, pointer: Pointer, type?: string): Claim | null {
  const path = typeof entry === 'string' ? entry : stringField(entry, 'path');
  if (path === undefined) return null;
  const readings = listField(entry, 'readings').filter((one) => typeof one === 'string');
  const needs = stringField(entry, 'needs');
  const kind = type ?? stringField(entry, 'type') ?? 'listed';
  return {
    path,
    pointer,
    type: kind,
    ...(kind === 'deleted' ? { deletes: true } : {}),
    written: {
      ...(readings.length > 0 ? { readings } : {}),
      ...(needs === 'file' || needs === 'extension' ? { needs } : {}),
      ...(field(entry, 'linked') === true ? { isLinked: true } : {}),
    },
  };
}

/** A claim of a link's target. One that begins with dots leads from the return's folder; any other may, where the root has no such file. */
export function fromFolder(claim: Claim, file: string): Claim {
  if (claim.written?.isLinked !== true) return claim;
  const base = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  if (base === '' || /^[a-z][a-z0-9+.-]*:|^[/~\\]/i.test(claim.path)) return claim;
  if (/^\.{1,2}\//.test(claim.path)) return { ...claim, base };
  const alternative = normalisePath(`${base}/${claim.path}`);
  return alternative === null ? claim : { ...claim, alternative };
}

/**
 * The claims of a document with each path once, as it is first written: as deleted where it is anywhere said to be, with what other lines
 * say beside that, and as listed where they say two other things.
 */
export function mergedClaims(claims: readonly Claim[]): readonly Claim[] {
  const merged = new Map<string, Claim>();
  for (const claim of claims) {
    const key = claim.kind === undefined ? (claimedFile(claim) ?? claim.path) : `${claim.kind}\n${claim.path}`;
    const first = merged.get(key);
    merged.set(key, first === undefined ? claim : bothOf(first, claim));
  }
  return [...merged.values()];
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
