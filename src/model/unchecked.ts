import { compareText } from './text.js';

/** What is said of files that hold no return, behind their number: `report has no result`, `reports have no result`. */
export interface Without {
  readonly one: string;
  readonly many: string;
}

/** How many files were expected to hold a return and hold none, so that nothing in them can be checked. */
export interface UncheckedFiles extends Without {
  readonly files: number;
}

/** Adds up the numbers of files of which the same is said. */
export function countUnchecked(all: readonly UncheckedFiles[]): readonly UncheckedFiles[] {
  const sums = new Map<string, UncheckedFiles>();
  for (const { one, many, files } of all) sums.set(one, { one, many, files: files + (sums.get(one)?.files ?? 0) });
  return [...sums.values()].sort((a, b) => compareText(a.one, b.one));
}
