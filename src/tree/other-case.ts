import { pathIn } from '../model/path.js';
import type { Entry } from '../model/tree.js';

/** What finding paths in another letter case takes. */
export interface Names {
  readonly find: (path: string) => Entry | undefined;
  /** The names in a folder; undefined where there is none. */
  readonly namesIn: (folder: string) => Iterable<string> | undefined;
}

/** Folders of a path whose names differ in letter case only: so many of them are looked into. */
const MOST_FOLDERS = 16;

/**
 * Finds files and links by paths that differ in letter case. Each folder's names are made lower once, however many paths are asked
 * for.
 */
export class OtherCase {
  readonly #names: Names;
  /** By folder: the names by their lower form. */
  readonly #lower = new Map<string, ReadonlyMap<string, readonly string[]>>();
  /** Folders as they are asked for, and those that are named so in some letter case. */
  readonly #folders = new Map<string, readonly Step[]>();

  constructor(names: Names) {
    this.#names = names;
  }

  /**
   * The file or link whose path differs from another in letter case only: in each folder the name itself counts before others, and
   * what leads on before what does not. A link to a folder on the way is followed by what was asked for.
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

  #foldersAt(asked: string): readonly Step[] {
    if (asked === '') return TOP;
    const known = this.#folders.get(asked);
    if (known !== undefined) return known;
    const slash = asked.lastIndexOf('/');
    const name = asked.slice(slash + 1);
    const above = this.#foldersAt(asked.slice(0, Math.max(slash, 0)));
    const found = above.flatMap((step): readonly Step[] =>
      step.kind === 'link'
        ? [{ kind: 'link', path: `${step.path}/${name}` }]
        : this.#namedIn(step.path, name).flatMap((path): readonly Step[] => {
            const kind = this.#names.find(path)?.kind;
            return kind === 'directory' || kind === 'link' ? [{ kind, path }] : [];
          }),
    );
    const folders = found.slice(0, MOST_FOLDERS);
    this.#folders.set(asked, folders);
    return folders;
  }

  /** The paths of what has a name in a folder, in any letter case: the name itself first. */
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
      const key = name.toLowerCase();
      const names = lower.get(key);
      if (names === undefined) lower.set(key, [name]);
      else names.push(name);
    }
    this.#lower.set(folder, lower);
    return lower;
  }
}

/** A folder on the way, or a link with what was asked for behind it. */
interface Step {
  readonly kind: 'directory' | 'link';
  readonly path: string;
}

const TOP: readonly Step[] = [{ kind: 'directory', path: '' }];
