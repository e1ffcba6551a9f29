import { runGit, type GitOptions } from './git.js';
import { isShallow, storeOf } from './store.js';

/**
 * Whether a commit holds another: it is the same, has it as a parent, or comes after it. A parent is read from the raw
 * commit, since a clone of depth 1 does not show any.
 */
export async function contains(options: GitOptions, commit: string, wanted: string): Promise<boolean> {
  if (!/^[0-9a-f]{40,64}$/.test(wanted)) return false;
  if (commit === wanted) return true;
  const raw = await runGit(options, ['cat-file', 'commit', commit]);
  if (parentsOf(raw.stdout).includes(wanted)) return true;
  return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}

/** The parents of a commit as git keeps it, whether the clone has them or not. */
export function parentsOf(raw: Buffer): readonly string[] {
  const end = raw.indexOf('\n\n');
  const header = raw.toString('latin1', 0, end < 0 ? raw.length : end);
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}

/** The commit that is checked out; undefined where there is none. */
export async function headOf(options: GitOptions): Promise<string | undefined> {
  const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  return status === 0 ? stdout.toString('latin1').trim() : undefined;
}

/** Whether the clone is shallow: by the file that tells git; where that is not to be found, by asking. */
export async function endsEarly(git: GitOptions): Promise<boolean> {
  const store = storeOf(git.cwd);
  if (store !== undefined) return isShallow(store);
  const { stdout } = await runGit(git, ['rev-parse', '--is-shallow-repository']);
  return stdout.toString('latin1').trim() !== 'false';
}
