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

/** Returns rows of cells as lines, each column as wide as its widest cell. The last column is not padded. */
export function aligned(rows: readonly (readonly Terminal[])[]): readonly Terminal[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
  return rows.map((row) => {
    const cells = row.map((cell, n) => {
      if (n === row.length - 1) return cell;
      return terminal`${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
    });
    return terminal`${' '.repeat(INDENT)}${cells}\n`;
  });
}

/** Returns the columns of a fragment; its styles take none. */
function columnsOf({ text }: Terminal): number {
  return columns(text.replace(/\u001b\[\d+m/g, ''));
}
