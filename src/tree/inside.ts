import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep, dirname } from 'node:path';

/** Returns whether a path is a folder or is inside it, comparing both as written. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Returns a path with all its links followed; the path as written if nothing exists there. */
export function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Returns a folder and those above it, up to `end` (included), or else up to the top of the disk. */
export function upwards(folder: string, end?: string): readonly string[] {
  const found = [folder];
  for (let at = folder, above = dirname(at); at !== end && above !== at; above = dirname(at)) {
    found.push(above);
    at = above;
  }
  return found;
}
