import type { Selection } from '../model/tree.js';

/** Returns the selection of the files that one of two selections selects. */
export function eitherSelection(one: Selection, other: Selection): Selection {
  return {
    patterns: [...one.patterns, ...other.patterns],
    matches: (path) => one.matches(path) || other.matches(path),
    // The patterns of the second exclude files of the first, so that they cannot be applied in a row.
    anyCase: true,
    named: (path) => one.named?.(path) === true || other.named?.(path) === true,
  };
}
