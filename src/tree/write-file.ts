import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOfName } from '../model/path.js';
import { reasonOf } from '../model/text.js';
import { placeOf, RefusedPlace, unwritten, type Place, type Project } from './write-place.js';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { parseTree, type Node } from 'jsonc-parser';
import { readRegularFile } from './regular-file.js';

export interface Writing {
  readonly project: Project;
  /** Waits until the disk has the new content before the old file is replaced. For files that people write by hand. */
  readonly durable?: boolean;
  /** Called last, just before the file is replaced. If it returns false, nothing is written. */
  readonly mayReplace?: () => boolean;
}

/**
 * Writes chunks to a new file next to the old one, then renames it: readers see either the old content or the new.
 * Returns false if `mayReplace` did. Throws `RefusedPlace`, and what `fs` throws; the old content is then unchanged.
 * The file mode is kept, and missing folders are created. Writes directly to a device or a pipe outside the project. On
 * Windows the rename fails while another process has the old file open.
 *
 * The place is checked again just before the rename. A process of the same user that swaps a folder for a link within
 * that moment can still redirect the write. A committed file cannot.
 */
export function writeFile(
  file: string,
  chunks: Iterable<string | Uint8Array>,
  { project, durable = false, mayReplace = () => true }: Writing,
): boolean {
  const place = makeFolders(file, project);
  const { path, mode } = place;
  if (place.kind === 'device') {
    writeInto(path, chunks);
    return true;
  }
  // Short enough for every file system, whatever the file's own name.
  const beside = bytesOfName(join(dirname(path), `.${randomBytes(8).toString('hex')}.return-gate`));
  let isThere = false;
  endBetweenWrites();
  try {
    const handle = openSync(beside, 'wx', mode ?? 0o666);
    isThere = true;
    try {
      for (const chunk of chunks) writeFileSync(handle, chunk);
      // The process's umask may have removed some permissions.
      if (mode !== null) fchmodSync(handle, mode);
      if (durable) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (!mayReplace()) return false;
    const now = placeOf(file, project);
    if (now.kind !== 'file' || now.path !== path) {
      throw new RefusedPlace('no-folder', path, `${file} was moved while it was written. Run this again.`);
    }
    renameSync(beside, bytesOfName(path));
    isThere = false;
    return true;
  } finally {
    if (isThere) rmSync(beside, { force: true });
  }
}

// Windows has neither of the last two, nor a bit for them: there a link is only found before the file is opened.
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Appends a line to a log in one write, so that lines of parallel processes stay whole. Creates the file, and the folders on the
 * way, if missing. Throws `UnwrittenFile` if the log cannot be written, and `UsageError` if it is a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    const { path } = makeFolders(file, project);
    const handle = openSync(bytesOfName(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
      if (!fstatSync(handle).isFile()) throw new RefusedPlace('no-file', path, `${path} is not a regular file.`);
      writeFileSync(handle, `${line}\n`);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw unwritten(`The log ${file} could not be written: ${reasonOf(error)}`, error);
  }
}

/** Creates the missing folders on the way to a file. Returns its place. Throws as `placeOf` does. */
export function makeFolders(file: string, project: Project): Place {
  const place = placeOf(file, project);
  if (place.lacking.length === 0) return place;
  // One call per folder: a recursive `mkdir` of Node never returns where nothing can be created, e.g. in `/proc`.
  for (const folder of place.lacking) makeFolder(bytesOfName(folder));
  return placeOf(file, project);
}

function makeFolder(path: Buffer): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it first.
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** Writes to an existing device or pipe. A link of the system is followed, since it belongs to the process itself. */
function writeInto(path: string, chunks: Iterable<string | Uint8Array>): void {
  const isLink = lstatSync(path).isSymbolicLink();
  const handle = openSync(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
  try {
    if (!isLink && fstatSync(handle).isFile()) {
      throw new RefusedPlace('no-file', path, `${path} became another file while it was opened. Run this again.`);
    }
    for (const chunk of chunks) writeFileSync(handle, chunk);
  } finally {
    closeSync(handle);
  }
}

/** The signals by which a terminal, a job's time limit and a cancelled job end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isSet = false;

/**
 * From now on, a signal ends this process only between two turns of the event loop, never within one: a write that is
 * synchronous then completes or cleans up. The process still ends by that signal, unless somebody else listens to it.
 */
function endBetweenWrites(): void {
  if (isSet) return;
  isSet = true;
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

/**
 * Writes chunks to a file one by one, so no string holds a whole report. Missing folders are created. Throws
 * `UnwrittenFile` if the file cannot be written, and `UsageError` if nothing may be written there; it is then
 * unchanged. `asked` names the option of the file (`--output`).
 */
export function writeReport(asked: string, file: string, chunks: Iterable<string>, project: Project): void {
  try {
    writeFile(file, chunks, { project });
  } catch (error) {
    if (!(error instanceof RefusedPlace) && !isSystemError(error)) throw error;
    // System errors name a folder, or nothing.
    const name = error instanceof RefusedPlace ? '' : ` (${file})`;
    throw unwritten(`${asked}: the report could not be written: ${reasonOf(error)}${name}`, error);
  }
}

/**
 * Runs something that writes a report after the verdict. Returns the message if the file cannot be written, and nothing
 * else; throws all other errors.
 */
export function unwrittenBy(write: () => void): readonly string[] {
  try {
    write();
    return [];
  } catch (error) {
    if (error instanceof UnwrittenFile) return [error.message];
    throw error;
  }
}

/** Other errors are bugs in the program, which no caller can fix. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** Maximum size of an errors file in bytes. 30,000 errors take less. */
const LARGEST = 16 * 1024 * 1024;

/**
 * Appends entries, each a JSON text, to an errors file. Everything else in the file stays unchanged. Throws
 * `UnwrittenFile` if the file is damaged or cannot be written, and `UsageError` if nothing may be written there; the
 * file is then as before.
 *
 * The file is an object with an array `errors`, or a bare array. If it does not exist or is empty, it is created as an
 * object. Readers see either the old text or the new one. If another process changes the file meanwhile, it is read
 * again; if two replace it at the same moment, the later one counts. Nothing is written if `errors` is empty.
 */
export function appendErrors(file: string, errors: readonly string[], project: Project): void {
  if (errors.length === 0) return;
  try {
    let isWritten = false;
    while (!isWritten) {
      const before = readExisting(file, project);
      const mayReplace = (): boolean => readExisting(file, project) === before;
      isWritten = writeFile(file, [withErrors(before, errors, file)], { project, mayReplace });
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw unwritten(`The errors file ${file} could not be written, and is unchanged: ${reasonOf(error)}`, error);
  }
}

/** Returns the file's text; null if there is no file. Throws `UnwrittenFile` if it is not a regular UTF-8 file of that size. */
function readExisting(file: string, project: Project): string | null {
  const { kind, path, mode } = placeOf(file, project);
  if (kind === 'file' && mode === null) return null;
  const found = kind === 'file' ? readRegularFile(path, LARGEST) : null;
  if (found === null) throw new UnwrittenFile(`The errors file ${file} is not a regular file: name the file itself.`);
  if (found.size > LARGEST) {
    throw new UnwrittenFile(
      `The errors file ${file} has more than ${String(LARGEST)} bytes and is unchanged: remove finished entries, or name another file.`,
    );
  }
  const text = found.bytes.toString('utf8');
  if (!found.bytes.equals(Buffer.from(text))) throw damaged(file, 'it is not UTF-8');
  return text;
}

function damaged(file: string, why: string): UsageError {
  return new UnwrittenFile(`The errors file ${file} is damaged and unchanged: ${why}. Fix it, or name another file.`);
}

/**
 * Returns the text with error objects appended to its array, laid out like the last element. Throws `UnwrittenFile` if
 * the text is neither an array nor an object with an array `errors`. Keeps the text of the errors, whose characters are
 * harmless; jsonc-parser's `modify` would rewrite it. Exported for the tests.
 */
export function withErrors(text: string | null, errors: readonly string[], file: string): string {
  if (text === null || text.replace('\uFEFF', '').trim() === '') {
    return `{\n  "errors": [\n    ${errors.join(',\n    ')}\n  ]\n}\n`;
  }
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const array = arrayIn(body, file);
  const last = array.children?.at(-1);
  const start = (last ?? array).offset;
  const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
  const lineEnd = body.includes('\r\n') ? '\r\n' : '\n';
  if (last !== undefined) {
    const separator = margin === line ? `,${lineEnd}${margin}` : ', ';
    const end = last.offset + last.length;
    return mark + body.slice(0, end) + errors.map((error) => separator + error).join('') + body.slice(end);
  }
  const inner = lineEnd + margin + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
  const list = errors.map((error) => inner + error).join(',') + lineEnd + margin;
  return `${mark}${body.slice(0, array.offset)}[${list}]${body.slice(array.offset + array.length)}`;
}

/** Returns the array that errors are appended to. Throws `UnwrittenFile` if there is none. */
function arrayIn(body: string, file: string): Node {
  let root: Node | undefined;
  try {
    JSON.parse(body);
    root = parseTree(body);
  } catch (error) {
    throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : reasonOf(error));
  }
  // `JSON.parse` uses the last of several equal keys, so this does too.
  const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
  const array = root?.type === 'array' ? root : member;
  if (array?.type === 'array') return array;
  throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}
