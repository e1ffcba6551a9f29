import { bytesOfName, decodePathBytes } from '../../model/path-bytes.js';
import type { Entry, FileRef, Selection } from '../../model/tree.js';
import { damagedTree, demandEntryName, twice } from './damaged-tree.js';
import { GitError, gitFailed, notStarted, startGit, type GitOptions } from './git.js';
import { Endings } from '../endings.js';
import { OtherCase } from '../other-case.js';

/** More than any real repository has: a tree that repeats itself must not run for ever. */
const MOST_BYTES = 2 ** 30;
const MOST_ENTRIES = 5_000_000;

/** Entries of a small repository. */
const FEW = 500;

const SLASH = '/';
/** What follows a slash: the first text after all that is below a folder. */
const AFTER_SLASH = '0';
const DOT = 0x2e;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;

/**
 * What `git ls-tree -r -t` prints of a whole tree, in one buffer: `mode SP type SP id TAB path NUL` an entry, in the order of
 * the paths' bytes, so that a path is found by halving. Nothing is made of an entry before it is asked for. Folders are
 * known by what is below them: one without any file, which no `git add` makes, is not seen. A path that a broken tree spells
 * with slashes in one name, beside the folder of that name, is where git lists it, and where a checkout would write it.
 */
export class Listing {
  readonly #data: Buffer;
  /** Where each path starts, and at the end where one more would. */
  readonly #paths: Uint32Array;
  readonly #idLength: number;
  readonly #otherCase = new OtherCase({
    find: (path) => this.find(path),
    namesIn: (folder) => this.#namesIn(folder),
  });
  /** Where the last path was found, or would stand: the next one asked for is mostly near. */
  #last = 0;

  private constructor(data: Buffer, paths: Uint32Array, idLength: number) {
    this.#data = data;
    this.#paths = paths;
    this.#idLength = idLength;
  }

  /** Lists a tree, by its id, hexadecimal. Rejects with `GitError`, also for a tree that no git writes. */
  static async read(options: GitOptions, tree: string): Promise<Listing> {
    const entries = new Entries(tree.length);
    await list(options, tree, (chunk) => {
      entries.take(chunk);
    });
    return new Listing(entries.data(), Uint32Array.from(entries.paths), tree.length);
  }

  /** It has so few entries that a look into each of them costs nobody anything. */
  get isSmall(): boolean {
    return this.#count <= FEW;
  }

  /** The files and links that are wanted, in the order of their paths. */
  list({ matches }: Selection): readonly FileRef[] {
    const found: FileRef[] = [];
    for (let n = 0; n < this.#count; n++) {
      const path = decodePathBytes(this.#path(n));
      if (!matches(path)) continue;
      const entry = this.#entry(n);
      if (entry.kind !== 'submodule') found.push({ path, id: entry.id, link: entry.kind === 'link' });
    }
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  find(path: string): Entry | undefined {
    if (path === '') return { kind: 'directory' };
    const wanted = bytesOf(path);
    if (wanted === undefined) return undefined;
    const n = this.#place(wanted);
    const entry = n < this.#count && this.#compare(n, wanted) === 0 ? this.#entry(n) : undefined;
    // What starts with the path follows it. Only a broken tree has a file and a folder of one name: then it is the folder.
    if (!this.#startsWith(entry === undefined ? n : n + 1, wanted)) return entry;
    return this.#startsWith(this.#place(wanted + SLASH), wanted + SLASH) ? { kind: 'directory' } : entry;
  }

  /** A path of a file that differs in letter case only. */
  findOtherCase(path: string): string | undefined {
    return this.#otherCase.find(path);
  }

  /** The files of some names, by their names: gone through once, whatever their number. */
  filesNamed(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    if (names.size === 0) return found;
    const wanted = new Map([...names].flatMap((name) => (name === '' ? [] : [[bytesOf(name), name] as const])));
    for (let n = 0; n < this.#count; n++) {
      const path = this.#path(n);
      const name = wanted.get(path.slice(path.lastIndexOf(SLASH) + 1));
      if (name === undefined || this.#entry(n).kind !== 'file') continue;
      const list = found.get(name) ?? [];
      list.push(decodePathBytes(path));
      found.set(name, list);
    }
    return found;
  }

  /** The files and links that end in a slash and one of some paths, by these: gone through once, whatever their number. */
  endingWith(tails: readonly string[]): ReadonlyMap<string, readonly string[]> {
    if (tails.length === 0) return new Map();
    const endings = new Endings(tails);
    for (let n = 0; n < this.#count; n++) {
      if (this.#entry(n).kind !== 'submodule') endings.take(decodePathBytes(this.#path(n)));
    }
    return endings.found();
  }

  get #count(): number {
    return this.#paths.length - 1;
  }

  /** The names in a folder that is listed. */
  *#namesIn(folder: string): Generator<string> {
    const prefix = folder === '' ? '' : bytesOfName(folder).toString('latin1') + SLASH;
    for (let n = this.#place(prefix); this.#startsWith(n, prefix);) {
      const rest = this.#path(n).slice(prefix.length);
      const slash = rest.indexOf(SLASH);
      const name = slash < 0 ? rest : rest.slice(0, slash);
      yield decodePathBytes(name);
      // What is below a folder is passed over at once.
      n = slash < 0 ? n + 1 : this.#place(prefix + name + AFTER_SLASH);
    }
  }

  /** The number of the first path that is not before a text: of bytes, one character each, as all texts here. */
  #place(wanted: string): number {
    let low = 0;
    let high = this.#count;
    // Ever larger strides away from the last place, until the text is passed.
    const start = Math.min(this.#last, high);
    if (start < high && this.#compare(start, wanted) < 0) {
      low = start + 1;
      for (let stride = 1; low < high; stride *= 2) {
        const next = low + stride;
        if (next >= high || this.#compare(next, wanted) >= 0) {
          high = Math.min(next, high);
          break;
        }
        low = next + 1;
      }
    } else {
      high = start;
      for (let stride = 1; high > low; stride *= 2) {
        const next = high - stride;
        if (next < low || this.#compare(next, wanted) < 0) {
          low = Math.max(next + 1, low);
          break;
        }
        high = next;
      }
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    this.#last = low;
    return low;
  }

  /** Below 0 where a path stands before a text, 0 where it is the same, above 0 where it stands after it. */
  #compare(n: number, wanted: string): number {
    const data = this.#data;
    let at = this.#paths[n] ?? 0;
    for (let k = 0; k < wanted.length; k++) {
      const byte = data[at++] ?? 0;
      // The path ends here; no path holds this byte, but a claim may.
      if (byte === 0) return -1;
      const difference = byte - wanted.charCodeAt(k);
      if (difference !== 0) return difference;
    }
    return data[at] ?? 0;
  }

  #startsWith(n: number, prefix: string): boolean {
    if (n >= this.#count) return false;
    const at = this.#paths[n] ?? 0;
    for (let k = 0; k < prefix.length; k++) {
      if (this.#data[at + k] !== prefix.charCodeAt(k) || this.#data[at + k] === 0) return false;
    }
    return true;
  }

  #path(n: number): string {
    const start = this.#paths[n] ?? 0;
    return this.#data.toString('latin1', start, this.#data.indexOf(0, start));
  }

  #entry(n: number): Exclude<Entry, { readonly kind: 'directory' }> {
    const path = this.#paths[n] ?? 0;
    const kind = kindOf(this.#data, path, this.#idLength);
    return kind === 'submodule' ? { kind } : { kind, id: idOf(this.#data, path, this.#idLength) };
  }
}

/** Reads entries as they come. */
class Entries {
  /** Where each path starts in all that has come, and at the end where one more would. */
  readonly paths: number[] = [];
  readonly #parts: Buffer[] = [];
  readonly #idLength: number;
  /** How many bytes there are before the rest. */
  #passed = 0;
  /** The start of an entry whose end has not come yet. */
  #rest: Buffer[] = [];
  #previous = '';
  /** The folders that have come, and the one of the last path. */
  readonly #folders = new Set(['']);
  #folder = '';
  /** The last path of a file and those before it with which it starts: what may be a folder's, too, when that comes. */
  readonly #files: string[] = [];

  constructor(idLength: number) {
    this.#idLength = idLength;
  }

  take(chunk: Buffer): void {
    this.#parts.push(chunk);
    let end = chunk.indexOf(0);
    let start = 0;
    if (end >= 0 && this.#rest.length > 0) {
      const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
      this.#rest = [];
      this.#entry(first, 0, first.length);
      this.#passed += first.length + 1;
      start = end + 1;
      end = chunk.indexOf(0, start);
    }
    const from = start;
    for (; end >= 0; end = chunk.indexOf(0, start)) {
      this.#entry(chunk, start, end, from);
      start = end + 1;
    }
    this.#passed += start - from;
    if (start < chunk.length) this.#rest.push(chunk.subarray(start));
  }

  /** All that has come. Throws `GitError` where the last entry has no end. */
  data(): Buffer {
    if (this.#rest.length > 0) throw new GitError('git stopped in the middle of the list of files.');
    this.paths.push(this.#passed);
    return Buffer.concat(this.#parts);
  }

  /** Throws `GitError` for an entry that no tree of git's has: an impossible name, or a file's and a folder's in one. */
  #demandOrder(path: string, isFolder: boolean): void {
    const slash = path.lastIndexOf(SLASH);
    const length = Math.max(slash, 0);
    // Most entries stand in the folder of the one before.
    if (length !== this.#folder.length || !path.startsWith(this.#folder)) {
      this.#folder = path.slice(0, length);
      if (!this.#folders.has(this.#folder)) demandEntryName(path, '');
    }
    const first = path.charCodeAt(slash + 1);
    // No other names are impossible: what has none, and what starts with a dot.
    if (first === DOT || slash + 1 === path.length) demandEntryName(path.slice(slash + 1), this.#folder);
    while (this.#files.length > 0 && !path.startsWith(this.#files.at(-1) ?? '')) this.#files.pop();
    if (!isFolder) this.#files.push(path);
    else if (this.#files.at(-1) === path || this.#folders.has(path)) throw twice(decodePathBytes(path));
    else this.#folders.add(path);
  }

  /** An entry in some bytes, of which those from `from` on have not been passed. */
  #entry(data: Buffer, start: number, end: number, from = 0): void {
    if (this.paths.length === MOST_ENTRIES) {
      throw new GitError(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
    }
    const letter = data[start + MODE + 1];
    const type = letter === LETTER_C ? COMMIT : BLOB;
    const at = start + MODE + type + this.#idLength + 1;
    const path = data.toString('latin1', at, end);
    this.#demandOrder(path, letter === LETTER_T);
    if (letter === LETTER_T) return;
    this.paths.push(this.#passed + at - from);
    if (path <= this.#previous) throw damagedTree(`${decodePathBytes(path)} stands in the wrong place`);
    this.#previous = path;
  }
}

/** What the entry is whose path starts at an offset. */
function kindOf(data: Buffer, path: number, idLength: number): 'file' | 'link' | 'submodule' {
  const id = path - 1 - idLength;
  if (data[id - 2] !== LETTER_B) return 'submodule';
  // Of the modes of blobs only 120000 has a two there.
  return data[id - BLOB - MODE + 1] === DIGIT_2 ? 'link' : 'file';
}

function idOf(data: Buffer, path: number, idLength: number): string {
  return data.toString('latin1', path - 1 - idLength, path - 1);
}

/** A path as its bytes, one character each; undefined for a text that no bytes are read as. */
function bytesOf(path: string): string | undefined {
  if (!/[^\0-\x7f]/.test(path)) return path;
  const bytes = bytesOfName(path).toString('latin1');
  return decodePathBytes(bytes) === path ? bytes : undefined;
}

/** Has git list a tree, and hands over what it prints as it comes. Rejects with `GitError`. */
function list(options: GitOptions, tree: string, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, ['ls-tree', '-r', '-t', '-z', '--full-tree', tree]);
    let bytes = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > MOST_BYTES) throw new GitError(`The list of files has more than ${String(MOST_BYTES)} bytes.`);
        take(chunk);
      } catch (error) {
        child.stdout.destroy();
        child.kill();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(gitFailed('list the tree', stderr));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end();
  });
}
