import type { Entry } from '../model/tree.js';

/** What finding paths in another letter case takes. */
export interface Names {
  readonly find: (path: string) => Entry | undefined;
  /** The names in a folder; undefined where there is none. */
  readonly namesIn: (folder: string) => Iterable<string> | undefined;
}

/** Finds files by paths that differ in letter case. Each folder's names are made lower once, however many paths are asked for. */
export class OtherCase {
  readonly #names: Names;
  /** By folder: the first name of those that differ in letter case only, by its lower form. */
  readonly #lower = new Map<string, ReadonlyMap<string, string>>();
  /** Folders as they are asked for, and as they are named; null where there is none. */
  readonly #folders = new Map<string, string | null>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** The file whose path differs from another in letter case only: in each folder the name itself counts before others. */
  find(path: string): string | undefined {
    const slash = path.lastIndexOf('/');
    const asked = path.slice(0, Math.max(slash, 0));
    let folder = this.#folders.get(asked);
    if (folder === undefined) {
      folder = this.#folder(asked);
      this.#folders.set(asked, folder);
    }
    const actual = folder === null ? undefined : this.#step(folder, path.slice(slash + 1));
    return actual === undefined || actual === path || this.#names.find(actual)?.kind !== 'file' ? undefined : actual;
  }

  #folder(asked: string): string | null {
    let actual: string | undefined = '';
    if (asked === '') return actual;
    for (const segment of asked.split('/')) {
      actual = this.#step(actual, segment);
      if (actual === undefined) return null;
    }
    return actual;
  }

  #step(folder: string, segment: string): string | undefined {
    const same = under(folder, segment);
    if (this.#names.find(same) !== undefined) return same;
    const name = this.#lowerIn(folder).get(segment.toLowerCase());
    return name === undefined ? undefined : under(folder, name);
  }

  #lowerIn(folder: string): ReadonlyMap<string, string> {
    const known = this.#lower.get(folder);
    if (known !== undefined) return known;
    const lower = new Map<string, string>();
    for (const name of this.#names.namesIn(folder) ?? []) {
      const key = name.toLowerCase();
      if (!lower.has(key)) lower.set(key, name);
    }
    this.#lower.set(folder, lower);
    return lower;
  }
}

function under(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
