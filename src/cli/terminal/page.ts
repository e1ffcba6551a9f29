import { terminal, type Terminal } from '../../report/sink.js';
import { columns, wrap } from '../../report/width.js';
import { terminalColumns } from './caller.js';

/** Columns of running text: easy to read. A narrower terminal has as many as it shows, but not fewer than the least. */
const MOST_COLUMNS = 96;
const LEAST_COLUMNS = 48;

/** Columns before a line of running text, and before a row. */
const INDENT = 2;

/** Returns the columns of running text with its indentation. */
export function textWidth(): number {
  return Math.max(LEAST_COLUMNS, Math.min(terminalColumns() ?? MOST_COLUMNS, MOST_COLUMNS));
}

/** Returns running text, wrapped at spaces and indented. A word longer than a line gets its own line. */
export function paragraph(text: string): Terminal {
  return verbatim(wrap(text.replace(/\s+/g, ' '), textWidth() - INDENT).join('\n'), INDENT);
}

/** Returns text unchanged, but indented. */
export function verbatim(text: string, indent: number): Terminal {
  const margin = ' '.repeat(indent);
  const lines = text.replace(/\n$/, '').split('\n');
  return terminal`${lines.map((line) => (line === '' ? terminal`\n` : terminal`${margin}${line}\n`))}`;
}

/** Returns one line of text, wrapped only if the width of the terminal is known; all lines but the first are indented further. */
export function fitted(text: string, indent: number): Terminal {
  const room = (terminalColumns() ?? Infinity) - indent;
  const [first, ...more] = wrap(terminal`${text}`.text, room, room - INDENT);
  const margin = ' '.repeat(indent);
  return terminal`${margin}${first}\n${more.map((line) => terminal`${margin}${' '.repeat(INDENT)}${line}\n`)}`;
}

/**
 * Returns rows of cells as lines, each column as wide as its widest cell. The last column is not padded. A row that is wider than the
 * terminal has all but its first cell below that, side by side where they fit.
 */
export function aligned(rows: readonly (readonly Terminal[])[]): readonly Terminal[] {
  const room = (terminalColumns() ?? Infinity) - INDENT;
  const widthOf = (row: readonly Terminal[]): number => row.reduce((sum, cell) => sum + columnsOf(cell) + 2, -2);
  const joined = (row: readonly Terminal[]): Terminal =>
    terminal`${row.map((cell, n) => (n === 0 ? cell : terminal`  ${cell}`))}`;
  const widths: number[] = [];
  for (const row of rows.filter((one) => widthOf(one) <= room))
    row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
  return rows.map((row) => {
    const padded = row.map((cell, n) =>
      n === row.length - 1 ? cell : terminal`${cell}${' '.repeat(Math.max(0, (widths[n] ?? 0) - columnsOf(cell)))}`,
    );
    const margin = ' '.repeat(INDENT);
    if (widthOf(padded) <= room) return terminal`${margin}${joined(padded)}\n`;
    const others = row.slice(1);
    const below = INDENT + widthOf(others) <= room ? [joined(others)] : others;
    return terminal`${margin}${row.slice(0, 1)}\n${below.map((line) => terminal`${margin}${margin}${line}\n`)}`;
  });
}

/** Returns the columns of a fragment; its styles take none. */
function columnsOf({ text }: Terminal): number {
  return columns(text.replace(/\u001b\[\d+m/g, ''));
}
