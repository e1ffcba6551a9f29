import type { ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { Part, Range } from '../model/position.js';
import type { Markdown } from './block.js';
import type { Locator, Stretch } from './locator.js';

/** Makes the parser with positions of one JSON value. */
export type Positions = (stretch: Stretch, range: RangeOf) => Locator;

/** The range in the file from one offset of a text to another (exclusive). */
export type RangeOf = (start: number, end: number) => Range;

/** What is loaded only when a file needs it, and is handed in: null while it is not loaded. */
export interface Parsers {
  readonly positions: Positions | null;
  readonly markdown: Markdown | null;
}

/** A text to look for returns in: a file's, or one inside it, such as a fence's or a JSON string's. */
export interface Source {
  readonly text: string;
  readonly range: RangeOf;
  /** The 1-based line of the file on which an offset of the text stands; asked without any parser. */
  readonly lineAt: (offset: number) => number;
  readonly parsers: Parsers;
}

/** What a return is made of: a JSON object, or an envelope in Markdown, whose value the reader composes. */
export type Making = 'json' | 'envelope';

/** A return found in a text, not yet numbered. */
export interface Piece {
  readonly making: Making;
  readonly value: JsonObject;
  /** Whether its text is the file's own: not so in a string of a transcript, or among Markdown. */
  readonly verbatim: boolean;
  /** 1-based, where the return starts in the file. */
  readonly startLine: number;
  /** Throws `PositionsNeeded` where that parser is missing. */
  readonly locate: (pointer: Pointer, part?: Part) => Range;
}

/** What reading a text gave. */
export interface Parts {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly Piece[];
}

export const NO_PARTS: Parts = { problems: [], returns: [] };

/** Parts of a text that stands in another one, whose returns are not the file's own text. */
export function quoted({ problems, returns }: Parts): Parts {
  return { problems, returns: returns.map((piece) => ({ ...piece, verbatim: false })) };
}

/** The parts of several texts, in their order. */
export function joined(parts: readonly Parts[]): Parts {
  if (parts.length === 1) return parts[0] ?? NO_PARTS;
  return { problems: parts.flatMap(({ problems }) => problems), returns: parts.flatMap(({ returns }) => returns) };
}
