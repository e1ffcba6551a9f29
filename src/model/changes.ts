import type { Changes } from './context.js';

/** Whether a change added a file, rather than only moving it. */
export function isAdded(file: string, changes: Changes | null): boolean {
  if (changes === null) return false;
  const { changed, added = changed, moved } = changes;
  return added.has(file) && moved?.has(file) !== true;
}
