import { decodePathBytes } from '../../model/path.js';
import type { Entry } from '../../model/tree.js';
import { damagedTree, demandEntryName, twice, GitError, unexpectedOutput } from './git-error.js';

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

const DIRECTORY: Entry = { kind: 'directory' };
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

  /** `most` is how many entries, folders left out, a tree may have. */
  constructor(idLength: number, most = MOST_ENTRIES) {
    this.#idLength = idLength;
    this.#most = most;
  }

  /** The number of entries so far, folders left out. */
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
   * Returns all entries so far by their paths, and the folders that contain them. A folder without files, which `git add` never
   * makes, is left out. Throws `GitError` if the last entry is incomplete.
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
    // Only an empty name, or one that starts with a dot, can be impossible.
    if (first === DOT || slash + 1 === path.length) demandEntryName(path.slice(slash + 1), path.slice(0, length));
    const place = isFolder ? path + SLASH : path;
    if (place <= this.#previous) throw damagedTree(`${decodePathBytes(path)} is in the wrong place`);
    this.#previous = place;
    this.#folder = isFolder ? path : folder;
  }
}
