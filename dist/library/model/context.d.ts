import type { Severity, StaleBaseline } from './finding.js';
import type { VerifiedClaim } from './claim.js';
import type { Form } from './document.js';
import type { Range } from './pointer.js';
/** What an agent branch must add: a return with a final status, or with a status of success. */
export declare const BRANCH_DEMANDS: readonly ["final", "success"];
export type BranchDemand = (typeof BRANCH_DEMANDS)[number];
/** The facts that depend on the time and the caller. It is passed in, never fetched inside. */
export interface Context {
    /** The clock, milliseconds since 1970 UTC. */
    readonly now: number;
    /** How old an `in_progress` return may be, milliseconds. */
    readonly staleAfter: number;
    /** Step 4 of document 002: the session id that the checked return must echo; null if none was given. */
    readonly expectedSession: string | null;
    /** The files whose returns must echo it: the changed ones, if any changed; null for all. */
    readonly expectedIn: ReadonlySet<string> | null;
    /** The agents that exist, from the configuration; null without a list. */
    readonly agents: readonly string[] | null;
    /** The tracked roadmap; null if none is tracked. */
    readonly roadmap: Roadmap | null;
    /** What differs from the base; null if nothing is compared. */
    readonly changes: Changes | null;
    /** Which findings fail the run: all, or only those that the change added. */
    readonly failOnScope: 'all' | 'changes';
    readonly ifNoReturns: Severity | 'ignore';
    /** The checked branch, if it must change a return; null if it need not. */
    readonly agentBranch: string | null;
    /** What a return that the branch adds must report: that the work ended, or that it succeeded. */
    readonly agentBranchRequires: BranchDemand;
    /** The settings that only some return families have, by name; without unset ones. */
    readonly familySettings: ReadonlyMap<string, string>;
    /** Returns true if a file may change without a return that claims it, from the configuration; null if none may. */
    readonly mayBeUnclaimed: ((path: string) => boolean) | null;
    /** The form of the agent's last message, which a hook passes with the agent's return; null if unknown. */
    readonly lastMessage: MessageForm | null;
    /** The agent that was called, which every output names; null if the caller names none. */
    readonly calledAgent: string | null;
    /** When the return is checked. */
    readonly stage: Stage;
}
/** The form of a message: text, JSON, or text with JSON in it that belongs in the return. */
export type MessageForm = 'text' | 'json' | 'json-in-text';
/** `committed`; `on-disk`: the agent may still be at work; `ended`: on disk, and the agent has stopped. */
export type Stage = 'committed' | 'on-disk' | 'ended';
/** The part of the context that rules on the whole run use. Code that completes a run in shards must have it, too. */
export type RunContext = Pick<Context, 'ifNoReturns' | 'changes' | 'agentBranch' | 'agentBranchRequires' | 'mayBeUnclaimed' | 'lastMessage'>;
/** The joined text of a project's roadmaps, or the first of them that is too large to read, with its size in bytes. */
export type Roadmap = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'too-large';
    readonly file: string;
    readonly size: number;
    readonly limit: number;
};
/** The paths that differ between the base and the checked tree, relative to the project root. */
export interface Changes {
    readonly base: string;
    /** Added or modified. */
    readonly changed: ReadonlySet<string>;
    readonly deleted: ReadonlySet<string>;
    /** The changed paths that did not exist before; if absent, any of them may be new. */
    readonly added?: ReadonlySet<string> | undefined;
    /** The changed paths with unchanged content: only their mode differs. If absent, none is known. */
    readonly sameContent?: ReadonlySet<string>;
    /** The changed paths whose content comes from a deleted path, with that path; if absent, none is known. */
    readonly moved?: ReadonlyMap<string, string> | undefined;
    /** The deleted paths whose file is, or may be, at another path now; if absent, none is known. */
    readonly movedAway?: ReadonlySet<string> | undefined;
    /** Paths where a submodule would be new: its entry, or its name in `.gitmodules`. If absent, all of `changed`. */
    readonly newSubmodules?: ReadonlySet<string>;
    /** True if history is too shallow to find the branch point: later changes of the base are then included. */
    readonly approximate?: boolean;
}
/** A checked return, reduced to what the rest of the run needs. */
export interface ReturnRecord {
    readonly file: string;
    readonly index: number;
    /** 1-based line where the return starts. */
    readonly line: number;
    readonly standard: string;
    readonly status: string | null;
    /** True if its claims count as those of a success: its status is a success, or unknown to the version. */
    readonly success: boolean;
    /** Set if the version does not know its status. */
    readonly foreignStatus?: true;
    readonly agent: string | null;
    /** The author of its commit, known only if a claim is false and no agent is named in it or next to it. */
    readonly author?: string;
    readonly session: string | null;
    /** The names from the orchestrator down to the agent; empty if the return gives no such list. */
    readonly delegation: readonly string[];
    /** When the agent started, as the return says; null if it does not. */
    readonly startedAt: string | null;
    readonly claims: readonly VerifiedClaim[];
    /** The hashes that the return gives; absent if its version has no fields for hashes. */
    readonly hashes?: readonly HashOf[];
    /** True if the compared change added the return, or changed its status or its claims. */
    readonly restated: boolean;
    /** Where it says that its self-check passed; absent if it does not. */
    readonly selfCheck?: Range;
    /** Set if it reports its self-check both as passed and as failed. */
    readonly selfCheckFailed?: true;
    /** The checkboxes under its tasks; absent if there are none. */
    readonly boxes?: TaskBoxes;
    /** Files that the compared change deleted and that its text names, claimed or not; absent if there are none. */
    readonly named?: readonly string[];
    /** Its group; absent if its version has none. */
    readonly group?: ReturnGroup;
    /** The number of its lines that name files as planned or not in git, and so claim none; absent if there are none. */
    readonly hedged?: number;
    /** The risks that it calls CRITICAL, in its words: document 004 requires that people see them. */
    readonly criticalRisks?: readonly string[];
    /** True if it covers several tasks or lists future work: such a return does not count as a required one. */
    readonly reduced: boolean;
    /** For a return in an archive: the checked part. Absent for other returns. */
    readonly archived?: ArchivedCheck;
}
/** What is checked of a return in an archive that the compared change does not touch: its claims, or everything. */
export declare const ARCHIVED_CHECKS: readonly ["claims", "all"];
export type ArchivedCheck = (typeof ARCHIVED_CHECKS)[number];
/** The numbers of ticked and open checkboxes under the tasks of a return. */
export interface TaskBoxes {
    readonly ticked: number;
    readonly open: number;
    /** The place of the first open one; of the return's start if there is none. */
    readonly range: Range;
}
/** A hash in a field of a return. */
export interface HashOf {
    readonly field: string;
    readonly value: string;
    readonly range: Range;
}
/** A return that a branch added or whose content it changed, apart from path, mode and white space. */
export interface AddedReturn {
    readonly file: string;
    readonly index: number;
    readonly status: string | null;
    /** `final`: the work ended without success. `open`: the work goes on, or the status is missing or unknown to the version. */
    readonly outcome: 'success' | 'final' | 'open';
    /** Set if a part of it that may hold claims could not be read. */
    readonly unread?: true;
    /** Set if none of its claims is confirmed. */
    readonly unproved?: true;
}
/** A file that is checked by itself, and how it is read. */
export interface SingleFile {
    readonly file: string;
    readonly form: Form;
    /** The name of such a return in Markdown; null if it is simply a `return`. */
    readonly noun: string | null;
    /** How many findings it has. */
    readonly findings: number;
}
/** A file with returns that the compared change deleted and did not move. */
export interface DeletedReturn {
    readonly file: string;
    /** True if document 001 asks for the deletion: it is a metadata file whose claims held at the base. */
    readonly isExpected: boolean;
}
/** The changes to the base's returns. */
export interface DeletedReturns {
    /** Sorted by path. */
    readonly files: readonly DeletedReturn[];
    /** True if no file with a return is left because of them. */
    readonly isAll: boolean;
}
/** A commit that added many returns at once, so that git cannot date their claims. */
export interface ImportedReturns {
    readonly commit: string;
    readonly returns: number;
}
/** The whole run, as seen by rules on it. */
export interface RunSubject {
    readonly files: number;
    readonly returns: readonly ReturnRecord[];
    /** Baseline entries that no longer occur; null if there are none, or no baseline was used. */
    readonly stale: StaleBaseline | null;
    /** Returns true if a file holds a return of any version, even of one without the rule. */
    readonly holdsReturn?: (file: string) => boolean;
    /** The file that is one return, if one was passed by itself. */
    readonly single?: SingleFile | null;
    /** The files with returns that the compared change deleted; null or absent if unknown. */
    readonly deletedReturns?: DeletedReturns | null;
    /** The commits that imported returns, which excuses their claims; absent if there are none. */
    readonly imported?: readonly ImportedReturns[];
    /** The first two files with returns, of the base or the checked tree, in or below each folder of a changed return. */
    readonly returnsIn?: ReadonlyMap<string, readonly string[]>;
    /** The returns that an agent branch adds; null if that is not required, or the content of the base is unknown. */
    readonly addedReturns: readonly AddedReturn[] | null;
}
/** Returns true if a change added a file, rather than only moving it. */
export declare function isAdded(file: string, changes: Changes | null): boolean;
/** Returns true if a change touches the content of a file. Moving it does; changing only its mode does not. */
export declare function isTouched(file: string, changes: Changes | null): boolean;
/** A group of returns, such as the epic of a story. */
export interface ReturnGroup {
    /** What the groups are, in the singular: `epic`. */
    readonly by: string;
    readonly name: string;
}
/** The author of a claim, and how it is known: from the return itself, a return next to it, or its commit. */
export interface Accused {
    readonly name: string;
    readonly by: 'return' | 'beside' | 'author';
}
/**
 * Returns a function that returns the agent of a return. A return without one has the agent of the returns in its
 * folder, if these name only one, or else the author of its commit, if known. Null if there is no name.
 */
export declare function accusedIn(returns: readonly Pick<ReturnRecord, 'file' | 'agent'>[]): (record: Pick<ReturnRecord, 'file' | 'agent' | 'author'>) => Accused | null;
