import type { Tracked } from './tracked.js';

/** An absolute path, a path from a home folder or with a drive letter, or a file URL. */
const ROOTED = /^(?:file:\/{0,3}|\/|~[\w.-]*\/|[A-Za-z]:\/)/;

/** At most this many folders are cut. */
const MOST_FOLDERS = 40;

/** Returns a rooted path without one, two and more of its leading segments; none for other paths. */
export function rootedRest(path: string): readonly string[] {
  const sign = ROOTED.exec(path)?.[0];
  if (sign === undefined) return [];
  const segments = path.slice(sign.length).split('/').slice(0, MOST_FOLDERS);
  const whole = path.slice(sign.length);
  let from = 0;
  return segments.map((segment) => {
    const rest = whole.slice(from);
    from += segment.length + 1;
    return rest.replace(/\/+$/, '');
  });
}

/** A home folder, which is never a project. */
const HOME = /^(?:file:\/{0,3})?(?:~[\w.-]*\/|\/?home\/[^/]+\/|\/?Users\/[^/]+\/|\/?root\/|[A-Za-z]:\/Users\/[^/]+\/)$/;

/**
 * Returns the root that most rooted paths of a document start with, with its slash: it is cut from each if the rest is
 * or was tracked. The shortest one if several are as frequent; null for none.
 */
export function headOf(paths: readonly string[], tracked: Tracked): string | null {
  const heads = new Map<string, number>();
  for (const path of paths) {
    const head = ownHead(path, tracked);
    if (head !== null) heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  const sorted = [...heads].sort(([one, n], [other, m]) => m - n || one.length - other.length);
  return sorted[0]?.[0] ?? null;
}

function ownHead(path: string, tracked: Tracked): string | null {
  const whole = path.replace(/\/+$/, '');
  for (const rest of rootedRest(path)) {
    if (rest === '' || !tracked.isOrWas(rest)) continue;
    const head = whole.slice(0, whole.length - rest.length);
    if (!rest.includes('/') && head !== '/') continue;
    return HOME.test(head) ? null : head;
  }
  return null;
}

/**
 * Where to look up a path that starts with the root of its document; a path with a leading slash also counts if its
 * first folder is or was in the project. Null for any other path.
 */
export function withHead(path: string, head: string | null, tracked: Tracked): string | null {
  if (head !== null && path.startsWith(head)) return path.slice(head.length).replace(/^\/+|\/+$/g, '') || null;
  if (!path.startsWith('/')) return null;
  const rest = path.slice(1).replace(/\/+$/, '');
  return tracked.isOrWas(rest.split('/')[0] ?? '') ? rest : null;
}

/** The first folder of a path, and the rest below it; null if it has none or leaves its folder. */
export function repositoryName(path: string): { readonly name: string; readonly rest: string } | null {
  const slash = path.indexOf('/');
  if (slash <= 0 || path.startsWith('.') || ROOTED.test(path)) return null;
  const rest = path.slice(slash + 1).replace(/\/+$/, '');
  return rest === '' ? null : { name: path.slice(0, slash), rest };
}
