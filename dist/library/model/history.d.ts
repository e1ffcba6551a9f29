import type { FileRef } from './tree.js';
/**
 * What the checked commit and its ancestors show; for the workspace, the checked-out commit and its ancestors. Each
 * question is asked for many paths or returns at once.
 */
export interface History {
    /** Explains why paths are absent, as far as the repository shows it. */
    readonly explainAbsent: (question: AbsenceQuestion) => Promise<ReadonlyMap<string, Absence>>;
    /**
     * Returns the version of each file at a commit (or at the checked one) with its earlier versions, followed through
     * moves on every line of history. Paths with the same `identityOf` are the same file. Omits files that the commit
     * does not have.
     */
    readonly fileVersions: (files: readonly string[], from: string | null, identityOf: (path: string) => string) => Promise<ReadonlyMap<string, FileVersion>>;
    /**
     * Returns when the commit that introduced each file was written, in milliseconds since 1970 UTC. Files are followed
     * through moves as by `fileVersions`. Omits a file if the clone does not show its introduction.
     */
    readonly introducedAt: (files: readonly string[], identityOf: (path: string) => string) => Promise<ReadonlyMap<string, number>>;
    /** Returns true if a regular file existed at each path at one of its moments or later, up to the checked commit; if asked, also just before. */
    readonly existedSince: (questions: readonly PathSince[]) => Promise<readonly boolean[]>;
    /** Returns the ids of the regular files that commits had at some paths; null if there was none, or it is unknown. */
    readonly filesAt: (moments: readonly PathAtCommit[]) => Promise<readonly (string | null)[]>;
    /**
     * Returns true if each id, or a prefix of seven digits or more, begins the id of the checked commit or of one of its
     * ancestors. Other commits of the repository do not count.
     */
    readonly commitsNamed: (ids: readonly string[]) => Promise<ReadonlyMap<string, CommitFinding>>;
    /**
     * Returns the changes of commits to some paths, by full commit id, compared with the first parent; a root commit adds
     * everything. Omits commits that do not exist, or whose parent a shallow clone lacks.
     */
    readonly changedIn: (commits: readonly string[], paths: ReadonlySet<string>) => Promise<ReadonlyMap<string, ReadonlyMap<string, PathChange>>>;
    /**
     * Returns the commits that belong to some files, by file: those that added the file (or one with the same
     * `identityOf`), and those whose subjects name a scope of it, as `feat(01-02): …` does. Omits a file if no commit
     * added it, or if very many belong to it. Returns nothing if the history ends early.
     */
    readonly commitsBehind: (files: ReadonlyMap<string, readonly string[]>, identityOf: (path: string) => string) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
    /**
     * Returns the name of the author who last changed each file, up to the checked commit. Omits a file if no commit
     * changed it, or if the history ends early.
     */
    readonly authors: (files: readonly string[]) => Promise<ReadonlyMap<string, string>>;
    /** Returns the past and present files and folders whose paths end in a slash and a normalised path, newest first. */
    readonly pastEndingWith: (tails: readonly string[], folders?: readonly string[]) => Promise<PastPaths>;
    /** Returns true if a regular file existed at each path at any ancestor of a moment, the moment itself excluded. */
    readonly existedBefore: (moments: readonly PathAtCommit[]) => Promise<readonly boolean[]>;
    /**
     * Returns the files that commits added, compared with each of their parents, by commit. Omits a commit if a shallow
     * clone lacks one of its parents.
     */
    readonly addedBy: (commits: readonly string[]) => Promise<ReadonlyMap<string, readonly FileRef[]>>;
    /** Returns true if all commits of a change, those between its base and the checked commit, are visible, with each of their parents. */
    readonly showsChange: (base: string) => Promise<boolean>;
    /** Returns true if the earlier commit of each pair is the later one or its ancestor; null if the visible history does not show it. */
    readonly leadsTo: (pairs: readonly CommitPair[]) => Promise<readonly (boolean | null)[]>;
    /**
     * Returns the commits that lead to the later one of each pair and not to the earlier one. Null if one of the two does not lead to the
     * checked commit, or if the history ends early: then some may be missing.
     */
    readonly commitsBetween: (pairs: readonly CommitPair[]) => Promise<readonly (CommitsBetween | null)[]>;
    /**
     * Returns the rules in a commit's own `.gitignore` files that ignore some paths, with their places (`.gitignore:17:
     * build/`). Null means the checked commit. Returns the reason if the rules are unknown.
     */
    readonly ignoredByCommit: (paths: readonly string[], commit: string | null) => Promise<ReadonlyMap<string, string> | RulesUnknown>;
}
/**
 * Why the content or the effect of a commit's `.gitignore` or `.gitattributes` files is unknown: the clone lacks one,
 * or git gives no answer (it takes too long, or the files are too many, too large or cannot be written to a temporary
 * folder).
 */
