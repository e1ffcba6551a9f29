import { dirname } from 'node:path';

/** Returns a folder and those above it, up to `end` (included), or else up to the top of the disk. */
export function upwards(folder: string, end?: string): readonly string[] {
  const above = dirname(folder);
  return folder === end || above === folder ? [folder] : [folder, ...upwards(above, end)];
}
