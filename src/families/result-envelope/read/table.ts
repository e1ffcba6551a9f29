import type { Segment } from '../../../read/markdown/block.js';

const DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** The cells of each row of a table, without its head; null for a paragraph that is none. */
export function rowsOf([head, delimiter, ...rows]: readonly Segment[]): readonly (readonly Segment[])[] | null {
  if (head?.text.includes('|') !== true || delimiter === undefined) return null;
  if (!DELIMITER.test(delimiter.text) || !/[|:]|--/.test(delimiter.text)) return null;
  return rows.length === 0 ? null : rows.map(cellsIn).filter((cells) => cells.length > 0);
}

/** The cells of a row that hold something. A bar in code parts cells, unless it is escaped. */
function cellsIn({ text, offset }: Segment): readonly Segment[] {
  return [...text.matchAll(/(?:[^|\\]+|\\[^]?)+/g)].flatMap(({ 0: cell, index }) => {
    const gap = cell.length - cell.trimStart().length;
    return cell.trim() === '' ? [] : [{ text: cell.trim(), offset: offset + index + gap }];
  });
}
