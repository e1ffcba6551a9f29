import type { Problem } from './finding.js';
import type { Range } from './position.js';

/** A part of a return that may contain claims and that its reader could not read. */
export interface Unread {
  readonly range: Range;
  /** Its first line, or enough to recognise it. */
  readonly text: string;
  /** It is a comment that never ends, and hides what follows in its item, quotation or text. */
  readonly isComment?: true;
}

/** Returns the problem that a comment never ends, if it is among the parts that were not read: a notice, unless the return is new. */
export function unendedComments(unread: readonly Unread[], isNew: boolean): readonly Problem[] {
  return unread.flatMap(({ text, range, isComment }) =>
    isComment === true
      ? [
          {
            ...(isNew ? {} : { severity: 'notice' as const }),
            range,
            value: text,
            message: `The comment that starts on line ${String(range.startLine)} never ends: what it hides is neither shown nor read.`,
            recommendation: 'End the comment with -->, or remove it.',
          },
        ]
      : [],
  );
}

/** Returns the parts that were not read, without comments that never end. */
export function unreadParts(unread: readonly Unread[]): readonly Unread[] {
  return unread.filter(({ isComment }) => isComment !== true);
}
