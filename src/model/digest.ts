import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a content in hexadecimal: all 64 digits, or the first `digits` of them. */
export function sha256(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
