import { terminal, type Terminal } from '../../report/sink.js';
import { columns, wrap } from '../../report/width.js';

/** Columns of running text: easy to read, and narrow enough for most terminals. */
const WIDTH = 96;

/** Columns before a line of running text, and before a row. */
const INDENT = 2;

/** Returns running text, wrapped at spaces and indented. A word longer than a line gets its own line. */
export function paragraph(text: string): Terminal {
  return verbatim(wrap(text.replace(/\s+/g, ' '), WIDTH - INDENT).join('\n'), INDENT);
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
