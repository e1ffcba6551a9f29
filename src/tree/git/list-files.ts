import { decodePathBytes } from '../../model/path.js';
import { runGit, type GitOptions } from './git.js';

/** A command that prints paths, each ended by a NUL. */
export type ListCommand = readonly ['ls-files' | 'diff-index', ...string[]];

/** Lists the files that only the index has: added, but not committed. */
export const STAGED: ListCommand = [
  'diff-index',
  '--cached',
  '--name-only',
  '--no-renames',
  '--diff-filter=A',
  // Without it git would look for what `.gitmodules` says of each submodule.
  '--ignore-submodules=none',
  '-z',
  'HEAD',
];

/**
 * Returns the paths that git lists below some folders, or everywhere if none is named, relative to the top of the repository.
 * Returns none if git fails.
 */
export async function listPaths(
  git: GitOptions,
  command: ListCommand,
  folders: readonly string[],
): Promise<readonly string[]> {
  const { status, stdout } = await runGit(git, [...command, '--', ...folders]);
  if (status !== 0) return [];
  const paths = stdout.toString('latin1').split('\0');
  return paths.slice(0, -1).map(decodePathBytes);
}
