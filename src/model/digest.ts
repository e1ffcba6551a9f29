import { createHash } from 'node:crypto';

/** The SHA-256 of a content in hexadecimal digits: all 64, or so many of the first. */
export function sha256(content: string | Uint8Array, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
