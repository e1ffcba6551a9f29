import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** Folders of objects that one leads to, as many as git follows. */
const MOST_ALTERNATES = 5;

/**
 * Tells by a clone's own files which objects it has. git itself would fetch each missing object that it is asked about, and has no
 * command that only looks. Packs are read by `gitformat-pack(5)`, the rest by `gitrepository-layout(5)`.
 */
export class StoredObjects {
  readonly #folders: readonly string[];
  /** By the names of the files, which contain a digest of what is in them. */
  readonly #packs = new Map<string, PackIndex>();

  /** `store` is the repository's own folder. */
  constructor(store: string) {
    const { GIT_QUARANTINE_PATH, GIT_OBJECT_DIRECTORY } = process.env;
    // Where a push keeps its objects until a hook has accepted them.
    const pushed = GIT_QUARANTINE_PATH === undefined ? undefined : GIT_OBJECT_DIRECTORY;
    const own = [join(store, 'objects'), ...(pushed === undefined ? [] : [resolve(pushed)])];
    this.#folders = own.flatMap((folder) => [folder, ...alternates(folder, MOST_ALTERNATES)]);
  }

  /** Returns those of some whole ids that no file holds. */
  lacking(ids: Iterable<string>): ReadonlySet<string> {
    const left = new Set(ids);
    if (left.size === 0) return left;
    for (const folder of this.#folders) {
      for (const pack of this.#packsIn(join(folder, 'pack'))) pack.takeHeld(left);
      for (const id of left) if (existsSync(join(folder, id.slice(0, 2), id.slice(2)))) left.delete(id);
    }
    return left;
  }

  *#packsIn(folder: string): Generator<PackIndex> {
    for (const name of namesIn(folder)) {
      if (!name.endsWith('.idx')) continue;
      const file = join(folder, name);
      const pack = this.#packs.get(file) ?? PackIndex.open(file);
      if (pack === undefined) continue;
      this.#packs.set(file, pack);
      yield pack;
    }
  }
}

function alternates(folder: string, most: number): readonly string[] {
  const file = join(folder, 'info', 'alternates');
  if (most === 0 || !existsSync(file)) return [];
  const named = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return named.flatMap((line) => {
    const other = isAbsolute(line) ? line : resolve(folder, line);
    return [other, ...alternates(other, most - 1)];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** An index starts so from its second version on. */
const MAGIC = 0xff744f63;
const FAN_OUT = 256 * 4;

/** The index of a pack: the ids in it, sorted. Only the part that may have an id is read. */
class PackIndex {
  readonly #file: string;
  readonly #fanOut: Buffer;
  /** Where the entries start, and how many bytes of each come before its id. */
  readonly #start: number;
  readonly #before: number;

  private constructor(file: string, head: Buffer) {
    const isPlain = head.readUInt32BE(0) !== MAGIC;
    const start = isPlain ? 0 : 8;
    this.#file = file;
    this.#fanOut = head.subarray(start, start + FAN_OUT);
    this.#start = start + FAN_OUT;
    this.#before = isPlain ? 4 : 0;
  }

  /** Returns undefined for a file that cannot be read: what is in its pack is not known. */
  static open(file: string): PackIndex | undefined {
    const head = piecesOf(file, [{ at: 0, length: 8 + FAN_OUT }])?.[0];
    return head === undefined ? undefined : new PackIndex(file, head);
  }

  /** Takes out the ids that the pack has. */
  takeHeld(ids: Set<string>): void {
    const byStart = new Map<number, string[]>();
    for (const id of ids) {
      const first = Number.parseInt(id.slice(0, 2), 16);
      const list = byStart.get(first);
      if (list === undefined) byStart.set(first, [id]);
      else list.push(id);
    }
    const parts = [...byStart].flatMap(([first, list]) => {
      const width = this.#before + (list[0]?.length ?? 0) / 2;
      const from = first === 0 ? 0 : this.#fanOut.readUInt32BE((first - 1) * 4);
      const count = this.#fanOut.readUInt32BE(first * 4) - from;
      return count <= 0 ? [] : [{ list, width, count, at: this.#start + from * width, length: count * width }];
    });
    const pieces = piecesOf(this.#file, parts) ?? [];
    pieces.forEach((piece, n) => {
      const { list = [], width = 1, count = 0 } = parts[n] ?? {};
      const entries = { piece, width, count, before: this.#before };
      for (const id of list) if (holds(entries, Buffer.from(id, 'hex'))) ids.delete(id);
    });
  }
}

interface Entries {
  readonly piece: Buffer;
  /** Bytes of an entry, and how many of them come before its id. */
  readonly width: number;
  readonly before: number;
  readonly count: number;
}

function holds({ piece, width, before, count }: Entries, id: Buffer): boolean {
  for (let low = 0, high = count; low < high;) {
    const middle = (low + high) >>> 1;
    const at = middle * width + before;
    const order = id.compare(piece, at, at + id.length);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

/** Reads some parts of a file; undefined where it is shorter, or cannot be read. */
function piecesOf(
  file: string,
  parts: readonly { readonly at: number; readonly length: number }[],
): readonly Buffer[] | undefined {
  if (parts.length === 0) return [];
  try {
    const open = openSync(file, 'r');
    try {
      const pieces = parts.map(({ at, length }) => {
        const piece = Buffer.alloc(length);
        return readSync(open, piece, 0, length, at) === length ? piece : undefined;
      });
      return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
    } finally {
      closeSync(open);
    }
  } catch {
    return undefined;
  }
}
