import type { Claim, ClaimKind, Verdict, VerdictName, VerifiedClaim } from './claim.js';
import type { CandidateReturn, Loosened, UncheckedFiles, UnhideablePlace } from './report.js';
import type { BaselineEntry, Excerpt, Finding, Level, Severity } from './finding.js';
import type { BranchDemand, DeletedReturns, HashOf, ImportedReturns, ReturnGroup, TaskBoxes } from './context.js';
import type { Range } from './pointer.js';
import type { Json } from './json.js';
/** The verdict on a claim (the README explains each). */
export type { ClaimKind, VerdictName } from './claim.js';
/** The severity of a finding. */
export type SeverityName = Severity;
/** The JSON report, `return-gate/report@1`. */
export interface ReportJson {
    readonly schema: 'return-gate/report@1';
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly source: {
        readonly kind: 'commit' | 'workspace';
        /** The checked commit, hexadecimal. */
        readonly revision: string | null;
        /** The project root's place in its repository. */
        readonly root: string;
        readonly shard: string | null;
    };
    readonly conclusion: 'passed' | 'failed' | 'empty';
    readonly counts: {
        readonly files: number;
        readonly returns: number;
        readonly claims: number;
        readonly errors: number;
        readonly warnings: number;
        readonly notices: number;
        /** Findings that are in the baseline. */
        readonly baselined: number;
        /** Findings that existed before the checked change. */
        readonly preexisting: number;
        /** Returns that the change does not concern and that were skipped; absent if there are none. */
        readonly passedOver?: number;
        readonly verdicts: Readonly<Record<VerdictName, number>>;
    };
    /** By what the configuration or the caller lets false claims pass; absent if by nothing, and under a policy. */
    readonly loosened?: readonly LoosenedJson[];
    readonly returns: readonly ReturnJson[];
    readonly findings: readonly FindingJson[];
    /** For a shard: what `return-gate merge` needs besides the rest. */
    readonly shard?: ShardJson;
    /** Only if an earlier report was requested. */
    readonly trend?: TrendJson;
}
/** A setting by which false claims can pass. */
export type LoosenedJson = Loosened;
export interface ReturnJson {
    /** Relative to the project root. */
    readonly file: string;
    /** 0-based, in its file. */
    readonly index: number;
    /** 1-based line where it starts. */
    readonly line: number;
    readonly standard: string;
    readonly status: string | null;
    readonly agent: string | null;
    readonly session: string | null;
    /** The names from the orchestrator down to the agent. */
    readonly delegation: readonly string[];
    /** When the agent started, as the return says. */
    readonly startedAt: string | null;
    readonly claims: readonly ClaimJson[];
    /** How many of its lines name files and claim none, since they say that these are planned or not in git; absent if there are none. */
    readonly hedged?: number;
    /** The risks that it calls CRITICAL, at most 20; absent if there are none. */
    readonly criticalRisks?: readonly string[];
    /** It is in an archive: whether only its claims were checked, or its form, too. Absent for other returns. */
    readonly archived?: 'claims' | 'all';
}
export interface ClaimJson {
    /** What is claimed: a path, a commit id, a count in words. */
    readonly path: string;
    /** A JSON pointer, relative to the return. */
    readonly pointer: string;
    readonly type: string | null;
    readonly verdict: VerdictName;
    /** Bytes. */
    readonly size: number | null;
    /** Where the file is instead. */
    readonly foundAt: string | null;
    readonly detail: string | null;
    readonly kind: ClaimKind;
}
export interface FindingJson {
    readonly rule: string;
    readonly severity: SeverityName;
    readonly message: string;
    readonly recommendation: string;
    /** Relative to the project root; null for a finding of the run. */
    readonly file: string | null;
    readonly index: number | null;
    readonly pointer: string | null;
    /** Lines and columns count from 1, columns in UTF-16 units; the end is the column after the last. */
    readonly startLine: number | null;
    readonly startColumn: number | null;
    readonly endLine: number | null;
    readonly endColumn: number | null;
    /** Stable across edits elsewhere in the file, and across archiving. */
    readonly fingerprint: string;
    readonly baselined: boolean;
    /** It existed before the checked change, and does not fail the run. */
    readonly preexisting: boolean;
    /** Why it is known, or has another severity. */
    readonly reason?: string;
}
/** How the run compares with an earlier one, by the fingerprints of findings. */
export interface TrendJson {
    /** The earlier report, by its file name; null if there was none. */
    readonly against: {
        readonly report: string;
        readonly revision: string | null;
    } | null;
    /** The fingerprints of this run's findings that the earlier report does not have, each as often as it is new. */
    readonly new: readonly string[];
    /** The earlier report's findings that this run does not have. */
    readonly mended: readonly FixedFindingJson[];
    /** How many findings are in both. */
    readonly unchanged: number;
    /** Which of several reports was taken, and reasons to doubt the comparison, one sentence each. */
    readonly doubts: readonly string[];
}
/** A finding of the earlier report: `startLine` is where it was there. */
export interface FixedFindingJson extends Pick<FindingJson, 'rule' | 'severity' | 'message' | 'file' | 'index' | 'startLine' | 'fingerprint'> {
    /** Its file was deleted, or contains no return any more. */
    readonly gone: boolean;
}
/** What the JSON report of a shard has besides the usual fields: all that merging it with the other shards needs. */
export interface ShardJson {
    /** Milliseconds since 1970 UTC. */
    readonly clock: number;
    readonly settings: ShardSettings;
    readonly digests: TermsDigests;
    /** Only in the first shard: the others have its digests. */
    readonly terms: TermsJson | null;
    readonly passedOver: number;
    readonly returnsPassedOver: number;
    readonly unknowablePlaces: readonly UnhideablePlace[];
    readonly candidates: readonly CandidateReturn[];
    readonly copied: readonly string[];
    readonly movedAway: readonly string[] | null;
    readonly deletedReturns: DeletedReturns | null;
    readonly returnsIn: readonly {
        readonly folder: string;
        readonly files: readonly string[];
    }[];
    /** Absent if there are none. */
    readonly unchecked?: readonly UncheckedFiles[];
    /** Absent if there are none. */
    readonly imported?: readonly ImportedReturns[];
    /** As many as the report has returns, in the same order. */
    readonly returns: readonly ReturnMore[];
    /** As many as the report has findings, in the same order. */
    readonly findings: readonly FindingMore[];
}
/** Digests of the data that completes a run, SHA-256 in hexadecimal: of the compared changes, the baseline, and the rest. */
export interface TermsDigests {
    readonly changes: string;
    readonly baseline: string;
    readonly rules: string;
}
/** The data that completes a run. */
export interface TermsJson {
    /** Ids of the versions that returns are checked by. */
    readonly standards: readonly string[];
    /** The forms that the project declares, as data; absent if there are none. */
    readonly forms?: readonly object[];
    readonly levels: Readonly<Record<string, Level>>;
    readonly overrides: readonly {
        readonly paths: readonly string[];
        /** Fingerprints; absent if the levels apply to all findings in the files. */
        readonly findings?: readonly string[];
        readonly levels: Readonly<Record<string, Level>>;
        readonly reason?: string;
    }[];
    readonly failOn: Severity | 'never';
    readonly ifNoReturns: Severity | 'ignore';
    readonly agentBranch: string | null;
    readonly agentBranchRequires: BranchDemand;
    readonly changes: ChangesJson | null;
    readonly baseline: BaselineJson | null;
    /** Absent if there are none. */
    readonly loosened?: readonly Loosened[];
}
export interface ChangesJson {
    readonly base: string;
    readonly commit: string | null;
    readonly isBaseRead: boolean;
    readonly changed: readonly string[];
    readonly deleted: readonly string[];
    readonly added: readonly string[] | null;
    readonly moved: readonly (readonly [string, string])[] | null;
    readonly movedAway: readonly string[] | null;
    readonly approximate: boolean;
    /** The changed and deleted files that need no return to claim them. */
    readonly unclaimed: readonly string[];
}
export interface BaselineJson {
    readonly file: string;
    readonly reach: 'everything' | 'unless-restated' | 'left-alone';
    readonly whole: boolean;
    readonly entries: readonly (BaselineEntry & {
        readonly line: number;
    })[];
    /** Null if the entries hide findings, too. */
    readonly hiding: readonly BaselineEntry[] | null;
    /** It hides no finding of a rule without which a false claim could pass; absent if it may. */
    readonly hidesNoClaims?: true | undefined;
}
/** What is known of a return besides what the report says; an absent field means false or none. */
export interface ReturnMore {
    /** Who committed it, if one of its claims is false and no agent is named. */
    readonly author?: string;
    readonly success?: true;
    readonly foreignStatus?: true;
    readonly restated?: true;
    readonly reduced?: true;
    readonly selfCheck?: Range;
    readonly selfCheckFailed?: true;
    readonly hashes?: readonly HashOf[];
    readonly boxes?: TaskBoxes;
    readonly group?: ReturnGroup;
    readonly named?: readonly string[];
    /** By index in the return's claims. */
    readonly claims?: Readonly<Record<string, ClaimMore>>;
}
export interface ClaimMore extends Pick<VerifiedClaim, 'weight' | 'touched'> {
    readonly claim?: Pick<Claim, 'base' | 'deletes' | 'alternative'>;
    readonly verdict?: Partial<Pick<Verdict, 'blank' | 'isReturn' | 'by' | 'byChange' | 'commit' | 'submodule'>>;
}
export interface FindingMore extends Pick<Finding, 'property' | 'untrue' | 'lowered' | 'unread' | 'fix'> {
    readonly excerpt?: Excerpt;
    /** No baseline may hide it. */
    readonly unknowable?: true;
}
/** One of several parts of a run's files, counted from 1. */
export interface Shard {
    readonly part: number;
    readonly parts: number;
}
/** The caller's settings, by option name, each value as text: all shards of a run have the same. */
export type ShardSettings = Readonly<Record<string, string>>;
/** `2/16`. */
export declare function shardName({ part, parts }: Shard): string;
/** The largest JSON report that is read, in bytes: one of 500,000 returns is smaller, and V8 cannot hold a string twice as long. */
export declare const MAX_REPORT_SIZE: number;
/** The text of a report, and the name of its file in messages. */
export interface ReportFile {
    readonly name: string;
    readonly text: string;
}
/** A report file whose text could not be read. */
export interface UnreadFile {
    readonly name: string;
    /** The rest of a sentence that starts with its name: `is not a regular file`. */
    readonly problem: string;
}
/** Thrown if a text is not the report that its reader needs. The message continues the file's name, or a line and column in it. */
export declare class UnfitReport extends Error {
    /** `12:5`; null for the whole file. */
    readonly place: string | null;
    constructor(message: string, 
    /** `12:5`; null for the whole file. */
    place?: string | null);
}
/** The required form of a report, and how it is read. */
export interface ReportForm<T> {
    /** Returns the error for a text that is not JSON. */
    readonly notJson: (text: string) => UnfitReport;
    /** Returns the part of the report's value that the reader needs. Throws `UnfitReport`. */
    readonly take: (value: Json) => T;
}
/** Returns the report in a form, or the error in the file or its text. */
export declare function readReport<T extends object>(file: ReportFile | UnreadFile, { notJson, take }: ReportForm<T>): T | UnreadFile;
