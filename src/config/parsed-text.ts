import type { Json } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';

/** The place of a value in its text: offsets of its first letter, and of its key's. */
export interface Place {
  readonly value: number;
  readonly key: number | null;
}

/** What is wrong with the text, at an offset. */
export interface Flaw {
  readonly at: number;
  readonly message: string;
}

/** A configuration as it was written, before its values are checked. */
export interface ParsedText {
  /** Undefined if the text could not be read at all. A value that could not be read is null. */
  readonly value: Json | undefined;
  readonly places: ReadonlyMap<Pointer, Place>;
  readonly flaws: readonly Flaw[];
  /** The values that could not be read: nothing more is to be said of them. */
  readonly unread: ReadonlySet<Pointer>;
}

/** Deeper than any configuration needs, and shallow enough for parsers that recurse. */
export const MAX_DEPTH = 20;

/** A text of which no value could be made. */
export function unreadable(flaws: readonly Flaw[]): ParsedText {
  return { value: undefined, places: new Map(), flaws, unread: new Set() };
}

/** Puts a value together from a parser's nodes, and remembers what it met on the way. */
export class ParsedTextBuilder {
  readonly places = new Map<Pointer, Place>();
  readonly flaws: Flaw[] = [];
  readonly unread = new Set<Pointer>();

  constructor(readonly text: string) {}

  /** Notes a value that cannot be used as it is written. Returns null, which takes its place. */
  refuse(pointer: Pointer, at: number, message: string): null {
    this.unread.add(pointer);
    this.flaws.push({ at, message });
    return null;
  }

  /** Notes a key that is repeated. */
  repeatedKey(key: string, at: number): void {
    this.flaws.push({
      at,
      message: `The key ${JSON.stringify(key)} appears here a second time. Keep one of them.`,
    });
  }

  finish(value: Json): ParsedText {
    return { value, places: this.places, flaws: this.flaws, unread: this.unread };
  }
}
