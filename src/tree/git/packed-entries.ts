import { elementAt } from '../../model/collections.js';
import type { Entry } from '../../model/tree.js';

export type EntryKind = Exclude<Entry['kind'], 'directory'>;

const KINDS: readonly EntryKind[] = ['file', 'link', 'submodule'];

/** Bytes of a block, as a power of two. An entry is in one block; an entry with a longer path has a block of its own. */
const BLOCK_BITS = 24;
const BLOCK = 1 << BLOCK_BITS;
const WITHIN = BLOCK - 1;

/** Bytes of a number that says where a path starts. */
const PLACE = 4;

/**
 * The entries of a listing, packed tightly and addressed by number. Each is its kind, its binary id, its path and a zero, one
 * after another in blocks. Paths are bytes, one character each. Millions of entries must fit in memory beside everything else.
 */
export class PackedEntries {
  readonly #idBytes: number;
  readonly #blocks: Buffer[] = [];
  /** Where each path starts: its block number, and the offset in the block. */
  #paths = new DataView(new ArrayBuffer(1_024 * PLACE));
  #count = 0;
  /** Where the next entry goes; initially past the last block. */
  #end = BLOCK;

  /** `idLength` is the number of digits in an id. */
  constructor(idLength: number) {
    this.#idBytes = idLength / 2;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds an entry. Its id and path are read from `data`. */
  add(kind: EntryKind, data: Buffer, id: number, path: number, end: number): void {
    const length = 1 + this.#idBytes + end - path + 1;
    if (this.#end + length > BLOCK) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, length)));
      this.#end = 0;
    }
    const number = this.#blocks.length - 1;
    const block = elementAt(this.#blocks, number);
    let at = this.#end;
    block[at++] = KINDS.indexOf(kind);
    for (let n = 0; n < this.#idBytes; n++) {
      block[at++] = (digit(data[id + 2 * n]) << 4) | digit(data[id + 2 * n + 1]);
    }
    if (this.#count * PLACE === this.#paths.byteLength) this.#paths = larger(this.#paths);
    this.#paths.setUint32(this.#count++ * PLACE, number * BLOCK + at);
    data.copy(block, at, path, end);
    block[at + end - path] = 0;
    this.#end += length;
  }

  entry(n: number): Exclude<Entry, { readonly kind: 'directory' }> {
    const block = this.blockOf(n);
    const id = this.placeOf(n) - this.#idBytes;
    const kind = this.kind(n);
    return kind === 'submodule' ? { kind } : { kind, id: block.toString('hex', id, id + this.#idBytes) };
  }

  kind(n: number): EntryKind {
    return elementAt(KINDS, this.blockOf(n).readUInt8(this.placeOf(n) - this.#idBytes - 1));
  }

  path(n: number): string {
    const block = this.blockOf(n);
    const start = this.placeOf(n);
    return block.toString('latin1', start, block.indexOf(0, start));
  }

  /** Returns the block with a path's bytes, which end at a zero. */
  blockOf(n: number): Buffer {
    return elementAt(this.#blocks, this.#paths.getUint32(n * PLACE) >>> BLOCK_BITS);
  }

  placeOf(n: number): number {
    return this.#paths.getUint32(n * PLACE) & WITHIN;
  }

  /** Returns a number below 0 if a path sorts before a text, 0 if it is the same, above 0 if it sorts after it. */
  compare(n: number, wanted: string): number {
    const block = this.blockOf(n);
    let at = this.placeOf(n);
    for (let k = 0; k < wanted.length; k++) {
      const byte = block.readUInt8(at++);
      // The path ends here. No path contains this byte, but a claim may.
      if (byte === 0) return -1;
      const difference = byte - wanted.charCodeAt(k);
      if (difference !== 0) return difference;
    }
    return block.readUInt8(at);
  }

  /** Returns the byte after a text that a path starts with, 0 at the path's end; -1 if the path does not start with the text. */
  byteAfter(n: number, start: string): number {
    if (n >= this.#count) return -1;
    const block = this.blockOf(n);
    const at = this.placeOf(n);
    for (let k = 0; k < start.length; k++) {
      const byte = block[at + k];
      if (byte === 0 || byte !== start.charCodeAt(k)) return -1;
    }
    return block.readUInt8(at + start.length);
  }
}

function larger({ buffer, byteLength }: DataView<ArrayBuffer>): DataView<ArrayBuffer> {
  const copy = new Uint8Array(2 * byteLength);
  copy.set(new Uint8Array(buffer));
  return new DataView(copy.buffer);
}

/** Returns the value of a lower-case hexadecimal digit. */
function digit(byte = 0): number {
  return byte <= 0x39 ? byte - 0x30 : byte - 0x57;
}
