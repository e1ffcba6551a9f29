import type { Block, Segment } from '../markdown/block.js';

/** An item of a list, a paragraph, or a line of one: what a section of an envelope is made of. */
export interface Element {
  readonly lines: readonly Segment[];
  /** The lines in one. */
  readonly text: string;
  /** Shown as it is: a path in code is content, and no claim. */
  readonly code: boolean;
  readonly inner: readonly Element[];
}

/** The elements that some blocks hold. `splits` tells of a paragraph whether each of its lines is one. */
export function elementsOf(
  blocks: readonly Block[],
  splits: (lines: readonly Segment[]) => boolean,
): readonly Element[] {
  return blocks.flatMap((block): readonly Element[] => {
    switch (block.kind) {
      case 'paragraph':
        return splits(block.lines) ? block.lines.map((line) => element([line])) : [element(block.lines)];
      case 'code': {
        const lines = block.lines.filter(({ text }) => text.trim() !== '');
        return lines.length === 0 ? [] : [{ ...element(lines), code: true }];
      }
      case 'list':
        return block.items.flatMap((item) => itemOf(item, splits));
      case 'quote':
        return elementsOf(block.blocks, splits);
      case 'heading':
      case 'html':
      case 'break':
        return [];
    }
  });
}

function itemOf(blocks: readonly Block[], splits: (lines: readonly Segment[]) => boolean): readonly Element[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return elementsOf(blocks, splits);
  return [
    {
      ...element(first.lines),
      inner: elementsOf(
        rest.filter(({ kind }) => kind === 'list'),
        splits,
      ),
    },
  ];
}

function element(lines: readonly Segment[]): Element {
  return { lines, text: lines.map(({ text }) => text.trim()).join(' '), code: false, inner: [] };
}

/** Whether a text says that there is nothing. */
export function saysNone(text: string): boolean {
  return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(
    text,
  );
}
