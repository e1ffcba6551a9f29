import type { Absence } from '../model/tree.js';
import { GitError, runGit, type GitOptions } from './git.js';
import { openWorkspace } from './workspace.js';

/**
 * Which of some paths that a commit does not have lie in the workspace all the same, and why they are not committed:
 * untracked, or ignored, and then by which rule of which file. Nothing is said unless the workspace is that commit's.
 */
export async function explainByWorkspace(
  options: GitOptions,
  revision: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Absence>> {
  const told = new Map<string, Absence>();
  const there = await presentOnDisk(options, revision, paths);
  if (there.length === 0) return told;
  // This command takes no literal paths, so each is led by a folder: a colon at its start would be magic.
  const input = there.map((path) => `./${path}\0`).join('');
  const { status, stdout, stderr } = await runGit(options, ['check-ignore', '--verbose', '-z', '--stdin'], input);
  if (status > 1 || status < 0) throw new GitError(`git could not tell what is ignored: ${stderr}`);
  const rules = new Map<string, string>();
  const fields = stdout.toString('utf8').split('\0');
  for (let n = 0; n + 3 < fields.length; n += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
    if (!pattern.startsWith('!')) rules.set(path.slice('./'.length), `${source}:${line}: ${pattern}`);
  }
  for (const path of there) {
    const rule = rules.get(path);
    const detail =
      rule === undefined
        ? 'It lies in the workspace, but was never committed.'
        : `It lies in the workspace, but is ignored (${rule}).`;
    told.set(path, { kind: 'uncommitted', detail });
  }
  return told;
}

async function presentOnDisk(
  options: GitOptions,
  revision: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const head = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.stdout.toString('latin1').trim() !== revision) return [];
  const workspace = openWorkspace(options.cwd);
  return paths.filter((path) => workspace.find(path)?.kind === 'file');
}
