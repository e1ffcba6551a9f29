import type { History, RulesUnknown } from './history.js';
/** What exists at a path; symbolic links are never followed. */
export type Entry = {
    readonly kind: 'file';
    readonly id: string;
} | {
    readonly kind: 'link';
    readonly id: string;
} | {
    readonly kind: 'directory';
} | {
    readonly kind: 'submodule';
};
/** A file to read: its path and the tree's own name for its content. */
export interface FileRef {
    readonly path: string;
    readonly id: string;
    /** A symbolic link: its content is the path that it points to. */
    readonly link: boolean;
}
/** A file's content, or why there is none. */
export type Content = {
    readonly kind: 'bytes';
    readonly bytes: Uint8Array;
    /** Set if other files of this reading have the same bytes. */
    readonly repeated?: true;
} | {
    readonly kind: 'too-large';
    readonly size: number;
}
/** The tree names it, but the clone lacks it. */
 | {
    readonly kind: 'lacking';
    readonly id: string;
};
/**
 * Where files come from: the committed tree, or the workspace. All paths are relative to the project root, with
 * forward slashes. A name that is not UTF-8 has each invalid byte as U+DC00 + byte (as Python's
 * `surrogateescape` does), so that two different names are never the same string.
 */
export interface Tree extends History {
    readonly kind: 'commit' | 'workspace';
    /** The checked commit, hexadecimal; null in the workspace. */
    readonly revision: string | null;
    /** The project root's place in its repository: `''` or `examples/clean`. */
    readonly root: string;
    /** The files and links that `select` accepts, in the order of their paths. */
    readonly list: (selection: Selection) => Promise<readonly FileRef[]>;
    /** Like `list`, but of the whole tree, even if only some of its files are checked. */
    readonly findAll: (selection: Selection) => Promise<readonly FileRef[]>;
    /** Returns what exists at a normalised relative path, exact case; undefined if nothing does. */
    readonly find: (path: string) => Entry | undefined;
    /**
     * Returns the path of a file or link that differs from this one in case only; undefined if there is none. The part of the path
     * after a link stays as given: only the link's target has its case.
     */
    readonly findOtherCase: (path: string) => string | undefined;
    /** Returns the files with some names, in any folder, by name. */
    readonly filesNamed: (names: ReadonlySet<string>) => ReadonlyMap<string, readonly string[]>;
    /** Returns contents in the requested order, a batch at a time to bound the memory. A file over the limit (bytes) is not read. */
    readonly read: (files: readonly FileRef[], limit: number) => AsyncIterable<readonly Content[]>;
    /** Returns sizes by id. */
    readonly sizes: (ids: readonly string[]) => Promise<readonly Size[]>;
    /** Fetches contents that a partial clone lacks, by id, up to the limit of one run. What could not be fetched stays lacking. */
    readonly fetchContents: (ids: readonly string[]) => Promise<void>;
    /** Names contents that will probably be read, by id, for the next fetch; null for a tree without fetches. */
    readonly expectContents: ((ids: Iterable<string>) => void) | null;
    /** Passes contents of any size, by id, each to its own viewer. Keeps nothing, and skips missing contents. */
    readonly show: (ids: readonly string[], viewers: readonly Viewer[]) => Promise<void>;
    /** Returns the paths at which `.gitmodules`, at the top of the repository, names a submodule, or why that is unknown. */
    readonly submodules: () => Promise<ReadonlySet<string> | RulesUnknown>;
    /** Returns the given paths that `.gitattributes` files send to Git LFS, or why that is unknown. */
    readonly inLfs: (paths: readonly string[]) => Promise<ReadonlySet<string> | RulesUnknown>;
    /** Like `read`, for contents of any commit. */
    readonly readVersions: Tree['read'];
    /** Returns the files, links and folders that end in a slash and a normalised path: `MOST_ENDINGS` of each at most, in order. */
    readonly trackedEndingWith: (tails: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
    /** Releases the tree's resources. */
    readonly close: () => void;
}
/** Returns the regular file at a path; undefined if anything else is there. */
export declare function fileAt(tree: Pick<Tree, 'find'>, path: string): FileRef | undefined;
/** Reads files in order, each of at most `limit` bytes. Yields each with its content. */
export declare function readEach<F extends FileRef>(source: Pick<Tree, 'read'>, files: readonly F[], limit: number): AsyncGenerator<readonly [file: F, content: Content]>;
/** The base of a comparison: its content at the paths that differ from the checked tree. */
export interface Before {
    /** The id of the commit to compare with. */
    readonly commit: string;
    /** Returns true if the two differ at a path, even if only in mode. */
    readonly differs: (path: string) => boolean;
    /** The base's regular files at the paths that differ. */
    readonly files: ReadonlyMap<string, FileRef>;
    /** If the base has commits after the branch point: its newest regular files at the paths that differ. */
    readonly since: ReadonlyMap<string, FileRef>;
    /** Like the tree's. */
    readonly read: Tree['read'];
    /** The base's paths that the checked tree lacks, and whose files are, or may be, at other paths now. */
    readonly movedAway: () => Promise<ReadonlySet<string>>;
    /** The base's files that the checked tree has at other paths and edited: the earlier path by the later one. */
    readonly editedRenames: () => Promise<ReadonlyMap<string, string>>;
}
/** At most this many paths with the same ending are returned. */
export declare const MOST_ENDINGS = 3;
/** Receives the next piece of a content; returns false when it has seen enough. */
export type Viewer = (piece: Uint8Array) => boolean;
/** What a tree knows about a file's size without reading it. */
export interface Size {
    /** Bytes; null if the clone lacks the content. */
    readonly bytes: number | null;
    /** True if it is so small, or compresses so well, that it may be blank or equal another file by chance. */
    readonly telling: boolean;
}
/** The wanted files, as patterns with the semantics of `@actions/glob`, and as a function. */
export interface Selection {
    readonly patterns: readonly string[];
    readonly matches: (path: string) => boolean;
    /** True if some patterns match in any case, which the toolkit's walk does not support. */
    readonly anyCase?: boolean;
    /** Returns true if a pattern that a person wrote selects the file itself; absent for the usual places. */
    readonly named?: (path: string) => boolean;
}
/**
 * Finds paths that end in a slash and one of the wanted paths. A path is compared with all wanted paths at once, from its last
 * name to its first, so the cost per path is that of reading it.
 */
export declare class Endings {
    #private;
    constructor(tails: readonly string[]);
    take(path: string): void;
    /** Takes a path and the folders above it. */
    takeWithFolders(path: string): void;
    /** Returns the paths found, by the wanted path that they end in. */
    found(): ReadonlyMap<string, readonly string[]>;
}
/** What a person can do about an object that the clone lacks. */
export declare const HOW_TO_FETCH = "Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.";
/** Returns a sentence that the clone lacks a file's content, with the object id if known. */
export declare function lackingContent(file: string, id: string | null): string;
/** The same, with what to do about it. */
export declare function lackingInWords(file: string, id: string): string;
