import type { Block, Segment } from '../../../read/markdown/block.js';
import { cellsIn, isDelimiterRow } from '../../../read/document/sections.js';

/** A list item, a paragraph or one of its lines: the parts of an envelope's section. */
export interface Element {
  /** The cells of a table row. */
  readonly lines: readonly Segment[];
  /** The lines as one text. */
  readonly text: string;
  /** True for code. */
  readonly code: boolean;
  /** True for a table row. */
  readonly row: boolean;
  /** True for a heading, HTML, or a block below the text of an item: it only counts if it names a path. */
  readonly aside: boolean;
  readonly inner: readonly Element[];
}

/** Returns true if each line of a paragraph is an element. */
type Splits = (lines: readonly Segment[]) => boolean;

/** The elements that some blocks hold: all that they list, with the rows of tables. */
export function elementsOf(blocks: readonly Block[], splits: Splits): readonly Element[] {
  return blocks.flatMap((block) => elementsIn(block, splits));
}

function elementsIn(block: Block, splits: Splits): readonly Element[] {
  switch (block.kind) {
    case 'paragraph': {
      const rows = rowsOf(block.lines);
      if (rows !== null) return rows.map((cells) => ({ ...element(cells, ' | '), row: true }));
      return itemsAmong(block.lines).flatMap((lines) =>
        splits(lines) ? lines.map((line) => element([line])) : [element(lines)],
      );
    }
    case 'code': {
      const lines = block.lines.filter(({ text }) => text.trim() !== '');
      return lines.length === 0 ? [] : [{ ...element(lines), code: true }];
    }
    case 'list':
      return block.items.flatMap((item) => itemOf(item, splits));
    case 'quote':
      return elementsOf(block.blocks, splits);
    case 'heading':
      return [{ ...element([block.line]), text: block.text, aside: true }];
    case 'html':
      return block.lines.map((line) => ({ ...element([line]), aside: true }));
    case 'break':
      return [];
  }
}

function itemOf(blocks: readonly Block[], splits: Splits): readonly Element[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return elementsOf(blocks, splits);
  const lists = rest.filter(({ kind }) => kind === 'list');
  const others = rest.filter(({ kind }) => kind !== 'list');
  const asides = elementsOf(others, splits).map((one) => ({ ...one, aside: true }));
  const groups = itemsAmong(first.lines);
  const below = [...elementsOf(lists, splits), ...asides];
  return groups.map((group, n) => ({ ...element(group), inner: n < groups.length - 1 ? [] : below }));
}

/** The texts of some blocks, block for block, each on one line; of an item those of its first paragraph and its lists. */
export function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return textsOf(block.blocks);
    if (block.kind === 'list') {
      return block.items.flatMap((item) =>
        textsOf(item[0]?.kind === 'paragraph' ? item.filter(({ kind }, n) => n === 0 || kind === 'list') : item),
      );
    }
    const isText = block.kind === 'paragraph' || block.kind === 'code';
    return isText ? [element(block.lines.filter(({ text }) => text.trim() !== '')).text] : [];
  });
}

/** The non-empty cells of each table row, without the head; null for a paragraph that is no table. */
function rowsOf(lines: readonly Segment[]): readonly (readonly Segment[])[] | null {
  const [head, delimiter, ...rows] = lines.map(({ text, offset }) => cellsIn({ text, start: offset }));
  if (lines[0]?.text.includes('|') !== true || head === undefined || rows.length === 0) return null;
  if (delimiter === undefined || !isDelimiterRow(delimiter) || !/[|:]|--/.test(lines[1]?.text ?? '')) return null;
  const filled = rows.map((cells) =>
    cells.flatMap(({ text, start }) => (text === '' ? [] : [{ text, offset: start }])),
  );
  return filled.filter((cells) => cells.length > 0);
}

/** A bullet that Markdown does not know. */
const BULLET = /^\s*[\u2022\u2023\u2043\u2219\u25AA\u25CF\u25E6\u00B7]\s*/;

/** The items that such bullets start, without the bullets; the lines before the first one are an item too. */
function itemsAmong(lines: readonly Segment[]): readonly (readonly Segment[])[] {
  const items: Segment[][] = [];
  for (const line of lines) {
    const mark = BULLET.exec(line.text)?.[0].length ?? 0;
    const last = items[items.length - 1];
    if (mark === 0 && last !== undefined) last.push(line);
    else items.push([{ text: line.text.slice(mark), offset: line.offset + mark }]);
  }
  return items;
}

function element(lines: readonly Segment[], between = ' '): Element {
  const text = lines.map((line) => line.text.trim()).join(between);
  return { lines, text, code: false, row: false, aside: false, inner: [] };
}

/** Returns true if a text says that there is nothing. */
export function saysNone(text: string): boolean {
  return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(
    text,
  );
}
