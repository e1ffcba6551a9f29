import { claimsOf } from '../../claims/claims.js';
import { isDeletion, kindOf, namesFile, saidPath, type Claim, type VerifiedClaim } from '../../model/claim.js';
import { sha256 } from '../../model/text.js';
import { field, isArray, isObject, numberField, stringField, type Json, type JsonObject } from '../../model/json.js';
import {
  agentOf,
  delegationOf,
  metadataOf,
  objectsOf,
  sessionOf,
  stateOfStatus,
  statusOf,
  weighsAsSuccess,
} from '../../model/return.js';
import type { Standard } from '../../model/standard.js';
import { stableFilePath } from '../../families/archive.js';
import type { ArchivedCheck, HashOf, ReturnRecord } from '../../model/context.js';
import { join } from '../../model/pointer.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { ParsedReturn } from '../../read/read.js';
import type { ReadReturn } from './read-batch.js';

/** A return, reduced to what another one needs in common to say the same. */
export interface Statement {
  /** Equal for returns with the same content, apart from white space, invisible characters and the order of keys. */
  readonly content: string;
  /** Status and session: how the work ended, and who says so. */
  readonly key: string;
  readonly outcome: Outcome;
  /** The claimed paths without detours, by their corrected form; and the totals that it counts. */
  readonly claims: ReadonlyMap<string, string>;
  /** Its unread lines that may hold claims. */
  readonly unread: readonly string[];
}

/** How a return says the work ended, and who says so. */
export interface Outcome {
  /** Null if it names none. */
  readonly session: string | null;
  /** True if its status is a success, or one that its version does not know: that excuses nothing. */
  readonly succeeds: boolean;
}

/** Reduces a return to its statement. */
export function statementOf({
  file,
  standard,
  value,
  written,
  unread = [],
}: Pick<ReadReturn, 'file' | 'standard' | 'value' | 'written' | 'unread'>): Statement {
  const claims = new Map(
    claimsOf(value, standard, file).flatMap((claim) => {
      const path = stated(claim);
      return path === null ? [] : [[claimKey(path, isDeletion(claim)), path] as const];
    }),
  );
  const outcome = outcomeOf(value, standard);
  const lines = unread.map(({ text }) => text);
  return { content: contentDigest(written), key: outcomeKey(written), outcome, claims, unread: lines };
}

/** The outcome of a return, in the words of its version. */
export function outcomeOf(value: JsonObject, standard: Standard): Outcome {
  const session = writtenSession(value);
  return { session: session === '' ? null : session, succeeds: weighsAsSuccess({ value, standard }) };
}

/** Returns true if a version makes the same statement as an earlier one: same session, no success since. */
export function isContinued(earlier: Outcome, later: Outcome): boolean {
  if (earlier.session !== null && later.session !== null && earlier.session !== later.session) return false;
  return earlier.succeeds || !later.succeeds;
}

/** The outcome to compare with still older versions: if the version names no session, the later one's counts. */
export function outcomeIn(earlier: Outcome, later: Outcome): Outcome {
  return { session: earlier.session ?? later.session, succeeds: earlier.succeeds };
}

/** What a claim states; null for progress, which a fix may move. */
function stated(claim: Claim): string | null {
  const kind = kindOf(claim);
  if (namesFile(claim) || kind === 'observation') return saidPath(claim);
  if (claim.asked?.kind === 'commits') return `commits: ${String(claim.asked.total)}`;
  return claim.asked?.kind === 'count' ? `${claim.asked.of}: ${String(claim.asked.total)}` : null;
}

/** The form of a path after it is corrected; a claimed deletion has another key than a claimed file. */
export function claimKey(path: string, deletes: boolean): string {
  const key = stableFilePath(path.toLowerCase());
  return deletes ? `${key}${DELETED}` : key;
}

/** Returns true if a key is for a claimed deletion. */
export function isKeyOfDeletion(key: string): boolean {
  return key.endsWith(DELETED);
}

const DELETED = '\0deleted';

/** A digest of a return's whole content. */
export function contentDigest(value: JsonObject): string {
  return sha256(canonical(value), 32);
}

/** Status and session of a return. */
function outcomeKey(value: JsonObject): string {
  const status = statusOf({ value });
  return JSON.stringify([status === undefined ? null : plain(status), writtenSession(value)]);
}

/** The session as the return names it, possibly blank. It may be at the top level, where a fix finds it. */
function writtenSession(value: JsonObject): string | null {
  const session = stringField(metadataOf({ value }), 'session_id') ?? stringField(value, 'session_id');
  return session === undefined ? null : plain(session);
}

/**
 * Returns true if a return says nothing new about its work: the same status and session, no new unread line, and no new
 * claim except a moved file's new path.
 */
export function saysTheSame(now: Statement, before: Statement, exists: (path: string) => boolean): boolean {
  if (now.key !== before.key || !now.unread.every((text) => before.unread.includes(text))) return false;
  const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
  if (added.length === 0) return true;
  const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
  const names = new Set(gone.map(([key]) => nameIn(key)));
  return added.every((key) => names.has(nameIn(key)));
}

