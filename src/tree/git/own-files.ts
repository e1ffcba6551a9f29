/** Bytes. git's own files in a tree, such as `.gitmodules`, are small. Larger ones are ignored. */
export const LARGEST = 64 * 1024;

/** Returns repository paths as project paths. Leaves out those outside the project. */
export function belowRoot(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  const root = prefix === '' ? '' : `${prefix}/`;
  return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}
