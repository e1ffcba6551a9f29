import { createHash } from 'node:crypto';
import { copyFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitFailed, runGit, type GitOptions } from './git.js';
import type { Location } from '../root.js';
import { checkIgnore, inTemporaryFolder } from './path-rules.js';
import { gitFolderOf } from './store.js';
import { decodePathBytes, pathAndFolders, pathBelow, pathIn } from '../../model/path.js';
import { compareText } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import type { CommitTree } from '../commit.js';
import { openDisk } from '../disk.js';
import { readSmallFile, standsOnDisk } from '../regular-file.js';

/** What the workspace shows about a path that the commit lacks. */
export interface InWorkspace {
  /** True if a file exists there. */
  readonly isThere: boolean;
  /** The rule that ignores it, with its location; null if there is none. */
  readonly ignoredBy: string | null;
}

/**
 * Returns, for paths that the checked-out commit lacks, which exist in the workspace all the same, and which are
 * ignored, whether they exist or not. Omits paths with neither. Rejects with `GitError`. Returns nothing if the
 * location is not a repository, or its workspace is elsewhere (`core.worktree`).
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
  const there = new Set(paths.filter((path) => workspace.find(path)?.kind === 'file'));
  const askable = paths.filter((path) => there.has(path) || isAskable(workspace, path));
  const rules = await ignoreRules(git, prefix, askable);
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

/** Milliseconds. 10,000 paths and as many rules take less, but a pattern with many `**` can take forever. */
const LIMIT = 10_000;

/**
 * Returns the rule that ignores each path below a folder, with its location. Index files, and folders with one, are
 * never ignored. Returns none if git takes too long, and null if there is no workspace.
 */
