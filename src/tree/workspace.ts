import { sep } from 'node:path';
import type { Tree } from '../model/tree.js';
import { openDisk, referencesTo } from './disk.js';
import type { Trust } from './git/locate.js';
import { withHead } from './head.js';
import { walk } from './walk.js';

/**
 * Opens the files on disk below the root, listed as the toolkit walks a user's patterns. Throws `GitError` if the root is not a
 * directory.
 */
export function openWorkspace(directory: string, trust: Trust = {}): Tree {
  const disk = openDisk(directory);
  return {
    ...withHead(disk, disk.path, trust),
    list: async (selection) => {
      const found = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
      const paths = found?.map((place) => place.slice(disk.path.length).split(sep).join('/').replace(/^\/+/, ''));
      return paths === undefined ? disk.list(selection) : referencesTo(paths.filter(selection.matches), disk.find);
    },
  };
}
