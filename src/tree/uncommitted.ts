import type { Absence } from '../model/tree.js';
import { runGit, type GitOptions } from './git.js';
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
  const { stdout } = await runGit(options, ['check-ignore', '--verbose', '-z', '--stdin'], `${there.join('\0')}\0`);
  const rules = new Map<string, string>();
  const fields = stdout.toString('utf8').split('\0');
  for (let n = 0; n + 3 < fields.length; n += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
    if (!pattern.startsWith('!')) rules.set(path, `${source}:${line}: ${pattern}`);
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