async function ignoreRules(
  git: GitOptions,
  prefix: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string> | null> {
  const whole = paths.map((path) => pathIn(prefix, path));
  const { status, stderr, rules: found } = await checkIgnore({ ...git, limit: LIMIT }, whole);
  if (status < 0) return new Map();
  if (status > 1) {
    const { stdout } = await runGit(git, ['rev-parse', '--is-inside-work-tree']);
    if (stdout.toString('latin1').trim() === 'true') throw gitFailed('list what is ignored', stderr);
    return null;
  }
  const rules = new Map([...found].map(([path, rule]) => [pathBelow(prefix, path) ?? path, rule]));
  if (rules.size === 0) return rules;
  const staged = await listPaths(git, STAGED, prefix === '' ? [] : [`${prefix}/`]);
  for (const file of staged) for (const one of pathAndFolders(pathBelow(prefix, file) ?? '')) rules.delete(one);
  return rules;
}

/** A command of git that prints paths, each ended by a NUL. */
type Command = readonly string[];

/** Lists files outside the index. A folder without index files is listed as a whole, with a trailing slash. */
const OUTSIDE_INDEX: Command = ['ls-files', '--others', '--directory', '-z'];

/** List the files in such folders, but not those in ignored folders. */
const IN_FOLDERS: readonly Command[] = [
  ['ls-files', '--others', '--exclude-standard', '-z'],
  ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
];

/** Prints the paths of files whose index content differs from the commit, and files that were touched or deleted on disk. */
const TOUCHED: Command = ['diff-index', '--name-only', '--no-renames', '--ignore-submodules=all', '-z', 'HEAD'];

/** More folders are not named one by one, since the length of a command line is limited. */
const MOST_FOLDERS = 200;

/** Milliseconds: uncommitted files are worth a note, but not a longer wait. */
const PATIENCE = 5_000;

/**
 * Returns the files below the project root that the checked-out commit lacks, or has with other content; only those
 * that `matches` selects, sorted. Files that a sparse checkout omits do not count. Returns none if another commit is
 * checked, or if git does not answer. Does not ask git about contents, which could run a filter.
 */
export async function filesUnlikeCommit(
  tree: CommitTree,
  root: string,
  matches: (path: string) => boolean,
): Promise<readonly string[]> {
  const { git, objects, prefix } = tree.repository;
  if (git.bare === true) return [];
  const [head] = await objects.resolve(['HEAD^{commit}']).catch(() => []);
  if (head !== tree.revision) return [];
  const limited = { ...git, limit: PATIENCE };
  const scope = prefix === '' ? [] : [prefix];
  const [touched, outside] = await Promise.all([touchedFiles(limited, scope), filesOutsideIndex(limited, scope)]);
  const paths = new Set([...touched, ...outside].flatMap((path) => pathBelow(prefix, path) ?? []).filter(matches));
  return [...paths].filter((path) => isUnlikeCommit(tree, root, path, 'differs')).sort(compareText);
}

/** A time after every change. git compares the content of a file that is as new as the index, and filters it before. */
const LATER = new Date('2100-01-01');

/** Returns what `TOUCHED` prints, by a copy of the index. Without an index nothing was checked out. */
async function touchedFiles(git: GitOptions, scope: readonly string[]): Promise<readonly string[]> {
  const touched = await inTemporaryFolder(tmpdir(), (folder) => {
    const index = join(folder, 'index');
    copyFileSync(join(gitFolderOf(git.cwd) ?? '', 'index'), index);
    utimesSync(index, LATER, LATER);
    return listPaths({ ...git, index }, TOUCHED, scope);
  });
  return touched ?? [];
}

/** Returns the files outside the index: ignored ones too, but none in an ignored folder. */
async function filesOutsideIndex(git: GitOptions, scope: readonly string[]): Promise<readonly string[]> {
  // This walk over each folder of the index is enough in most workspaces, and takes the longest in large ones.
  const outside = await listPaths(git, OUTSIDE_INDEX, scope);
  const folders = outside.filter(isFolder);
  const named = folders.length > MOST_FOLDERS ? scope : folders;
  const questions = folders.length === 0 ? [] : IN_FOLDERS;
  const inside = await Promise.all(questions.map((question) => listPaths(git, question, named)));
  return [outside, ...inside].flat().filter((path) => !isFolder(path));
}

function isFolder(path: string): boolean {
  return path.endsWith('/');
}

/** Bytes. Larger files are not compared. */
const LARGEST = 1024 * 1024;

/**
 * Returns whether the file on disk differs from the commit's, or is not in the commit, without asking git. CRLF line
 * ends and the content of an LFS pointer do not count. `absent` is the result for a file that is not on disk.
 */
export function isUnlikeCommit(
  tree: Pick<Tree, 'find'>,
  root: string,
  path: string,
  absent: 'differs' | 'same',
): boolean {
  const entry = tree.find(path);
  const file = join(root, path);
  if (entry === undefined) return standsOnDisk(file);
  if (entry.kind !== 'file') return false;
  if (!standsOnDisk(file)) return absent === 'differs';
  const bytes = readSmallFile(file, LARGEST);
  // Anything but a readable file counts as unchanged.
  if (bytes === null) return false;
  const unix = (): Buffer => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  const forms = [(): Buffer => bytes, unix, (): Buffer => lfsPointer(bytes)];
  return !forms.some((form) => blobId(form(), entry.id.length) === entry.id);
}

/** Returns the id that git gives a content, in a repository with ids of this many digits. */
function blobId(bytes: Buffer, digits: number): string {
  const hash = createHash(digits === 40 ? 'sha1' : 'sha256');
  return hash
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest('hex');
}

function lfsPointer(bytes: Buffer): Buffer {
  const oid = createHash('sha256').update(bytes).digest('hex');
  return Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(bytes.length)}\n`);
}

/** Lists the files that only the index has: added, but not committed. */
const STAGED: Command = [
  'diff-index',
  '--cached',
  '--name-only',
  '--no-renames',
  '--diff-filter=A',
  // Otherwise git would read the settings in `.gitmodules` for each submodule.
  '--ignore-submodules=none',
  '-z',
  'HEAD',
];

/**
 * Returns the paths that git lists below some folders, or everywhere if none is named, relative to the top of the repository.
 * Returns none if git fails.
 */
async function listPaths(git: GitOptions, command: Command, folders: readonly string[]): Promise<readonly string[]> {
  const { status, stdout } = await runGit(git, [...command, '--', ...folders]);
  if (status !== 0) return [];
  const paths = stdout.toString('latin1').split('\0');
  return paths.slice(0, -1).map(decodePathBytes);
}
