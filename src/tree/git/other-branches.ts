import { runGit } from './git.js';
import type { CommitTree } from '../commit.js';

/** Only the branches that were committed to last are looked at. */
const MOST_BRANCHES = 50;
const MOST_PATHS = 20;

const BRANCHES = ['--sort=-committerdate', '--format=%(objectname) %(refname:short)', 'refs/heads', 'refs/remotes'];

/**
 * Resolves to the branches of this clone, apart from those in the commit's history, at whose tips paths of the project are files: the
 * newest branch of each path. Other clones may have other branches, so no report may depend on it. Empty if git does not answer.
 */
export async function branchesWith(
  { repository: { git, objects, prefix }, revision }: CommitTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = paths.slice(0, MOST_PATHS).filter((path) => !/[\n\r\0]/.test(path));
  if (asked.length === 0) return new Map();
  const count = `--count=${String(MOST_BRANCHES)}`;
  const { stdout } = await runGit(git, ['for-each-ref', `--no-merged=${revision}`, count, ...BRANCHES]);
  const tips = [...stdout.toString('utf8').matchAll(/^(\S+) (.+)$/gm)];
  const pairs = asked.flatMap((path) =>
    tips.map(([, id = '', branch = '']) => ({
      path,
      branch,
      name: `${id}:${prefix === '' ? '' : `${prefix}/`}${path}`,
    })),
  );
  const found = await objects.describe(pairs.map(({ name }) => name)).catch(() => []);
  const branches = new Map<string, string>();
  pairs.forEach(({ path, branch }, n) => {
    if (found[n]?.type === 'blob' && !branches.has(path)) branches.set(path, branch);
  });
  return branches;
}
