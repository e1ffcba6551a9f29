import type { PackedEntries } from './packed-entries.js';

const SLASH = 0x2f;

/** Slots that are looked at for a path. Of paths that were made to meet in one place the others are found by halving. */
const MOST_SLOTS = 32;

/** Offset basis and prime of FNV-1a, 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** What stands at a path: an entry, or a folder, with the first entry below it. */
export interface Place {
  readonly isFolder: boolean;
  readonly entry: number;
}

/**
 * Finds paths among sorted entries, and the folders above them, by a hash of their bytes: each with one look, wherever in the tree
 * it stands. Folders are known by what is below them.
 */
export class PathIndex {
  readonly #entries: PackedEntries;
  /** For each path the number of an entry, from 1 on, twice; one more where it is a folder above that entry. 0 is a free slot. */
  readonly #slots: Uint32Array;

  /** `folders`: how many there are at most. */
  constructor(entries: PackedEntries, folders: number) {
    this.#entries = entries;
    this.#slots = new Uint32Array(powerOfTwo(1.5 * (entries.count + folders)));
    forEachPath(entries, (hash, place) => {
      this.#put(hash, place);
    });
  }

  /** What stands at a path, given as its bytes, one character each. Only a broken tree has both: then it is the folder. */
  find(path: string): Place | undefined {
    let hash = BASIS;
    for (let k = 0; k < path.length; k++) hash = Math.imul(hash ^ path.charCodeAt(k), PRIME);
    const mask = this.#slots.length - 1;
    for (let n = 0, slot = mixed(hash) & mask; n < MOST_SLOTS; n++, slot = (slot + 1) & mask) {
      const value = this.#slots[slot] ?? 0;
      if (value === 0) return undefined;
      const entry = (value >>> 1) - 1;
      const after = this.#entries.byteAfter(entry, path);
      if ((value & 1) === 1 && after === SLASH) return { isFolder: true, entry };
      if ((value & 1) === 0 && after === 0) return this.#orFolder(path, entry);
    }
    return this.#byHalving(path);
  }

  /** An entry that was found; what is below a folder of its name follows, though not at once. */
  #orFolder(path: string, entry: number): Place {
    if (this.#entries.byteAfter(entry + 1, path) < 0) return { isFolder: false, entry };
    return this.#folder(path) ?? { isFolder: false, entry };
  }

  #byHalving(path: string): Place | undefined {
    const folder = this.#folder(path);
    if (folder !== undefined) return folder;
    const entry = firstFrom(this.#entries, path);
    return this.#entries.byteAfter(entry, path) === 0 ? { isFolder: false, entry } : undefined;
  }

  #folder(path: string): Place | undefined {
    const entry = firstFrom(this.#entries, `${path}/`);
    return this.#entries.byteAfter(entry, path) === SLASH ? { isFolder: true, entry } : undefined;
  }

  #put(hash: number, { isFolder, entry }: Place): void {
    const mask = this.#slots.length - 1;
    for (let n = 0, slot = mixed(hash) & mask; n < MOST_SLOTS; n++, slot = (slot + 1) & mask) {
      if (this.#slots[slot] !== 0) continue;
      this.#slots[slot] = 2 * (entry + 1) + (isFolder ? 1 : 0);
      return;
    }
  }
}

/** The number of the first entry whose path is not before a text, by halving. */
export function firstFrom(entries: PackedEntries, wanted: string): number {
  let low = 0;
  let high = entries.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries.compare(middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each path with its hash, and each folder with the first entry below it. */
function forEachPath(entries: PackedEntries, take: (hash: number, place: Place) => void): void {
  let before: Buffer = Buffer.alloc(1);
  let placeBefore = 0;
  for (let n = 0; n < entries.count; n++) {
    const block = entries.blockOf(n);
    const place = entries.placeOf(n);
    let hash = BASIS;
    let isSame = true;
    for (let k = 0; ; k++) {
      const byte = block[place + k] ?? 0;
      if (byte === 0) break;
      isSame = isSame && byte === before[placeBefore + k];
      // What the entry before does not share, slash included, is new.
      if (byte === SLASH && !isSame) take(hash, { isFolder: true, entry: n });
      hash = Math.imul(hash ^ byte, PRIME);
    }
    take(hash, { isFolder: false, entry: n });
    before = block;
    placeBefore = place;
  }
}

/** The last bits tell slots apart: they get something of all others. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return once ^ (once >>> 15);
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(least, 2)));
}
