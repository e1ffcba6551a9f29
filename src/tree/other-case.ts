import { addTo } from '../model/collections.js';
import { pathIn } from '../model/path.js';
import type { Entry } from '../model/tree.js';

/** The lookups needed to find paths in another letter case. */
export interface Names {
  readonly find: (path: string) => Entry | undefined;
  /** Returns the names in a folder; undefined if there is no such folder. */
  readonly namesIn: (folder: string) => Iterable<string> | undefined;
}

/** How many folders that differ only in letter case are searched for a path. */
const MOST_FOLDERS = 16;

/**
 * Finds files and links by paths that differ in letter case. Each folder's names are lowercased once, however many paths are
 * looked up.
 */
export class OtherCase {
  readonly #names: Names;
  /** By folder: the names by their lowercase form. */
  readonly #lower = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(names: Names) {
    this.#names = names;
  }

  /**
   * Returns the file or link whose path differs from a path only in letter case; undefined if there is none. In each
   * folder the exact name comes first, and entries that lead to the path before those that do not. A link to a folder
   * on the way is followed with the requested names.
   */
  find(path: string): string | undefined {
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    for (const { kind, path: folder } of this.#foldersAt(path.slice(0, Math.max(slash, 0)))) {
      if (kind === 'link') {
        if (`${folder}/${name}` !== path) return `${folder}/${name}`;
        continue;
      }
      const found = this.#namedIn(folder, name).find((one) => {
        const entry = this.#names.find(one);
        return one !== path && (entry?.kind === 'file' || entry?.kind === 'link');
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the folders whose path equals a path in some letter case, and the links on the way. */
  #foldersAt(asked: string): readonly Step[] {
    let found = TOP;
    for (const name of asked === '' ? [] : asked.split('/')) {
      const next = found.flatMap((step): readonly Step[] =>
        step.kind === 'link'
          ? [{ kind: 'link', path: `${step.path}/${name}` }]
          : this.#namedIn(step.path, name).flatMap((path): readonly Step[] => {
              const kind = this.#names.find(path)?.kind;
              return kind === 'directory' || kind === 'link' ? [{ kind, path }] : [];
            }),
      );
      found = next.slice(0, MOST_FOLDERS);
    }
    return found;
  }

  /** Returns the paths of a folder's entries with a name, in any letter case, exact name first. */
  #namedIn(folder: string, name: string): readonly string[] {
    const names = this.#lowerIn(folder).get(name.toLowerCase()) ?? [];
    const sorted = names.includes(name) ? [name, ...names.filter((one) => one !== name)] : names;
    return sorted.map((one) => pathIn(folder, one));
  }

  #lowerIn(folder: string): ReadonlyMap<string, readonly string[]> {
    const known = this.#lower.get(folder);
    if (known !== undefined) return known;
    const lower = new Map<string, string[]>();
    for (const name of this.#names.namesIn(folder) ?? []) {
      addTo(lower, name.toLowerCase(), name);
    }
    this.#lower.set(folder, lower);
    return lower;
  }
}

/** A folder on the way, or a link, with the requested path below it. */
interface Step {
  readonly kind: 'directory' | 'link';
  readonly path: string;
}

const TOP: readonly Step[] = [{ kind: 'directory', path: '' }];
