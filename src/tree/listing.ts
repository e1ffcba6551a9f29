import type { Entry, FileRef } from '../model/tree.js';
import { nameOf } from './names.js';

const MODE_LENGTH = 6;

/**
 * The answer of `git ls-tree -r -z`, kept as one string: each entry `mode SP type SP id TAB path NUL`. Entries are made
 * when they are asked for; of the other files of a large repository only an offset is kept.
 */
export class Listing {
  readonly #text: string;
  /** Offset of the entry's mode, by path. */
  readonly #offsets = new Map<string, number>();
  #directories: Set<string> | undefined;
  #folded: Map<string, string> | undefined;

  constructor(stdout: Buffer) {
    // One byte a character, so that nothing is lost in names that are no UTF-8.
    this.#text = stdout.toString('latin1');
    const text = this.#text;
    for (let start = 0; start < text.length; ) {
      const tab = text.indexOf('\t', start);
      const nul = text.indexOf('\0', tab);
      if (tab < 0 || nul < 0) break;
      this.#offsets.set(nameOf(text.slice(tab + 1, nul)), start);
      start = nul + 1;
    }
  }

  /** The files and links that are wanted, in the order of their paths. */
  list(matches: (path: string) => boolean): readonly FileRef[] {
    const found: FileRef[] = [];
    for (const [path, offset] of this.#offsets) {
      if (!matches(path)) continue;
      const entry = this.#entryAt(offset);
      if (entry.kind === 'file' || entry.kind === 'link') found.push({ path, id: entry.id, link: entry.kind === 'link' });
    }
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  find(path: string): Entry | undefined {
    const offset = this.#offsets.get(path);
    if (offset !== undefined) return this.#entryAt(offset);
    return path === '' || this.#allDirectories().has(path) ? { kind: 'directory' } : undefined;
  }

  /** A path of a file that differs in letter case only. */
  findOtherCase(path: string): string | undefined {
    if (this.#folded === undefined) {
      this.#folded = new Map();
      for (const known of this.#offsets.keys()) this.#folded.set(known.toLowerCase(), known);
    }
    const found = this.#folded.get(path.toLowerCase());
    return found === path ? undefined : found;
  }

  #entryAt(offset: number): Entry {
    const mode = this.#text.slice(offset, offset + MODE_LENGTH);
    if (mode === '160000') return { kind: 'submodule' };
    const idStart = this.#text.indexOf(' ', offset + MODE_LENGTH + 1) + 1;
    const id = this.#text.slice(idStart, this.#text.indexOf('\t', idStart));
    return { kind: mode === '120000' ? 'link' : 'file', id };
  }

  /** Trees are not listed, so they are known from what lies in them: made once, when a path is not found. */
  #allDirectories(): ReadonlySet<string> {
    if (this.#directories === undefined) {
      this.#directories = new Set();
      for (const path of this.#offsets.keys()) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
          const directory = path.slice(0, end);
          if (this.#directories.has(directory)) break;
          this.#directories.add(directory);
        }
      }
    }
    return this.#directories;
  }
}
