import { isAbsolute, relative, sep } from 'node:path';

/** Returns a file's path relative to a folder, with forward slashes; null if it is outside the folder. */
export function relativeWithin(folder: string, file: string): string | null {
  const path = relative(folder, file);
  const isOutside = path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return isOutside ? null : path.split(sep).join('/');
}
