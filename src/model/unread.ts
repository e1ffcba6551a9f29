import type { Range } from './position.js';

/** A part of a return that may contain claims and that its reader could not read. */
export interface Unread {
  readonly range: Range;
  /** Its first line, or enough to recognise it. */
  readonly text: string;
}
