import { decodePathBytes } from '../../model/path.js';
import { endsEarly } from './ancestry.js';
import { FieldReader, streamGit } from './stream.js';
import { gitFailed } from './git.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';

/** UTF-16 units; a name may be as long as its commit. */
const LONGEST_NAME = 200;

/**
 * Returns the author who last changed each file, by one walk that ends when all files are found. Without `files`, or if the history
 * ends early, the map is empty: the oldest commit of a shallow clone seems to add every file. Rejects with `GitError`.
 */
export async function authors(
  repository: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0 || (await endsEarly(repository.git))) return new Map();
  return withFolders(repository, commit, () => readAuthors(repository, commit, files));
}

async function readAuthors(
  { git, prefix }: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const root = prefix === '' ? '' : `${prefix}/`;
  const all = new Set(files.map((file) => `${root}${file}`));
  const wanted = new Set(all);
  const found = new Map<string, string>();
  let author = '';
  const fields = new FieldReader();
  const takeField = (field: string): void => {
    const path = decodePathBytes(field.replace(/^\n/, ''));
    // Git lists these files only; each other text is the author of a commit, before its files.
    if (!all.has(path)) author = Buffer.from(field, 'latin1').toString('utf8').slice(0, LONGEST_NAME);
    else if (wanted.delete(path) && author.trim() !== '') found.set(path.slice(root.length), author);
  };
  const args = [
    'log',
    '--no-show-signature',
    '--no-color',
    '--no-mailmap',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
  ];
  await streamGit(git, [...args, '--encoding=UTF-8', '-z', '--name-only', '--format=%an', commit, '--', ...wanted], {
    take: (chunk) => {
      fields.take(chunk).forEach(takeField);
      return wanted.size > 0;
    },
    failed: (stderr) => gitFailed('read the history', stderr),
  });
  return found;
}