/** The last segment of a path. */
export function nameIn(path: string): string {
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

/** The facts about a return besides its text. */
interface EvaluatedReturn {
  readonly of: ClaimSubject;
  readonly claims: readonly VerifiedClaim[];
  readonly reduced: boolean;
  readonly archived: ArchivedCheck | undefined;
  /** The agent that was called; null if the caller names none. */
  readonly calledAgent: string | null;
  /** The files that the compared change deleted; null if nothing is compared. */
  readonly deleted: ReadonlySet<string> | null;
}

/** Returns what is kept of a return when its text is dropped: what the report and the rules on the whole run need. */
export function recordOf(
  found: ReadReturn,
  { of, claims, reduced, archived, calledAgent, deleted }: EvaluatedReturn,
): ReturnRecord {
  const { status, success, restated } = of;
  const { file, index, standard, value, startLine } = found;
  return {
    file,
    index,
    line: startLine,
    standard: standard.id,
    status,
    success,
    ...(status === null || stateOfStatus(status, standard) !== null ? {} : { foreignStatus: true }),
    agent: calledAgent ?? agentOf(found),
    session: sessionOf({ value, standard }),
    delegation: delegationOf(found),
    startedAt: stringField(value, 'started_at') ?? null,
    claims,
    restated,
    ...hedgedOf(found),
    ...criticalRisksOf(value),
    ...hashesOf(found),
    ...selfCheckOf(found),
    ...boxesOf(found),
    ...namedOf(found, deleted),
    ...(standard.groupOf === undefined ? {} : { group: standard.groupOf(file) }),
    reduced,
    ...(archived === undefined ? {} : { archived }),
  };
}

/** Where a return says that its self-check passed; if it also says that it failed, the second of the two. */
function selfCheckOf({ value, locate }: ParsedReturn): Pick<ReturnRecord, 'selfCheck' | 'selfCheckFailed'> {
  const result = stringField(value, 'selfCheck');
  if (result !== 'passed' && result !== 'both') return {};
  return { selfCheck: locate('/selfCheck'), ...(result === 'both' ? { selfCheckFailed: true } : {}) };
}

/** The checkboxes under the tasks of a document, as its reader counted them. */
function boxesOf({ composed, value, locate }: ParsedReturn): Pick<ReturnRecord, 'boxes'> {
  const boxes = composed === null ? undefined : field(value, 'boxes');
  const ticked = numberField(boxes, 'ticked');
  const open = numberField(boxes, 'open');
  return ticked === undefined || open === undefined ? {} : { boxes: { ticked, open, range: locate('/boxes/open') } };
}

/** The lines that name files without claiming them, as the document's reader counted them. */
function hedgedOf({ composed, value }: ParsedReturn): Pick<ReturnRecord, 'hedged'> {
  const hedged = composed === null ? 0 : (numberField(value, 'hedged') ?? 0);
  return hedged === 0 ? {} : { hedged };
}

/** The deleted files that the text of a return names. */
function namedOf({ named = [] }: ParsedReturn, deleted: ReadonlySet<string> | null): Pick<ReturnRecord, 'named'> {
  const found = named.filter((path) => deleted?.has(path) === true);
  return found.length === 0 ? {} : { named: found };
}

/** The hashes in a return, with their places. */
function hashesOf({ value, locate, standard: { hashFields } }: ReadReturn): Pick<ReturnRecord, 'hashes'> {
  if (hashFields === undefined) return {};
  const hashes = hashFields.flatMap((name): readonly HashOf[] => {
    const hash = stringField(value, name);
    // A hostile hash is as long as its file.
    if (hash === undefined || hash.length > LONGEST_HASH) return [];
    return [{ field: name, value: hash, range: locate(join('', name)) }];
  });
  return { hashes };
}

const LONGEST_HASH = 200;

const MOST_RISKS = 20;

const LONGEST_RISK = 500;

/** A hostile return has many long risks. */
function criticalRisksOf(value: JsonObject): Pick<ReturnRecord, 'criticalRisks'> {
  const risks = objectsOf({ value }, 'risks').filter((risk) => stringField(risk.value, 'severity') === 'CRITICAL');
  if (risks.length === 0) return {};
  const texts = risks
    .slice(0, MOST_RISKS)
    .map((risk) => (stringField(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
  return { criticalRisks: texts };
}

/** Returns that may be copies. */
export interface CopySearch {
  /** The keys of their statements. */
  readonly keys: ReadonlySet<string>;
  /** Returns true if the original may be in a file. */
  readonly among: (file: string) => boolean;
}

/** Returns the contents of the returns that may be the original of a copy. */
export function findOriginals(
  returns: readonly ReadReturn[],
  { copies }: { readonly copies: CopySearch | null },
): readonly string[] {
  if (copies === null) return [];
  return returns.flatMap(({ file, written }) =>
    copies.among(file) && copies.keys.has(outcomeKey(written)) ? [contentDigest(written)] : [],
  );
}
