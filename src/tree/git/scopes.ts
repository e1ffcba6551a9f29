/**
 * git compares each entry of each folder that it reads with each requested path. So it gets a few folders instead of thousands of
 * files.
 */
const MOST_SCOPES = 32;

/** Paths are distinguished by at most this many folders. */
const DEEPEST = 12;

/**
 * Returns the folders, or the paths themselves, that a search is limited to: as deep as possible while only a few of them contain
 * all paths.
 */
export function scopesOf(paths: readonly string[]): readonly string[] {
  // On standard input, each path is one line.
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

/** Returns the folder that two paths share; the path itself if they are the same. */
export function sharedStart(one: string, other: string): string {
  if (one === other) return one;
  const segments = other.split('/');
  const all = one.split('/');
  const end = all.findIndex((segment, n) => segment !== segments[n]);
  return all.slice(0, Math.max(end, 0)).join('/');
}
