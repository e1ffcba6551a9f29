/** Absolute, a home folder, a drive letter, or a URL. Anchored and without a choice to come back to, so linear. */
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;

/** An empty, `.` or `..` segment: what most paths do not have. */
const UNTIDY = /(?:^|\/)\.{0,2}(?:\/|$)/;

/**
 * A path as the tree is asked for it: without `./`, `//` and a trailing `/`, and with every `..` resolved. `''` is the
 * project root itself. Null where the path is absolute, starts with `~`, a drive letter or `scheme://`, or climbs out
 * of the root by `..` (also where it would come back: the root's own name is not known here). A backslash is a letter
 * like any other, as it is in git. Pure: no link is resolved.
 */
export function normalisePath(path: string): string | null {
  if (ROOTED.test(path)) return null;
  if (!UNTIDY.test(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.join('/');
}
