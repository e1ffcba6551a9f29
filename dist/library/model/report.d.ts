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
/** The number of returns with a status. */
export interface StatusCount {
    readonly status: string;
    readonly returns: number;
}
/** The base of the comparison. */
export interface Compared {
    /** Its name for people. */
    readonly base: string;
    /** The commit of that name; null if git could not read it. */
    readonly commit: string | null;
    /** The number of skipped returns that the change does not affect. */
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
    /** Absent if nothing was compared. Formats for programs only report the number of skipped returns. */
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
    /** The settings with which the configuration or the caller lets false claims pass; absent if there are none. */
    readonly loosened?: readonly Loosened[];
    /** Files that should hold a return and hold none; absent if there are none. */
    readonly unchecked?: readonly UncheckedFiles[];
    readonly counts: Counts;
    /** The returns of an agent branch that ended without success, which people must see. */
    readonly unsuccessful: readonly StatusCount[];
    readonly returns: readonly ReturnRecord[];
    readonly findings: readonly Finding[];
    /** For a shard: the data to merge its report with the others. Only the JSON report contains it. */
    readonly shard?: ShardRecord;
    /** The findings of other rules, if only some rules were requested. */
    readonly withheld?: readonly Finding[];
}
/** How a shard was checked, and its findings before the baseline. */
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
/** Exit status of the command line and of the action. Each outcome has its own, and an uncertain one is never 0. */
export declare const EXIT: {
    readonly passed: 0;
    readonly failed: 1;
    readonly usage: 2;
    readonly empty: 3;
    readonly internal: 4;
};
/** The result of checking files: all data to complete the run, for all of its files or those of a shard. */
export interface RunPart {
    /** Files that hold a return, or should. */
    readonly holding: number;
    /** The other files with returns, which a narrowed run skipped, and those returns. */
    readonly skippedFiles: number;
    readonly skippedReturns: number;
    /** Sorted by file, then index. */
    readonly returns: readonly ReturnRecord[];
    /** Sorted with `byPlace`. Findings that the compared change did not add are marked. */
    readonly findings: readonly Finding[];
    /** The findings that no baseline may hide. */
    readonly unhideable: ReadonlySet<Finding>;
    /** The places where a baseline may not hide findings of rules on the run. */
    readonly unhideablePlaces: readonly UnhideablePlace[];
    /** The returns that an agent branch adds, unless they are copies; in the order of `returns`. */
    readonly candidates: readonly CandidateReturn[];
    /** The contents of unchanged returns, as far as the candidates need them. */
    readonly copied: readonly string[];
    /** Files that the change moved away; null if no return needs them. */
    readonly movedAway: ReadonlySet<string> | null;
    /** The files with returns that the compared change deleted; null if unknown. */
    readonly deletedReturns: DeletedReturns | null;
    /** The first two files with returns, of base or checked tree, in the folder of each changed file. */
    readonly returnsIn: ReadonlyMap<string, readonly string[]>;
    /** The number of files that should hold a return and hold none. */
    readonly unchecked: readonly UncheckedFiles[];
    /** The commits that imported returns, which excuses their claims. */
    readonly imported: readonly ImportedReturns[];
}
/** A return, or a whole file, that may be new to the baseline. */
export interface UnhideablePlace {
    readonly file: string;
    readonly index: number | null;
    /** The findings that may be new: all, or only those about the truth of the return. */
    readonly what: 'all' | 'truth';
}
export interface CandidateReturn extends AddedReturn {
    /** A digest. */
    readonly content: string;
}
/** The words after the number of files without a return: `report has no result`, `reports have no result`. */
export interface Without {
    readonly one: string;
    readonly many: string;
}
/** The number of files that should hold a return and hold none, so that nothing in them can be checked. */
export interface UncheckedFiles extends Without {
    readonly files: number;
}
/** Adds up the numbers of files with the same words. */
export declare function countUnchecked(all: readonly UncheckedFiles[]): readonly UncheckedFiles[];
/** A setting by which false claims can pass. */
export type Loosened = LoosenedRule | LeftOutReturns | LoosenedThreshold | LoosenedForm;
/** A form that the base declares, and that the branch drops or narrows. */
export interface LoosenedForm {
    readonly setting: 'forms';
    readonly by: string;
    readonly form: string;
    readonly isDropped: boolean;
}
/** A rule on claims that is off, or too mild to fail the run. */
export interface LoosenedRule {
    readonly setting: 'rules' | 'overrides';
    /** Where it is set: a file, an input or an option. */
    readonly by: string;
    readonly rule: string;
    readonly level: Level;
    /** The patterns of the files that it applies to; absent for all files. */
    readonly paths?: readonly string[];
    /** The number of findings that it applies to; absent for all findings. */
    readonly findings?: number;
    /** The reason in the configuration; absent if it gives none. */
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
/** The comparison with an earlier run, by the fingerprints of findings. */
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
    /** Which of several reports was used, and reasons to doubt the comparison, one sentence each. */
    readonly doubts: readonly string[];
}
/** The steps of document 002 that check a return, in order. The sixth step summarizes them. */
export declare const STEPS: readonly ["structure", "fields", "status", "session", "artifacts"];
export type StepName = (typeof STEPS)[number];
/** The result of a step. `because` is the reason why a step could not run, or had nothing to compare with. */
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
    /** The return in the text: there is one, unless the first step failed. */
    readonly returns: readonly ReturnRecord[];
    readonly steps: readonly Step[];
}
