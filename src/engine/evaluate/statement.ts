import { claimsOf } from '../../claims/claims.js';
import { claimedFile, kindOf, namesFile, type Claim, type ClaimKind } from '../../model/claim.js';
import { sha256 } from '../../model/digest.js';
import { field, isArray, isObject, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath } from '../../model/path.js';
import { metadataOf, statusOf, weighsAsSuccess } from '../../model/return.js';
import type { Standard } from '../../model/standard.js';
import { stableFilePath } from '../../families/archive.js';

/** A return, reduced to what another one must have in common to say the same. */
export interface Statement {
  /** The same for returns that hold the same: white space, what cannot be seen, and the order of keys aside. */
  readonly content: string;
  /** Status and session: who says how the work ended. */
  readonly key: string;
  readonly outcome: Outcome;
  /** The claimed paths without detours, by what stays of them when they are put right; and the totals that it counts. */
  readonly claims: ReadonlyMap<string, string>;
}

/** How a return says that the work ended, and who says so. */
export interface Outcome {
  /** Null where it names none. */
  readonly session: string | null;
  /** Its status is a success, or one that its version does not know: that excuses nothing. */
  readonly succeeds: boolean;
}

/** Reduces a return of a file. */
export function statementOf(value: JsonObject, standard: Standard, file: string): Statement {
  const claims = new Map(
    claimsOf(value, standard, file).flatMap((claim) => {
      const path = stated(claim);
      return path === null ? [] : [[claimKey(path, kindOf(claim)), path] as const];
    }),
  );
  const outcome = outcomeOf(standard.normalize?.(value) ?? value, standard);
  return { content: contentDigest(value), key: outcomeKey(value), outcome, claims };
}

/** The outcome of a return, in the words of its version. */
export function outcomeOf(value: JsonObject, standard: Standard | undefined): Outcome {
  const session = sessionIn(value);
  if (standard === undefined) return { session, succeeds: false };
  return { session, succeeds: weighsAsSuccess({ value, standard }) };
}

/** Whether a version makes its claims in the same statement as an earlier one: of the same session, and no success since. */
export function isContinued(earlier: Outcome, later: Outcome): boolean {
  if (earlier.session !== null && later.session !== null && earlier.session !== later.session) return false;
  return earlier.succeeds || !later.succeeds;
}

/** What is compared with still earlier versions: one that names no session leaves it to the later one. */
export function outcomeIn(earlier: Outcome, later: Outcome): Outcome {
  return { session: earlier.session ?? later.session, succeeds: earlier.succeeds };
}

/** What a claim states; null for progress, which is the form of a return as much as what it says: a fix may move it. */
function stated(claim: Claim): string | null {
  const kind = kindOf(claim);
  if (namesFile(claim) || kind === 'observation') return claimedFile(claim) ?? directPath(claim.path);
  if (claim.asked?.kind === 'commits') return `commits: ${String(claim.asked.total)}`;
  return claim.asked?.kind === 'count' ? `${claim.asked.of}: ${String(claim.asked.total)}` : null;
}

/** What stays of a path when it is put right. To say that a file was deleted is another claim than to say that it was made. */
export function claimKey(path: string, kind: ClaimKind): string {
  const key = stableFilePath(path.toLowerCase());
  return kind === 'deletion' ? `${key}${DELETED}` : key;
}

/** Whether a key is that of a claimed deletion. */
export function isDeletion(key: string): boolean {
  return key.endsWith(DELETED);
}

const DELETED = '\0deleted';

/** A digest of all that a return holds. */
export function contentDigest(value: JsonObject): string {
  return sha256(canonical(value), 32);
}

/** Status and session of a return. */
export function outcomeKey(value: JsonObject): string {
  const status = statusOf({ value });
  return JSON.stringify([status === undefined ? null : plain(status), writtenSession(value)]);
}

/** The session as the return names it, maybe with nothing in it. It may be at the top, where a fix finds it. */
function writtenSession(value: JsonObject): string | null {
  const session = stringField(metadataOf({ value }), 'session_id') ?? stringField(value, 'session_id');
  return session === undefined ? null : plain(session);
}

function sessionIn(value: JsonObject): string | null {
  const session = writtenSession(value);
  return session === '' ? null : session;
}

/**
 * Whether a return says nothing about its work that its earlier version did not: the same status and session, and no claim
 * beside those that it made, but where a moved file is claimed at its new place.
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
  const members = Object.keys(value).map((key) => `${JSON.stringify(plain(key))}:${canonical(field(value, key))}`);
  return `{${members.sort().join()}}`;
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;

/** A text as people see it. */
function plain(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}
