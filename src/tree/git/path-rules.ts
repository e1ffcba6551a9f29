import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RulesUnknown } from '../../model/history.js';
import { pathIn, bytesOfName, decodePathBytes } from '../../model/path.js';
import { GitError, runGit, type GitOptions, type GitResult } from './git.js';

/** The rule files of a tree, in any folder of a repository. `''` is the folder at its top. */
export interface RuleFiles {
  /** The checked project: no git program in it is started. */
  readonly project: string;
  readonly hasFolder: (folder: string) => boolean | Promise<boolean>;
  /** Returns the bytes of the rule file in a folder; null if there is none that counts. */
  readonly fileIn: (folder: string) => Promise<Uint8Array | null>;
}

/** The limits for rule files above the asked paths, more than any repository has, and where to write them. */
export interface Limits {
  readonly files: number;
  readonly bytes: number;
  /** Folders below each other. */
  readonly depth: number;
  /** Milliseconds. 10,000 paths and as many rules take less, but a pattern with many `**` can take forever. */
  readonly time: number;
  /** The folder for temporary folders. */
  readonly place: string;
}

const LIMITS: Omit<Limits, 'place'> = { files: 10_000, bytes: 32 * 1024 * 1024, depth: 100, time: 10_000 };

/**
 * Returns the `.gitignore` rule that ignores each path, with its location (`app/.gitignore:3: *.log`), as git applies these files
 * and no others. Ignored paths only.
 */
export async function ignoringRules(
  paths: readonly string[],
  files: RuleFiles,
  limits: Partial<Limits> = {},
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  return withRules('.gitignore', paths, files, limits, async (git, asked) => {
    const { status, rules } = await checkIgnore(git, asked);
    return status === 0 || status === 1 ? rules : 'unanswered';
  });
}

/** Returns the paths that `.gitattributes` files send to Git LFS, as git applies these files and no others. */
export async function pathsInLfs(
  paths: readonly string[],
  files: RuleFiles,
  limits: Partial<Limits> = {},
): Promise<ReadonlySet<string> | RulesUnknown> {
  const found = await withRules('.gitattributes', paths, files, limits, async (git, asked) => {
    const { status, stdout } = await runGit(git, ['check-attr', '-z', '--stdin', 'filter'], pathList(asked));
    if (status !== 0) return 'unanswered';
    const fields = fieldsOf(stdout);
    const filters = new Map<string, string>();
    for (let n = 0; n + 2 < fields.length; n += 3) {
      const [path = '', , filter = ''] = fields.slice(n, n + 3);
      if (filter === 'lfs') filters.set(path.slice(HERE.length), filter);
    }
    return filters;
  });
  return typeof found === 'string' ? found : new Set(found.keys());
}

/** The settings in `.gitmodules` that name a submodule's path. */
const SUBMODULE_PATHS = String.raw`^submodule\..*\.path$`;

/**
 * Returns the paths at which the bytes of a `.gitmodules` name a submodule, as git reads them: none if git rejects its
 * syntax. `project` is as in `RuleFiles`.
 */
