import { join } from 'node:path';
import { decodePathBytes } from '../../model/path-bytes.js';
import { compareText } from '../../model/text.js';
import type { Content } from '../../model/tree.js';
import { readRegularFile } from '../regular-file.js';
import type { CommitTree } from '../commit.js';
import { runGit } from './git.js';

/** Milliseconds. Files beside a commit are worth a note, but not a longer wait. */
const LIMIT = 5_000;

/** The commands that list files missing from the index (ignored folders as a whole), and files that only the index has. */
const QUESTIONS = [
  ['ls-files', '--others', '--exclude-standard', '-z'],
  ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
  ['diff-index', '--cached', '--name-only', '--no-renames', '--diff-filter=A', '-z', 'HEAD'],
] as const;

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
  const scope = prefix === '' ? [] : ['--', prefix];
  const answers = await Promise.all(
    QUESTIONS.map((question) => runGit({ ...git, limit: LIMIT }, [...question, ...scope])),
  );
  const listed = answers.flatMap(({ status, stdout }) =>
    status === 0 ? stdout.toString('latin1').split('\0').map(decodePathBytes) : [],
  );
  const start = prefix === '' ? 0 : prefix.length + 1;
  const files = listed.filter((path) => path !== '' && !path.endsWith('/')).map((path) => path.slice(start));
  const edited: string[] = [];
  for (const path of compared) if (await isEdited(tree, root, path)) edited.push(path);
  return [...new Set([...files, ...edited])].sort(compareText);
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
