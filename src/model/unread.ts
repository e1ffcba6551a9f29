import type { Range } from './position.js';

/** A part of a return that may hold claims, and that its reader could not read. */
export interface Unread {
  readonly range: Range;
  /** Its first line, or as much as shows what it is. */
  readonly text: string;
}
