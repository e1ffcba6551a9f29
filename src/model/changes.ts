import type { Changes } from './context.js';

/** Whether a change added a file, rather than only moving it. */
export function isAdded(file: string, changes: Changes | null): boolean {
  if (changes === null) return false;
  const { changed, added = changed, moved } = changes;
  return added.has(file) && moved?.has(file) !== true;
}

/** Whether a change touches the content of a file. Moving it does; changing only its mode does not. */
export function isTouched(file: string, changes: Changes | null): boolean {
  return changes !== null && changes.changed.has(file) && changes.sameContent?.has(file) !== true;
}
