import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

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

/** Returns a file's path relative to a folder, with forward slashes; null if it is outside the folder. */
export function relativeWithin(folder: string, file: string): string | null {
  const path = relative(folder, file);
  const isOutside = path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return isOutside ? null : path.split(sep).join('/');
}

/**
 * Returns the first symbolic link on the way from one of the folders down to a file below it (the file included),
 * relative to that folder. Returns undefined if there is no link, or if the file is in none of the folders. The link's
 * target may come from the same untrusted source as the folder's content.
 */
export function linkBelow(folders: readonly string[], file: string): string | undefined {
  const tops = new Set(folders.flatMap((folder) => [resolve(folder), nativePathOf(folder)]));
  for (const top of tops) {
    for (const form of formsOf(file)) {
      const place = relativeWithin(top, form);
      const link = place === null ? undefined : firstLink(top, place);
      if (link !== undefined) return link;
    }
  }
  return undefined;
}

/**
 * Returns a file's path below a folder, with forward slashes, whatever links lead to the folder; null if the file is elsewhere.
 */
export function placeIn(folder: string, file: string): string | null {
  const real = nativePathOf(folder);
  const places = [resolve(folder), real].flatMap((top) => formsOf(file).map((form) => relativeWithin(top, form)));
  const place = places.find((one) => one !== null) ?? null;
  // On file systems that ignore letter case, this uses the file's actual name.
  const actual = relativeWithin(real, nativePathOf(file));
  return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}

/** Returns whether a file is below a folder once all links are followed. */
export function leadsInto(folder: string, file: string): boolean {
  return relativeWithin(nativePathOf(folder), nativePathOf(file)) !== null;
}

/** Returns a path as given, and with the links to its folder followed. */
function formsOf(file: string): readonly string[] {
  const path = resolve(file);
  return [path, join(nativePathOf(dirname(path)), basename(path))];
}

function firstLink(folder: string, place: string): string | undefined {
  const segments = place.split('/');
  for (let n = 1; n <= segments.length; n++) {
    const part = segments.slice(0, n).join('/');
    if (lstatSync(join(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true) return part;
  }
  return undefined;
}

/** Returns the path itself if nothing exists there. */
function nativePathOf(path: string): string {
  try {
    return realpathSync.native(resolve(path));
  } catch {
    return resolve(path);
  }
}
