import { join } from 'node:path';
import { compareText } from '../../model/text.js';
import type { Content } from '../../model/tree.js';
import { readRegularFile } from '../regular-file.js';
import type { CommitTree } from '../commit.js';
import type { GitOptions } from './git.js';
import { listPaths, STAGED, type ListCommand } from './list-files.js';

/** Milliseconds. Files beside a commit are worth a note, but not a longer wait. */
const LIMIT = 5_000;

/** Lists what the index lacks. A folder of which the index has no file is listed as a whole, with a slash at its end. */
const OUTSIDE_INDEX: ListCommand = ['ls-files', '--others', '--directory', '-z'];

/** List the files in such folders, but not those in ignored folders. */
const IN_FOLDERS: readonly ListCommand[] = [
  ['ls-files', '--others', '--exclude-standard', '-z'],
  ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
];

/** More folders are not named one by one, since a command line cannot have any length. */
const MOST_FOLDERS = 200;

export interface UncommittedQuestion {
  /** The project root on disk. */
  readonly root: string;
  /** Files, relative to the root, that also count if the commit has other content for them. */
  readonly compared: readonly string[];
}

/**
 * Returns the files below the project root that the checked-out commit lacks, or has with other content, relative to the root and
 * sorted. Returns none if another commit is checked, or if git does not answer. git is not asked about contents: that could run a
 * filter.
 */
export async function uncommittedFiles(
  tree: CommitTree,
  { root, compared }: UncommittedQuestion,
): Promise<readonly string[]> {
  const { git, objects, prefix } = tree.repository;
  if (git.bare === true) return [];
  const [head] = await objects.resolve(['HEAD^{commit}']).catch(() => []);
  if (head !== tree.revision) return [];
  const limited = { ...git, limit: LIMIT };
  const scope = prefix === '' ? [] : [prefix];
  const listed = await Promise.all([listPaths(limited, STAGED, scope), filesOutsideIndex(limited, scope)]);
  const start = prefix === '' ? 0 : prefix.length + 1;
  const files = listed.flat().map((path) => path.slice(start));
  const edited: string[] = [];
  for (const path of compared) if (await isEdited(tree, root, path)) edited.push(path);
  return [...new Set([...files, ...edited])].sort(compareText);
}

/** Returns the files that are not in the index: ignored ones too, but none in an ignored folder. */
async function filesOutsideIndex(git: GitOptions, scope: readonly string[]): Promise<readonly string[]> {
  // One look at each folder of the index is enough in most workspaces, and takes the longest in large ones.
  const outside = await listPaths(git, OUTSIDE_INDEX, scope);
  const folders = outside.filter(isFolder);
  const named = folders.length > MOST_FOLDERS ? scope : folders;
  const questions = folders.length === 0 ? [] : IN_FOLDERS;
  const inside = await Promise.all(questions.map((question) => listPaths(git, question, named)));
  return [outside, ...inside].flat().filter((path) => !isFolder(path));
}

function isFolder(path: string): boolean {
  return path.endsWith('/');
}

/** Bytes. Larger files are not compared. */
const LARGEST = 1024 * 1024;

/** Returns whether the file on disk differs from the commit's, apart from line ends. */
async function isEdited(tree: CommitTree, root: string, path: string): Promise<boolean> {
  const entry = tree.find(path);
  if (entry?.kind !== 'file') return false;
  let committed: Content | undefined;
  for await (const [one] of tree.read([{ path, id: entry.id, link: false }], LARGEST)) committed = one;
  const onDisk = tellsOf(join(root, path));
  if (committed?.kind !== 'bytes' || onDisk === null) return false;
  return unixLines(Buffer.from(committed.bytes)) !== unixLines(onDisk);
}

function tellsOf(file: string): Buffer | null {
  try {
    const found = readRegularFile(file, LARGEST);
    return found === null || found.size > LARGEST ? null : found.bytes;
  } catch {
    // A file that does not exist or may not be read counts as unchanged.
    return null;
  }
}

function unixLines(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\r\n', '\n');
}
