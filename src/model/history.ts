/**
 * What the commits that lead to the judged one tell, that one among them; of the workspace, those that lead to the one that is
 * checked out. Asked for all of a run at once.
 */
export interface History {
  /** Why paths are absent, as far as the repository behind the tree tells: asked once, for all of a run. */
  readonly explainAbsent: (question: AbsenceQuestion) => Promise<ReadonlyMap<string, Absence>>;
  /**
   * The version of each of some files that a commit has, or the checked one, with those before it, followed through moves on every
   * line of history. Paths for which `identityOf` gives the same are the same file. A file is left out that the commit does not have.
   */
  readonly fileVersions: (
    files: readonly string[],
    from: string | null,
    identityOf: (path: string) => string,
  ) => Promise<ReadonlyMap<string, FileVersion>>;
  /** Whether a regular file existed at each of some paths at one of its moments or after it, up to the checked commit. */
  readonly existedSince: (questions: readonly PathSince[]) => Promise<readonly boolean[]>;
  /** The ids of the regular files that commits had at some paths; null where one had none, or nothing is known of it. */
  readonly filesAt: (moments: readonly PathAtCommit[]) => Promise<readonly (string | null)[]>;
  /**
   * Whether each of some ids, or of their first seven digits or more, begins the id of the judged commit or of one that leads to
   * it. What else the repository holds does not count.
   */
  readonly commitsNamed: (ids: readonly string[]) => Promise<ReadonlyMap<string, CommitFinding>>;
  /**
   * What commits did to some paths, by the whole id of each: against its first parent, a first commit against nothing.
   * A commit is left out that is not there, or whose parent a shallow clone lacks.
   */
  readonly changedIn: (
    commits: readonly string[],
    paths: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, ReadonlyMap<string, PathChange>>>;
  /**
   * The commits that belong to some files, by file: those that added it, or another for which `identityOf` gives the same, and those
   * whose subjects name a scope of it, as `feat(01-02): …` does. A file is left out that no commit added, or to which very many
   * belong, and all are where history ends early.
   */
  readonly commitsBehind: (
    files: ReadonlyMap<string, readonly string[]>,
    identityOf: (path: string) => string,
  ) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** The paths of files and folders, present or past, that end in a slash and one of some normalised paths, the newest first. */
  readonly pastEndingWith: (tails: readonly string[], folders?: readonly string[]) => Promise<PastPaths>;
  /** Whether a regular file existed at each of some paths at any commit that leads to a moment, the moment itself aside. */
  readonly existedBefore: (moments: readonly PathAtCommit[]) => Promise<readonly boolean[]>;
  /** Whether the earlier commit of each pair leads to the later one, or is it; null where the history that can be seen does not tell. */
  readonly leadsTo: (pairs: readonly CommitPair[]) => Promise<readonly (boolean | null)[]>;
  /**
   * The rules by which a commit's own `.gitignore` files keep out some paths, and where they are (`.gitignore:17: build/`): those of
   * the checked commit for null. A path that ends in a slash is a folder.
   */
  readonly ignoredByCommit: (paths: readonly string[], commit: string | null) => Promise<ReadonlyMap<string, string>>;
}

/** What a commit did to a path: added or modified it, or deleted it. */
export type PathChange = 'written' | 'deleted';

/** What the judged commit and those that lead to it tell of an id, or of the start of one. */
export type CommitFinding =
  /** It begins the whole id that is given here: of several the newest one. */
  | { readonly kind: 'ancestor'; readonly id: string }
  /** None of them begins so. */
  | { readonly kind: 'unknown' }
  /** None of those that can be seen begins so, and they are not all. */
  | { readonly kind: 'undetermined'; readonly detail: string };

/** Paths that history held, by what they end in; those that nothing in it ends in are left out. */
export interface PastPaths {
  readonly endings: ReadonlyMap<string, readonly string[]>;
  /** Those of the folders asked for below which it held a file. */
  readonly folders: ReadonlySet<string>;
  /** False where there is more history than can be seen. */
  readonly whole: boolean;
}

/** Paths that are absent, relative to the project root, and by what they are explained. */
export interface AbsenceQuestion {
  readonly paths: readonly string[];
  /** Those of them for which more of the history is worth fetching where it ends early. */
  readonly needed: ReadonlySet<string>;
  /** Whether a path that one was renamed to is there now. */
  readonly exists: (path: string) => boolean;
  /** The id of the commit that is compared with: the difference to it explains a path before history does. */
  readonly base: string | null;
}

/** Why a path is absent. */
export interface Absence {
  /** A file lies there in the workspace. */
  readonly isInWorkspace: boolean;
  /** The rule by which the workspace ignores it, and where that is: `.gitignore:17: build/`; null for none. */
  readonly ignoredBy: string | null;
  readonly past: Past;
}

/** What became of a path. `commit` is the id of the one that did it; null where the compared change did, or the workspace. */
export type Past =
  | { readonly kind: 'moved'; readonly to: string; readonly commit: string | null }
  | { readonly kind: 'removed'; readonly commit: string | null; readonly detail?: string }
  | { readonly kind: 'never' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A file as a commit made it. */
export interface FileVersion {
  readonly commit: string;
  /** The repository's name for the content. */
  readonly id: string;
  /** The versions that it was made from: several where lines of history were merged. */
  readonly before: readonly FileVersion[];
}

/** A path, and moments of a claim that it exists: several where lines of history made the same one. */
export interface PathSince {
  readonly path: string;
  /** Ids of commits. */
  readonly moments: readonly string[];
  /** The commit that moved the file away, where one did: that it was not before a moment is enough. */
  readonly movedBy?: string | null;
}

/** A path as a commit had it. */
export interface PathAtCommit {
  readonly path: string;
  readonly commit: string;
}

/** The ids of two commits that lead to the checked one. */
export interface CommitPair {
  readonly earlier: string;
  readonly later: string;
}
