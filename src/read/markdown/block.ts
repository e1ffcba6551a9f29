import type { Span } from './hidden.js';

/** A span of one line: its text, and its offset in the text that was parsed. */
export interface Segment {
  readonly text: string;
  readonly offset: number;
}

/** A block of Markdown, as far as returns need it. Lines come without the marks of the blocks around them. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly line: Segment }
  | { readonly kind: 'paragraph'; readonly lines: readonly Segment[] }
  /** `info` is null for indented code. */
  | { readonly kind: 'code'; readonly info: string | null; readonly lines: readonly Segment[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  /** Its lines come without tags. */
  | { readonly kind: 'html'; readonly lines: readonly Segment[] }
  | { readonly kind: 'break' };

/** The blocks of a text, and the targets of the links that it defines. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** By their names, as `linkName` gives them. */
  readonly links: ReadonlyMap<string, string>;
  /** The text hidden by a comment that never ends; null if all end. */
  readonly unended: Span | null;
}

/** The name of a link as CommonMark compares names. */
export function linkName(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Thrown if a text has more blocks than a file may have. */
export class TooManyBlocks extends Error {
  override readonly name = 'TooManyBlocks';
}
