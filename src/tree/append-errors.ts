import { parseTree, type Node } from 'jsonc-parser';
import { UsageError } from '../model/usage-error.js';
import { withLock } from './file-lock.js';
import { readRegularFile } from './regular-file.js';
import { makeFolders, writeFile } from './write-file.js';
import { placeOf, type Place, type Project } from './write-place.js';

/** Bytes of an errors file: 30,000 errors take less. */
const LARGEST = 16 * 1024 * 1024;

/**
 * Appends entries, each a text of JSON, to an errors file; all else in it stays as it is, byte for byte.
 * The file is an object with an array of errors as `errors`, or such an array alone; where there is none, the object is made. One
 * process at a time writes, and readers see the old text or the new. Nothing is written where there are none. Rejects
 * with `UsageError`, and the file is as before, where it is damaged or cannot be written.
 */
export async function appendErrors(file: string, errors: readonly string[], project: Project): Promise<void> {
  if (errors.length === 0) return;
  try {
    const place = demandFile(file, makeFolders(file, project));
    await withLock(`${place.path}.lock`, () => {
      while (!append(file, errors, project));
    });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `The errors file ${file} could not be written, and is as it was: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Puts errors at the end of the file's. False where it was changed meanwhile by somebody who does not know the lock: then
 * nothing was done. Throws what `fs` throws, `RefusedPlace` and `UsageError`.
 */
function append(file: string, errors: readonly string[], project: Project): boolean {
  const before = readExisting(file, project);
  const text = withErrors(before, errors, file);
  return writeFile(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}

type FilePlace = Extract<Place, { kind: 'file' }>;

/** Throws `UsageError` for a device or a pipe, which keeps nothing that could be added to. */
function demandFile(file: string, place: Place): FilePlace {
  if (place.kind === 'file') return place;
  throw notRegular(file);
}

function notRegular(file: string): UsageError {
  return new UsageError(`The errors file ${file} is no regular file: name the file itself.`);
}

function errorsFileTooLarge(file: string): UsageError {
  return new UsageError(
    `The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`,
  );
}

/** What the file holds; null where there is none. Throws as `append` does, and `UsageError` for what is no text. */
function readExisting(file: string, project: Project): string | null {
  const { path, mode } = demandFile(file, placeOf(file, project));
  if (mode === null) return null;
  const found = readRegularFile(path, LARGEST);
  if (found === null) throw notRegular(file);
  const { bytes, size } = found;
  if (size > LARGEST) throw errorsFileTooLarge(file);
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text))) throw damaged(file, 'it is not UTF-8');
  return text;
}

function damaged(file: string, why: string): UsageError {
  return new UsageError(
    `The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`,
  );
}

/**
 * The text with error objects appended to its array, in the way its last element is set. Exported for the tests. Throws
 * `UsageError` where the text is neither an array nor an object with an array of errors.
 */
export function withErrors(text: string | null, errors: readonly string[], file: string): string {
  if (text === null) return `{\n  "errors": [\n${errors.map((error) => `    ${error}`).join(',\n')}\n  ]\n}\n`;
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const array = arrayOf(body, file);
  const last = array.children?.at(-1);
  const eol = body.includes('\r\n') ? '\r\n' : '\n';
  if (last !== undefined) {
    const margin = marginOf(body, last.offset);
    const before = margin === null ? ', ' : `,${eol}${margin}`;
    const end = last.offset + last.length;
    return `${mark}${body.slice(0, end)}${errors.map((error) => before + error).join('')}${body.slice(end)}`;
  }
  const outer = /^[ \t]*/.exec(lineAt(body, array.offset))?.[0] ?? '';
  const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
  const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
  return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}

/** The array that errors go into. */
function arrayOf(body: string, file: string): Node {
  try {
    JSON.parse(body);
  } catch (error) {
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
  const root = parseTree(body);
  if (root?.type === 'array') return root;
  // `JSON.parse` keeps the last of several equal keys, so the last is the one that is meant.
  const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
  if (root?.type !== 'object' || member?.type !== 'array') {
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
  }
  return member;
}

/** What stands before an element on its line, where that is white space; null where the elements follow on one line. */
function marginOf(body: string, offset: number): string | null {
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' && before.length <= offset - 1 ? before : null;
}

function lineAt(body: string, offset: number): string {
  return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}
