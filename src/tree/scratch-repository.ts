import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitFailed, runGit } from './git/git.js';

/** A git repository in the machine's temporary folder, separate from all others. */
export interface ScratchRepository {
  readonly directory: string;
  /** Writes files, and commits them. Rejects with `GitError` if git fails. */
  readonly commit: (message: string, files: Readonly<Record<string, string>>) => Promise<void>;
  /** Removes the folder. */
  readonly remove: () => void;
}

/** The author is fixed, and the person's settings for commits, such as signing, do not apply. */
const OWN = [
  ['user.name', 'return-gate demo'],
  ['user.email', 'demo@return-gate.invalid'],
  ['commit.gpgSign', 'false'],
  ['core.autocrlf', 'false'],
  ['core.excludesFile', ''],
].flatMap(([key = '', value = '']) => ['-c', `${key}=${value}`]);

/** Resolves to a new repository without commits. Rejects with `GitError` if git fails; then no folder is left. */
export async function makeScratchRepository(): Promise<ScratchRepository> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'return-gate-demo-')));
  const remove = (): void => {
    rmSync(directory, { recursive: true, force: true });
  };
  const git = async (...args: readonly string[]): Promise<void> => {
    const { status, stderr } = await runGit({ cwd: directory }, [...OWN, ...args]);
    if (status !== 0) throw gitFailed(`run "${args.join(' ')}" in a temporary folder`, stderr);
  };
  try {
    await git('init', '-q', '--template=');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    directory,
    commit: async (message, files) => {
      for (const [path, text] of Object.entries(files)) {
        const file = join(directory, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      await git('add', '--all', '--force');
      await git('commit', '-q', '-m', message);
    },
    remove,
  };
}
