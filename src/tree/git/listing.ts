import { posix } from 'node:path';
import { groupBy } from '../../model/collections.js';
import { compareText } from '../../model/text.js';
import { Endings, type Entry, type FileRef, type Selection } from '../../model/tree.js';
import {
  damagedTree,
  demandEntryName,
  GitError,
  gitFailed,
  runGit,
  twice,
  unexpectedOutput,
  type GitOptions,
} from './git.js';
import { OtherCase } from '../other-case.js';
import { decodePathBytes, pathAndFolders } from '../../model/path.js';

/** More than any real repository has: listing a tree that repeats itself must end. */
const MOST_BYTES = 2 ** 30;

/** A repository with at most this many entries is small. */
const SMALL_REPOSITORY = 500;

const DIRECTORY: Entry = { kind: 'directory' };

/** The output of `git ls-tree -r -t` for a whole tree. */
export class Listing {
  readonly #entries: ReadonlyMap<string, Entry>;
  /** True if there are so few files that looking into each is cheap. */
  readonly isSmall: boolean;
  /** Links, and paths with capital letters, in lower case. Computed for the first search in another letter case. */
  #odd: ReadonlySet<string> | undefined;
  /** The names in each folder, computed for the first search that may find something. */
  #names: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #otherCase = new OtherCase({
    find: (path) => this.find(path),
    namesIn: (folder) => (this.#names ??= namesByFolder(this.#entries.keys())).get(folder),
  });

  /** `files` is the number of entries that are no folders. */
  constructor(entries: ReadonlyMap<string, Entry>, files: number) {
    this.#entries = entries;
    this.isSmall = files <= SMALL_REPOSITORY;
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
    this.#entries.forEach((entry, path) => {
      if ((entry.kind !== 'file' && entry.kind !== 'link') || !matches(path)) return;
      found.push({ path, id: entry.id, link: entry.kind === 'link' });
    });
    return found.sort((a, b) => compareText(a.path, b.path));
  }

  find(path: string): Entry | undefined {
    return path === '' ? DIRECTORY : this.#entries.get(path);
  }

  /** Returns a file's path that differs only in letter case; undefined if there is none. */
  findOtherCase(path: string): string | undefined {
    const odd = (this.#odd ??= oddPaths(this.#entries));
    const lower = path.toLowerCase();
    // Hardly any path has one, and only then the names in each folder are needed.
    const isOdd = [...pathAndFolders(lower)].some((one) => odd.has(one));
    return isOdd || (lower !== path && this.#entries.has(lower)) ? this.#otherCase.find(path) : undefined;
  }

  /** Returns the files with the given names, by name, in one pass. */
  filesNamed(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
    if (names.size === 0) return new Map();
    const isWanted = (path: string): boolean =>
      names.has(posix.basename(path)) && this.#entries.get(path)?.kind === 'file';
    return groupBy([...this.#entries.keys()].filter(isWanted), (path) => posix.basename(path));
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

  /** Yields the ids of links, and of files with some names: small contents that lead to others. */
  *smallContents(names: ReadonlySet<string>): Generator<string> {
    for (const [path, entry] of this.#entries) {
      if (entry.kind === 'link' || (entry.kind === 'file' && names.has(posix.basename(path)))) yield entry.id;
    }
  }
}

function oddPaths(entries: ReadonlyMap<string, Entry>): ReadonlySet<string> {
  const odd = new Set<string>();
  entries.forEach(({ kind }, path) => {
    const lower = path.toLowerCase();
    if (kind === 'link' || lower !== path) odd.add(lower);
  });
  return odd;
}

function namesByFolder(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const folders = groupBy(paths, (path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  return new Map([...folders].map(([folder, all]) => [folder, all.map((path) => posix.basename(path))]));
}

/** Lists a tree with git, and passes on its output as it arrives. Rejects with `GitError`. */
async function list(options: GitOptions, tree: string, most: number, take: (chunk: Buffer) => void): Promise<void> {
  const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', tree];
  let bytes = 0;
  const { status, stderr } = await runGit(options, args, '', (chunk) => {
    bytes += chunk.length;
    if (bytes > most) throw new GitError(`The list of files has more than ${String(most)} bytes.`);
    take(chunk);
  });
  if (status !== 0) throw gitFailed('list the tree', stderr);
}

/** More than any real repository has. */
const MOST_ENTRIES = 5_000_000;

const SLASH = '/';

const SPACE = 0x20;

const TAB = 0x09;

const DOT = 0x2e;

const LETTER_B = 0x62;

const LETTER_C = 0x63;

const LETTER_T = 0x74;

/** Of all blob modes, only 120000 has a two at its second place. */
const DIGIT_2 = 0x32;

const MODE = 6;

const BLOB = ' blob '.length;

const COMMIT = ' commit '.length;

const SUBMODULE: Entry = { kind: 'submodule' };

/** Reads the output of `git ls-tree -r -t -z` as it arrives. Each entry is `mode SP type SP id TAB path NUL`. */
export class EntryReader {
  readonly #entries = new Map<string, Entry>();
  readonly #idLength: number;
  readonly #most: number;
  #files = 0;
  /** The start of an entry whose end has not arrived yet. */
  #rest: Buffer[] = [];
  /** The last path as bytes, one character each, with a slash behind a folder's: entries are in this order. */
  #previous = '';
  /** The last entry's folder as bytes; or the last entry, if that is a folder. */
  #folder = '';
  /** The folder that was added last. */
  #added = '';

  /** `most` is the maximum number of entries of a tree, except folders. */
  constructor(idLength: number, most = MOST_ENTRIES) {
    this.#idLength = idLength;
    this.#most = most;
  }

  /** The number of entries so far, except folders. */
  get files(): number {
    return this.#files;
  }

  /** Throws `GitError` for a tree that git would never write. */
  take(chunk: Buffer): void {
    let end = chunk.indexOf(0);
    let start = 0;
    if (end >= 0 && this.#rest.length > 0) {
      const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
      this.#rest = [];
      this.#entry(first, 0, first.length);
      start = end + 1;
      end = chunk.indexOf(0, start);
    }
    for (; end >= 0; end = chunk.indexOf(0, start)) {
      this.#entry(chunk, start, end);
      start = end + 1;
    }
    if (start < chunk.length) this.#rest.push(chunk.subarray(start));
  }

  /**
   * Returns all entries so far by their paths, and the folders that contain them. Omits folders without files, which
   * `git add` never makes. Throws `GitError` if the last entry is incomplete.
   */
  entries(): ReadonlyMap<string, Entry> {
    if (this.#rest.length > 0) throw new GitError('git stopped in the middle of the list of files.');
    return this.#entries;
  }

  /** Takes the entry in a range of bytes. */
  #entry(data: Buffer, start: number, end: number): void {
    if (this.#files === this.#most) throw new GitError(`The tree has more than ${String(this.#most)} entries.`);
    const letter = data[start + MODE + 1];
    const id = start + MODE + (letter === LETTER_C ? COMMIT : BLOB);
    const at = id + this.#idLength + 1;
    if (data[start + MODE] !== SPACE || data[at - 1] !== TAB) throw unexpectedOutput('list the tree');
    const bytes = data.toString('latin1', at, end);
    const path = decodePathBytes(bytes);
    const isFolder = letter === LETTER_T;
    this.#demandOrder(bytes, isFolder);
    if (isFolder) {
      if (this.#entries.has(path)) throw twice(path);
      return;
    }
    this.#addFolders(path);
    this.#files++;
    const kind = data[start + 1] === DIGIT_2 ? 'link' : 'file';
    this.#entries.set(path, letter === LETTER_B ? { kind, id: data.toString('latin1', id, at - 1) } : SUBMODULE);
  }

  /** Adds the folders above a path. */
  #addFolders(path: string): void {
    let end = path.lastIndexOf(SLASH);
    // Most entries are in the same folder as the entry before.
    if (end < 0 || (end === this.#added.length && path.startsWith(this.#added))) return;
    this.#added = path.slice(0, end);
    for (; end > 0; end = path.lastIndexOf(SLASH, end - 1)) {
      const folder = path.slice(0, end);
      if (this.#entries.has(folder)) return;
      this.#entries.set(folder, DIRECTORY);
    }
  }

  /** Throws `GitError` for an entry that no git tree has: an impossible name, or a wrong place. */
  #demandOrder(path: string, isFolder: boolean): void {
    const slash = path.lastIndexOf(SLASH);
    const length = Math.max(slash, 0);
    let folder = this.#folder;
    // Most entries are in the same folder as the entry before.
    while (folder !== '' && (path.charAt(folder.length) !== SLASH || !path.startsWith(folder))) {
      folder = folder.slice(0, Math.max(folder.lastIndexOf(SLASH), 0));
    }
    // Below its folder, a name has no slash.
    if (length !== folder.length) demandEntryName(folder === '' ? path : path.slice(folder.length + 1), folder);
    const first = path.charCodeAt(slash + 1);
    // Only an empty name, or one that starts with a dot, can be invalid.
    if (first === DOT || slash + 1 === path.length) demandEntryName(path.slice(slash + 1), path.slice(0, length));
    const place = isFolder ? path + SLASH : path;
    if (place <= this.#previous) throw damagedTree(`${decodePathBytes(path)} is in the wrong place`);
    this.#previous = place;
    this.#folder = isFolder ? path : folder;
  }
}
