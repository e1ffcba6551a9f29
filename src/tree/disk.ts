import {
  closeSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
  type Dirent,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { batchesOf } from '../model/collections.js';
import type { CommitFinding } from '../model/history.js';
import { bytesOfName, decodePathBytes, pathIn } from '../model/path.js';
import { compareText } from '../model/text.js';
import type { Content, Entry, FileRef, Size, Tree, Viewer } from '../model/tree.js';
import { isCommitTree } from './commit.js';
import { OtherCase } from './other-case.js';
import { entryAt } from './git/other-commit.js';
import { pathsInLfs, submodulePaths } from './git/path-rules.js';
import { belowRoot, LARGEST } from './git/repository-files.js';
import { GitError } from './git/git.js';
import { leadsInto, placeIn, realOf } from './inside.js';
import { openRegularFile, readRegularFile, readSmallFile } from './regular-file.js';
import { demandDirectory, isDirectory, placeInRepository, repositoryOf } from './root.js';

const BATCH = 200;

/** Bytes of a file that are passed on at once. */
const PIECE = 64 * 1024;

/** A folder on disk. */
interface Folder {
  readonly path: string;
  readonly entries: ReadonlyMap<string, Entry>;
  /** True if it has a `.git`: below the top it is then the root of another repository. */
  readonly isRepository: boolean;
  /** Its subfolders that were read so far. */
  readonly subfolders: Map<string, Folder>;
}

/**
 * Opens the files on disk below the root. Throws `GitError` if the root is not a directory.
 *
 * An id is the path itself. Folders are listed to find what is at a path, so letter case is exact on every file system and no
 * link is followed. git's own folder is not visible.
 */
export function openDisk(directory: string): Tree & { readonly path: string } {
  demandDirectory(directory);
  const root = realpathSync(resolve(directory));
  const prefix = placeInRepository(root) ?? '';
  const repository = repositoryOf(root) ?? root;
  /** Returns the bytes of one of git's own small files in the repository; null if there is none. */
  const ownFile = (path: string): Buffer | null => readSmallFile(pathOnDisk(repository, path), LARGEST);
  let top: Folder | undefined;

  const open = (folder: Folder, name: string): Folder => {
    const known = folder.subfolders.get(name);
    if (known !== undefined) return known;
    const opened = readFolder(root, pathIn(folder.path, name));
    folder.subfolders.set(name, opened);
    return opened;
  };

  /** Returns a folder by its path; undefined if there is none, or if the path leads through another repository. */
  const folderAt = (path: string): Folder | undefined => {
    let folder = (top ??= readFolder(root, ''));
    if (path === '') return folder;
    for (const name of path.split('/')) {
      if (folder.entries.get(name)?.kind !== 'directory') return undefined;
      folder = open(folder, name);
      if (folder.isRepository) return undefined;
    }
    return folder;
  };

  const find = (path: string): Entry | undefined => {
    if (path === '') return { kind: 'directory' };
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    const folder = folderAt(path.slice(0, Math.max(slash, 0)));
    const entry = folder?.entries.get(name);
    if (folder === undefined || entry?.kind !== 'directory') return entry;
    return open(folder, name).isRepository ? { kind: 'submodule' } : entry;
  };

  /** Yields all files and links below a folder, whatever their names. */
  const filesIn = function* (folder: Folder): Generator<string> {
    for (const [name, entry] of folder.entries) {
      if (entry.kind === 'directory') yield* filesIn(open(folder, name));
      else yield pathIn(folder.path, name);
    }
  };

  const list: Tree['list'] = ({ matches }) => {
    const all = [...filesIn((top ??= readFolder(root, '')))];
    return Promise.resolve(referencesTo(all.filter(matches), find));
  };

  const otherCase = new OtherCase({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
  return {
    path: root,
    kind: 'workspace',
    revision: null,
    root: prefix,
    find,
    list,
    findAll: list,
    findOtherCase: (path) => otherCase.find(path),
    // This would have to walk the whole disk.
    filesNamed: () => new Map<string, readonly string[]>(),
    read: async function* (files, limit) {
      for (const batch of batchesOf(files, BATCH)) {
        yield await Promise.resolve(batch.map((file) => readOne(root, file, limit)));
      }
    },
    sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
    fetchContents: () => Promise.resolve(),
    expectContents: null,
    show: (ids, viewers) => {
      const piece = Buffer.allocUnsafe(PIECE);
      ids.forEach((id, n) => {
        const viewer = viewers[n];
        if (viewer !== undefined) showTo(viewer, root, id, piece);
      });
      return Promise.resolve();
    },
    submodules: async () => {
      const found = await submodulePaths(ownFile('.gitmodules') ?? Buffer.alloc(0), repository);
      return typeof found === 'string' ? found : belowRoot(found, prefix);
    },
    inLfs: async (paths) => {
      const whole = paths.map((path) => pathIn(prefix, path));
      const found = await pathsInLfs(whole, {
        project: repository,
        hasFolder: () => true,
        fileIn: (folder) => Promise.resolve(ownFile(pathIn(folder, '.gitattributes'))),
      });
      return typeof found === 'string' ? found : belowRoot(found, prefix);
    },
    // A workspace has no history of its own.
    explainAbsent: () => Promise.resolve(new Map()),
    fileVersions: () => Promise.resolve(new Map()),
    readVersions: async function* () {
      yield await Promise.resolve([]);
    },
    introducedAt: () => Promise.resolve(new Map()),
    existedSince: (questions) => Promise.resolve(questions.map(() => false)),
    filesAt: (moments) => Promise.resolve(moments.map(() => null)),
    commitsNamed: (ids) => Promise.resolve(new Map(ids.map((id) => [id, NO_HISTORY]))),
    changedIn: () => Promise.resolve(new Map()),
    commitsBehind: () => Promise.resolve(new Map()),
    authors: () => Promise.resolve(new Map()),
    trackedEndingWith: () => Promise.resolve(new Map()),
    pastEndingWith: () => Promise.resolve({ endings: new Map(), folders: new Set(), entries: new Set(), whole: false }),
    existedBefore: (moments) => Promise.resolve(moments.map(() => false)),
    addedBy: () => Promise.resolve(new Map()),
    showsChange: () => Promise.resolve(false),
    leadsTo: (pairs) => Promise.resolve(pairs.map(() => null)),
    commitsBetween: (pairs) => Promise.resolve(pairs.map(() => null)),
    ignoredByCommit: () => Promise.resolve(new Map()),
    close: () => undefined,
  };
}

const NO_HISTORY: CommitFinding = { kind: 'undetermined', detail: 'Files on disk have no history.' };

/** Returns files by their paths, in the order of the paths. */
export function referencesTo(paths: readonly string[], find: Tree['find']): readonly FileRef[] {
  const files = paths.map((path): FileRef => ({ path, id: path, link: find(path)?.kind !== 'file' }));
  return files.sort((a, b) => compareText(a.path, b.path));
}

/** A path on disk, byte for byte. */
function pathOnDisk(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), bytesOfName(path)]);
}

