import { parseTree, type Node } from 'jsonc-parser';
import { reasonOf } from '../model/text.js';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { withLock } from './file-lock.js';
import { readRegularFile } from './regular-file.js';
import { makeFolders, writeFile } from './write-file.js';
import { placeOf, unwritten, type Place, type Project } from './write-place.js';

/** Maximum size of an errors file in bytes. 30,000 errors take less. */
const LARGEST = 16 * 1024 * 1024;

/**
 * Appends entries, each a JSON text, to an errors file. Everything else in the file stays unchanged. Rejects with
 * `UnwrittenFile` if the file is damaged or cannot be written, and `UsageError` if nothing may be written there; the file is then
 * as before.
 *
 * The file is an object with an array `errors`, or a bare array. If it does not exist or is empty, it is created as an object. Only one
 * process writes at a time, and readers see either the old text or the new one. Nothing is written if `errors` is empty.
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
    throw unwritten(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`, error);
  }
}

/**
 * Appends the errors to the file. Returns false, without writing, if a process that does not use the lock changed the file
 * meanwhile. Throws what `fs` throws, `RefusedPlace` and `UsageError`.
 */
function append(file: string, errors: readonly string[], project: Project): boolean {
  const before = readExisting(file, project);
  const text = withErrors(before, errors, file);
  return writeFile(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}

type FilePlace = Extract<Place, { kind: 'file' }>;

/** Throws `UsageError` for a device or a pipe: these keep nothing to append to. */
function demandFile(file: string, place: Place): FilePlace {
  if (place.kind === 'file') return place;
  throw notRegular(file);
}

function notRegular(file: string): UsageError {
  return new UnwrittenFile(`The errors file ${file} is no regular file: name the file itself.`);
}

function errorsFileTooLarge(file: string): UsageError {
  return new UnwrittenFile(
    `The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`,
  );
}

/** Returns the file's text; null if there is no file. Throws as `append` does, and `UsageError` if the file is not UTF-8 text. */
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
  return new UnwrittenFile(
    `The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`,
  );
}

/**
 * Returns the text with error objects appended to its array, formatted like the last element. Throws `UsageError` if the text is
 * neither an array nor an object with an array `errors`. Exported for the tests.
 */
export function withErrors(text: string | null, errors: readonly string[], file: string): string {
  if (text === null || text.replace('\uFEFF', '').trim() === '') return newFile(errors);
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
  const line = lineAt(body, array.offset);
  const outer = line.slice(0, line.search(/[^ \t]/));
  const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
  const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
  return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}

/** Returns a file with nothing but some errors. */
function newFile(errors: readonly string[]): string {
  return `{\n  "errors": [\n${errors.map((error) => `    ${error}`).join(',\n')}\n  ]\n}\n`;
}

/** Returns the array that errors are appended to. Throws `UsageError` if there is none. */
function arrayOf(body: string, file: string): Node {
  try {
    JSON.parse(body);
  } catch (error) {
    throw damaged(file, reasonOf(error));
  }
  const root = treeOf(body, file);
  if (root?.type === 'array') return root;
  // `JSON.parse` uses the last of several equal keys, so this does too.
  const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
  if (member?.type !== 'array') {
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
  }
  return member;
}

/** Returns the nodes of a valid JSON text. Throws `UsageError` for values that nest deeper than the parser can follow. */
function treeOf(body: string, file: string): Node | undefined {
  try {
    return parseTree(body);
  } catch {
    throw damaged(file, 'its values nest too deeply');
  }
}

/** Returns the white space before an element on its line; null if the elements follow each other on one line. */
function marginOf(body: string, offset: number): string | null {
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' ? before : null;
}

function lineAt(body: string, offset: number): string {
  return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}
