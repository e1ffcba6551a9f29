import type { Entry, Tree } from '../model/tree.js';

/** What a path leads to, links followed within the tree only. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly path: string;
      readonly entry: Exclude<Entry, { kind: 'link' }>;
      readonly linked: boolean;
    }
  | { readonly kind: 'absent'; readonly linked: boolean }
  | { readonly kind: 'outside'; readonly link: string }
  | { readonly kind: 'unread'; readonly link: { readonly path: string; readonly id: string } };

/** As many links as Linux follows before it gives up (`path_resolution(7)`). */
const MAX_LINKS = 40;

/** `PATH_MAX` of Linux: no file system follows a longer one. */
const MAX_TARGET = 4_096;

/**
 * Resolves a normalised path below the root, step by step as a file system does: `..` in a link's target leaves the folder
 * that was really reached. A link's target is known from `targets` (by id); where it is not, the answer is `unread`, and
 * the caller reads it and asks again: so this stays a function of values.
 */
export function resolvePath(path: string, tree: Pick<Tree, 'find'>, targets: ReadonlyMap<string, string>): Resolution {
  const direct = tree.find(path);
  if (direct !== undefined && direct.kind !== 'link') return { kind: 'found', path, entry: direct, linked: false };
  const left = path.split('/').reverse();
  const reached: string[] = [];
  let links = 0;
  let link = path;
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    if (step === '' || step === '.') continue;
    if (step === '..') {
      // Only a link's target holds it, and only a link has led here.
      if (reached.pop() === undefined) return { kind: 'outside', link };
      continue;
    }
    const at = [...reached, step].join('/');
    const entry = tree.find(at);
    if (entry === undefined) return { kind: 'absent', linked: links > 0 };
    if (entry.kind === 'submodule') return { kind: 'found', path: at, entry, linked: links > 0 };
    if (entry.kind === 'file') {
      return left.length > 0
        ? { kind: 'absent', linked: links > 0 }
        : { kind: 'found', path: at, entry, linked: links > 0 };
    }
    if (entry.kind === 'directory') {
      reached.push(step);
      continue;
    }
    const target = targets.get(entry.id);
    if (target === undefined) return { kind: 'unread', link: { path: at, id: entry.id } };
    if (target === '' || target.length > MAX_TARGET) return { kind: 'absent', linked: true };
    if (target.startsWith('/') || /^[A-Za-z]:/.test(target)) return { kind: 'outside', link: at };
    if (++links > MAX_LINKS) return { kind: 'absent', linked: true };
    link = at;
    left.push(...target.split('/').reverse());
  }
  return { kind: 'found', path: reached.join('/'), entry: { kind: 'directory' }, linked: links > 0 };
}
