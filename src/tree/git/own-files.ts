/** Bytes: git's own files in a tree, such as `.gitmodules`, are small, and a larger one says nothing here. */
export const LARGEST = 64 * 1024;

/** Paths of a repository as those of a project in it; those outside are left out. */
export function belowRoot(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  const root = prefix === '' ? '' : `${prefix}/`;
  return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}
