import { isUtf8 } from 'node:buffer';

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Returns a name read byte by byte (`latin1`) as text. A byte that is not UTF-8 becomes the lone surrogate U+DC00 + byte, as in
 * Python's `surrogateescape` (PEP 383), so that two different names never become the same text.
 */
export function decodePathBytes(binary: string): string {
  if (!NOT_ASCII.test(binary)) return binary;
  const bytes = Buffer.from(binary, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
    i += Math.max(length, 1);
  }
  return text;
}

/** Returns the length of the UTF-8 sequence that starts at an offset; 0 if there is none. */
function sequenceLength(bytes: Buffer, start: number): number {
  for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
    if (isUtf8(bytes.subarray(start, start + length))) return length;
  }
  return 0;
}

/** Returns the bytes of a name: the reverse of `decodePathBytes`. */
export function bytesOfName(name: string): Buffer {
  if (!/[\udc80-\udcff]/.test(name)) return Buffer.from(name);
  const parts: Buffer[] = [];
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
  }
  return Buffer.concat(parts);
}
