import type { Settings } from '../../config/settings.js';
import type { VerifiedClaim } from '../../model/claim.js';
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

/** What the evaluation of files depends on. */
export interface Evaluation extends Pick<Settings, 'maxFileSize' | 'archived'> {
  readonly tree: Tree;
  /** The files of the base at all paths that differ; null if nothing is compared, or the base cannot be read. */
  readonly before?: Before | null;
  /** What rules are given. */
  readonly context: Context;
  /** The versions by which returns are checked, and their rules. */
  readonly standards: RunStandards;
  readonly overrides: Overrides | null;
  /** Throws `UsageError` if a run has more returns than it may have. */
  readonly checkReturnLimit: (count: number) => void;
  /** The same for claims. */
  readonly checkClaimLimit: (count: number) => void;
  /** At most this many findings of a rule in a file are listed one by one. */
  readonly mostFindings: number;
  /** Whether the compared change made a return say something new; null if that is not asked. */
  readonly isRestated: ((file: string, index: number) => boolean) | null;
  /** Whether the compared change added a return, or changed or dropped its status; null if that is not asked. */
  readonly isStatusNew: ((file: string, index: number) => boolean) | null;
  /** Whether the base's version of a return claims a path in the same statement; null if that is not known. */
  readonly baseClaims: ((file: string, index: number, path: string, deletes: boolean) => boolean) | null;
  /** How a file is read if it is at a place of returns; null for any other. */
  readonly placeOf: (path: string) => Gathered | null;
  /** The returns of which copies are looked for; null for none. */
  readonly copies: CopySearch | null;
}

/** A file to check, and how its place says it is read. */
export interface GatheredFile {
  readonly file: FileRef;
  readonly gathered: Gathered;
}

/** A finding that a field is missing which the version got on a day. */
export interface DatedFinding {
  readonly file: string;
  /** The first day on which the field is demanded: `2026-06-23`. */
  readonly since: string;
  readonly pending: PendingFinding;
}

/**
 * Returns the first day on which a version demands one of the fields that a problem finds missing. Returns null if the problem is
 * about something else, or if the version always had one of them.
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
 * A return with claims that are settled once the repository was asked about all of a run at once. What is found out makes a new value:
 * no claim is changed in its place.
 */
export interface OpenReturn {
  readonly subject: ClaimSubject;
  readonly standard: Standard;
  /** The rules of its version. */
  readonly rules: RuleSet;
  /** All of its claims, with what is known of each so far. */
  readonly claims: readonly VerifiedClaim[];
  /** Its claims that are proved at the end. */
  readonly postponed: readonly ClaimPlace[];
  /** Its claims whose files are not there. */
  readonly absent: readonly ClaimPlace[];
  /** How it is recognized in earlier versions of its file; null where none of its files is absent. */
  readonly identity: ClaimingReturn | null;
  /** What its commits must have changed; null where it names none. */
  readonly cited: CitedFiles | null;
}

/** A claim's place among those of its return, and in its file. */
export interface ClaimPlace {
  readonly at: number;
  readonly location: Omit<FindingLocation, 'value'>;
}

/** A claim that is to be settled. */
export interface OpenClaim extends ClaimPlace {
  readonly madeBy: OpenReturn;
}

/** A claim whose file does not exist. */
export interface AbsentClaim extends OpenClaim {
  readonly identity: ClaimingReturn;
}

/** A return that makes claims, as it is recognized among the earlier versions of its file. */
export interface ClaimingReturn {
  readonly source: GatheredFile;
  readonly index: number;
  /** A digest of the return, where its file may hold several; null where it is the only one. */
  readonly content: string | null;
  readonly outcome: Outcome;
}

/** The claims of files that the commits of a return must have changed. */
export interface CitedFiles {
  readonly work: CitedWork | WorkSince;
  readonly made: readonly ClaimPlace[];
  /** Its claim of how many commits it took, if it makes one. */
  readonly count: ClaimPlace | null;
}

/** Returns an open claim with its verdict so far. */
export function recorded({ madeBy, at }: Pick<OpenClaim, 'madeBy' | 'at'>): VerifiedClaim {
  return elementAt(madeBy.claims, at);
}

/** Whether the compared change adds a return. One that it only moves, edited or not, says nothing new. */
export function isNewReturn(file: string, index: number, { context, isRestated }: Evaluation): boolean {
  return isAdded(file, context.changes) && isRestated?.(file, index) !== false;
}
