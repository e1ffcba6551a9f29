import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseTree, type Node } from 'jsonc-parser';
import { lock } from 'proper-lockfile';
import { CallError } from './call-error.js';
import { makeFolder } from './make-folder.js';
import { errorObjects, type Found } from './report/errors-file.js';

/** A lock this old (milliseconds) was left behind: writing takes a few milliseconds. */
const STALE = 10_000;

/** For about half a minute: longer than a lock that was left behind is kept, and than many writers in a row take. */
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };

/**
 * Appends what failed to an errors file, as error objects of the standard; all else in it stays as it is, byte for byte.
 * The file is an array of errors, or an object with such an array as `errors`; where there is none, an array is made. One
 * process at a time writes, and readers see the old text or the new. Nothing is written where nothing failed. Rejects
 * with `CallError`, and the file is as before, where it is damaged or cannot be written.
 */
export async function appendErrors(file: string, found: Found): Promise<void> {
  const errors = errorObjects(found);
  if (errors.length === 0) return;
  try {
    makeFolder(dirname(file));
    const release = await lock(file, { realpath: false, stale: STALE, retries: RETRIES });
    try {
      while (!append(file, errors));
    } finally {
      await release();
    }
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isHeld = 'code' in error && error.code === 'ELOCKED';
  return isHeld ? 'another process holds its lock, the folder of its name that ends in .lock' : error.message;
}

/**
 * Writes beside the file, then renames. False where the file was changed meanwhile by somebody who does not know the lock:
 * then nothing was done. Throws what `fs` throws, and `CallError`.
 */
function append(file: string, errors: readonly string[]): boolean {
  const before = readExisting(file);
  const text = withErrors(before?.text ?? null, errors, file);
  const beside = join(dirname(file), `.${basename(file)}.${randomBytes(8).toString('hex')}`);
  let made = false;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    made = true;
    if (before !== null) chmodSync(beside, before.mode);
    if (readExisting(file)?.text !== before?.text) return false;
    renameSync(beside, file);
    made = false;
    return true;
  } finally {
    if (made) rmSync(beside, { force: true });
  }
}

const PERMISSIONS = 0o7777;

/** What the file holds, and its mode; null where there is none. Throws `CallError` for what is no regular file, or no text. */
function readExisting(file: string): { readonly text: string; readonly mode: number } | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  // A link would be replaced, or lead the text to where nobody asked for it.
  if (!stats.isFile()) throw new CallError(`The errors file ${file} is no regular file: name the file itself.`);
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text))) throw damaged(file, 'it is not UTF-8');
  return { text, mode: stats.mode & PERMISSIONS };
}

function damaged(file: string, why: string): CallError {
  return new CallError(
    `The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`,
  );
}

/**
 * The text with error objects appended to its array, in the way its last element is set. Exported for the tests. Throws
 * `CallError` where the text is neither an array nor an object with an array of errors.
 */
export function withErrors(text: string | null, errors: readonly string[], file: string): string {
  if (text === null) return `[\n${errors.map((error) => `  ${error}`).join(',\n')}\n]\n`;
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
