import { structuredPatch, type StructuredPatchHunk } from 'diff';
import { concat, terminal, terminalText, type SafeText, type Style, type Terminal } from '../../report/sink.js';
import type { Paint } from '../../report/paint.js';

const CONTEXT = 3;

/** How many lines may differ before looking for the smallest difference would take too long. */
const FAR_APART = 2000;

/** How much of one line is shown, in UTF-16 units: a whole return in a log of JSON Lines, as a rule. */
const LONGEST_LINE = 10_000;

/**
 * The unified difference between two texts of a file, for people: what cannot be seen is shown by its code, and line ends
 * are not. Lines come in the order of the file, each with its line end.
 */
export function unifiedDiff(file: string, before: Uint8Array, after: Uint8Array, paint: Paint): SafeText {
  const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
  const lines = [
    paint('bold', terminal`--- a/${file}`),
    paint('bold', terminal`+++ b/${file}`),
    ...hunksOf(old ?? '', next ?? '').flatMap((hunk) => [
      headOf(hunk, paint),
      ...hunk.lines.map((line) => shown(line, paint)),
    ]),
  ];
  return concat(lines.map((line) => terminal`${line}\n`.text));
}

function hunksOf(old: string, next: string): readonly StructuredPatchHunk[] {
  const found = structuredPatch('', '', old, next, undefined, undefined, {
    context: CONTEXT,
    maxEditLength: FAR_APART,
  });
  if (found !== undefined) return found.hunks;
  // Line by line there is nothing to be told apart: all of it was replaced.
  const [removed, added] = [linesOf(old), linesOf(next)];
  return [
    {
      oldStart: 1,
      oldLines: removed.length,
      newStart: 1,
      newLines: added.length,
      lines: [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)],
    },
  ];
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

function headOf({ oldStart, oldLines, newStart, newLines }: StructuredPatchHunk, paint: Paint): Terminal {
  return paint('cyan', terminal`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}

const STYLES: Readonly<Record<string, Style>> = { '-': 'red', '+': 'green' };

function shown(line: string, paint: Paint): Terminal {
  // A tab is harmless, and indents as it should.
  const parts = line.replace(/\r$/, '').split('\t');
  const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [terminal`\t`]), terminalText(part, LONGEST_LINE)]);
  const style = STYLES[line.charAt(0)];
  return style === undefined ? terminal`${text}` : paint(style, terminal`${text}`);
}
