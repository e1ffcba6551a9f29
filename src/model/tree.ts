/** What stands at a path; nothing is ever reached through a symbolic link. */
export type Entry =
  | { readonly kind: 'file'; readonly id: string }
  | { readonly kind: 'link'; readonly id: string }
  | { readonly kind: 'directory' }
  | { readonly kind: 'submodule' };

/** A file to read: its path and the tree's own name for its content. */
export interface FileRef {
  readonly path: string;
  readonly id: string;
  /** A symbolic link: its content is the path it points to. */
  readonly link: boolean;
}

/** A file's content, or why there is none. */
export type Content =
  { readonly kind: 'bytes'; readonly bytes: Uint8Array } | { readonly kind: 'too-large'; readonly size: number };

/** What a commit did to a path: added or modified it, or deleted it. */
export type PathChange = 'written' | 'deleted';

/**
 * Where files come from: the committed tree, or the workspace. All paths are relative to the project root, with
 * forward slashes. A name that is not UTF-8 carries each wrong byte as U+DC00 + byte (as Python's
 * `surrogateescape` does), so that no two names are ever the same string.
 */
export interface Tree {
  readonly kind: 'commit' | 'workspace';
  /** The judged commit, hexadecimal; null in the workspace. */
  readonly revision: string | null;
  /** The project root's place in its repository: `''` or `examples/clean`. */
  readonly root: string;
  /** The files and links that `select` accepts, in the order of their paths. */
  readonly list: (selection: Selection) => Promise<readonly FileRef[]>;
  /** As `list`, of the whole tree, also where only some of its files are judged. */
  readonly findAll: (selection: Selection) => Promise<readonly FileRef[]>;
  /** What stands at a normalised relative path, exact case; undefined when nothing does. */
  readonly find: (path: string) => Entry | undefined;
  /** A path that differs from this one in letter case only; undefined when there is none. */
  readonly findOtherCase: (path: string) => string | undefined;
  /** The files of some names, wherever they stand, by their names. */
  readonly filesNamed: (names: ReadonlySet<string>) => ReadonlyMap<string, readonly string[]>;
  /** Contents in the order asked for, a batch at a time, so that memory stays bounded. A file over the limit (bytes) is not read. */
  readonly read: (files: readonly FileRef[], limit: number) => AsyncIterable<readonly Content[]>;
  /** Sizes by id. */
  readonly sizes: (ids: readonly string[]) => Promise<readonly Size[]>;
  /** Shows contents of any size, by id, each to a viewer of its own: nothing is kept. */
  readonly show: (ids: readonly string[], viewers: readonly Viewer[]) => Promise<void>;
  /** The paths at which `.gitmodules`, at the top of the repository, names a submodule. */
  readonly submodules: () => Promise<ReadonlySet<string>>;
  /** Those of some paths that `.gitattributes` sends to Git LFS. */
  readonly inLfs: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Why paths are absent, as far as the repository behind the tree tells: asked once, for all of a run. */
  readonly explainAbsent: (question: AbsenceQuestion) => Promise<ReadonlyMap<string, Absence>>;
  /**
   * All versions of some files that lead to a commit, or to the judged one, the oldest first, followed through moves. Paths for
   * which `identityOf` gives the same are the same file.
   */
  readonly fileVersions: (
    files: readonly string[],
    from: string | null,
    identityOf: (path: string) => string,
  ) => Promise<ReadonlyMap<string, readonly FileVersion[]>>;
  /** As `read`, of contents that other commits than the judged one may have. */
  readonly readVersions: Tree['read'];
  /** Whether a file stood at a path at a moment, or at any commit from there to one, or to the judged one. */
  readonly stoodSince: (moments: readonly PathAtCommit[], to: string | null) => Promise<readonly boolean[]>;
  /**
   * Whether each of some ids, or of their first seven digits or more, begins the id of the judged commit or of one that leads to
   * it. What else the repository holds does not count. In the workspace this and what follows is asked of the checked-out commit.
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
  /** The files and links whose paths end in a slash and one of some normalised paths: `MOST_ENDINGS` of each, in their order. */
  readonly trackedEndingWith: (tails: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The same of all paths that history ever held, the newest first. */
  readonly pastEndingWith: (tails: readonly string[], folders?: readonly string[]) => Promise<PastPaths>;
  /** Those of some paths that the judged commit's own `.gitignore` files keep out; one that ends in a slash is a folder. */
  readonly ignoredByCommit: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Frees what the tree holds open. */
  readonly close: () => void;
}

/** What the base of a comparison held of the paths that differ from the judged tree. */
export interface Before {
  /** The id of the commit that is compared with. */
  readonly commit: string;
  /** Whether what stands at a path differs between the two, be it in its mode alone. */
  readonly differs: (path: string) => boolean;
  /** The regular files that it had at paths which differ. */
  readonly files: ReadonlyMap<string, FileRef>;
  /** Of a base that went on since a branch left it: the regular files that it holds now at paths which differ. */
  readonly since: ReadonlyMap<string, FileRef>;
  /** As that of the tree. */
  readonly read: Tree['read'];
  /** The paths that it had and the judged tree has not, whose files stand, or may stand, at others now: edited or not. */
  readonly movedAway: () => Promise<ReadonlySet<string>>;
}

/** What the judged commit and those that lead to it tell of an id, or of the start of one. */
export type CommitFinding =
  /** It begins the whole id that is given here: of several the newest one. */
  | { readonly kind: 'ancestor'; readonly id: string }
  /** None of them begins so. */
  | { readonly kind: 'unknown' }
  /** None of those that can be seen begins so, and they are not all. */
  | { readonly kind: 'undetermined'; readonly detail: string };

/** So many paths are given that end alike. */
export const MOST_ENDINGS = 3;

/** Paths that history held, by what they end in; those that nothing in it ends in are left out. */
export interface PastPaths {
  readonly endings: ReadonlyMap<string, readonly string[]>;
  /** Those of the folders asked for below which it held a file. */
  readonly folders: ReadonlySet<string>;
  /** False where there is more history than can be seen. */
  readonly whole: boolean;
}

/** Takes the next piece of a content; false when it has seen enough. */
export type Viewer = (piece: Uint8Array) => boolean;

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
  /** The rule that ignores it, and where that stands: `.gitignore:17: build/`; null for none. */
  readonly ignoredBy: string | null;
  readonly past: Past;
}

/** What became of a path. `commit` is the id of the one that did it; null where the compared change did. */
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
}

/** A path as a commit had it. */
export interface PathAtCommit {
  readonly path: string;
  readonly commit: string;
}

/** What a tree knows of a file's size without reading it. */
export interface Size {
  /** Bytes; null where only fetching the file could tell. */
  readonly bytes: number | null;
  /** So small, or of so little in it, that it may be blank or stand for another file: worth a look. */
  readonly telling: boolean;
}

/** Which files are wanted: patterns with the semantics of `@actions/glob`, and the same as a function. */
export interface Selection {
  readonly patterns: readonly string[];
  readonly matches: (path: string) => boolean;
  /** Some of the patterns hold in any letter case, which the toolkit's walk does not know. */
  readonly anyCase?: boolean;
}
