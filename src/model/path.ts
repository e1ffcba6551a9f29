/** Absolute, a home folder, a drive letter, or a URL. Anchored and without backtracking, so linear. */
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;

/** Bytes of the longest path that a system accepts: `PATH_MAX` of Linux. */
export const LONGEST_PATH = 4_096;

/** A path in a folder; the empty string is the top. */
export function pathIn(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Whether a path is longer than any file's path can be. Such a path is not looked up. */
export function isTooLong(path: string): boolean {
  return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}

/** Whether a path is written as a folder's: `plan.md/` or `plan.md/.` cannot be a file. */
export function namesFolder(path: string): boolean {
  return /(?:^|\/)\.{0,2}$/.test(path);
}

/** Whether a path may have an empty, `.` or `..` segment: most paths have none. A leading slash was checked before. */
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
