import type { BroughtReturn, ReturnRecord } from './context.js';
import type { Finding } from './finding.js';
/** What the check of files gave: all that is needed to complete the run, of all of its files or of those of a shard. */
export interface RunPart {
    /** Files that hold a return, or should. */
    readonly holding: number;
    /** The other files that do, which a narrowed run skipped, and the returns in them. */
    readonly skippedFiles: number;
    readonly skippedReturns: number;
    /** By file, then index. */
    readonly returns: readonly ReturnRecord[];
    /** In the order of `byPlace`. Those that the compared change did not add are marked. */
    readonly findings: readonly Finding[];
    /** Those of the findings that no baseline may hide. */
    readonly unhideable: ReadonlySet<Finding>;
    /** Where rules on the run may find what no baseline may hide. */
    readonly unhideablePlaces: readonly UnhideablePlace[];
    /** The returns that an agent branch adds unless they are copies, in the order of `returns`. */
    readonly candidates: readonly CandidateReturn[];
    /** The contents of returns that the branch left alone, as far as the candidates ask for them. */
    readonly copied: readonly string[];
    /** What the change moved away; null where no return of these files asks. */
    readonly movedAway: ReadonlySet<string> | null;
    /** The files with returns that the compared change deleted, where it left none; null where it did not, or that is not known. */
    readonly deletedReturns: readonly string[] | null;
}
/** A return, or what concerns a whole file, about which a baseline may not have known. */
export interface UnhideablePlace {
    readonly file: string;
    readonly index: number | null;
    /** What may not be known: all, or only what is about the truth of the return. */
    readonly what: 'all' | 'truth';
}
export interface CandidateReturn extends BroughtReturn {
    /** A digest. */
    readonly content: string;
}
