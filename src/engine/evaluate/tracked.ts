import { compilePatterns, PatternError } from '../../gather/glob.js';
import { oncePer } from '../../model/collections.js';
import type { Tree } from '../../model/tree.js';
import type { Evaluation } from './evaluation.js';

const ALL = ['**'];

/** The file extensions in a tree, listed once for all returns of a run. */
const extensionsOf = oncePer(async (tree: Tree): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  await tree.findAll({
    patterns: ALL,
    matches: (path) => {
      found.add(extensionOf(path));
      return false;
    },
  });
  return found;
});

function extensionOf(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
}

/** What is or was at some paths: all questions are collected first, then answered at once. */
export class Tracked {
  readonly #evaluation: Pick<Evaluation, 'tree' | 'before'>;
  readonly #paths = new Set<string>();
  readonly #names = new Set<string>();
  readonly #folders = new Map<string, string[]>();
  readonly #patterns = new Map<string, boolean>();
  readonly #past = new Set<string>();
  readonly #named = new Set<string>();
  #extensions: ReadonlySet<string> = new Set();

  constructor(evaluation: Pick<Evaluation, 'tree' | 'before'>) {
    this.#evaluation = evaluation;
  }

  askPath(path: string): void {
    if (path !== '' && !this.isThere(path)) this.#paths.add(path);
  }

  /** Notes a file name to find in any folder. */
  askName(name: string): void {
    if (!this.isThere(name)) this.#names.add(name);
  }

  askFolder(folder: string): void {
    this.#folders.set(folder, []);
  }

  askPattern(pattern: string): void {
    this.#patterns.set(pattern, false);
  }

  async answer(): Promise<void> {
    const { tree } = this.#evaluation;
    if (this.#names.size > 0) this.#extensions = await extensionsOf(tree);
    if (this.#folders.size + this.#patterns.size > 0) await this.#look();
    const names = [...this.#names].filter((name) => name.includes('/') || !this.#extensions.has(extensionOf(name)));
    for (const name of (await tree.trackedEndingWith(names)).keys()) this.#named.add(name);
    const left = names.filter((name) => !this.#named.has(name));
    if (left.length + this.#paths.size === 0) return;
    const { endings, folders, entries } = await tree.pastEndingWith(left, [...this.#paths, ...left]);
    for (const path of [...folders, ...entries]) this.#past.add(path);
    for (const name of endings.keys()) this.#named.add(name);
  }

  /** Searches the list of files for names in folders and for patterns. */
  async #look(): Promise<void> {
    const patterns = [...this.#patterns.keys()].flatMap((pattern) => {
      const matches = matcherOf(pattern);
      return matches === null ? [] : [{ pattern, matches }];
    });
    await this.#evaluation.tree.findAll({
      patterns: ALL,
      matches: (path) => {
        const slash = path.lastIndexOf('/');
        this.#folders.get(path.slice(0, Math.max(slash, 0)))?.push(path.slice(slash + 1));
        for (const { pattern, matches } of patterns) {
          if (this.#patterns.get(pattern) === false && matches(path)) this.#patterns.set(pattern, true);
        }
        return false;
      },
    });
  }

  /** Returns true if a file, a folder or anything else is at a path. */
  isThere(path: string): boolean {
    return path !== '' && this.#evaluation.tree.find(path) !== undefined;
  }

  /** Returns true if something is at a path, or an earlier commit or the base had something there, as far as the clone shows. */
  isOrWas(path: string): boolean {
    return this.isThere(path) || this.#past.has(path) || this.#evaluation.before?.files.has(path) === true;
  }

  /** Returns true if a file in any folder is or was called so, or if its extension is enough and occurs. */
  isNamed(name: string, needs: 'file' | 'extension'): boolean {
    if (this.isOrWas(name) || this.#named.has(name)) return true;
    return needs === 'extension' && this.#extensions.has(extensionOf(name));
  }

  /** The names of the files in a folder that was noted before. */
  namesIn(folder: string): readonly string[] {
    return this.#folders.get(folder) ?? [];
  }

  /** Returns true if some file matches a pattern that was noted before. */
  matches(pattern: string): boolean {
    return this.#patterns.get(pattern) === true;
  }
}

/** Returns a pattern as a function; null for an invalid one. */
function matcherOf(pattern: string): ((path: string) => boolean) | null {
  try {
    const plain = pattern
      .replace(/…|\.{3,}/g, '*')
      // A placeholder for a name, not a path in braces.
      .replace(/\{([^{},]*)\}/g, (_, inner: string) => (/[./]/.test(inner) ? inner : '*'));
    return compilePatterns([plain.replace(/^\/+/, '')]);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return null;
  }
}
