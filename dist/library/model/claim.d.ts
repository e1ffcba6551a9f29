import type { Pointer } from './pointer.js';
import type { Problem, Severity } from './finding.js';
import type { ClaimSubject } from './rule.js';
/** What is claimed: a file, an observation, a commit, a plan's progress, a countable total, or a deletion. */
export declare const CLAIM_KINDS: readonly ["file", "observation", "commit", "progress", "count", "deletion"];
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** The verdict on a claimed path. */
export declare const FILE_VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable"];
/** The same, and the verdicts on claims of other kinds. */
export declare const VERDICTS: readonly ["present", "empty", "missing", "undetermined", "relocated", "removed", "uncommitted", "directory", "outside", "case-mismatch", "unverifiable", "agrees", "behind", "other-total", "no-plan", "differs", "not-countable", "deleted"];
export type VerdictName = (typeof VERDICTS)[number];
/** At most this many claims of a return are checked: no real return makes so many. */
export declare const MOST_CLAIMS = 10000;
/** A statement of a return that can be checked against the tree: a file that it produced, or another kind of claim. */
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
    /** Set if the return says that its work deleted the file; only in families with an artifact type for that. */
    readonly deletes?: true;
    /** Another place of the file, from the project root, to try if nothing is or was at its path. */
    readonly alternative?: string;
    /** Set if it is written in a line of text: its meaning depends on the files that are or were tracked. */
    readonly written?: WrittenPath;
    /** Set if another line of the return says that its work made the file that this claim says was deleted. */
    readonly alsoMade?: 'created' | 'modified';
    /** Set if the same return says that its work created the file, and nothing was ever there. */
    readonly neverThere?: true;
    /** The path that is looked up, from the project root, if it differs from the written one. */
    readonly lookedUp?: string | undefined;
    /** The path as the text writes it, if the tree showed that it means another one. */
    readonly stated?: string;
    /** Set if it is looked up in the folder of the previous path in its line. */
    readonly isBeside?: true;
    /** The numbers of a progress or count claim. */
    readonly asked?: ProgressQuestion | CountQuestion | CommitCountQuestion;
}
/** The possible meanings of a path in a line of text. */
export interface WrittenPath {
    /** The paths that it means if a file is or was there, likeliest first. */
    readonly readings?: readonly string[];
    /** Set if it is a path only if a file of exactly this name, or some file with its extension, is or was tracked. */
    readonly needs?: 'file' | 'extension';
    /** The folder outside the repository, with a final slash, that the path is relative to. */
    readonly under?: string;
    /** Set if the return also names it without that folder: it is relative to the folder unless such a file is or was tracked. */
    readonly isAlsoHere?: true;
    /** Set if it is a link's target, relative to the file with the link. */
    readonly isLinked?: true;
}
/** A claim that some phases of a plan are done; `total` is null if the return does not say how many there are. */
export interface ProgressQuestion {
    readonly kind: 'progress';
    /** `all` if the return says that no phase is left, whatever their number. */
    readonly completed: number | 'all';
    readonly total: number | null;
    /** The plan paths that the return names, likeliest first. */
    readonly plans: readonly string[];
}
/** A claim that the files next to the return contain a number of something. */
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
/** Returns true if a claim names a file, created or deleted. */
export declare function namesFile(claim: Claim): boolean;
/** Returns the claimed file, relative to the project root; null if no file is claimed, or one outside the root. */
export declare function claimedFile(claim: Claim): string | null;
/**
 * The path that the text of a claim says, whatever the tree shows: a name behind another path is one in its folder.
 * Normalised, except outside the root.
 */
export declare function saidPath(claim: Claim): string;
/** The paths by which other versions of a return are known to make a claim: those it may mean, and what its text says. */
export declare function statedPaths(claim: Claim): readonly string[];
/**
 * Returns the claim of a link's target. A target that begins with dots is relative to the return's folder; any other
 * may be, if the root has no such file.
 */
