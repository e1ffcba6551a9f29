import { compareText } from '../../model/text.js';
import { Endings, type Entry, type FileRef, type Selection } from '../../model/tree.js';
import { EntryReader } from './entry-reader.js';
import { GitError, gitFailed, type GitOptions } from './git.js';
import { streamGit } from './stream.js';
import { OtherCase } from '../other-case.js';

/** More than any real repository has: a tree that repeats itself must not run forever. */
const MOST_BYTES = 2 ** 30;

/** A repository with at most this many entries is small. */
const FEW = 500;

const DIRECTORY: Entry = { kind: 'directory' };

/**
 * The output of `git ls-tree -r -t` for a whole tree.
 *
 * In a broken tree, a name may contain slashes beside the folder of that name. Such a path is where git lists it, and where a
 * checkout would write it.
 */
export class Listing {
  readonly #entries: ReadonlyMap<string, Entry>;
  /** Whether there are so few files that looking into each is cheap. */
  readonly isSmall: boolean;
  /** The names in each folder, once a path in another letter case is looked for. */
  #names: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #otherCase = new OtherCase({
    find: (path) => this.find(path),
    namesIn: (folder) => (this.#names ??= namesByFolder(this.#entries.keys())).get(folder),
  });

  /** `files` is the number of entries that are no folders. */
  constructor(entries: ReadonlyMap<string, Entry>, files: number) {
    this.#entries = entries;
    this.isSmall = files <= FEW;
  }

  /**
   * Lists a tree by its hexadecimal id. Rejects with `GitError`, also for a tree that git would never write, and for one whose list
   * has more than `most` bytes.
   */
  static async read(options: GitOptions, tree: string, most = MOST_BYTES): Promise<Listing> {
    const reader = new EntryReader(tree.length);
    await list(options, tree, most, (chunk) => {
      reader.take(chunk);
    });
    return new Listing(reader.entries(), reader.files);
  }

  /** Returns the selected files and links, in the order of their paths. */
  list({ matches }: Selection): readonly FileRef[] {
    const found: FileRef[] = [];
    for (const [path, entry] of this.#entries) {
      if ((entry.kind !== 'file' && entry.kind !== 'link') || !matches(path)) continue;
      found.push({ path, id: entry.id, link: entry.kind === 'link' });
    }
    return found.sort((a, b) => compareText(a.path, b.path));
  }

  find(path: string): Entry | undefined {
    return path === '' ? DIRECTORY : this.#entries.get(path);
  }

  /** Returns a file's path that differs only in letter case; undefined if there is none. */
  findOtherCase(path: string): string | undefined {
    return this.#otherCase.find(path);
  }

  /** Returns the files with the given names, by name, in one pass. */
  filesNamed(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    if (names.size === 0) return found;
    for (const [path, { kind }] of this.#entries) {
      const name = lastName(path);
      if (kind !== 'file' || !names.has(name)) continue;
      const list = found.get(name);
      if (list === undefined) found.set(name, [path]);
      else list.push(path);
    }
    return found;
  }

  /** Returns the files, links and folders that end in a slash and one of the given paths, by these, in one pass. */
  endingWith(tails: readonly string[]): ReadonlyMap<string, readonly string[]> {
    if (tails.length === 0) return new Map();
    const endings = new Endings(tails);
    for (const [path, { kind }] of this.#entries) {
      if (kind === 'file' || kind === 'link') endings.takeWithFolders(path);
    }
    return endings.found();
  }

  /** Yields the ids of links, and of files with some names: small contents that are asked for on the way to others. */
  *smallContents(names: ReadonlySet<string>): Generator<string> {
    for (const [path, entry] of this.#entries) {
      if (entry.kind === 'link' || (entry.kind === 'file' && names.has(lastName(path)))) yield entry.id;
    }
  }
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function namesByFolder(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    const list = names.get(folder);
    if (list === undefined) names.set(folder, [lastName(path)]);
    else list.push(lastName(path));
  }
  return names;
}

/** Has git list a tree, and passes on its output as it arrives. Rejects with `GitError`. */
function list(options: GitOptions, tree: string, most: number, take: (chunk: Buffer) => void): Promise<void> {
  let bytes = 0;
  return streamGit(options, ['ls-tree', '-r', '-t', '-z', '--full-tree', tree], {
    take: (chunk) => {
      bytes += chunk.length;
      if (bytes > most) throw new GitError(`The list of files has more than ${String(most)} bytes.`);
      take(chunk);
      return true;
    },
    failed: (stderr) => gitFailed('list the tree', stderr),
  });
}
