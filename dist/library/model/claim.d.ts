import type { Pointer } from './pointer.js';
import type { Problem, Severity } from './finding.js';
import type { ClaimSubject } from './rule.js';
/**
 * What is claimed: a file, a memory store's observation, a commit, how far a plan is done, a total that can be counted, or that a
 * file was deleted.
 */
export declare const CLAIM_KINDS: readonly ["file", "observation", "commit", "progress", "count", "deletion"];
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** The verdict on a claimed path. */
export declare const FILE_VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable"];
/** The same, and the verdicts on claims of other kinds. */
export declare const VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable", "agrees", "behind", "other-total", "no-plan", "differs", "not-countable", "deleted"];
export type VerdictName = (typeof VERDICTS)[number];
/** How many claims of one return are checked at most: no real return makes so many. */
export declare const MOST_CLAIMS = 10000;
/** A statement of a return that can be checked against the tree: a path that it produced, or another kind of claim. */
export interface Claim {
    /** What is claimed, as the return writes it: a path, a commit id, a count in words. */
    readonly path: string;
    /** Where the path is in the return. */
    readonly pointer: Pointer;
    /** The artifact's type, if the return gives one. */
    readonly type: string | null;
    /** If absent, a file is claimed. */
    readonly kind?: ClaimKind;
    /** The folder that a path is relative to, if not the project root. If nothing is found there, the path is tried from the root. */
    readonly base?: string;
    /** The return says that its work deleted the file; only in families that have an artifact type for that. */
    readonly deletes?: true;
    /** Another place of the file, from the project root, where nothing is found at its path and history held nothing there. */
    readonly alternative?: string;
    /** It is written in a line of text: what its path means depends on the files that are or were tracked. */
    readonly written?: WrittenPath;
    /** Another line of the return says that its work made the file that this one says was deleted. */
    readonly alsoMade?: 'created' | 'modified';
    /** The same return says that its work created it, and nothing was ever there. */
    readonly neverThere?: true;
    /** The path that is looked up, from the project root, where it differs from the one that is written. */
    readonly lookedUp?: string;
    /** It is looked up in the folder of the path before it in its line. */
    readonly isBeside?: true;
    /** The numbers of a progress or count claim. */
    readonly asked?: ProgressQuestion | CountQuestion | CommitCountQuestion;
}
/** What a path in a line of text may mean. */
export interface WrittenPath {
    /** The paths that it means if a file is or was there, the likeliest first. */
    readonly readings?: readonly string[];
    /** It is a path only if a file of exactly this name is or was tracked, or if some file has or had its extension. */
    readonly needs?: 'file' | 'extension';
    /** The folder outside of the repository, with its slash, that the path is written from: the project's own, or another one. */
    readonly under?: string;
    /** It is the target of a link, which leads from the file that holds it. */
    readonly isLinked?: true;
}
/** A claim that some phases of a plan are done; `total` is null if the return does not say how many there are. */
export interface ProgressQuestion {
    readonly kind: 'progress';
    /** `all` if the return says that no phase is left, whatever their number. */
    readonly completed: number | 'all';
    readonly total: number | null;
    /** The plan paths that the return names, the likeliest first. */
    readonly plans: readonly string[];
}
/** A claim that the files beside the return contain a number of something. */
export interface CountQuestion {
    readonly kind: 'count';
    readonly of: 'requirement' | 'scenario' | 'task';
    readonly total: number;
}
/** A claim that the work took a number of commits. */
export interface CommitCountQuestion {
    readonly kind: 'commits';
    readonly total: number;
    /** The commits at which the work began and ended, as the return writes them; null if it names neither. */
    readonly between: {
        readonly earlier: string;
        readonly later: string;
    } | null;
}
/** Returns the kind of a claim. */
export declare function kindOf({ kind }: Claim): ClaimKind;
/** Whether a claim names a file, created or deleted. */
export declare function namesFile(claim: Claim): boolean;
/** Returns the claimed file, relative to the project root; null if no file is claimed, or one outside the root. */
export declare function claimedFile(claim: Claim): string | null;
/** A claim of a link's target. One that begins with dots leads from the return's folder; any other may, where the root has no such file. */
export declare function claimOfLink(claim: Claim, file: string): Claim;
/** The other place, from the project root, that a claim may mean: a path that is relative to a folder may be meant from the root. */
export declare function otherPlace({ alternative, base, path }: Claim): string | null;
export interface Verdict {
    readonly name: VerdictName;
    /** Bytes of the file; null if unknown. For an LFS pointer, the size that it records. */
    readonly size: number | null;
    /** Where the file is, if not at the claimed path; relative to the project root. */
    readonly foundAt: string | null;
    /** The reason in a few words, for people: the link that leaves the root, the ignore rule, the shallow history. */
    readonly detail: string | null;
    /** The file has no visible content. */
    readonly blank: boolean;
    /** The file has the same bytes as the file that holds the return: it is that file or a copy. */
    readonly isReturn?: boolean;
    /**
     * What explains the verdict. A relocated file: moved into an archive with its return's folder, renamed by git, found by the
     * end of its path, the only file of its name, or in the folder to which other files of the return went. A removed one: only a path with the same ending existed, or a folder; or another
     * return says that it deleted the file. A
     * directory: it took the place of the claimed file, which was there when it was claimed. An
     * uncommitted one: the commit's own rules ignore it. An undetermined one: the clone lacks a content, or git's rules are unknown. An unverifiable one: no
     * commit that its return cites is in the history, or a folder is claimed.
     */
    readonly by?: 'archive' | 'rename' | 'ending' | 'name' | 'sibling' | 'folder' | 'ignored' | 'content' | 'rules' | 'lost-commits' | 'replaced' | 'said';
    /** The compared change itself explains the verdict: it deleted the file, or added and deleted it. */
    readonly byChange?: true;
    /** A part of the history that might excuse the claim was not looked at, as the detail says: the verdict weighs as a warning at most. */
    readonly isDoubtful?: true;
    /** The full id of a claimed commit that is in the history. */
    readonly commit?: string;
    /** The submodule that contains the path; undefined for any other verdict than `unverifiable`. */
    readonly submodule?: ClaimedSubmodule;
}
/** A tree entry that names a commit of another repository (git calls it a gitlink). */
export interface ClaimedSubmodule {
    readonly path: string;
    /** Whether `.gitmodules` names it. Otherwise nothing shows that such a repository exists. */
    readonly named: boolean;
}
/** The severity of a verdict in a successful return, if its version decides by the claim's type; `pass` is no finding. */
export type ClaimWeight = Severity | 'pass';
/** A claim and its verdict. */
export interface VerifiedClaim {
    readonly claim: Claim;
    readonly verdict: Verdict;
    /** If absent, the rules' own severities apply. */
    readonly weight?: ClaimWeight;
    /** Whether a commit of its return changed the file; undefined if that was not checked or cannot be determined. */
    readonly touched?: boolean;
    /** Of a claim that no commit was made: the files that the return claims to have made and that its work committed. */
    readonly committed?: readonly string[];
}
/** Returns the verdict's reason as the end of a message; empty if it gives none. */
export declare function because({ detail }: Verdict): string;
/** Whether the claimed file is the one that holds the return itself. */
export declare function isOwnFile({ path }: Claim, { foundAt }: Verdict, { file }: ClaimSubject): boolean;
/** Whether a claim says that the file was deleted: another rule reports what exists there. */
export declare function isDeletion({ kind, deletes }: Pick<Claim, 'kind' | 'deletes'>): boolean;
/** Returns the severity of a claim's problem, to be spread into it: the given one without success, else none, so the rule's own. */
export declare function unlessSuccess(of: ClaimSubject, severity: Severity): {
    readonly severity?: Severity;
};
/** Returns the problem of a claimed file, with the verdict's reason, and more: a notice without success, else as severe as its rule. */
export declare function fileProblem(what: string, { claim, verdict }: VerifiedClaim, of: ClaimSubject, recommendation: string, more?: string): Problem;
/**
 * Whether a file claim is false. A return that does not report success owes nothing, nor does a claim whose finding its version
 * rates as a notice.
 */
export declare function isUntrue({ claim, verdict, weight }: VerifiedClaim, { success }: {
    readonly success: boolean;
}): boolean;
/** Whether the tree or its history confirms a claim: never one of an observation, or of the return's own file. */
export declare function isProved({ claim, verdict: { name, blank, isReturn } }: VerifiedClaim): boolean;
/** Whether a claim cites a commit that is not in the history. */
export declare function isAbsentCommit({ claim, verdict }: VerifiedClaim): boolean;
/** Whether a claim could be checked against something: a plan that marks its phases, or countable items. */
export declare function isCompared({ verdict: { name } }: {
    readonly verdict: {
        readonly name: string;
    };
}): boolean;
/** Whether a claim was checked. An Engram observation cannot be, nor a file in a submodule. */
export declare function isChecked({ verdict: { name } }: {
    readonly verdict: {
        readonly name: string;
    };
}): boolean;
/** Whether a claim of a commit, of progress or of a count contradicts the tree and its history. */
export declare function isNotBorneOut({ claim, verdict }: VerifiedClaim): boolean;