export type RulesUnknown = 'lacking' | 'unanswered';
/** The change of a commit to a path: added or modified, or deleted. */
export type PathChange = 'written' | 'deleted';
/** What the checked commit and its ancestors show about an id or a prefix of one. */
export type CommitFinding = 
/** It is a prefix of the full id given here; if several match, of the newest. */
{
    readonly kind: 'ancestor';
    readonly id: string;
}
/** No commit id starts with it. */
 | {
    readonly kind: 'unknown';
}
/** No visible commit id starts with it, and some commits are not visible. */
 | {
    readonly kind: 'undetermined';
    readonly detail: string;
};
/** Paths that the history had, by their endings. Omits endings that no path has. */
export interface PastPaths {
    readonly endings: ReadonlyMap<string, readonly string[]>;
    /** The requested folders below which history had a file. */
    readonly folders: ReadonlySet<string>;
    /** The requested folders at whose paths history had a file, a link or a submodule. */
    readonly entries: ReadonlySet<string>;
    /** False if there is more history than is visible. */
    readonly whole: boolean;
}
/** Absent paths, relative to the project root, and the inputs to explain them. */
export interface AbsenceQuestion {
    readonly paths: readonly string[];
    /** The paths that are worth fetching more history for, if it ends early. */
    readonly needed: ReadonlySet<string>;
    /** Returns true if the target path of a rename still exists. */
    readonly exists: (path: string) => boolean;
    /**
     * The id of the base commit: the difference to it explains a path before the history does. A path that is not needed,
     * and that the difference only deletes, may have been moved by a commit in between.
     */
    readonly base: string | null;
}
/** Why a path is absent. */
export interface Absence {
    /** True if the workspace has a file there. */
    readonly isInWorkspace: boolean;
    /** The workspace's rule that ignores it, with its place: `.gitignore:17: build/`; null for none. */
    readonly ignoredBy: string | null;
    readonly past: Past;
}
/** What happened to a path. `commit` is the commit that did it; null for the compared change or the workspace. */
export type Past = ({
    readonly kind: 'moved';
    readonly to: string;
} & PastEnd)
/** `isLacking`: the clone lacks contents that may show that it was moved and edited, as `detail` says. */
 | ({
    readonly kind: 'removed';
    readonly detail?: string;
    readonly isLacking?: true;
} & PastEnd) | {
    readonly kind: 'never';
} | {
    readonly kind: 'unknown';
    readonly detail: string;
};
/** What ended a path. `cut`: how much the clone shows; what came before that is not known. */
interface PastEnd {
    readonly commit: string | null;
    readonly cut?: string;
}
/** A file version that a commit created. */
export interface FileVersion {
    readonly commit: string;
    /** Git's id of the content. */
    readonly id: string;
    /** The versions it was made from: several if lines of history were merged. */
    readonly before: readonly FileVersion[];
}
/** A path, and the moments of a claim that it exists: several if lines of history made the same claim. */
export interface PathSince {
    readonly path: string;
    /** Commit ids. */
    readonly moments: readonly string[];
    /** The commit that moved the file away, if any: then the move must only not be before a moment. */
    readonly movedBy?: string | null;
    /** Set if it is enough that a parent of a moment had the file: that commit itself deleted it. */
    readonly orParent?: true;
    /** True if the clone lacks older commits: then only commits to which a moment leads are known to be later. */
    readonly isCut?: boolean;
}
/** A path at a commit. */
export interface PathAtCommit {
    readonly path: string;
    readonly commit: string;
}
/** The commits between two others, the later one included. */
export interface CommitsBetween {
    readonly count: number;
    /** Their full ids; null if there are very many. */
    readonly ids: readonly string[] | null;
    /** True if the earlier commit is the later one or leads to it. */
    readonly isAncestor: boolean;
}
/** The ids of two ancestors of the checked commit. */
export interface CommitPair {
    readonly earlier: string;
    readonly later: string;
}
export {};
