/** A file of a pull request, as GitHub lists it. */
export interface ListedFile {
  /** The content's id in the head; null for a file that has none. */
  readonly id: string | null;
  /** The head's lines that the diff shows, 1-based and inclusive: only these can be commented on. */
  readonly shown: readonly { readonly first: number; readonly last: number }[];
}

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;

/** Returns the head's lines that a patch shows, hunk by hunk. GitHub has no patch for binary and for large files. */
export function linesShown(patch: string | undefined): ListedFile['shown'] {
  // Only a line feed ends a line. `^` with the `m` flag would also match after other line ends inside a line.
  return (patch ?? '').split('\n').flatMap((line) => {
    const [, start, length = '1'] = HUNK.exec(line) ?? [];
    if (start === undefined) return [];
    const first = Number(start);
    return [{ first, last: first + Number(length) - 1 }];
  });
}

/** Returns whether lines are in one hunk, as the lines of one comment must be. */
export function isShown({ shown }: ListedFile, first: number, last: number): boolean {
  return shown.some((hunk) => hunk.first <= first && last <= hunk.last);
}
