import { groupBy } from './group-by.js';

/** How many folders at the end of a path are compared to tell namesakes apart: deeper differences do not count. */
const DEEPEST = 16;

/**
 * Pairs files with others of the same name, each with at most one. Pairs whose paths share more trailing folders go first, then
 * those in the same project folder, then those earlier in the given order. Returns the files that have a partner.
 */
export function pairedWithNamesakes(files: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const free = new Set(others);
  const paired = new Set<string>();
  for (let length = DEEPEST; length > 0; length--) {
    for (const keyOf of [keyInFolder, keyAnywhere]) {
      // The first is taken from the end: taking it from the start moves all others.
      const byKey = groupBy([...free].reverse(), (other) => keyOf(other, length));
      for (const file of files) {
        if (paired.has(file)) continue;
        const partner = byKey.get(keyOf(file, length))?.pop();
        if (partner === undefined) continue;
        paired.add(file);
        free.delete(partner);
      }
    }
  }
  return paired;
}

function keyAnywhere(path: string, length: number): string {
  return path.split('/').slice(-length).join('/');
}

function keyInFolder(path: string, length: number): string {
  return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}