export declare function claimOfLink(claim: Claim, file: string): Claim;
/** The other path that a claim may mean: a path relative to a folder may be meant from the root. */
export declare function otherPlace({ alternative, base, path }: Claim): string | null;
/** The detail of a file that never was in the history. */
export declare const NEVER_COMMITTED = "It is not in this commit or its history.";
export interface Verdict {
    readonly name: VerdictName;
    /** Bytes of the file; null if unknown. For an LFS pointer, the size that it records. */
    readonly size: number | null;
    /** Where the file is, if not at the claimed path; relative to the project root. */
    readonly foundAt: string | null;
    /** The reason in a few words, for people: the link that leaves the root, the ignore rule, the shallow history. */
    readonly detail: string | null;
    /** True if the file has no visible content. */
    readonly blank: boolean;
    /** True if the file has the same bytes as the return's file: it is that file or a copy. */
    readonly isReturn?: boolean;
    /**
     * What explains the verdict. For `relocated`: moved into an archive with its return's folder, renamed in git, found
     * by the end of its path, the only file of its name, or in the folder to which the return's other files moved. For
     * `removed`: only a path with the same ending existed, or a folder; or another return claims the deletion. For
     * `directory`: it replaced the claimed file, which existed when it was claimed. For `uncommitted`: the commit's own
     * rules ignore it. For `undetermined`: the clone lacks a content, or git's rules are unknown. For `unverifiable`: no
     * commit that its return cites is in the history, or a folder is claimed. For `missing`: files of its name are
     * elsewhere, which other work may have moved.
     */
    readonly by?: 'archive' | 'rename' | 'ending' | 'name' | 'sibling' | 'folder' | 'ignored' | 'content' | 'rules' | 'lost-commits' | 'replaced' | 'said' | 'namesake';
    /** Set if the compared change itself explains the verdict: it deleted the file, or added and deleted it. */
    readonly byChange?: true;
    /** Set if history that might excuse the claim was not searched: the verdict is at most a warning. */
    readonly isDoubtful?: true;
    /** The full id of a claimed commit that is in the history. */
    readonly commit?: string;
    /** The submodule that contains the path; only for `unverifiable`. */
    readonly submodule?: ClaimedSubmodule;
}
/** A tree entry that names a commit of another repository (git calls it a gitlink). */
export interface ClaimedSubmodule {
    readonly path: string;
    /** True if `.gitmodules` names it. Otherwise nothing shows that the repository exists. */
    readonly named: boolean;
}
/** The severity of a verdict in a successful return, if its version decides by the claim's type; `pass` is not a finding. */
export type ClaimWeight = Severity | 'pass';
/** A claim and its verdict. */
export interface VerifiedClaim {
    readonly claim: Claim;
    readonly verdict: Verdict;
    /** If absent, the rules' own severities apply. */
    readonly weight?: ClaimWeight;
    /** True if a commit of its return changed the file; undefined if that was not checked or cannot be determined. */
    readonly touched?: boolean;
    /** For a claim that no commit was made: the files that the return claims to have made and its work committed. */
    readonly committed?: readonly string[];
}
/** Returns the verdict's reason as the end of a message; empty if it gives none. */
export declare function because({ detail }: Verdict): string;
/** Returns true if the claimed file is the one that holds the return itself. */
export declare function isOwnFile({ path }: Claim, { foundAt }: Verdict, { file }: ClaimSubject): boolean;
/** Returns true if a claim says that the file was deleted: another rule then reports what exists there. */
export declare function isDeletion({ kind, deletes }: Pick<Claim, 'kind' | 'deletes'>): boolean;
/** Returns the severity of a claim's problem as an object: the given one without success, else the rule's own. */
export declare function unlessSuccess(of: ClaimSubject, severity: Severity): {
    readonly severity?: Severity;
};
/** Returns the problem of a claimed file, with the verdict's reason, and more: a notice without success, else as severe as its rule. */
export declare function fileProblem(what: string, { claim, verdict }: VerifiedClaim, of: ClaimSubject, recommendation: string, more?: string): Problem;
/** Returns true if a file claim is false: not without reported success, nor if its finding is only a notice. */
export declare function isUntrue({ claim, verdict, weight }: VerifiedClaim, { success }: {
    readonly success: boolean;
}): boolean;
/** Returns true if the tree or its history confirms a claim; never for an observation, or the return's own file. */
export declare function isProved({ claim, verdict: { name, blank, isReturn } }: VerifiedClaim): boolean;
/** Returns true if a claim cites a commit that is not in the history. */
export declare function isAbsentCommit({ claim, verdict }: VerifiedClaim): boolean;
/** Returns true if a claim could be checked against something: a plan that marks its phases, or countable items. */
export declare function isCompared({ verdict: { name } }: {
    readonly verdict: {
        readonly name: string;
    };
}): boolean;
/** Returns true if a claim was checked. Observations and files in submodules cannot be checked. */
export declare function isChecked({ verdict: { name } }: {
    readonly verdict: {
        readonly name: string;
    };
}): boolean;
/** Returns true if a claim of a commit, of progress or of a count contradicts the tree and its history. */
export declare function isNotBorneOut({ claim, verdict }: VerifiedClaim): boolean;
