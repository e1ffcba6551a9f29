import { MOST_ENDINGS } from '../model/tree.js';

/** Where some of the paths that are looked for go on, by the name before. */
interface EndingNode {
  readonly before: Map<string, EndingNode>;
  /** The path that is looked for and begins here, and what was found; null where none does. */
  found: { readonly tail: string; readonly paths: string[] } | null;
}

/**
 * Finds paths that end in a slash and one of some others. They are held against all of these at once, from their last name to
 * the first, so that the time of each is that of reading it.
 */
export class Endings {
  readonly #last: EndingNode = { before: new Map(), found: null };
  #before = '';

  constructor(tails: readonly string[]) {
    for (const tail of new Set(tails)) {
      if (tail === '') continue;
      let step = this.#last;
      for (const name of tail.split('/').reverse()) {
        const next = step.before.get(name) ?? { before: new Map<string, EndingNode>(), found: null };
        step.before.set(name, next);
        step = next;
      }
      step.found = { tail, paths: [] };
    }
  }

  take(path: string): void {
    let step = this.#last;
    for (let end = path.length; end > 0;) {
      const slash = path.lastIndexOf('/', end - 1);
      const next = step.before.get(path.slice(slash + 1, end));
      if (next === undefined || slash < 0) return;
      step = next;
      const { found } = step;
      if (found !== null && found.paths.length < MOST_ENDINGS && !found.paths.includes(path)) found.paths.push(path);
      end = slash;
    }
  }

  /** Takes a path and the folders above it, but for those of the path that was taken before. */
  takeWithFolders(path: string): void {
    this.take(path);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (this.#before.startsWith(path.slice(0, end + 1))) break;
      this.take(path.slice(0, end));
    }
    this.#before = path;
  }

  /** What was found, by what it ends in. */
  found(): ReadonlyMap<string, readonly string[]> {
    const all = new Map<string, readonly string[]>();
    const steps = [this.#last];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      if (step.found !== null && step.found.paths.length > 0) all.set(step.found.tail, step.found.paths);
      for (const before of step.before.values()) steps.push(before);
    }
    return all;
  }
}
