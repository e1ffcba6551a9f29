import type { Viewer } from '../model/tree.js';

/** The result of looking into a file. */
export interface Inspection {
  /** True if nothing in it is visible. */
  readonly blank: boolean;
  /** For a file in the form of a Git LFS pointer, the size that it records, in bytes; null for any other file. */
  readonly pointerSize: number | null;
}

/** A pointer by the Git LFS specification: complete, with its keys in order, and with a possible size. */
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]*\n)*oid sha256:[0-9a-f]{64}\nsize (\d{1,15})\n$/;

/** By the same specification, a pointer is smaller than this. */
const LARGEST_POINTER = 1_024;

/** This many bytes at the start show the encoding: a byte order mark, or a NUL of a wide character. */
const TELLING = 64;

const NO_BYTES = Buffer.alloc(0);

/** Looks into a content piece by piece, until something visible appears. */
export class Look {
  readonly view: Viewer = (piece) => this.#take(piece);
  /** The first bytes: a whole pointer, and enough to recognize an encoding. */
  #head: Buffer | null = NO_BYTES;
  #readings: readonly Reading[] = [];
  #pointer: number | null = null;

  /** Returns the result. Call it after the last wanted piece. */
  inspection(): Inspection {
    if (this.#head !== null) this.#start(this.#head);
    return { blank: this.#readings.some((seesNothing) => seesNothing(null)), pointerSize: this.#pointer };
  }

  #take(piece: Uint8Array): boolean {
    if (this.#head === null) return this.#read(piece);
    this.#head = Buffer.concat([this.#head, piece]);
    return this.#head.length < LARGEST_POINTER || this.#start(this.#head);
  }

  #start(head: Buffer): boolean {
    this.#head = null;
    const size = head.length < LARGEST_POINTER ? POINTER.exec(head.toString('latin1'))?.[1] : undefined;
    if (size !== undefined) this.#pointer = Number(size);
    this.#readings = readingsOf(head);
    return this.#read(head);
  }

  #read(piece: Uint8Array): boolean {
    this.#readings = this.#readings.filter((seesNothing) => seesNothing(piece));
    return this.#readings.length > 0;
  }
}

/** Reads the next piece in an encoding, or null for the end. Returns whether nothing visible is there. */
type Reading = (piece: Uint8Array | null) => boolean;

/**
 * Returns the encodings that a text may have. Without a mark, wide characters are tried only if there is a NUL. Every blank text
 * of wide characters has one, except some that are also readable text of narrow ones: `a b` is such a text, and is invisible in
 * UTF-16.
 */
function readingsOf(head: Uint8Array): readonly Reading[] {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return [decoded('utf-16le')];
  if (first === 0xfe && second === 0xff) return [decoded('utf-16be')];
  const wide = head.subarray(0, TELLING).includes(0) ? [decoded('utf-16le'), decoded('utf-16be')] : [];
  return [utf8(), latin1(), ...wide];
}

/** White space, control and format characters, and everything else that is invisible: fillers, selectors, tags, blank Braille. */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Invalid bytes become U+FFFD, which is visible. A narrow line feed at the end of wide text stays invisible. */
function decoded(encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): Reading {
  const decoder = new TextDecoder(encoding);
  let last = 0;
  return (piece) => {
    if (piece === null) return decoder.decode() === '' || last <= SPACE;
    last = piece.at(-1) ?? last;
    return INVISIBLE.test(decoder.decode(piece, { stream: true }));
  };
}

const SPACE = 0x20;

/** Most files have a visible letter at once, and need no decoder. */
function utf8(): Reading {
  let decode: Reading | undefined;
  return (piece) => (piece === null || !/[!-~]/.test(narrow(piece))) && (decode ??= decoded('utf-8'))(piece);
}

/** ISO 8859-1, as far as its relatives agree: controls, spaces and the soft hyphen. */
function latin1(): Reading {
  return (piece) => piece === null || /^[\0-\x20\x7f\xa0\xad]*$/.test(narrow(piece));
}

/** Returns bytes as one character each: a pattern searches these far faster than a loop does. */
function narrow({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
