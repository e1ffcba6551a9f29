import type { Claim, ClaimKind, Verdict, VerdictName, VerifiedClaim } from './claim.js';
import type { CandidateReturn, Counts, Loosened, Report, Trend, UncheckedFiles, UnhideablePlace } from './report.js';
import type { BaselineEntry, Excerpt, Finding, KnownFindings, Level, Severity } from './finding.js';
import type { BranchDemand, DeletedReturns, ImportedReturns, ReturnRecord } from './context.js';
/** The verdict on a claim (the README explains each). */
export type { ClaimKind, VerdictName } from './claim.js';
/** The severity of a finding. */
export type { Severity as SeverityName } from './finding.js';
/** The JSON report, `return-gate/report@1`. */
export interface ReportJson extends Pick<Report, 'tool' | 'source' | 'conclusion' | 'loosened'> {
    readonly schema: 'return-gate/report@1';
    readonly counts: Counts & {
        /** Skipped returns that the change does not affect; absent if there are none. */
        readonly passedOver?: number;
    };
    readonly returns: readonly ReturnJson[];
    readonly findings: readonly FindingJson[];
    /** For a shard: what `return-gate merge` needs besides the rest. */
    readonly shard?: ShardJson;
    /** Only if an earlier report was given. */
    readonly trend?: TrendJson;
}
export interface ReturnJson extends Pick<ReturnRecord, 'file' | 'index' | 'line' | 'standard' | 'status' | 'agent' | 'session' | 'delegation' | 'startedAt' | 'hedged' | 'criticalRisks' | 'archived'> {
    readonly claims: readonly ClaimJson[];
}
export interface ClaimJson extends Pick<Claim, 'path' | 'pointer' | 'type'>, Pick<Verdict, 'size' | 'foundAt' | 'detail'> {
    readonly verdict: VerdictName;
    readonly kind: ClaimKind;
}
export interface FindingJson extends Pick<Finding, 'rule' | 'severity' | 'message' | 'recommendation' | 'file' | 'index' | 'pointer' | 'fingerprint' | 'baselined' | 'preexisting' | 'reason'> {
    /** Lines and columns count from 1, columns in UTF-16 units; the end is the column after the last. */
    readonly startLine: number | null;
    readonly startColumn: number | null;
    readonly endLine: number | null;
    readonly endColumn: number | null;
}
/** The comparison with an earlier run, by the fingerprints of findings. */
export interface TrendJson extends Pick<Trend, 'against' | 'unchanged' | 'doubts'> {
    /** The fingerprints of this run's findings that the earlier report does not have, each as often as it is new. */
    readonly new: readonly string[];
    /** The earlier report's findings that this run does not have. */
    readonly mended: readonly FixedFindingJson[];
}
/** A finding of the earlier report: `startLine` is where it was there. */
export interface FixedFindingJson extends Pick<FindingJson, 'rule' | 'severity' | 'message' | 'file' | 'index' | 'startLine' | 'fingerprint'> {
    /** True if its file was deleted, or no longer contains a return. */
    readonly gone: boolean;
}
/** The fields that only a shard's report has: all data to merge it with the other shards. */
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
    /** Ids of the versions that check returns. */
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
export interface BaselineJson extends Omit<KnownFindings, 'hiding'> {
    /** Null if the entries hide findings too. */
    readonly hiding: readonly BaselineEntry[] | null;
}
/** The facts about a return besides the report's; an absent field means false or none. */
export interface ReturnMore extends Partial<Omit<ReturnRecord, keyof ReturnJson>> {
    /** By index in the return's claims. */
    readonly claims?: Readonly<Record<string, ClaimMore>>;
}
export interface ClaimMore extends Pick<VerifiedClaim, 'weight' | 'touched'> {
    readonly claim?: Pick<Claim, 'base' | 'deletes' | 'alternative'>;
    readonly verdict?: Partial<Pick<Verdict, 'blank' | 'isReturn' | 'by' | 'byChange' | 'commit' | 'submodule'>>;
}
export interface FindingMore extends Pick<Finding, 'property' | 'untrue' | 'lowered' | 'unread' | 'fix'> {
    readonly excerpt?: Excerpt;
    /** Set if no baseline may hide it. */
    readonly unknowable?: true;
}
/** One part of a run's files, counted from 1. */
export interface Shard {
    readonly part: number;
    readonly parts: number;
}
/** The caller's settings, by option name, each value as text: all shards of a run have the same. */
export type ShardSettings = Readonly<Record<string, string>>;
/** `2/16`. */
export declare function shardName({ part, parts }: Shard): string;
/** The largest JSON report that is read, in bytes: one of 500,000 returns is smaller, and V8 limits strings. */
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
