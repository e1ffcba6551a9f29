import type { FixedFindingJson, ShardJson } from './report-json.js';
import type { AddedReturn, DeletedReturns, ImportedReturns, ReturnRecord } from './context.js';
import type { VerdictName } from './claim.js';
import type { Finding, Level, Remark, Severity } from './finding.js';
import type { Vocabulary } from './standard.js';
export interface Counts {
    readonly files: number;
    readonly returns: number;
    readonly claims: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
    readonly baselined: number;
    /** Findings that existed before the checked change. */
    readonly preexisting: number;
    readonly verdicts: Readonly<Record<VerdictName, number>>;
}
/** How many returns have each status. */
export interface StatusCount {
    readonly status: string;
    readonly returns: number;
}
/** What the checked tree was compared with. */
export interface Compared {
    /** Its name for people. */
    readonly base: string;
    /** The commit of that name; null if git could not read it. */
    readonly commit: string | null;
    /** Returns that the change does not concern, which were skipped. */
    readonly passedOver: number;
}
/** The result of a run: a plain value from which every format is rendered. */
export interface Report {
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly source: {
        readonly kind: 'commit' | 'workspace';
        readonly revision: string | null;
        readonly root: string;
        readonly shard: string | null;
    };
    /** The pull request's head, if its merge commit was checked: the commit that people know. */
    readonly head?: string;
    readonly conclusion: Conclusion;
    /** Absent if nothing was compared. Formats for programs only report how many returns were skipped. */
    readonly compared?: Compared | undefined;
    /** The comparison with an earlier report; absent if none was requested. */
    readonly trend?: Trend;
    /**
     * The clock of the run, milliseconds since 1970 UTC; null if unknown. Only for
     * formats that show ages: the others print no time, so that the same commit gives the same bytes.
     */
    readonly clock: number | null;
    /** The threshold of the run: findings of this severity or worse fail. */
    readonly failOn: Severity | 'never';
    /** By what the configuration or the caller lets false claims pass; absent if by nothing. */
    readonly loosened?: readonly Loosened[];
    /** Files that were expected to hold a return and hold none; absent if there are none. */
    readonly unchecked?: readonly UncheckedFiles[];
    readonly counts: Counts;
    /** The returns that an agent branch adds and that ended without success: people must see them. */
    readonly unsuccessful: readonly StatusCount[];
    readonly returns: readonly ReturnRecord[];
    readonly findings: readonly Finding[];
    /** For the report of a shard: what merging it with the others needs. Only the JSON report contains it. */
    readonly shard?: ShardRecord;
    /** The findings of other rules, if the reader requested only some rules; otherwise absent. */
    readonly withheld?: readonly Finding[];
}
/** How a shard was checked, and what it found before the baseline was applied. */
export interface ShardRecord extends Pick<ShardJson, 'clock' | 'settings' | 'digests' | 'terms'> {
    readonly part: RunPart;
}
/** How a run, or its shard, ended. */
export type Conclusion = 'passed' | 'failed' | 'empty';
/** The tool that a report names as its author. */
export declare const TOOL: {
    readonly name: "return-gate";
    readonly version: "1.0.0";
};
/** Exit status of the command line and of the action. Each outcome has its own, and a doubtful one is never 0. */
export declare const EXIT: {
    readonly passed: 0;
    readonly failed: 1;
    readonly usage: 2;
    readonly empty: 3;
    readonly internal: 4;
};
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
    /** The commits that imported returns whose claims that excuses. */
    readonly imported: readonly ImportedReturns[];
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
/** What is said of files that hold no return, behind their number: `report has no result`, `reports have no result`. */
export interface Without {
    readonly one: string;
    readonly many: string;
}
/** How many files were expected to hold a return and hold none, so that nothing in them can be checked. */
export interface UncheckedFiles extends Without {
    readonly files: number;
}
/** Adds up the numbers of files of which the same is said. */
export declare function countUnchecked(all: readonly UncheckedFiles[]): readonly UncheckedFiles[];
/** A setting by which false claims can pass. */
export type Loosened = LoosenedRule | LeftOutReturns | LoosenedThreshold | LoosenedForm;
/** A kind of return that the base declares, and that the branch drops or reads less of. */
export interface LoosenedForm {
    readonly setting: 'forms';
    readonly by: string;
    readonly form: string;
    readonly isDropped: boolean;
}
/** A rule on claims that is off, or so mild that it cannot fail the run. */
export interface LoosenedRule {
    readonly setting: 'rules' | 'overrides';
    /** What sets it: a file, an input or an option. */
    readonly by: string;
    readonly rule: string;
    readonly level: Level;
    /** The patterns of the files for which it is so; absent for all files. */
    readonly paths?: readonly string[];
    /** The number of findings for which it is so; absent for all findings. */
    readonly findings?: number;
    /** Why, as the configuration says; absent if it does not. */
    readonly reason?: string;
}
/** Files with returns that are not checked. */
export interface LeftOutReturns {
    readonly setting: 'ignore' | 'paths';
    readonly by: string;
    /** The pattern that leaves them out; null if no pattern of `paths` selects them. */
    readonly pattern: string | null;
}
/** A threshold at which nothing fails. */
export interface LoosenedThreshold {
    readonly setting: 'fail-on';
    readonly by: string;
}
/** How a run compares with an earlier one, by finding fingerprints. */
export interface Trend {
    /** The earlier report, by its file name, and its commit; null if there was none. */
    readonly against: {
        readonly report: string;
        readonly revision: string | null;
    } | null;
    /** New findings: the earlier report does not have them. */
    readonly added: readonly Finding[];
    readonly fixed: readonly FixedFindingJson[];
    readonly unchanged: number;
    /** Unchanged findings whose severity or message changed. */
    readonly updated: readonly Finding[];
    /** Which of several reports was taken, and reasons to doubt the comparison, one sentence each. */
    readonly doubts: readonly string[];
}
/** The steps of document 002 that check a return, in order. The sixth step sums them up. */
export declare const STEPS: readonly ["structure", "fields", "status", "session", "artifacts"];
export type StepName = (typeof STEPS)[number];
/** The result of a step. `because` is the reason why a step could not run, or had nothing to compare the return with. */
export type Outcome = {
    readonly kind: 'passed';
} | {
    readonly kind: 'failed';
} | {
    readonly kind: 'unchecked';
    readonly because: 'no-return' | 'no-status' | 'no-session' | 'none-expected' | 'no-success' | 'no-artifacts' | 'unverifiable';
};
export interface Step {
    readonly name: StepName;
    readonly outcome: Outcome;
    /** The findings of its rules, errors first, then by place. */
    readonly remarks: readonly Remark[];
}
/** The results of the steps for one return. */
export interface Validation {
    readonly passed: boolean;
    /** The version that it was checked by. */
    readonly standard: Pick<Vocabulary, 'id' | 'family' | 'statuses' | 'open' | 'success' | 'isMarkdown' | 'structureInWords'>;
    /** The agent that should fix the return; null if no name is known. */
    readonly agent: string | null;
    /** The session id that the return must echo; null if none was given. */
    readonly expectedSession: string | null;
    /** The return found in the text: there is one, unless the first step failed. */
    readonly returns: readonly ReturnRecord[];
    readonly steps: readonly Step[];
}
