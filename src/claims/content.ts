import type { Viewer } from '../model/tree.js';

/** What a look into a file tells. */
export interface Inspection {
  /** Nothing in it that anyone could see. */
  readonly blank: boolean;
  /** The file has the form of a Git LFS pointer: the size that it records, in bytes; null for any other file. */
  readonly pointerSize: number | null;
}

/** A pointer, as the specification of Git LFS has it: whole, with its keys in their order, and of a size that can be. */
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]*\n)*oid sha256:[0-9a-f]{64}\nsize (\d{1,15})\n$/;

/** A pointer is smaller than this by the same specification. */
const LARGEST_POINTER = 1_024;

/** In so many bytes at the start an encoding shows: its mark, or a NUL of a wide character. */
const TELLING = 64;

/** Looks into a content piece by piece, until something shows that can be seen. */
export class Look {
  readonly view: Viewer = (piece) => this.#take(piece);
  /** The first bytes: all of a pointer, and enough to tell an encoding. */
  #head: Buffer | null = Buffer.alloc(0);
  #readings: readonly Reading[] = [];
  #pointer: number | null = null;

  /** Asked once all that was wanted has been seen. */
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

/** Reads the next piece in an encoding, null for the end; whether nothing can be seen there. */
type Reading = (piece: Uint8Array | null) => boolean;

/**
 * The ways in which a text may be read. Wide characters without a mark are looked for only where there is a NUL, as in every
 * blank text of them that is no readable text of narrow ones: `a b` is such a text, and invisible signs in UTF-16.
 */
function readingsOf(head: Uint8Array): readonly Reading[] {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return [decoded('utf-16le')];
  if (first === 0xfe && second === 0xff) return [decoded('utf-16be')];
  const wide = head.subarray(0, TELLING).includes(0) ? [decoded('utf-16le'), decoded('utf-16be')] : [];
  return [utf8(), latin1(), ...wide];
}

/** White space, control and format characters, and whatever else leaves no trace: fillers, selectors, tags, blank Braille. */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is no text in an encoding becomes U+FFFD, which can be seen; a narrow line feed at the end of wide text cannot. */
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

/** Most files show a letter at once, and need no decoder. */
function utf8(): Reading {
  let decode: Reading | undefined;
  return (piece) => (piece === null || !/[!-~]/.test(narrow(piece))) && (decode ??= decoded('utf-8'))(piece);
}

/** ISO 8859-1, as far as all its kin agree: controls, spaces and the soft hyphen. */
function latin1(): Reading {
  return (piece) => piece === null || /^[\0-\x20\x7f\xa0\xad]*$/.test(narrow(piece));
}

/** Bytes as one character each, in which a pattern finds one far sooner than a loop does. */
function narrow({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
