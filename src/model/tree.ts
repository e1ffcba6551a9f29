import type { History } from './history.js';

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
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      /** The same bytes are given for other files of this reading, too. */
      readonly repeated?: true;
    }
  | { readonly kind: 'too-large'; readonly size: number }
  /** The tree names it, and the clone does not have it. */
  | { readonly kind: 'lacking'; readonly id: string };

/**
 * Where files come from: the committed tree, or the workspace. All paths are relative to the project root, with
 * forward slashes. A name that is not UTF-8 carries each wrong byte as U+DC00 + byte (as Python's
 * `surrogateescape` does), so that no two names are ever the same string.
 */
export interface Tree extends History {
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
  /**
   * The path of a file or link that differs from this one in letter case only; undefined when there is none. Behind a link on the
   * way the path stays as it was asked for: only the link's target has its letter case.
   */
  readonly findOtherCase: (path: string) => string | undefined;
  /** The files of some names, wherever they stand, by their names. */
  readonly filesNamed: (names: ReadonlySet<string>) => ReadonlyMap<string, readonly string[]>;
  /** Contents in the order asked for, a batch at a time, so that memory stays bounded. A file over the limit (bytes) is not read. */
  readonly read: (files: readonly FileRef[], limit: number) => AsyncIterable<readonly Content[]>;
  /** Sizes by id. */
  readonly sizes: (ids: readonly string[]) => Promise<readonly Size[]>;
  /** Fetches contents that a partial clone lacks, by id, as many as are fetched in one run. What could not be fetched stays lacking. */
  readonly fetchContents: (ids: readonly string[]) => Promise<void>;
  /** Shows contents of any size, by id, each to a viewer of its own: nothing is kept, and nothing shown of what the clone lacks. */
  readonly show: (ids: readonly string[], viewers: readonly Viewer[]) => Promise<void>;
  /** The paths at which `.gitmodules`, at the top of the repository, names a submodule; null where its content is lacking. */
  readonly submodules: () => Promise<ReadonlySet<string> | null>;
  /** Those of some paths that `.gitattributes` sends to Git LFS; null where the content of such a file is lacking. */
  readonly inLfs: (paths: readonly string[]) => Promise<ReadonlySet<string> | null>;
  /** As `read`, of contents that other commits than the judged one may have. */
  readonly readVersions: Tree['read'];
  /** The files, links and folders whose paths end in a slash and one of some normalised paths: `MOST_ENDINGS` of each, in their order. */
  readonly trackedEndingWith: (tails: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
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
  /** The files that it had and that the checked tree has elsewhere, and edited: the earlier path by the later one. */
  readonly editedRenames: () => Promise<ReadonlyMap<string, string>>;
}

/** So many paths are given that end alike. */
export const MOST_ENDINGS = 3;

/** Takes the next piece of a content; false when it has seen enough. */
export type Viewer = (piece: Uint8Array) => boolean;

/** What a tree knows of a file's size without reading it. */
export interface Size {
  /** Bytes; null where the clone lacks the content. */
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
  /** Whether a pattern that somebody wrote selects the file itself, and not only a folder above it; left out for the usual places. */
  readonly named?: (path: string) => boolean;
}
