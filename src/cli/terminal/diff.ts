import { hunksOf, type Hunk } from '../../report/patch.js';
import {
  concat,
  type Paint,
  type SafeText,
  type Style,
  terminal,
  type Terminal,
  terminalText,
} from '../../report/sink.js';

const CONTEXT = 3;

/** How much of one line is shown, in UTF-16 units. It usually fits a whole return in a JSON Lines log. */
const LONGEST_LINE = 10_000;

/**
 * Returns the unified diff of two texts of a file, for people. Invisible characters are shown by their codes, and
 * carriage returns at line ends are not shown.
 */
export function unifiedDiff(file: string, before: Uint8Array, after: Uint8Array, paint: Paint): SafeText {
  const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
  const lines = [
    paint('bold', terminal`--- a/${file}`),
    paint('bold', terminal`+++ b/${file}`),
    ...hunksOf(old ?? '', next ?? '', CONTEXT).flatMap((hunk) => [
      headOf(hunk, paint),
      ...hunk.lines.map((line) => diffLine(line, paint)),
    ]),
  ];
  return concat(lines.map((line) => terminal`${line}\n`.text));
}

function headOf({ oldStart, oldLines, newStart, newLines }: Hunk, paint: Paint): Terminal {
  return paint('cyan', terminal`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}

const STYLES: Readonly<Record<string, Style>> = { '-': 'red', '+': 'green' };

function diffLine(line: string, paint: Paint): Terminal {
  // A tab is safe, and indents correctly.
  const parts = line.replace(/\r$/, '').split('\t');
  const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [terminal`\t`]), terminalText(part, LONGEST_LINE)]);
  const style = STYLES[line.charAt(0)];
  return style === undefined ? terminal`${text}` : paint(style, terminal`${text}`);
}
