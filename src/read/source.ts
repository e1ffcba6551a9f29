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
  /** Returns true if a text may hold a return that is not JSON. Cheap. */
  readonly mayHold: (text: string) => boolean;
  /** Throws `TooManyBlocks`. */
  readonly read: (source: Source) => Parts;
}

/** The remaining cost limit for reading a file. */
export interface Budget {
  /** The number of Markdown blocks. */
  blocks: number;
}

/** A file may have this many Markdown blocks: more than anyone writes in a megabyte. */
export const MOST_BLOCKS = 100_000;

/** A Markdown text as its readers see it, with the parts blanked that are not rendered. */
export interface RenderedText {
  readonly text: string;
  /** Where a comment that never ends starts; null if all end. */
  readonly unended: number | null;
}

/** A text to search for returns: a file's, or one inside it, e.g. of a fence or a JSON string. */
export interface Source {
  readonly text: string;
  /** Where a comment that never ends starts, in a document that is read as rendered. */
  readonly unended?: number | null;
  /** The original text, if parts that are not rendered were blanked. */
  readonly written?: string;
  readonly range: RangeOf;
  /** The 1-based line of the file for an offset of the text. */
  readonly lineAt: (offset: number) => number;
  /** Null if returns in Markdown are not searched for. */
  readonly markdown: MarkdownReader | null;
  /** Shared by all texts of a file. */
  readonly budget: Budget;
  /** True if text that looks like a return and is none is a problem; false in documents, where it is an example. */
  readonly reportsUnread?: boolean | undefined;
}

/** A return found in a text, not yet numbered. */
export interface UnnumberedReturn extends ReaderNotes {
  /** The family whose reader composed the value from Markdown; null for a JSON object. */
  readonly composed: FamilyName | null;
  /** True if parts of a whole return are missing: in a document they may be the document's own. */
  readonly isPartial?: true;
  /** True if it is the whole file: nothing else in it is a return. */
  readonly isAlone?: true;
  readonly value: JsonObject;
  /** True if its text is the file's own; false in a string of a transcript, or among Markdown. */
  readonly verbatim: boolean;
  /** The 1-based line on which the return starts in the file. */
  readonly startLine: number;
  /** The number of claims in its text that its value does not list, beyond the limit. */
  readonly moreClaims?: number;
  /** Paths that its text names anywhere, claimed or not. */
  readonly named?: readonly string[];
  /** True if it is in an agent's message, which may repeat a result that the agent hands over. */
  readonly said?: true;
  readonly locate: (pointer: Pointer, part?: Part) => Range;
}

/** The result of reading a text. */
export interface Parts {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly UnnumberedReturn[];
  /** The number of returns beyond those that are read. */
  readonly more: number;
}

export const NO_PARTS: Parts = { problems: [], returns: [], more: 0 };

/** A return, or a problem in its place; made only if it is among the first that a file may hold. */
export interface Find {
  /** The number of returns that it makes, as far as is known before. */
  readonly count: number;
  readonly make: () => Parts;
}

/** At most this many returns of a file are read: no real log has so many. */
export const MOST_RETURNS = 1_000;

/** One return, or the problem in its place. */
export function find(make: () => Partial<Parts>): Find {
  return { count: 1, make: () => ({ ...NO_PARTS, ...make() }) };
}

/** Yields earlier results as finds of the text around them. */
export function* findsOf({ problems, returns, more }: Parts): Generator<Find> {
  for (const problem of problems) yield find(() => ({ problems: [problem] }));
  for (const found of returns) yield find(() => ({ returns: [found] }));
  if (more > 0) yield { count: more, make: () => ({ ...NO_PARTS, more }) };
}

/** Makes finds in order, up to as many returns as a file may hold; only counts the rest. */
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

/** Marks returns as not being the file's own text, since they are inside another one. */
export function quoted({ problems, returns, more }: Parts): Parts {
  return { problems, returns: returns.map((found) => ({ ...found, verbatim: false })), more };
}

/** Returns the text that a comment at an offset hides if it never ends. */
export function unendedComment({ range }: Pick<Source, 'range'>, start: number): Unread {
  return { text: '<!--', range: range(start, start + '<!--'.length), isComment: true };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** A file's text without a byte order mark, and the problems of its bytes; null if they are not UTF-8. */
export interface Decoded {
  readonly text: string | null;
  readonly problems: readonly ReadProblem[];
}

const CLEAN: readonly ReadProblem[] = [];

/** Decodes bytes as UTF-8 only, as RFC 8259 section 8.1 requires for JSON and GitHub does for Markdown. */
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
 * Decodes bytes of any encoding: ASCII is right, other letters may be wrong. This shows whether a file that is not
 * UTF-8 could be a return at all.
 */
export function decodeLoosely(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return Buffer.from(bytes).toString('latin1');
}

/** The place of the first byte that is not UTF-8, in lines and columns of the text before it. */
function firstWrongByte(buffer: Buffer): Range {
  const end = firstWhere(buffer.length - 1, (n) => wholeUpTo(buffer, n + 1) === undefined);
  const before = buffer.subarray(0, wholeUpTo(buffer, end)).toString('utf8');
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}

/** Returns where the text before `end` ends, without a cut UTF-8 sequence; undefined if it is not UTF-8. */
function wholeUpTo(buffer: Buffer, end: number): number | undefined {
  return [end, end - 1, end - 2, end - 3].find((at) => at >= 0 && isUtf8(buffer.subarray(0, at)));
}
