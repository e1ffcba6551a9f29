import type { StaleBaseline } from './baseline.js';
import type { JudgedClaim } from './claim.js';
import type { Form } from './document.js';
import type { Range } from './position.js';
import type { Severity } from './severity.js';
/** What an agent branch must add: a return with a final status, or with a status of success. */
export declare const BRANCH_DEMANDS: readonly ["final", "success"];
export type BranchDemand = (typeof BRANCH_DEMANDS)[number];
/** What depends on the moment and the caller: handed in, never fetched inside. */
export interface Context {
    /** The clock, milliseconds since 1970 UTC. */
    readonly now: number;
    /** How old an `in_progress` return may be, milliseconds. */
    readonly staleAfter: number;
    /** Step 4 of document 002: the session id that the checked return must echo; null if none was given. */
    readonly expectedSession: string | null;
    /** The files whose returns must echo it: those that changed, where any did; null for all. */
    readonly expectedIn: ReadonlySet<string> | null;
    /** The agents that exist, from the configuration; null without a list. */
    readonly agents: readonly string[] | null;
    /** The tracked roadmap; null where none is tracked. */
    readonly roadmap: Roadmap | null;
    /** What differs from the base; null if nothing is compared. */
    readonly changes: Changes | null;
    /** What fails: all findings, or only those that the changes added. */
    readonly answersFor: 'all' | 'changes';
    readonly ifNoReturns: Severity | 'ignore';
    /** The checked branch, if it must change a return; null if it need not. */
    readonly agentBranch: string | null;
    /** What a return that it adds has to say: that the work ended, or that it succeeded. */
    readonly agentBranchRequires: BranchDemand;
    /** The settings that only some families of returns have, by name; without those that are not set. */
    readonly familySettings: ReadonlyMap<string, string>;
    /** Whether a file may change without a return that claims it, from the configuration; null where none may. */
    readonly mayBeUnclaimed: ((path: string) => boolean) | null;
    /** The form of the agent's last message, which a hook passes beside the return that the agent wrote into a file; null if none is known. */
    readonly lastMessage: MessageForm | null;
    /** The agent that was called: every output names it, whatever the return says. Null if the caller names none. */
    readonly calledAgent: string | null;
    /** In what state the return is checked. */
    readonly stage: Stage;
}
/** What a message is: text, JSON, or text with JSON in it that belongs into the return. */
export type MessageForm = 'text' | 'json' | 'json-in-text';
/** `committed`; `on-disk`: the agent may still be at work; `ended`: on disk, and the agent has stopped. */
export type Stage = 'committed' | 'on-disk' | 'ended';
/** What rules on the whole run know of it. Whoever completes a run in shards must know it, too. */
export type RunContext = Pick<Context, 'ifNoReturns' | 'changes' | 'agentBranch' | 'agentBranchRequires' | 'mayBeUnclaimed' | 'lastMessage'>;
/** The text of the roadmaps of a project together, or the first of them that is too large to be read, in bytes. */
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
    /** Of the changed ones those that were not there before; without it any may be. */
    readonly added?: ReadonlySet<string> | undefined;
    /** Of the changed ones those that hold what they held before: only their mode differs. Without it none is known. */
    readonly sameContent?: ReadonlySet<string>;
    /** Of the changed ones those that hold what a path held that is gone, with that path; without it none is known. */
    readonly moved?: ReadonlyMap<string, string> | undefined;
    /** Of the deleted ones those whose file stands, or may stand, elsewhere now, edited or not; without it none is known. */
    readonly movedAway?: ReadonlySet<string> | undefined;
    /** Where a submodule, if one is there, was none in the base: the entry is new, or its name in `.gitmodules`. Without it, all of `changed`. */
    readonly newSubmodules?: ReadonlySet<string>;
    /** History is too shallow to tell where a branch left its base: what the base changed since then counts, too. */
    readonly approximate?: boolean;
}
/** A checked return, reduced to what the rest of a run needs. */
export interface ReturnRecord {
    readonly file: string;
    readonly index: number;
    /** 1-based line where the return starts. */
    readonly line: number;
    readonly standard: string;
    readonly status: string | null;
    /** Its claims weigh as those of a success: its status is one, or one that the version does not know. */
    readonly success: boolean;
    /** The version has no such status. */
    readonly foreignStatus?: true;
    readonly agent: string | null;
    readonly session: string | null;
    /** The names from the orchestrator down to the agent; empty where the return gives no such list. */
    readonly delegation: readonly string[];
    /** When the agent started, as the return says; null where it does not. */
    readonly startedAt: string | null;
    readonly claims: readonly JudgedClaim[];
    /** The hashes that it states; absent where its version has no fields for any. */
    readonly hashes?: readonly HashOf[];
    /** The compared change added the return, or changed its status or its claims. */
    readonly restated: boolean;
    /** Where it says that its self-check passed; left out where it does not. */
    readonly selfCheck?: Range;
    /** It says both that its self-check passed and that it failed. */
    readonly selfCheckFailed?: true;
    /** The boxes under its tasks; left out where it has no tasks with boxes. */
    readonly boxes?: TaskBoxes;
    /** The risks that it calls CRITICAL, in its words: document 004 asks that they are shown to people. */
    readonly criticalRisks?: readonly string[];
    /** It tells of several tasks and need not say what was made, or of what is to be done, so it is no answer to a demand for a return. */
    readonly reduced: boolean;
}
/** How many boxes under the tasks of a return are ticked, and how many are open. */
export interface TaskBoxes {
    readonly ticked: number;
    readonly open: number;
    /** Where the first open one is; where the return begins, if none is. */
    readonly range: Range;
}
/** A hash in a field of a return. */
export interface HashOf {
    readonly field: string;
    readonly value: string;
    readonly range: Range;
}
/** A return that a branch added, or whose content it changed: not its place, its mode or its white space alone. */
export interface BroughtReturn {
    readonly file: string;
    readonly index: number;
    readonly status: string | null;
    /** `final`: the work ended without success. `open`: it goes on, or its version does not know the status, or it has none. */
    readonly outcome: 'success' | 'final' | 'open';
    /** A part of it that may hold claims could not be read. */
    readonly unread?: true;
    /** None of its claims is proved. */
    readonly unproved?: true;
}
/** A file that is checked by itself, and how it is read. */
export interface SingleFile {
    readonly file: string;
    readonly form: Form;
    /** What such a return in Markdown is called; null if nothing more precise than `return`. */
    readonly noun: string | null;
    /** How many findings it has. */
    readonly findings: number;
}
/** The whole run as rules on it see it. */
export interface RunSubject {
    readonly files: number;
    readonly returns: readonly ReturnRecord[];
    /** Entries of the baseline that no longer occur; null where there are none, or none was used. */
    readonly stale: StaleBaseline | null;
    /** Whether a file holds a return of any version, also of one that has not the rule. */
    readonly holdsReturn?: (file: string) => boolean;
    /** The file that is one return, where one was handed over by itself. */
    readonly single?: SingleFile | null;
    /** The files with returns that the compared change deleted, where it left none; null, or absent, where it did not. */
    readonly deletedReturns?: readonly string[] | null;
    /** The returns that an agent branch adds; null if that is not asked, or what the base held is not known. */
    readonly brought: readonly BroughtReturn[] | null;
}
