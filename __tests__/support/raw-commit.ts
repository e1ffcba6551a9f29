import { join } from 'node:path';
import { writeCommit, writeObject, writeTree, type StoredFile } from './loose-objects.js';
import type { Repository } from './repository.js';

/** The commit of another repository in place of a file: a submodule. */
export const GITLINK: unique symbol = Symbol('gitlink');

/** Writes a commit with these files and no others, and with any lines after the one that names its tree. Returns its id. */
export function writeRawCommit(
  { directory }: Repository,
  files: Readonly<Record<string, string | typeof GITLINK>>,
  lines: readonly string[],
  message = '',
): string {
  const gitFolder = join(directory, '.git');
  const stored = Object.entries(files).map(([path, text]): readonly [string, StoredFile] => {
    if (text === GITLINK) return [path, { mode: '160000', id: '1'.repeat(40) }];
    return [path, { mode: '100644', id: writeObject(gitFolder, 'blob', Buffer.from(text)) }];
  });
  return writeCommit(gitFolder, [`tree ${writeTree(gitFolder, new Map(stored))}`, ...lines, '', message].join('\n'));
}