export async function submodulePaths(bytes: Uint8Array, project: string): Promise<ReadonlySet<string> | RulesUnknown> {
  if (bytes.length === 0) return new Set();
  const args = ['config', '--file', '-', '--no-includes', '-z', '--get-regexp', SUBMODULE_PATHS];
  const found = await inTemporaryFolder(tmpdir(), async (cwd) => {
    const { status, stdout, stderr } = await runGit({ cwd, apartFrom: project, limit: LIMITS.time }, args, bytes);
    const isRejected = /^fatal: bad config .* in standard input/m.test(stderr);
    if (status !== 0) return status === 1 || isRejected ? new Set<string>() : null;
    // A name and a line feed precede each value.
    return new Set(fieldsOf(stdout).flatMap((field) => /^[^\n]*\n(.+?)\/*$/s.exec(field)?.[1] ?? []));
  });
  return found ?? 'unanswered';
}

/** Folders above a path. With more than 23, git may crash with a memory fault, and then no other path has an answer. */
const DEEPEST_IGNORED = 20;

/**
 * Returns which rules ignore which paths below the folder that git runs in, with their locations, and git's result. The
 * index does not count. Omits paths that are too deep.
 */
export async function checkIgnore(
  git: GitOptions,
  paths: readonly string[],
): Promise<GitResult & { readonly rules: ReadonlyMap<string, string> }> {
  // With the index, git would compare each path with every file in it.
  const args = ['check-ignore', '--no-index', '--verbose', '-z', '--stdin'];
  const asked = paths.filter((path) => path.split('/').length <= DEEPEST_IGNORED + 1);
  const result = await runGit(git, args, pathList(asked));
  const rules = new Map<string, string>();
  const fields = fieldsOf(result.stdout);
  for (let n = 0; n + 3 < fields.length; n += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
    if (!pattern.startsWith('!')) rules.set(path.slice(HERE.length), `${source}:${line}: ${pattern}`);
  }
  return { ...result, rules };
}

/** `check-ignore` takes no literal paths, so each starts with a folder: a leading colon would be pathspec magic. */
const HERE = './';

function pathList(paths: readonly string[]): Buffer {
  return Buffer.concat(paths.map((path) => Buffer.concat([Buffer.from(HERE), bytesOfName(path), Buffer.of(0)])));
}

function fieldsOf(stdout: Buffer): readonly string[] {
  return stdout.toString('latin1').split('\0').map(decodePathBytes);
}

/**
 * Asks git about paths in a temporary folder that has nothing but the rule files in the folders above them. The
 * machine's and the person's settings do not apply there. Does not ask git if there are no such files.
 */
async function withRules(
  name: string,
  paths: readonly string[],
  { project, ...source }: RuleFiles,
  options: Partial<Limits>,
  ask: (git: GitOptions, paths: readonly string[]) => Promise<ReadonlyMap<string, string> | RulesUnknown>,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const limits = { ...LIMITS, place: tmpdir(), ...options };
  const asked = paths.filter((path) => isAskable(path, process.platform));
  const files = await readAbove(asked, source, limits);
  if (files === null) return 'unanswered';
  if (files.size === 0) return new Map();
  const answer = await inTemporaryFolder(limits.place, (top) => {
    writeRules(top, name, files);
    return ask({ cwd: top, apartFrom: project, safeDirectories: [top], limit: limits.time }, asked);
  });
  // Without git, or a place to write to, nothing is excused.
  return answer ?? 'unanswered';
}

/** Resolves to what `use` does in a new folder below `place`; null if the folder cannot be used, or git not started. */
export async function inTemporaryFolder<T>(place: string, use: (folder: string) => Promise<T>): Promise<T | null> {
  let folder: string | undefined;
  try {
    folder = realpathSync(mkdtempSync(join(place, 'return-gate-')));
    return await use(folder);
  } catch (error) {
    if (error instanceof GitError || (error instanceof Error && 'code' in error)) return null;
    throw error;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Returns whether a path can be passed to git as it is. Windows would take a backslash for a slash. */
export function isAskable(path: string, platform: NodeJS.Platform): boolean {
  return !path.includes('\0') && (platform !== 'win32' || !path.includes('\\'));
}

/** Returns the rule files that are not empty in the folders above some paths; null if there are more than the limits allow. */
async function readAbove(
  paths: readonly string[],
  { hasFolder, fileIn }: Omit<RuleFiles, 'project'>,
  limits: Limits,
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const files = new Map<string, Uint8Array>();
  const known = new Map<string, boolean>();
  let bytes = 0;
  for (const path of paths) {
    for (let end = -1; ;) {
      const folder = path.slice(0, Math.max(end, 0));
      let exists = known.get(folder);
      if (exists === undefined) {
        exists = folder === '' || (await hasFolder(folder));
        known.set(folder, exists);
        const file = exists ? await fileIn(folder) : null;
        if (file !== null && file.length > 0) {
          files.set(folder, file);
          bytes += file.length;
          if (files.size > limits.files || bytes > limits.bytes || folder.split('/').length > limits.depth) return null;
        }
      }
      // Below a folder that does not exist, there are no rules.
      if (!exists) break;
      end = path.indexOf('/', end + 1);
      if (end < 0) break;
    }
  }
  return files;
}

/** Writes rule files into a new repository without content. Throws what `fs` throws, or an error with a code. */
function writeRules(top: string, name: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const folder of ['objects', 'refs']) mkdirSync(join(top, '.git', folder), { recursive: true });
  writeFileSync(join(top, '.git', 'HEAD'), 'ref: refs/heads/none\n');
  for (const [folder, bytes] of files) {
    if (!isWritable(folder, process.platform)) throw Object.assign(new Error(folder), { code: 'EINVAL' });
    const place = pathIn(folder, name);
    mkdirSync(placeIn(top, folder), { recursive: true });
    // A file system without letter case may have it already, from another folder.
    writeFileSync(placeIn(top, place), bytes, { flag: 'wx' });
  }
}

function placeIn(top: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${top}/`), bytesOfName(path)]);
}

/** A name that Windows writes differently, to a device, or not at all. */
const NOT_ON_WINDOWS = /[\\:*?"<>|\0-\x1f\p{Surrogate}]|[. ]$|^(?:aux|con|nul|prn|com\d|lpt\d|git~\d)(?:\.|$)/iu;

/** Returns whether a folder can be written below another one, by the names that a platform accepts. */
export function isWritable(folder: string, platform: NodeJS.Platform): boolean {
  if (folder === '') return true;
  return folder
    .split('/')
    .every((name) => !/^(?:|\.{1,2}|\.git)$/i.test(name) && (platform !== 'win32' || !NOT_ON_WINDOWS.test(name)));
}
