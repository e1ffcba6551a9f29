import type { Settings } from '../../config/settings.js';
import type { Claim, VerifiedClaim } from '../../model/claim.js';
import { isAdded, type Context } from '../../model/context.js';
import type { Before, FileRef, Tree } from '../../model/tree.js';
import type { CopySearch, Outcome } from './statement.js';
import type { Overrides, RuleSet } from './rules.js';
import type { RunStandards } from './run-standards.js';
import type { Gathered } from '../../gather/gather.js';
import { placesOf, type PendingFinding, type Problem } from '../../model/finding.js';
import type { CitedWork, Standard, WorkSince } from '../../model/standard.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { FindingLocation } from './finding.js';
import { elementAt } from '../../model/collections.js';

/** The settings and facts for evaluating files. */
export interface Evaluation extends Pick<Settings, 'maxFileSize' | 'archived'> {
  readonly tree: Tree;
  /** The base's files at all paths that differ; null if nothing is compared, or the base cannot be read. */
  readonly before?: Before | null;
  /** The context that rules receive. */
  readonly context: Context;
  /** The versions by which returns are checked, and their rules. */
  readonly standards: RunStandards;
  readonly overrides: Overrides | null;
  /** Throws `UsageError` if a run has too many returns. */
  readonly checkReturnLimit: (count: number) => void;
  /** The same for claims. */
  readonly checkClaimLimit: (count: number) => void;
  /** At most this many findings of a rule are listed per file. */
  readonly mostFindings: number;
  /** Returns true if the compared change made a return say something new; null if unknown. */
  readonly isRestated: ((file: string, index: number) => boolean) | null;
  /** Returns true if the compared change added a return, or changed or dropped its status; null if unknown. */
  readonly isStatusNew: ((file: string, index: number) => boolean) | null;
  /** Returns true if the base's version of a return makes a claim in the same statement; null if unknown. */
  readonly baseClaims: ((file: string, index: number, claim: Claim) => boolean) | null;
  /** How a file at a place of returns is read; null for other files. */
  readonly placeOf: (path: string) => Gathered | null;
  /** The returns whose copies are searched for; null for none. */
  readonly copies: CopySearch | null;
}

/** A file to check, and how its place says it is read. */
export interface GatheredFile {
  readonly file: FileRef;
  readonly gathered: Gathered;
}

/** A finding about a missing field that the version added on a day. */
export interface DatedFinding {
  readonly file: string;
  /** The first day on which the field is required: `2026-06-23`. */
  readonly since: string;
  readonly pending: PendingFinding;
}

/**
 * Returns the first day on which a version requires one of the fields that a problem reports as missing. Returns null
 * if the problem is about something else, or if the version always had one of them.
 */
export function demandedSince(problem: Problem, { since = {} }: Pick<Standard, 'since'>): string | null {
  if (problem.property === undefined) return null;
  let first: string | null = null;
  for (const place of placesOf(problem)) {
    const day = since[place];
    if (day === undefined) return null;
    if (first === null || day < first) first = day;
  }
  return first;
}

/**
 * A return with claims that are settled when the repository has been asked about the whole run. Answers make a new
 * value: no claim is changed in place.
 */
export interface OpenReturn {
  readonly subject: ClaimSubject;
  readonly standard: Standard;
  /** The rules of its version. */
  readonly rules: RuleSet;
  /** All of its claims, with the facts so far. */
  readonly claims: readonly VerifiedClaim[];
  /** Its claims that are verified at the end. */
  readonly postponed: readonly ClaimPlace[];
  /** Its claims whose files do not exist. */
  readonly absent: readonly ClaimPlace[];
  /** How to recognize it in earlier versions of its file; null if none of its files is absent. */
  readonly identity: ClaimingReturn | null;
  /** What its commits must have changed; null if it names none. */
  readonly cited: CitedFiles | null;
}

/** A claim's place among those of its return, and in its file. */
export interface ClaimPlace {
  readonly at: number;
  readonly location: Omit<FindingLocation, 'value'>;
}

/** A claim that is still to be settled. */
export interface OpenClaim extends ClaimPlace {
  readonly madeBy: OpenReturn;
}

/** A claim whose file does not exist. */
export interface AbsentClaim extends OpenClaim {
  readonly identity: ClaimingReturn;
}

/** A return that makes claims, and how to recognize it in earlier versions of its file. */
export interface ClaimingReturn {
  readonly source: GatheredFile;
  readonly index: number;
  /** A digest of the return; null if its file can only hold one. */
  readonly content: string | null;
  readonly outcome: Outcome;
}

/** The claims of files that the commits of a return must have changed. */
export interface CitedFiles {
  readonly work: CitedWork | WorkSince;
  readonly made: readonly ClaimPlace[];
  /** Its claim about the number of its commits, if it makes one. */
  readonly count: ClaimPlace | null;
}

/** Returns an open claim with its verdict so far. */
export function recorded({ madeBy, at }: Pick<OpenClaim, 'madeBy' | 'at'>): VerifiedClaim {
  return elementAt(madeBy.claims, at);
}

/** Returns true if the compared change adds a return. A return that it only moves, edited or not, is not new. */
export function isNewReturn(file: string, index: number, { context, isRestated }: Evaluation): boolean {
  return isAdded(file, context.changes) && isRestated?.(file, index) !== false;
}
