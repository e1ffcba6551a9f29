import { reasonOf } from '../../model/text.js';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { relativeWithin } from '../../tree/inside.js';
import { UsageError } from '../../model/usage.js';
import type { Content } from '../../model/tree.js';
import type { ReturnInput } from '../../engine/run/validate-return.js';
import type { Input } from './caller.js';

/** The name in findings of a return from standard input. */
const STDIN_NAME = '<stdin>';

/**
 * Reads the return on standard input. It may be empty, if the agent returned nothing. `limit` is in bytes. Throws
 * `UsageError` if a person would have to type it.
 */
export function readStdin(stdin: Input, limit: number): ReturnInput {
  if (stdin.isTerminal) {
    throw new UsageError('No return was given: name a FILE, or hand the return over on standard input.');
  }
  return { name: STDIN_NAME, isPlaced: false, content: readAll(stdin.read, limit, 'Standard input') };
}

/**
 * Reads the return in a file. Below the root no link is followed, so that no outside file is read as one of the root; a
 * file elsewhere is read as the caller names it. `limit` is in bytes. Throws `UsageError` if it is not a file, or cannot
 * be read.
 */
export function readFileIn(root: string, file: string, limit: number): ReturnInput {
  return tellingOf(file, () => {
    const { name, place } = locate(root, file);
    const special: ReturnInput = { name, isPlaced: true, content: null };
    if (place === 'linked-out') return special;
    const inside = place === 'inside';
    const found = inside ? lstatSync(file) : undefined;
    if (found?.isSymbolicLink() === true) return special;
    // A pipe without a writer must not block the gate.
    const opened = openSync(file, constants.O_RDONLY | (inside ? constants.O_NOFOLLOW | constants.O_NONBLOCK : 0));
    try {
      const stats = fstatSync(opened);
      if (stats.isDirectory()) throw new UsageError(`${file} is a directory: name the file that holds the return.`);
      if (inside && !stats.isFile()) return special;
      return { name, isPlaced: inside, content: readAll((chunk) => readSync(opened, chunk), limit, file) };
    } finally {
      closeSync(opened);
    }
  });
}

/** Returns where a file is, and its name in findings. A folder in its path may be a link that leads out of the root. */
function locate(
  root: string,
  file: string,
): { readonly name: string; readonly place: 'inside' | 'outside' | 'linked-out' } {
  const written = relativeWithin(resolve(root), resolve(file));
  const real = relativeWithin(realpathSync(root), join(realpathSync(dirname(file)), basename(file)));
  if (real !== null) return { name: written ?? real, place: 'inside' };
  if (written !== null) return { name: written, place: 'linked-out' };
  return { name: file.split(sep).join('/'), place: 'outside' };
}

/** Converts errors of `fs` to a `UsageError` with the file and the reason. */
function tellingOf<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new UsageError(`There is no file ${file}: name the file that holds the return, or - for standard input.`);
    }
    throw new UsageError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

const CHUNK = 64 * 1024;

/** Reads everything, up to a limit. Bytes beyond it are counted, but not kept. */
function readAll(read: Input['read'], limit: number, name: string): Content {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const length = tellingOf(name, () => read(chunk));
    if (length === 0) break;
    size += length;
    if (size <= limit) chunks.push(chunk.subarray(0, length));
  }
  return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
