import { isUtf8 } from 'node:buffer';
import type { ReadProblem } from '../model/document.js';
import { firstWhere } from '../model/first-where.js';
import { FILE_START, type Range } from '../model/position.js';

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