function readFolder(root: string, path: string): Folder {
  const entries = new Map<string, Entry>();
  let isRepository = false;
  for (const entry of folderEntries(pathOnDisk(root, path))) {
    const name = decodePathBytes(entry.name.toString('latin1'));
    if (name.toLowerCase() === '.git') {
      isRepository = true;
      continue;
    }
    const id = pathIn(path, name);
    if (entry.isSymbolicLink()) entries.set(name, { kind: 'link', id });
    else if (entry.isDirectory()) entries.set(name, { kind: 'directory' });
    else if (entry.isFile()) entries.set(name, { kind: 'file', id });
  }
  return { path, entries, isRepository, subfolders: new Map() };
}

/**
 * Returns the entries of a folder. A folder too deep for the file system to open is empty: only step-by-step changes of directory
 * can make one.
 */
function folderEntries(place: Buffer): readonly Dirent<Buffer>[] {
  try {
    return readdirSync(place, { withFileTypes: true, encoding: 'buffer' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return [];
    throw error;
  }
}

function sizeOf(root: string, path: string): Size {
  const { size } = lstatSync(pathOnDisk(root, path));
  // If a file has shown something visible, only its start was read.
  return { bytes: size, telling: size > 0 };
}

function readOne(root: string, file: FileRef, limit: number): Content {
  if (file.link) return { kind: 'bytes', bytes: new Uint8Array() };
  const { bytes, size } = readRegularFile(pathOnDisk(root, file.path), limit, 'refused') ?? gone(file.path);
  return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}

/** Throws `GitError`: something else has replaced a listed file. */
function gone(path: string): never {
  throw new GitError(`${path} was a file when the folder was read, and no longer is.`);
}

/** Shows a file to the viewer from its start, in pieces that share one buffer, until the viewer has seen enough. */
function showTo(viewer: Viewer, root: string, path: string, piece: Buffer): void {
  const place = pathOnDisk(root, path);
  if (lstatSync(place).isSymbolicLink()) {
    viewer(readlinkSync(place, { encoding: 'buffer' }));
    return;
  }
  const file = openRegularFile(place, 'refused') ?? gone(path);
  try {
    for (let wantsMore = true; wantsMore;) {
      const length = readSync(file, piece, 0, piece.length, null);
      wantsMore = length > 0 && viewer(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Resolves to whether a file on disk belongs to the checked project, so that a pull request can change it: the checked
 * commit has it, a link to it, or a link or submodule in its path. Files in another checkout do not belong to the
 * project. `root` is the project root.
 */
export async function isCheckedFile(tree: Tree, root: string, path: string): Promise<boolean> {
  if (!isDirectory(root)) return false;
  const top = repositoryOf(root) ?? realOf(resolve(root));
  const place = placeIn(top, path);
  if (place === null) return leadsInto(top, path);
  if (isCommitTree(tree)) return (await entryAt(tree.repository, tree.revision, place)) !== undefined;
  const folder = dirname(resolve(path));
  const around = isDirectory(folder) ? repositoryOf(folder) : undefined;
  // The `.git` of a submodule is a file.
  return around === undefined || around === realOf(top) || !statSync(join(around, '.git')).isDirectory();
}
