import { MOST_ENDINGS } from './tree.js';

/** A node in the tree of wanted paths, which is keyed by name from the last name to the first. */
interface EndingNode {
  readonly before: Map<string, EndingNode>;
  /** The wanted path that begins here, and the paths found for it; null if no wanted path begins here. */
  found: { readonly tail: string; readonly paths: string[] } | null;
}

/**
 * Finds paths that end in a slash and one of the wanted paths. A path is compared with all wanted paths at once, from its last
 * name to its first, so the cost per path is that of reading it.
 */
export class Endings {
  readonly #last: EndingNode = { before: new Map(), found: null };

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

  /** Takes a path and the folders above it. */
  takeWithFolders(path: string): void {
    this.take(path);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      this.take(path.slice(0, end));
    }
  }

  /** Returns the paths found, by the wanted path that they end in. */
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
