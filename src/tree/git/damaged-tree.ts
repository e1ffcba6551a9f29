import { GitError } from './git-error.js';

/** The error for a tree that no git writes, `what` being wrong with it. */
export function damagedTree(what: string): GitError {
  return new GitError(
    `The tree of the commit is damaged: ${what}.`,
    'other',
    'Commit the files anew; git fsck shows what is damaged.',
  );
}

/** Throws `GitError` for a name of an entry that no file can have, so that its path would mean something else. */
export function demandEntryName(name: string, folder: string): void {
  if (name !== '' && !name.startsWith('.') && !name.includes('/')) return;
  if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
    throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
  }
}

/** The error for two entries of one path. */
export function twice(path: string): GitError {
  return damagedTree(`it has ${path} twice`);
}
