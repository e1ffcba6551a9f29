import type { Pointer } from './pointer.js';
import type { Severity } from './severity.js';
/**
 * What is claimed: a file, a memory store's observation, a commit, how far a plan is done, a total that can be counted, or that a
 * file was deleted.
 */
export declare const CLAIM_KINDS: readonly ["file", "observation", "commit", "progress", "count", "deletion"];
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** What became of a claimed path. */
export declare const FILE_VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable"];
/** The same, and how claims of other kinds compare with what the tree holds. */
export declare const VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable", "agrees", "behind", "other-total", "no-plan", "differs", "not-countable", "deleted"];
export type VerdictName = (typeof VERDICTS)[number];
/** How many claims of one return are looked at: no real return makes so many. */
export declare const MOST_CLAIMS = 10000;
/** What a return says that can be held against the tree: a path that it produced, or another kind of claim. */
export interface Claim {
    /** What is claimed, as the return writes it: a path, a commit id, a count in words. */
    readonly path: string;
    /** Where the path stands in the return. */
    readonly pointer: Pointer;
    /** The artifact's type, where the return gives one. */
    readonly type: string | null;
    /** Without it a file is claimed. */
    readonly kind?: ClaimKind;
    /** The folder that a path is relative to, where that is not the project root; where nothing is found there, the root counts. */
    readonly base?: string;
    /** The return says that its work deleted the file, in a family that has a type for that. */
    readonly deletes?: true;
    /** Another place of the file, from the project root, where nothing is found at its path and history held nothing there. */
    readonly alternative?: string;
    /** The numbers of a claim of progress or of a count. */
    readonly asked?: ProgressQuestion | CountQuestion;
}
/** So many phases of a plan are said to be done; `total` is null where the return does not say of how many. */
export interface ProgressQuestion {
    readonly kind: 'progress';
    /** `all` where the return says that no phase is left, whatever their number. */
    readonly completed: number | 'all';
    readonly total: number | null;
    /** The paths of plans that the return names, the likeliest first. */
    readonly plans: readonly string[];
}
/** There are said to be so many of something in the files beside the return. */
export interface CountQuestion {
    readonly kind: 'count';
    readonly of: 'requirement' | 'scenario' | 'task';
    readonly total: number;
}
/** The kind of a claim. */
export declare function kindOf({ kind }: Claim): ClaimKind;
/** Whether a claim names a file, one that was made or one that was deleted. */
export declare function namesFile(claim: Claim): boolean;
/** The claimed file, relative to the project root; null where no file is claimed, or none inside of it. */
export declare function claimedFile(claim: Claim): string | null;
export interface Verdict {
    readonly name: VerdictName;
    /** Bytes of the file, where it is known: an LFS pointer counts by the size that it records. */
    readonly size: number | null;
    /** Where the file is, when that is not the claimed path; relative to the project root. */
    readonly foundAt: string | null;
    /** Why, in a few words, for people: the link that leaves the root, the ignore rule, the shallow history. */
    readonly detail: string | null;
    /** The file holds nothing that anyone could see. */
    readonly blank: boolean;
    /** The file has the content of the one that holds the return, byte for byte, be it that file or a copy. */
    readonly isReturn?: boolean;
    /**
     * Of a relocated file: whether it moved with its return's own folder into an archive, git tells of its rename, or another path ends
     * in the claimed one. Of a removed one: whether only such a path was there, or a folder. Of an uncommitted one: whether the
     * commit's own rules ignore it. Of a relocated one, too: whether it is the only file of its name. Of an undetermined one: whether the clone lacks a content. Of an unverifiable one: whether none of the
     * commits that its return cites is in the history, or a folder is claimed.
     */
    readonly by?: 'archive' | 'rename' | 'ending' | 'name' | 'folder' | 'ignored' | 'content' | 'lost-commits';
    /** The compared change itself made what explains it: it added the file and deleted it again. */
    readonly byChange?: true;
    /** The whole id of a claimed commit that is in the history. */
    readonly commit?: string;
    /** The submodule in which the path lies; undefined for any other verdict than `unverifiable`. */
    readonly submodule?: ClaimedSubmodule;
}
/** An entry of the tree that names a commit of another repository, in git's word a gitlink. */
export interface ClaimedSubmodule {
    readonly path: string;
    /** Whether `.gitmodules` names it: without that nothing shows that there is such a repository. */
    readonly named: boolean;
}
/** How grave a verdict is in a return of success, where its version weighs it by the claim's type; `pass` is no finding. */
export type ClaimWeight = Severity | 'pass';
/** A claim and the verdict on it. */
export interface JudgedClaim {
    readonly claim: Claim;
    readonly verdict: Verdict;
    /** Without it the rules' own severities hold. */
    readonly weight?: ClaimWeight;
    /** Whether a commit of its return changed the file; undefined where that was not asked, or cannot be told. */
    readonly touched?: boolean;
}
