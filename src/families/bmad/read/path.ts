import { isLikeFile, pathEnd, pathIn, SIGNS } from '../../../read/document/claimed-path.js';
import type { SourceText } from '../../../read/document/node.js';

/** A path as a line of a story or a spec names it. */
export interface NamedPath {
  /** As a claim has it, with its place. */
  readonly source: SourceText;
  /** What follows it on its line. */
  readonly rest: string;
}

/** A scoped package, an address, or a route, which is rooted and has no extension. */
const NO_FILE = /^(?:@[\w.-]+\/[\w-]+|[\w.+-]+@[\w.-]+|\/(?:[^/]*\/)*[^/.]+)$/;

/** The part of a file that a path points to. */
const FRAGMENT = /#L\d+(?:-L?\d+)?$/;

/** The path in a code span, or in another text that holds nothing else; null where it is none. */
export function codePath({ text, start }: SourceText): SourceText | null {
  if (text.includes('*')) return null;
  const found = pathIn(text);
  if (found === null) return null;
  const path = withoutFragment(found.path);
  return isFile(path) && isLikeFile(path) ? { text: path, start: start + found.start } : null;
}

/** The path that a text begins with outside of code, and what follows; null where there is none. */
export function barePath(source: SourceText): NamedPath | null {
  const { text, start } = withoutUnderscores(source);
  const found = pathIn(text, BARE_END);
  if (found === null || isGlob(text.slice(found.start, found.start + found.path.length + 2))) return null;
  const path = withoutFragment(found.path);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!isFile(path) || !(name === '' ? path !== '' : isLikeFile(name))) return null;
  return { source: { text: path, start: start + found.start }, rest: found.description };
}

/** A path that is in italics or bold by underscores, without them: no extension ends in one. */
function withoutUnderscores({ text, start }: SourceText): SourceText {
  const [, marks, path = ''] = /^(__?)(\S*\.[A-Za-z0-9]+)\1(?![^\s,;:)])/.exec(text) ?? [];
  if (marks === undefined) return { text, start };
  return { text: `${path}${text.slice(2 * marks.length + path.length)}`, start: start + marks.length };
}

/** A word in brackets behind it says what became of the file. */
const BARE_END = pathEnd(`${SIGNS}\\[`);

/** Whether stars behind a path belong to it: after a slash they are no emphasis. */
function isGlob(text: string): boolean {
  return text.includes('/*');
}

/** A path without the lines that it points to. */
export function withoutFragment(path: string): string {
  return path.replace(FRAGMENT, '');
}

function isFile(path: string): boolean {
  return path !== '' && !path.includes('*') && !NO_FILE.test(path);
}
