import type { Tracked } from './tracked.js';

/** An absolute path, one from a home folder or with a drive letter, or an address of a file. */
const ROOTED = /^(?:file:\/{0,3}|\/|~[\w.-]*\/|[A-Za-z]:\/)/;

/** More folders are not cut. */
const MOST_FOLDERS = 40;

/** What a rooted path is without one, two and more of its leading segments; none for any other path. */
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

/** A home folder: no project is one. */
const HOME = /^(?:file:\/{0,3})?(?:~[\w.-]*\/|\/?home\/[^/]+\/|\/?Users\/[^/]+\/|\/?root\/|[A-Za-z]:\/Users\/[^/]+\/)$/;

/**
 * The root that most of the rooted paths of a document have in front, with its slash: what is cut from each until the rest is or was
 * tracked. The shortest where several are as frequent; null where there is none.
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
 * Where a path is looked up that has the root of its document in front; one that begins with a slash also where its first folder is or was
 * one of the project. Null for any other path.
 */
export function withHead(path: string, head: string | null, tracked: Tracked): string | null {
  if (head !== null && path.startsWith(head)) return path.slice(head.length).replace(/^\/+|\/+$/g, '') || null;
  if (!path.startsWith('/')) return null;
  const rest = path.slice(1).replace(/\/+$/, '');
  return tracked.isOrWas(rest.split('/')[0] ?? '') ? rest : null;
}

/** The first folder of a path, and what is below it; null where it has none or leaves its folder. */
export function repositoryName(path: string): { readonly name: string; readonly rest: string } | null {
  const slash = path.indexOf('/');
  if (slash <= 0 || path.startsWith('.') || ROOTED.test(path)) return null;
  const rest = path.slice(slash + 1).replace(/\/+$/, '');
  return rest === '' ? null : { name: path.slice(0, slash), rest };
}
