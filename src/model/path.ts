import { isUtf8 } from 'node:buffer';
import { groupBy } from './collections.js';

/** Absolute, a home folder, a drive letter, or a URL. Anchored and without backtracking, so linear. */
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;

/** Bytes of the longest path that a system accepts: `PATH_MAX` of Linux. */
export const LONGEST_PATH = 4_096;

/** A path in a folder; the empty string is the top. */
export function pathIn(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** The part of a path below a folder, which is the top if empty; null if the path is elsewhere. */
export function pathBelow(folder: string, path: string): string | null {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}

/** Yields a path, and the folders above it except the top, the nearest first. */
export function* pathAndFolders(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** Returns true if a path is longer than any file's path can be. Such a path is not looked up. */
export function isTooLong(path: string): boolean {
  return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}

/** Returns true if a path is written like a folder: `plan.md/` or `plan.md/.` cannot be a file. */
export function namesFolder(path: string): boolean {
  return /(?:^|\/)\.{0,2}$/.test(path);
}

/** Returns true if a path may have an empty, `.` or `..` segment: most paths have none. A leading slash was checked before. */
function mayBeUntidy(path: string): boolean {
  return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}

/**
 * Returns a path in the form that the tree uses: without `./`, `//` and a trailing `/`, and with every `..` resolved. `''` is the
 * project root itself. Returns null if the path is absolute, starts with `~`, a drive letter or `scheme://`, or leaves the
 * root by `..` (even if it would come back: the root's own name is unknown here). A backslash is an ordinary
 * character, as in git. Pure: no link is resolved.
 */
export function normalisePath(path: string): string | null {
  if (ROOTED.test(path)) return null;
  if (!mayBeUntidy(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.join('/');
}

/** The folder of a return's task, without a `.meta/` in it; empty for a return at the top of the project. */
export function taskFolder(file: string): string {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  return folder.replace(/(?:^|\/)\.meta$/, '');
}

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

/** At most this many folders at the end of a path are compared to distinguish files of the same name. */
const DEEPEST = 16;

/**
 * Pairs files with others of the same name, each with at most one. Pairs whose paths share more trailing folders go first, then
 * those in the same project folder, then those earlier in the given order. Returns the files that have a partner.
 */
export function pairedWithNamesakes(files: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const free = new Set(others);
  const paired = new Set<string>();
  for (let length = DEEPEST; length > 0; length--) {
    for (const keyOf of [keyInFolder, keyAnywhere]) {
      // The first is taken from the end: taking it from the start moves all others.
      const byKey = groupBy([...free].reverse(), (other) => keyOf(other, length));
      for (const file of files) {
        if (paired.has(file)) continue;
        const partner = byKey.get(keyOf(file, length))?.pop();
        if (partner === undefined) continue;
        paired.add(file);
        free.delete(partner);
      }
    }
  }
  return paired;
}

function keyAnywhere(path: string, length: number): string {
  return path.split('/').slice(-length).join('/');
}

function keyInFolder(path: string, length: number): string {
  return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}

/** A path without backslashes and detours, as fixes write it. */
export function directPath(path: string): string {
  const slashed = path.trim().replaceAll('\\', '/');
  return normalisePath(slashed) ?? slashed;
}
