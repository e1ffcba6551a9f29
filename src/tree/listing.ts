import type { Entry, FileRef, Selection } from '../model/tree.js';
import { damagedTree, demandEntryName, twice } from './entry-name.js';
import { GitError } from './git.js';
import { nameOf } from '../model/name.js';
import { OtherCase } from './other-case.js';

/** Contents of tree objects by id, in their order. */
export type ReadTrees = (ids: readonly string[]) => Promise<readonly Buffer[]>;

/** How many trees are asked for at once. */
const BATCH = 2_000;

/** With more folders than this on one level, or more bytes of trees, it is quicker to have git list the whole tree at once. */
const MANY = 1_000;
const LARGE = 256 * 1_024;

/** Folders of fewer bytes are gone through anew for each question: for a handful of entries that is quicker than a map. */
const SMALL = 1_024;

/** Entries of a small repository. */
const FEW = 500;

/** More files than any real repository has: a tree that repeats itself must not run for ever. */
export const MOST_ENTRIES = 5_000_000;

/** The kinds of an entry by the bits of its mode that tell them; whatever else there is git takes for a submodule. */
const KINDS: ReadonlyMap<number, Entry['kind']> = new Map([
  [0o040000, 'directory'],
  [0o100000, 'file'],
  [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;

/** One entry of a git tree; the id still as bytes, since only few are ever asked for. */
interface RawEntry {
  readonly mode: string;
  readonly name: string;
  readonly id: string;
}

/** What a commit holds. */
export interface Listing {
  /** The files and links that are wanted, in the order of their paths. */
  readonly list: (selection: Selection) => readonly FileRef[];
  readonly find: (path: string) => Entry | undefined;
  /** A path of a file that differs in letter case only. */
  readonly findOtherCase: (path: string) => string | undefined;
  /** It has so few entries that a look into each of them costs nobody anything. */
  readonly isSmall: boolean;
}

/**
 * Lists a tree, by its id, hexadecimal: a small one folder by folder, through the process that is there already. A large one
 * is left to `readWhole`, unless that gives null. Rejects with `GitError`, and with what the two reject with.
 */
export async function readListing(
  root: string,
  readTrees: ReadTrees,
  readWhole: () => Promise<Listing | null>,
): Promise<Listing> {
  const listing = new FolderListing(root.length / 2);
  const whole = await listing.read(root, readTrees, readWhole);
  return whole ?? listing;
}

/**
 * All folders below a tree, each as git keeps it: entries `mode SP name NUL id`, read as one character a byte. Of the
 * other files of a large repository nothing is made; a folder's entries are when something in it is asked for.
 */
class FolderListing implements Listing {
  readonly #folders = new Map<string, string>();
  readonly #opened = new Map<string, ReadonlyMap<string, Entry>>();
  readonly #idBytes: number;
  readonly #otherCase = new OtherCase({
    find: (path) => this.find(path),
    namesIn: (folder) => this.#open(folder)?.keys(),
  });
  #entries = 0;

  constructor(idBytes: number) {
    this.#idBytes = idBytes;
  }

  get isSmall(): boolean {
    return this.#entries <= FEW;
  }

  /**
   * Reads a tree level by level. Once it shows to be large, `readWhole` is asked, and what that says instead is returned;
   * else null.
   */
  async read(root: string, readTrees: ReadTrees, readWhole: () => Promise<Listing | null>): Promise<Listing | null> {
    let asked = false;
    const atOnce = async (): Promise<Listing | null> => {
      if (asked) return null;
      asked = true;
      return readWhole();
    };
    let bytes = 0;
    let level = [{ path: '', id: root }];
    while (level.length > 0) {
      const next: { path: string; id: string }[] = [];
      // All of a level is asked for at once, so that git is at work while its first answers are read.
      const batches = split(level, BATCH).map((batch) => ({ batch, answer: readTrees(batch.map(({ id }) => id)) }));
      for (const { answer } of batches) answer.catch(() => undefined);
      for (const { batch, answer } of batches) {
        const trees = await answer;
        for (const tree of trees) bytes += tree.length;
        const whole = bytes > LARGE ? await atOnce() : null;
        if (whole !== null) return whole;
        batch.forEach(({ path }, n) => {
          const raw = trees[n]?.toString('latin1') ?? '';
          this.#folders.set(path, raw);
          const names = new Set<string>();
          forEachEntry(raw, this.#idBytes, (mode, name, id) => {
            this.#entries++;
            demandEntryName(name, path);
            if (names.has(name)) throw twice(under(path, nameOf(name)));
            names.add(name);
            if (kindOf(mode) === 'directory') next.push({ path: under(path, nameOf(name)), id: hex(id) });
          });
        });
        if (this.#entries > MOST_ENTRIES) throw tooMany();
      }
      const whole = next.length > MANY ? await atOnce() : null;
      if (whole !== null) return whole;
      level = next;
    }
    return null;
  }

  list({ matches }: Selection): readonly FileRef[] {
    const found: FileRef[] = [];
    for (const [folder, raw] of this.#folders) {
      const prefix = folder === '' ? '' : `${folder}/`;
      forEachEntry(raw, this.#idBytes, (mode, name, id) => {
        const kind = kindOf(mode);
        if (kind !== 'file' && kind !== 'link') return;
        const path = prefix + nameOf(name);
        if (matches(path)) found.push({ path, id: hex(id), link: kind === 'link' });
      });
    }
    return inOrder(found);
  }

  find(path: string): Entry | undefined {
    if (path === '') return { kind: 'directory' };
    const slash = path.lastIndexOf('/');
    const folder = slash < 0 ? '' : path.slice(0, slash);
    const name = path.slice(slash + 1);
    const raw = this.#folders.get(folder);
    if (raw === undefined) return undefined;
    return raw.length < SMALL ? this.#scan(raw, name) : this.#open(folder)?.get(name);
  }

  findOtherCase(path: string): string | undefined {
    return this.#otherCase.find(path);
  }

  /** One entry of a folder, without opening it. */
  #scan(raw: string, name: string): Entry | undefined {
    let found: Entry | undefined;
    forEachEntry(raw, this.#idBytes, (mode, binary, id) => {
      if (nameOf(binary) === name) found = entryOf({ mode, name, id });
    });
    return found;
  }

  #open(folder: string): ReadonlyMap<string, Entry> | undefined {
    const known = this.#opened.get(folder);
    if (known !== undefined) return known;
    const raw = this.#folders.get(folder);
    if (raw === undefined) return undefined;
    const entries = entriesOf(raw, this.#idBytes);
    this.#opened.set(folder, entries);
    return entries;
  }
}

