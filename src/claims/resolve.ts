import { posix } from 'node:path';
import type { Entry, Tree } from '../model/tree.js';

/** What a path leads to, links followed within the tree only. */
export type Resolution =
  | { readonly kind: 'found'; readonly path: string; readonly entry: Exclude<Entry, { kind: 'link' }>; readonly linked: boolean }
  | { readonly kind: 'absent'; readonly linked: boolean }
  | { readonly kind: 'outside'; readonly link: string }
  | { readonly kind: 'unread'; readonly link: { readonly path: string; readonly id: string } };

/** As many links as Linux follows before it gives up (`path_resolution(7)`). */
const MAX_LINKS = 40;

/**
 * Resolves a normalised path below the root. A link's target is known from `targets` (by id); where it is not, the
 * answer is `unread`, and the caller reads it and asks again: so this stays a function of values.
 */
export function resolvePath(
  path: string,
  tree: Pick<Tree, 'find'>,
  targets: ReadonlyMap<string, string>,
): Resolution {
  let current = path;
  let linked = false;
  for (let links = 0; links <= MAX_LINKS; links++) {
    const stop = firstStop(current, tree);
    if (stop === undefined) return { kind: 'absent', linked };
    if (stop.entry.kind !== 'link') return { kind: 'found', path: stop.path, entry: stop.entry, linked };
    const target = targets.get(stop.entry.id);
    if (target === undefined) return { kind: 'unread', link: { path: stop.path, id: stop.entry.id } };
    const next = follow(stop.path, target, stop.rest);
    if (next === undefined) return { kind: 'outside', link: stop.path };
    current = next;
    linked = true;
  }
  return { kind: 'absent', linked };
}

/** What stands at the path, or the link or submodule on the way to it, with what is left of the path behind it. */
function firstStop(
  path: string,
  tree: Pick<Tree, 'find'>,
): { readonly path: string; readonly entry: Entry; readonly rest: string } | undefined {
  const direct = tree.find(path);
  if (direct !== undefined) return { path, entry: direct, rest: '' };
  for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
    const above = path.slice(0, end);
    const entry = tree.find(above);
    if (entry === undefined || entry.kind === 'file') return undefined;
    if (entry.kind !== 'directory') return { path: above, entry, rest: path.slice(end + 1) };
  }
  return undefined;
}

/** Where a link leads, relative to the root; undefined when that is outside. */
function follow(link: string, target: string, rest: string): string | undefined {
  if (target === '' || target.startsWith('/') || /^[A-Za-z]:/.test(target)) return undefined;
  const joined = posix.normalize(posix.join(posix.dirname(link), target, rest));
  if (joined === '..' || joined.startsWith('../')) return undefined;
  return joined === '.' ? '' : joined.replace(/\/$/, '');
}
