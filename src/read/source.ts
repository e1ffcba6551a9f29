import type { ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import { FILE_START, type Part, type Pointer, type Range } from '../model/pointer.js';
import type { ReaderNotes } from '../model/return.js';
import type { Unread } from '../model/finding.js';
import type { FamilyName } from '../model/standard.js';
import { isUtf8 } from 'node:buffer';
import { firstWhere } from '../model/collections.js';

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

const BYTE_ORDER_MARK = '\uFEFF';

/** A file's text without a byte order mark, and what was wrong with its bytes; null when they are no UTF-8 at all. */
export interface Decoded {
  readonly text: string | null;
  readonly problems: readonly ReadProblem[];
}

const CLEAN: readonly ReadProblem[] = [];

/** Decodes bytes as RFC 8259 section 8.1 asks for JSON, and as GitHub reads Markdown: UTF-8 and nothing else. */
export function decode(bytes: Uint8Array): Decoded {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
    return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: FILE_START }] };
  }
  if (!isUtf8(buffer)) {
    return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
  }
  const text = buffer.toString('utf8');
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, problems: CLEAN };
  return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: FILE_START }] };
}

/**
 * What can be read of bytes, whatever their encoding: words in ASCII are as they are, other letters may be wrong. For the question
 * whether a file that is not UTF-8 could be a return at all.
 */
export function decodeLoosely(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return Buffer.from(bytes).toString('latin1');
}

/** The place of the first byte that is no UTF-8: what comes before it decodes, and is counted as any text. */
function firstWrongByte(buffer: Buffer): Range {
  const end = firstWhere(buffer.length - 1, (n) => wholeUpTo(buffer, n + 1) === undefined);
  const before = buffer.subarray(0, wholeUpTo(buffer, end)).toString('utf8');
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}

/**
 * Returns where the text before `end` ends without a sequence that `end` cuts, which has up to three bytes; undefined if it is not
 * UTF-8.
 */
function wholeUpTo(buffer: Buffer, end: number): number | undefined {
  return [end, end - 1, end - 2, end - 3].find((at) => at >= 0 && isUtf8(buffer.subarray(0, at)));
}