/** The entries of a tree as git keeps it, read as one character a byte. `idBytes` is the length of an id. */
export function entriesOf(raw: string, idBytes: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  forEachEntry(raw, idBytes, (mode, name, id) => {
    entries.set(nameOf(name), entryOf({ mode, name, id }));
  });
  return entries;
}

function entryOf({ mode, id }: RawEntry): Entry {
  const kind = kindOf(mode);
  return kind === 'file' || kind === 'link' ? { kind, id: hex(id) } : { kind };
}

/** A mode as git takes it, whose permissions may be odd and which may start with zeros: `git ls-tree` shows it made plain. */
function kindOf(mode: string): Entry['kind'] {
  return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}

function forEachEntry(raw: string, idBytes: number, visit: (mode: string, name: string, id: string) => void): void {
  for (let start = 0; start < raw.length;) {
    const space = raw.indexOf(' ', start);
    const nul = raw.indexOf('\0', space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > raw.length) throw damagedTree('a folder ends in the middle of an entry');
    visit(raw.slice(start, space), raw.slice(space + 1, nul), raw.slice(nul + 1, end));
    start = end;
  }
}

export function tooMany(): GitError {
  return new GitError(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
}

/** Files in the order of their paths. */
export function inOrder(files: FileRef[]): readonly FileRef[] {
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function hex(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('hex');
}

function under(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function split<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}
