import { structuredPatch } from 'diff';

/** Differing lines, with the lines around them. */
export interface Hunk {
  /** The first line, 1-based. Without old lines, the line before which the new ones are added. */
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** In file order, without their LF, each after ` `, `-` or `+`; or git's note that the last one has no LF. */
  readonly lines: readonly string[];
}

/** Above this number of differing lines, looking for the smallest difference takes too long. */
const FAR_APART = 2000;

const NO_LINE_END = '\\ No newline at end of file';

/**
 * Returns the line difference of two texts, with `context` lines around each change. Only LF ends a line, as in git.
 */
export function hunksOf(old: string, next: string, context: number): readonly Hunk[] {
  const found = structuredPatch('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
  if (found !== undefined) return found.hunks;
  // Too many lines differ to compare them, so everything counts as replaced.
  const [removed, added] = [splitLines(old), splitLines(next)];
  const marked = (lines: readonly string[], mark: string, text: string): readonly string[] => [
    ...lines.map((line) => mark + line),
    ...(text === '' || text.endsWith('\n') ? [] : [NO_LINE_END]),
  ];
  const lines = [...marked(removed, '-', old), ...marked(added, '+', next)];
  return [{ oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines }];
}

/** Returns the lines of a text without their LF. */
function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
