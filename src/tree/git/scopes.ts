/**
 * git holds each entry of each folder that it looks into against each path that it is asked for, so that it is asked for a
 * few folders instead of thousands of files.
 */
const MOST_SCOPES = 32;

/** Paths are told apart by this many folders at most. */
const DEEPEST = 12;

/** The folders, or the paths themselves, to which a search is narrowed: as deep as few of them still hold all paths. */
export function scopesOf(paths: readonly string[]): readonly string[] {
  // Over standard input a path is a line.
  const split = paths.map((path) => {
    const segments = path.split('/', DEEPEST);
    const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
    return broken < 0 ? segments : segments.slice(0, broken);
  });
  let scopes: readonly string[] = [];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
    if (deeper.size > MOST_SCOPES || deeper.has('')) break;
    scopes = [...deeper];
  }
  return scopes;
}

/** The folder that two paths have in common; the path itself where they are the same. */
export function sharedStart(one: string, other: string): string {
  if (one === other) return one;
  const segments = other.split('/');
  const all = one.split('/');
  const end = all.findIndex((segment, n) => segment !== segments[n]);
  return all.slice(0, Math.max(end, 0)).join('/');
}
