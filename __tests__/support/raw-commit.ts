import { join } from 'node:path';
import { writeCommit, writeObject, writeTree } from './loose-objects.js';
import type { Repository } from './repository.js';

/** Writes a commit with these files and no others, and with any lines after the one that names its tree. Returns its id. */
export function writeRawCommit(
  { directory }: Repository,
  files: Readonly<Record<string, string>>,
  lines: readonly string[],
  message = '',
): string {
  const gitFolder = join(directory, '.git');
  const stored = Object.entries(files).map(([path, text]) => {
    return [path, { mode: '100644', id: writeObject(gitFolder, 'blob', Buffer.from(text)) }] as const;
  });
  return writeCommit(gitFolder, [`tree ${writeTree(gitFolder, new Map(stored))}`, ...lines, '', message].join('\n'));
}
