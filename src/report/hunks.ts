import { structuredPatch } from 'diff';

/** Lines that differ, with those around them. */
export interface Hunk {
  /** The first line, 1-based; where there are no lines, the one that they would stand before. */
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** In the order of the file, without their LF, each after ` `, `-` or `+`; or git's note that the last one has none. */
  readonly lines: readonly string[];
}

/** How many lines may differ before looking for the smallest difference would take too long. */
const FAR_APART = 2000;

const NO_LINE_END = '\\ No newline at end of file';

/** The difference of two texts line by line, with so many lines around each change. Only LF ends a line, as for git. */
export function hunksOf(old: string, next: string, context: number): readonly Hunk[] {
  const found = structuredPatch('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
  if (found !== undefined) return found.hunks;
  // Line by line there is nothing to be told apart: all of it was replaced.
  const [removed, added] = [splitLines(old), splitLines(next)];
  const marked = (lines: readonly string[], mark: string, text: string): readonly string[] => [
    ...lines.map((line) => mark + line),
    ...(text === '' || text.endsWith('\n') ? [] : [NO_LINE_END]),
  ];
  const lines = [...marked(removed, '-', old), ...marked(added, '+', next)];
  return [{ oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines }];
}

/** The lines of a text without their LF. */
function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
