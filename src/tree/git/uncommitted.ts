import { gitFailed, runGit, type GitOptions } from './git.js';
import { listPaths, STAGED } from './list-files.js';
import type { Location } from './locate.js';
import { decodePathBytes } from '../../model/path-bytes.js';
import type { Tree } from '../../model/tree.js';
import { openDisk } from '../disk.js';

/** What the workspace shows about a path that the commit lacks. */
export interface InWorkspace {
  /** Whether a file exists there. */
  readonly isThere: boolean;
  /** The rule that ignores it, with its location; null if there is none. */
  readonly ignoredBy: string | null;
}

/**
 * Returns, for paths that the checked-out commit lacks, which exist in the workspace all the same, and which are ignored, whether
 * they exist or not. Paths with neither are left out. Rejects with `GitError`. The location is no repository whose workspace is elsewhere
 * (`core.worktree`): none is opened.
 */
export async function explainByWorkspace(
  git: GitOptions,
  { kind, root, prefix }: Location,
  paths: readonly string[],
): Promise<ReadonlyMap<string, InWorkspace>> {
  const found = new Map<string, InWorkspace>();
  // Everything in a bare repository is git's own.
  if (kind === 'bare' || paths.length === 0) return found;
  const workspace = openDisk(root);
  const folder = prefix === '' ? './' : `./${prefix}/`;
  const there = new Set(paths.filter((path) => workspace.find(path)?.kind === 'file'));
  const askable = paths.filter((path) => there.has(path) || isAskable(workspace, path));
  const rules = await ignoreRules(git, folder, askable);
  if (rules === null) return found;
  for (const path of paths) {
    const isThere = there.has(path);
    const ignoredBy = rules.get(path) ?? null;
    if (isThere || ignoredBy !== null) found.set(path, { isThere, ignoredBy });
  }
  return found;
}

/**
 * git fails on a path with a NUL, and on one behind a link or in a submodule. If nothing exists there, git reports what would be
 * ignored.
 */
function isAskable(workspace: Pick<Tree, 'find'>, path: string): boolean {
  if (path.includes('\0')) return false;
  for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
    const entry = workspace.find(path.slice(0, end));
    if (entry === undefined) return true;
    if (entry.kind !== 'directory') return false;
  }
  return true;
}

async function isWorkspace(git: GitOptions): Promise<boolean> {
  const { stdout } = await runGit(git, ['rev-parse', '--is-inside-work-tree']);
  return stdout.toString('latin1').trim() === 'true';
}

/** Milliseconds. 10,000 paths and as many rules take less, but a pattern with many `**` can take forever. */
const LIMIT = 10_000;

/**
 * Returns the rule that ignores each path below a folder, with its location. No rule ignores a file of the index, or a folder
 * with one. Returns none if git takes too long, and null where there is no workspace.
 */
async function ignoreRules(
  git: GitOptions,
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string> | null> {
  // This command takes no literal paths, so each starts with a folder: a colon at the start would be magic.
  const input = paths.map((path) => `${folder}${path}\0`).join('');
  const { status, stdout, stderr } = await runGit(
    { ...git, limit: LIMIT },
    // With the index, git would compare each path with every file of it.
    ['check-ignore', '--no-index', '--verbose', '-z', '--stdin'],
    input,
  );
  if (status < 0) return new Map();
  if (status > 1) {
    if (await isWorkspace(git)) throw gitFailed('tell what is ignored', stderr);
    return null;
  }
  const rules = new Map<string, string>();
  const fields = stdout.toString('latin1').split('\0').map(decodePathBytes);
  for (let n = 0; n + 3 < fields.length; n += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
    if (!pattern.startsWith('!')) rules.set(path.slice(folder.length), `${source}:${line}: ${pattern}`);
  }
  if (rules.size === 0) return rules;
  const below = folder.slice('./'.length);
  const staged = await listPaths(git, STAGED, below === '' ? [] : [below]);
  for (const file of staged) {
    for (let end = file.length; end > below.length; end = file.lastIndexOf('/', end - 1)) {
      rules.delete(file.slice(below.length, end));
    }
  }
  return rules;
}
