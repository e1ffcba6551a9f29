import { createHash } from 'node:crypto';
import {
  isSha256,
  readCommit,
  readFiles,
  readReference,
  writeCommit,
  writeObject,
  writeReference,
  writeTree,
  type StoredFile,
} from './loose-objects.js';

/** A file's name; as bytes where it is no UTF-8. */
export type Name = string | Uint8Array;

/** What is at a name: a file by its content, or one of the others by its function below. */
export type Entry = string | Uint8Array | Executable | Link | Submodule;

interface Executable {
  readonly executable: string;
}

interface Link {
  readonly target: string;
}

interface Submodule {
  readonly commit: 'submodule';
}

/** Files by name. A list of pairs takes names as bytes. */
export type Files = Readonly<Record<string, Entry>> | readonly (readonly [Name, Entry])[];

/** One commit on the branch: folders and files are moved first, then removed, then written. */
export interface Commit {
  readonly message?: string;
  readonly moved?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
  readonly files?: Files;
}

/** A commit, and where it goes. `start` is the branch that it continues, which may be its own; with null it is the first commit. */
export interface CommitOnBranch extends Commit {
  readonly branch: string;
  readonly start: string | null;
}

export function executable(content: string): Entry {
  return { executable: content };
}

export function link(target: string): Entry {
  return { target };
}

/** The entry of a submodule; which commit it names is of no account. */
export function submodule(): Entry {
  return { commit: 'submodule' };
}

/** Who makes all commits, and when. */
export const IDENTITY = 'Ada <ada@example.com> 1767225600 +0000';

/**
 * Writes a commit without a process of git, and returns its id. Returns null, and writes nothing, if what it starts from is not there
 * as loose objects.
 */
export function writeCommitOfFiles(
  gitFolder: string,
  { branch, start, message = 'A commit', moved = {}, removed = [], files = {} }: CommitOnBranch,
): string | null {
  const parent = start === null ? null : readReference(gitFolder, `refs/heads/${start}`);
  if (parent === null && start !== null) return null;
  const tree = parent === null ? null : readCommit(gitFolder, parent)?.tree;
  const before = tree === null ? new Map<string, StoredFile>() : tree === undefined ? null : readFiles(gitFolder, tree);
  if (before === null) return null;
  for (const [from, to] of Object.entries(moved)) {
    const taken = takeOut(before, bytesOf(from));
    if (taken.length === 0) throw new Error(`There is no ${from} to be moved`);
    takeOut(before, bytesOf(to));
    for (const [below, file] of taken) before.set(bytesOf(to) + below, file);
  }
  for (const path of removed) takeOut(before, bytesOf(path));
  for (const [name, entry] of pairs(files)) {
    const { mode, content } = stored(entry);
    const path = bytesOf(name);
    makeRoom(before, path);
    before.set(path, {
      mode,
      id: content === null ? submoduleId(isSha256(gitFolder)) : writeObject(gitFolder, 'blob', content),
    });
  }
  const head = [`tree ${writeTree(gitFolder, before)}`, ...(parent === null ? [] : [`parent ${parent}`])];
  const id = writeCommit(
    gitFolder,
    `${[...head, `author ${IDENTITY}`, `committer ${IDENTITY}`].join('\n')}\n\n${message}`,
  );
  writeReference(gitFolder, `refs/heads/${branch}`, id);
  return id;
}

/** Takes out what is at a path or below it: what follows the path, and the file. */
function takeOut(files: Map<string, StoredFile>, path: string): readonly (readonly [string, StoredFile])[] {
  const taken = [...files].filter(([at]) => at === path || at.startsWith(`${path}/`));
  for (const [at] of taken) files.delete(at);
  return taken.map(([at, file]) => [at.slice(path.length), file]);
}

/** Takes away what cannot be beside a file at that path: what is below it, and a file that is where one of its folders will be. */
function makeRoom(files: Map<string, StoredFile>, path: string): void {
  takeOut(files, path);
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) files.delete(path.slice(0, end));
}

/** A name with a letter for each byte. */
function bytesOf(name: Name): string {
  return Buffer.from(name).toString('latin1');
}

/** The commit that every submodule names. */
export function submoduleId(sha256: boolean): string {
  return createHash(sha256 ? 'sha256' : 'sha1')
    .update('submodule')
    .digest('hex');
}

/** Files as pairs of a name and an entry. */
export function pairs(files: Files): readonly (readonly [Name, Entry])[] {
  return isList(files) ? files : Object.entries(files);
}

function isList(files: Files): files is readonly (readonly [Name, Entry])[] {
  return Array.isArray(files);
}

/** How git keeps an entry; a submodule has no content. */
export function stored(entry: Entry): { readonly mode: string; readonly content: Uint8Array | null } {
  if (typeof entry === 'string') return { mode: '100644', content: Buffer.from(entry) };
  if (entry instanceof Uint8Array) return { mode: '100644', content: entry };
  if ('executable' in entry) return { mode: '100755', content: Buffer.from(entry.executable) };
  if ('target' in entry) return { mode: '120000', content: Buffer.from(entry.target) };
  return { mode: '160000', content: null };
}
