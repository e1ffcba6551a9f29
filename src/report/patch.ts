import { isUtf8 } from 'node:buffer';
import { bytesOfName } from '../model/path.js';
import { exact, type SafeText } from './sink.js';
import { structuredPatch } from 'diff';

/** A file before and after a change. */
export interface Change {
  /**
   * Relative to the top of the repository, with forward slashes. Bytes that are not UTF-8 are encoded as in
   * `model/tree.ts`.
   */
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const CONTEXT = 3;

/**
 * Returns the change of a file as `git apply` reads it, byte for byte; empty without changes. Returns null if it would
 * contain text that is unsafe in a terminal or log, or is not UTF-8. https://git-scm.com/docs/diff-format
 */
export function patchOf({ path, before, after }: Change): SafeText | null {
  if (!isUtf8(before) || !isUtf8(after)) return null;
  const hunks = hunksOf(Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8'), CONTEXT);
  if (hunks.length === 0) return exact('');
  const [old, next] = [quoted(`a/${path}`), quoted(`b/${path}`)];
  const lines = [
    `diff --git ${old} ${next}`,
    `--- ${old}`,
    `+++ ${next}`,
    ...hunks.flatMap((hunk) => [headOf(hunk), ...hunk.lines]),
  ];
  return exact(lines.map((line) => `${line}\n`).join(''));
}

function headOf({ oldStart, oldLines, newStart, newLines }: Hunk): string {
  return `@@ -${hunkRange(oldStart, oldLines)} +${hunkRange(newStart, newLines)} @@`;
}

/** For an empty range, git uses the line before it. */
function hunkRange(start: number, lines: number): string {
  return `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}

/** Quotes a name as git does; special bytes become octal numbers. */
function quoted(name: string): string {
  if (/^[\w./+@%=~-]+$/.test(name)) return name;
  const bytes = [...bytesOfName(name)].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[\w./+@%=~ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `"${bytes.join('')}"`;
}

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

/** With more differing lines, finding the smallest difference takes too long. */
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
