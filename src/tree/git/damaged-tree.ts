import { GitError } from './git-error.js';

/** Returns the error for a tree that git would never write. `what` says what is wrong with it. */
export function damagedTree(what: string): GitError {
  return new GitError(
    `The tree of the commit is damaged: ${what}.`,
    'other',
    'Commit the files again; git fsck shows what is damaged.',
  );
}

/** Throws `GitError` for an entry name that no file can have: its path would mean something else. */
export function demandEntryName(name: string, folder: string): void {
  if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
    throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
  }
}

/** Returns the error for two entries with the same path. */
export function twice(path: string): GitError {
  return damagedTree(`it has ${path} twice`);
}
