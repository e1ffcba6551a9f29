import { claimsOf, type ClaimMaker } from '../claims/claims.js';
import { claimedFile, kindOf, namesFile } from '../model/claim.js';
import { sha256 } from '../model/digest.js';
import { field, isArray, isObject, stringField, type Json, type JsonObject } from '../model/json.js';
import { normalisePath } from '../model/path.js';
import { metadataOf, statusOf } from '../model/return.js';
import { stableFilePath } from '../model/archive.js';

/** A return reduced to what tells whether another one says the same. */
export interface Statement {
  /** The same for returns that hold the same: white space, what cannot be seen, and the order of keys aside. */
  readonly content: string;
  /** Status and session: who says how the work ended. */
  readonly key: string;
  /** The claimed paths without detours, by what stays of them when they are put right. */
  readonly claims: ReadonlyMap<string, string>;
}

/** Reduces a return of a file. */
export function statementOf(value: JsonObject, maker: ClaimMaker, file: string): Statement {
  // What is counted is the form of a return as much as what it says: a fix may bring it to its place.
  const made = claimsOf(value, maker, file).filter((claim) => namesFile(claim) || kindOf(claim) === 'observation');
  const paths = made.map((claim) => claimedFile(claim) ?? directPath(claim.path));
  const claims = new Map(paths.map((path) => [claimKey(path), path]));
  return { content: contentDigest(value), key: outcomeKey(value), claims };
}

/** What stays of a path when it is put right. */
export function claimKey(path: string): string {
  return stableFilePath(path.toLowerCase());
}

/** A digest of all that a return holds. */
export function contentDigest(value: JsonObject): string {
  return sha256(canonical(value), 32);
}

/** Status and session of a return. The session may stand at the top, where a fix finds it. */
export function outcomeKey(value: JsonObject): string {
  const session = stringField(metadataOf({ value }), 'session_id') ?? stringField(value, 'session_id');
  return JSON.stringify([statusOf({ value }), session].map((text) => (text === undefined ? null : plain(text))));
}

/**
 * Whether a return says nothing about its work that its earlier version did not: the same status and session, and no claim
 * beside those that it made, but where a file that is gone is claimed at the place to which it went.
 */
export function saysTheSame(now: Statement, before: Statement, exists: (path: string) => boolean): boolean {
  if (now.key !== before.key) return false;
  const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
  if (added.length === 0) return true;
  const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
  const names = new Set(gone.map(([key]) => nameIn(key)));
  return added.every((key) => names.has(nameIn(key)));
}

/** A path without backslashes and detours, which fixes take out. */
export function directPath(path: string): string {
  const slashed = path.trim().replaceAll('\\', '/');
  return normalisePath(slashed) ?? slashed;
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function canonical(value: Json | undefined): string {
  if (typeof value === 'string') return JSON.stringify(plain(value));
  if (isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(plain(key))}:${canonical(field(value, key))}`).join()}}`;
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;

/** A text as people see it. */
function plain(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}
