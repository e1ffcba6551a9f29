/** A file of a pull request, as GitHub lists it. */
export interface ListedFile {
  /** The id of its content in the head; null for a file that has none. */
  readonly id: string | null;
  /** The lines that the difference shows of the head, 1-based and inclusive: those that can be commented on. */
  readonly shown: readonly { readonly first: number; readonly last: number }[];
}

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;

/** The lines of the head that a patch shows, hunk by hunk. GitHub gives none for what is binary or too large. */
export function linesShown(patch: string | undefined): ListedFile['shown'] {
  // A line ends with a line feed alone: what a line holds may be an end of line to an expression.
  return (patch ?? '').split('\n').flatMap((line) => {
    const [, start, length = '1'] = HUNK.exec(line) ?? [];
    if (start === undefined) return [];
    const first = Number(start);
    return [{ first, last: first + Number(length) - 1 }];
  });
}

/** Whether lines stand in one hunk, as the lines of one comment must. */
export function isShown({ shown }: ListedFile, first: number, last: number): boolean {
  return shown.some((hunk) => hunk.first <= first && last <= hunk.last);
}
