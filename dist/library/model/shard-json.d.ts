import type { BaselineEntry } from './baseline.js';
import type { Claim, VerifiedClaim, Verdict } from './claim.js';
import type { BranchDemand, DeletedReturns, HashOf, TaskBoxes } from './context.js';
import type { Excerpt, MissingFields } from './finding.js';
import type { Fix } from './fix.js';
import type { CandidateReturn, UnhideablePlace } from './run-part.js';
import type { Range } from './position.js';
import type { ReturnGroup } from './return-group.js';
import type { Loosened } from './loosened.js';
import type { Level, Severity } from './severity.js';
import type { ShardSettings } from './shard.js';
import type { UncheckedFiles } from './unchecked.js';
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
    readonly levels: Readonly<Record<string, Level>>;
    readonly overrides: readonly {
        readonly paths: readonly string[];
        /** Fingerprints; absent if the levels apply to all findings in the files. */
        readonly findings?: readonly string[];
        readonly levels: Readonly<Record<string, Level>>;
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
export interface FindingMore {
    readonly property?: MissingFields;
    readonly untrue?: true;
    readonly lowered?: true;
    readonly excerpt?: Excerpt;
    readonly fix?: Fix;
    /** No baseline may hide it. */
    readonly unknowable?: true;
}
