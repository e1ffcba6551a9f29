import { isAbsolute, relative, sep } from 'node:path';

/** A file's path from a folder, with forward slashes; null where it lies outside. */
export function relativeWithin(folder: string, file: string): string | null {
  const path = relative(folder, file);
  const isOutside = path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return isOutside ? null : path.split(sep).join('/');
}
