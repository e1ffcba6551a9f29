import { runGit, type GitOptions } from './git.js';
import { isShallow, storeOf } from './store.js';

/**
 * Returns whether a commit is the wanted one, has it as a parent, or comes after it. Parents are read from the raw commit, since
 * a clone of depth 1 hides them.
 */
export async function contains(options: GitOptions, commit: string, wanted: string): Promise<boolean> {
  if (!/^[0-9a-f]{40,64}$/.test(wanted)) return false;
  if (commit === wanted) return true;
  const raw = await runGit(options, ['cat-file', 'commit', commit]);
  if (parentsOf(raw.stdout).includes(wanted)) return true;
  return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}

/** Returns the lines of a raw commit before its message, one character a byte. */
export function headerOf(raw: Buffer): string {
  return raw.toString('latin1').replace(/\n\n.*$/s, '');
}

/** Returns the parents in a raw commit, whether the clone has them or not. */
export function parentsOf(raw: Buffer): readonly string[] {
  return headerOf(raw)
    .split('\n')
    .flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}

/** Returns the checked-out commit; undefined if there is none. */
export async function headOf(options: GitOptions): Promise<string | undefined> {
  const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  return status === 0 ? stdout.toString('latin1').trim() : undefined;
}

/** Returns whether the clone is shallow: by the file that git itself reads, or, if that cannot be found, by asking git. */
export async function endsEarly(git: GitOptions): Promise<boolean> {
  const store = storeOf(git.cwd);
  if (store !== undefined) return isShallow(store);
  const { stdout } = await runGit(git, ['rev-parse', '--is-shallow-repository']);
  return stdout.toString('latin1').trim() !== 'false';
}
