import { elementAt, firstWhere } from '../../model/collections.js';
import type { PackedEntries } from './packed-entries.js';

const SLASH = 0x2f;

/** Slots that are tried for a path. If paths were made to collide, the rest are found by binary search. */
const MOST_SLOTS = 32;

/** Offset basis and prime of 32-bit FNV-1a. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** What exists at a path: an entry, by its number, or a folder. */
export type Place = number | 'folder';

/**
 * Finds paths, and the folders above them, among sorted entries by a hash of their bytes, with one lookup each. Folders are known
 * by the files below them.
 */
export class PathIndex {
  readonly #entries: PackedEntries;
  /** For each path the number of its entry, or for a folder that of one below it, counted from 1. 0 is a free slot. */
  readonly #slots: Uint32Array;

  /** `folders` is an upper limit of their number. */
  constructor(entries: PackedEntries, folders: number) {
    this.#entries = entries;
    this.#slots = new Uint32Array(powerOfTwo(1.5 * (entries.count + folders)));
    forEachPath(entries, (hash, entry) => {
      this.#put(hash, entry);
    });
  }

  /**
   * Returns what exists at a path, which is given as bytes, one character each. Only a broken tree has both a file and a folder
   * there: then it returns the folder.
   */
  find(path: string): Place | undefined {
    let hash = BASIS;
    for (let k = 0; k < path.length; k++) hash = Math.imul(hash ^ path.charCodeAt(k), PRIME);
    for (let n = 0; n < MOST_SLOTS; n++) {
      const value = elementAt(this.#slots, this.#slotOf(hash, n));
      if (value === 0) return undefined;
      const entry = value - 1;
      const after = this.#entries.byteAfter(entry, path);
      if (after === SLASH) return 'folder';
      if (after === 0) return this.#orFolder(path, entry);
    }
    return this.#byHalving(path);
  }

  /** Returns the entry, or a folder with its name: the folder's content follows it, but not at once. */
  #orFolder(path: string, entry: number): Place {
    const isAlone = this.#entries.byteAfter(entry + 1, path) < 0;
    return !isAlone && this.#isFolder(path) ? 'folder' : entry;
  }

  #byHalving(path: string): Place | undefined {
    if (this.#isFolder(path)) return 'folder';
    const entry = firstFrom(this.#entries, path);
    return this.#entries.byteAfter(entry, path) === 0 ? entry : undefined;
  }

  #isFolder(path: string): boolean {
    return this.#entries.byteAfter(firstFrom(this.#entries, `${path}/`), path) === SLASH;
  }

  /** Returns the slot that is tried after `n` others. */
  #slotOf(hash: number, n: number): number {
    return (mixed(hash) + n) & (this.#slots.length - 1);
  }

  #put(hash: number, entry: number): void {
    for (let n = 0; n < MOST_SLOTS; n++) {
      const slot = this.#slotOf(hash, n);
      if (this.#slots[slot] !== 0) continue;
      this.#slots[slot] = entry + 1;
      return;
    }
  }
}

/** Returns the number of the first entry whose path does not sort before a text. */
export function firstFrom(entries: PackedEntries, wanted: string): number {
  return firstWhere(entries.count, (n) => entries.compare(n, wanted) >= 0);
}

/** Passes on the hash of each path with its entry, and that of each folder with the first entry below it. */
function forEachPath(entries: PackedEntries, take: (hash: number, entry: number) => void): void {
  let before: Buffer = Buffer.alloc(1);
  let placeBefore = 0;
  for (let n = 0; n < entries.count; n++) {
    const block = entries.blockOf(n);
    const place = entries.placeOf(n);
    let hash = BASIS;
    let isSame = true;
    for (let k = 0; ; k++) {
      const byte = block[place + k];
      if (byte === undefined || byte === 0) break;
      isSame = isSame && byte === before[placeBefore + k];
      // Everything that the previous entry does not share, slash included, is new.
      if (byte === SLASH && !isSame) take(hash, n);
      hash = Math.imul(hash ^ byte, PRIME);
    }
    take(hash, n);
    before = block;
    placeBefore = place;
  }
}

/** Mixes all bits into the lowest ones, which select the slot. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return once ^ (once >>> 15);
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(least, 2)));
}
