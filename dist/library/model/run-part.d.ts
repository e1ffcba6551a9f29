import type { AddedReturn, DeletedReturns, ReturnRecord } from './context.js';
import type { Finding } from './finding.js';
import type { UncheckedFiles } from './unchecked.js';
/** The result of checking files: all that is needed to complete the run, for all of its files or those of a shard. */
export interface RunPart {
    /** Files that hold a return, or should. */
    readonly holding: number;
    /** The other files with returns, which a narrowed run skipped, and those returns. */
    readonly skippedFiles: number;
    readonly skippedReturns: number;
    /** By file, then index. */
    readonly returns: readonly ReturnRecord[];
    /** In the order of `byPlace`. Findings that the compared change did not add are marked. */
    readonly findings: readonly Finding[];
    /** The findings that no baseline may hide. */
    readonly unhideable: ReadonlySet<Finding>;
    /** The places where a baseline may not hide the findings of rules on the run. */
    readonly unhideablePlaces: readonly UnhideablePlace[];
    /** The returns that an agent branch adds unless they are copies, in the order of `returns`. */
    readonly candidates: readonly CandidateReturn[];
    /** The contents of returns that the branch did not change, as far as the candidates need them. */
    readonly copied: readonly string[];
    /** Files that the change moved away; null if no return of these files needs them. */
    readonly movedAway: ReadonlySet<string> | null;
    /** The files with returns that the compared change deleted; null if that is not known. */
    readonly deletedReturns: DeletedReturns | null;
    /** The first two files with returns, of the base or the checked tree, in each folder of a changed file that may hold one. */
    readonly returnsIn: ReadonlyMap<string, readonly string[]>;
    /** How many files were expected to hold a return and hold none. */
    readonly unchecked: readonly UncheckedFiles[];
}
/** A return, or a whole file, that a baseline may not have known. */
export interface UnhideablePlace {
    readonly file: string;
    readonly index: number | null;
    /** What may be unknown to it: all findings, or only those about the truth of the return. */
    readonly what: 'all' | 'truth';
}
export interface CandidateReturn extends AddedReturn {
    /** A digest. */
    readonly content: string;
}
