import { bytesOfName, decodePathBytes } from '../../model/path.js';
import { compareText } from '../../model/text.js';
import { Endings, type Entry, type FileRef, type Selection } from '../../model/tree.js';
import { EntryReader } from './entry-reader.js';
import { GitError, gitFailed, type GitOptions } from './git.js';
import { streamGit } from './stream.js';
import type { PackedEntries } from './packed-entries.js';
import { firstFrom, PathIndex } from './path-index.js';
import { OtherCase } from '../other-case.js';

/** More than any real repository has: a tree that repeats itself must not run forever. */
const MOST_BYTES = 2 ** 30;

/** A repository with at most this many entries is small. */
const FEW = 500;

const SLASH = '/';
/** The character after a slash: the first text after everything below a folder. */
const AFTER_SLASH = '0';

/**
 * The output of `git ls-tree -r -t` for a whole tree, in byte order of the paths. An entry becomes an object only when it is
 * requested.
 *
 * Folders are known by the files below them, so a folder without files, which `git add` never makes, is not seen. In a broken
 * tree, a name may contain slashes beside the folder of that name. Such a path is where git lists it, and where a checkout would
 * write it.
 */
export class Listing {
  readonly #entries: PackedEntries;
  readonly #index: PathIndex;
  readonly #otherCase = new OtherCase({
    find: (path) => this.find(path),
    namesIn: (folder) => this.#namesIn(folder),
  });

  /** `folders` is the number of folders that the entries are in. */
  constructor(entries: PackedEntries, folders: number) {
    this.#entries = entries;
    this.#index = new PathIndex(entries, folders);
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
    return new Listing(reader.entries(), reader.folders);
  }

  /** Whether there are so few entries that looking into each is cheap. */
  get isSmall(): boolean {
    return this.#entries.count <= FEW;
  }

  /** Returns the selected files and links, in the order of their paths. */
  list({ matches }: Selection): readonly FileRef[] {
    const found: FileRef[] = [];
    for (const [n, bytes] of this.#paths()) {
      const path = decodePathBytes(bytes);
      if (!matches(path)) continue;
      const entry = this.#entries.entry(n);
      if (entry.kind !== 'submodule') found.push({ path, id: entry.id, link: entry.kind === 'link' });
    }
    return found.sort((a, b) => compareText(a.path, b.path));
  }

  find(path: string): Entry | undefined {
    if (path === '') return { kind: 'directory' };
    const wanted = bytesOf(path);
    const place = wanted === undefined ? undefined : this.#index.find(wanted);
    if (place === undefined) return undefined;
    return place === 'folder' ? { kind: 'directory' } : this.#entries.entry(place);
  }

  /** Returns a file's path that differs only in letter case; undefined if there is none. */
  findOtherCase(path: string): string | undefined {
    return this.#otherCase.find(path);
  }

  /** Returns the files with the given names, by name, in one pass. */
  filesNamed(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    if (names.size === 0) return found;
    const wanted = new Map([...names].map((name) => [bytesOf(name), name]));
    for (const [n, path] of this.#paths()) {
      const name = wanted.get(path.slice(path.lastIndexOf(SLASH) + 1));
      if (name === undefined || this.#entries.kind(n) !== 'file') continue;
      const list = found.get(name) ?? [];
      list.push(decodePathBytes(path));
      found.set(name, list);
    }
    return found;
  }

  /** Returns the files, links and folders that end in a slash and one of the given paths, by these, in one pass. */
  endingWith(tails: readonly string[]): ReadonlyMap<string, readonly string[]> {
    if (tails.length === 0) return new Map();
    const endings = new Endings(tails);
    for (const [n, path] of this.#paths()) {
      if (this.#entries.kind(n) !== 'submodule') endings.takeWithFolders(decodePathBytes(path));
    }
    return endings.found();
  }

  /** Yields the ids of links, and of files with some names: small contents that are asked for on the way to others. */
  *smallContents(names: ReadonlySet<string>): Generator<string> {
    for (const [n, path] of this.#paths()) {
      if (this.#entries.kind(n) !== 'link' && !names.has(path.slice(path.lastIndexOf(SLASH) + 1))) continue;
      const entry = this.#entries.entry(n);
      if (entry.kind !== 'submodule') yield entry.id;
    }
  }

  /** Yields the number of each entry, and its path as bytes, one character each. */
  *#paths(): Generator<readonly [number, string]> {
    for (let n = 0; n < this.#entries.count; n++) yield [n, this.#entries.path(n)];
  }

  /** Yields the names in a listed folder. */
  *#namesIn(folder: string): Generator<string> {
    const prefix = folder === '' ? '' : bytesOfName(folder).toString('latin1') + SLASH;
    for (let n = firstFrom(this.#entries, prefix); this.#entries.byteAfter(n, prefix) >= 0;) {
      const rest = this.#entries.path(n).slice(prefix.length);
      const slash = rest.indexOf(SLASH);
      const name = slash < 0 ? rest : rest.slice(0, slash);
      yield decodePathBytes(name);
      // Skips everything below a folder at once.
      n = slash < 0 ? n + 1 : firstFrom(this.#entries, prefix + name + AFTER_SLASH);
    }
  }
}

/** Returns a path as its bytes, one character each; undefined for a text that no bytes decode to. */
function bytesOf(path: string): string | undefined {
  if (!/[^\0-\x7f]/.test(path)) return path;
  const bytes = bytesOfName(path).toString('latin1');
  return decodePathBytes(bytes) === path ? bytes : undefined;
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
