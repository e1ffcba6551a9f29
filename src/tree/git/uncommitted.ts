import { gitFailed, runGit, type GitOptions } from './git.js';
import type { Location } from './locate.js';
import { decodePathBytes } from '../../model/path-bytes.js';
import type { Tree } from '../../model/tree.js';
import { openDisk } from '../disk.js';

/** What the workspace tells of a path that the commit does not have. */
export interface InWorkspace {
  /** A file lies there. */
  readonly isThere: boolean;
  /** The rule that ignores it, and where that stands; null for none. */
  readonly ignoredBy: string | null;
}

/**
 * Which of some paths that the checked-out commit does not have lie in the workspace all the same, and which are ignored, there
 * or not. Paths of which neither is true are left out. Rejects with `GitError`.
 */
export async function explainByWorkspace(
  git: GitOptions,
  { kind, root, prefix }: Location,
  paths: readonly string[],
): Promise<ReadonlyMap<string, InWorkspace>> {
  const found = new Map<string, InWorkspace>();
  // What lies in a bare repository is git's own.
  if (kind === 'bare' || paths.length === 0) return found;
  const workspace = openDisk(root);
  if (!(await isWorkspace(git))) return found;
  const folder = prefix === '' ? './' : `./${prefix}/`;
  const there = new Set(paths.filter((path) => workspace.find(path)?.kind === 'file'));
  const askable = paths.filter((path) => there.has(path) || isAskable(workspace, path));
  const rules = await ignoreRules(git, folder, askable);
  for (const path of paths) {
    const isThere = there.has(path);
    const ignoredBy = rules.get(path) ?? null;
    if (isThere || ignoredBy !== null) found.set(path, { isThere, ignoredBy });
  }
  return found;
}

/** git fails on a path with a NUL, and on one behind a link or in a submodule. Where nothing stands, it tells what would be ignored. */
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

/** Milliseconds; 10,000 paths and as many rules take less. A pattern of many `**` can be matched without end. */
const LIMIT = 10_000;

/** The rule that ignores each of some paths below a folder, and where it stands. None where git takes too long to tell. */
async function ignoreRules(
  git: GitOptions,
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // This command takes no literal paths, so each is led by a folder: a colon at its start would be magic.
  const input = paths.map((path) => `${folder}${path}\0`).join('');
  const { status, stdout, stderr } = await runGit(
    { ...git, limit: LIMIT },
    ['check-ignore', '--verbose', '-z', '--stdin'],
    input,
  );
  if (status < 0) return new Map();
  if (status > 1) throw gitFailed('tell what is ignored', stderr);
  const rules = new Map<string, string>();
  const fields = stdout.toString('latin1').split('\0').map(decodePathBytes);
  for (let n = 0; n + 3 < fields.length; n += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
    if (!pattern.startsWith('!')) rules.set(path.slice(folder.length), `${source}:${line}: ${pattern}`);
  }
  return rules;
}
