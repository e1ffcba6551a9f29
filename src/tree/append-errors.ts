import { parseTree, type Node } from 'jsonc-parser';
import { reasonOf } from '../model/text.js';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { readRegularFile } from './regular-file.js';
import { writeFile } from './write-file.js';
import { placeOf, unwritten, type Project } from './write-place.js';

/** Maximum size of an errors file in bytes. 30,000 errors take less. */
const LARGEST = 16 * 1024 * 1024;

/**
 * Appends entries, each a JSON text, to an errors file. Everything else in the file stays unchanged. Throws `UnwrittenFile` if the
 * file is damaged or cannot be written, and `UsageError` if nothing may be written there; the file is then as before.
 *
 * The file is an object with an array `errors`, or a bare array. If it does not exist or is empty, it is created as an object.
 * Readers see either the old text or the new one. If another process changes the file meanwhile, it is read again; of two that
 * replace it in the same moment the later one counts. Nothing is written if `errors` is empty.
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
    throw unwritten(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`, error);
  }
}

/** Returns the file's text; null if there is no file. Throws `UnwrittenFile` if it is not a regular UTF-8 file of that size. */
function readExisting(file: string, project: Project): string | null {
  const { kind, path, mode } = placeOf(file, project);
  if (kind === 'file' && mode === null) return null;
  const found = kind === 'file' ? readRegularFile(path, LARGEST) : null;
  if (found === null) throw new UnwrittenFile(`The errors file ${file} is no regular file: name the file itself.`);
  if (found.size > LARGEST) {
    throw new UnwrittenFile(
      `The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`,
    );
  }
  const text = found.bytes.toString('utf8');
  if (!found.bytes.equals(Buffer.from(text))) throw damaged(file, 'it is not UTF-8');
  return text;
}

function damaged(file: string, why: string): UsageError {
  return new UnwrittenFile(
    `The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`,
  );
}

/**
 * Returns the text with error objects appended to its array, laid out like the last element. Throws `UnwrittenFile` if the text is
 * neither an array nor an object with an array `errors`. The errors stay the texts that they are, whose characters are harmless;
 * jsonc-parser's `modify` would write them anew. Exported for the tests.
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
