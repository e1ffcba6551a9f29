import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { reasonOf } from '../model/text.js';

export interface RegularFile {
  /** The bytes from the start, up to the limit. */
  readonly bytes: Buffer;
  /** Size of the whole file in bytes. It exceeds the limit if more was there than was read. */
  readonly size: number;
}

/** True if the file may be reached through a symbolic link at its path. */
export type LastLink = 'followed' | 'refused';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Opens a regular file on disk. Returns null for anything else: reading a pipe without a writer would wait forever, and a device
 * may never end. Throws what `fs` throws if nothing can be opened, also for a refused link.
 */
export function openRegularFile(path: string | Buffer, lastLink: LastLink): number | null {
  const file = openSync(path, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  return null;
}

/** Reads at most `limit` bytes of a regular file on disk. Returns null and throws as `openRegularFile` does. */
export function readRegularFile(
  path: string | Buffer,
  limit: number,
  lastLink: LastLink = 'followed',
): RegularFile | null {
  const file = openRegularFile(path, lastLink);
  if (file === null) return null;
  try {
    const { size } = fstatSync(file);
    // One extra byte reveals a growing file, or one of unknown size.
    let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
    if (bytes.length > size && size < limit) {
      bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
    }
    return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
  } finally {
    closeSync(file);
  }
}

/** Returns the bytes of a small regular file; null for a larger one, for a link, and for one that cannot be read. */
export function readSmallFile(path: string | Buffer, limit: number): Buffer | null {
  try {
    const found = readRegularFile(path, limit, 'refused');
    return found === null || found.size > limit ? null : found.bytes;
  } catch {
    return null;
  }
}

function readInto(file: number, room: Buffer): Buffer {
  let length = 0;
  let got: number;
  do {
    got = readSync(file, room, length, room.length - length, null);
    length += got;
  } while (got > 0);
  return room.subarray(0, length);
}

/** Returns the start of a file of any kind, up to the limit: a caller may pass a pipe. Throws what `fs` throws. */
export function readStart(path: string, limit: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    return readInto(file, Buffer.alloc(limit));
  } finally {
    closeSync(file);
  }
}

/** Returns whether anything exists at a path, including a link that leads nowhere. */
export function standsOnDisk(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Returns a message for people about an error of the operating system, such as a file that may not be read; undefined for another
 * error.
 */
export function systemFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const where = 'path' in error ? `${String(error.path)}: ` : '';
  return `${where}${reasonOf(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}
