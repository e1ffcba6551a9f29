import type { ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { Part, Range } from '../model/position.js';
import type { ReaderNotes } from '../model/return.js';
import type { Unread } from '../model/unread.js';
import type { FamilyName } from '../model/vocabulary.js';

/** The range in the file from one offset of a text to another (exclusive). */
export type RangeOf = (start: number, end: number) => Range;

/** Finds the returns in Markdown. */
export interface MarkdownReader {
  /** Whether a text may hold a return that is no JSON. Cheap. */
  readonly mayHold: (text: string) => boolean;
  /** Throws `TooManyBlocks`. */
  readonly read: (source: Source) => Parts;
}

/** What reading a file may still cost. */
export interface Budget {
  /** How many blocks of Markdown. */
  blocks: number;
}

/** How many blocks of Markdown a file may have: more than a document of a megabyte that somebody wrote. */
export const MOST_BLOCKS = 100_000;

/** A Markdown text as its readers see it, with blanks for what is not rendered. */
export interface RenderedText {
  readonly text: string;
  /** Where a comment starts that never ends; null if all end. */
  readonly unended: number | null;
}

/** A text to look for returns in: a file's, or one inside it, such as a fence's or a JSON string's. */
export interface Source {
  readonly text: string;
  /** Where a comment of the text starts that never ends, in a document that is read without what is not rendered. */
  readonly unended?: number | null;
  /** The text as it is written, if what is not rendered was left out of it. */
  readonly written?: string;
  readonly range: RangeOf;
  /** The 1-based line of the file for an offset of the text. */
  readonly lineAt: (offset: number) => number;
  /** Null where no returns in Markdown are looked for. */
  readonly markdown: MarkdownReader | null;
  /** One for all texts of a file. */
  readonly budget: Budget;
  /** Whether what looks like a return and is none is a problem: not so in documents, where it is an example. */
  readonly reportsUnread?: boolean | undefined;
}

/** A return found in a text, not yet numbered. */
export interface UnnumberedReturn extends ReaderNotes {
  /** The family whose reader composed the value from Markdown; null for a JSON object. */
  readonly composed: FamilyName | null;
  /** Parts are missing that a whole return has: in a document they may be the document's own. */
  readonly isPartial?: true;
  /** It is the whole file: nothing else in it is a return. */
  readonly isAlone?: true;
  readonly value: JsonObject;
  /** Whether its text is the file's own: not so in a string of a transcript, or among Markdown. */
  readonly verbatim: boolean;
  /** 1-based, where the return starts in the file. */
  readonly startLine: number;
  /** Claims that its text makes beyond those that its value has: there are more than anyone looks at. */
  readonly moreClaims?: number;
  /** Paths that its text names anywhere, whether it claims them or not. */
  readonly named?: readonly string[];
  /** An agent said it in a message of a transcript, where it may say what it hands over, too. */
  readonly said?: true;
  readonly locate: (pointer: Pointer, part?: Part) => Range;
}

/** What reading a text gave. */
export interface Parts {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly UnnumberedReturn[];
  /** How many returns there are beyond those that are read. */
  readonly more: number;
}

export const NO_PARTS: Parts = { problems: [], returns: [], more: 0 };

/** What is found in a text where a return is, or should be: made only where it is among the first that a file may hold. */
export interface Find {
  /** How many returns it means, as far as is known before it is made. */
  readonly count: number;
  readonly make: () => Parts;
}

/** How many returns of a file are read: no log of a real project has so many. */
export const MOST_RETURNS = 1_000;

/** One return, or what is wrong where one should stand. */
export function find(make: () => Partial<Parts>): Find {
  return { count: 1, make: () => ({ ...NO_PARTS, ...make() }) };
}

/** What was read before, as what is found in the text around it. */
export function* findsOf({ problems, returns, more }: Parts): Generator<Find> {
  for (const problem of problems) yield find(() => ({ problems: [problem] }));
  for (const found of returns) yield find(() => ({ returns: [found] }));
  if (more > 0) yield { count: more, make: () => ({ ...NO_PARTS, more }) };
}

/** Makes what is found, in its order, up to as many returns as a file may hold; the rest is only counted. */
export function taken(finds: Iterable<Find>): Parts {
  const problems: ReadProblem[] = [];
  const returns: UnnumberedReturn[] = [];
  let made = 0;
  let more = 0;
  for (const { count, make } of finds) {
    if (made >= MOST_RETURNS) {
      more += count;
      continue;
    }
    const parts = make();
    if (parts.returns.length > 0 || parts.problems.length > 0) made += Math.max(count, parts.returns.length);
    problems.push(...parts.problems);
    returns.push(...parts.returns);
    more += parts.more;
  }
  more += Math.max(0, returns.length - MOST_RETURNS);
  return { problems, returns: returns.slice(0, MOST_RETURNS), more };
}

/** Parts of a text inside another one, whose returns are not the file's own text. */
export function quoted({ problems, returns, more }: Parts): Parts {
  return { problems, returns: returns.map((found) => ({ ...found, verbatim: false })), more };
}

/** What a comment hides that starts at an offset and never ends. */
export function unendedComment({ range }: Pick<Source, 'range'>, start: number): Unread {
  return { text: '<!--', range: range(start, start + '<!--'.length), isComment: true };
}
