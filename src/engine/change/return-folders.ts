import { taskFolder } from '../../model/path.js';

/**
 * Returns the first two files with returns in each folder of some files, or below it. What holds a return is asked of all files of
 * the base and the checked tree; none of them is the only one in its folder where there are two.
 */
export function returnsInFolders(
  changed: readonly string[],
  holding: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of changed) {
    const folder = taskFolder(file);
    if (folder !== '') folders.set(folder, []);
  }
  if (folders.size === 0) return folders;
  for (const file of [...new Set(holding)].sort()) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const files = folders.get(file.slice(0, end));
      if (files !== undefined && files.length < 2) files.push(file);
    }
  }
  return folders;
}
