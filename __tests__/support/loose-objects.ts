import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** What a repository keeps as loose objects and references, read and written without a process of git. */

type Id = string;

const MODE_OF_FOLDER = '40000';
const MODE_OF_SUBMODULE = '160000';

/** The commit that a reference such as `refs/heads/main` points to. Returns null if it is not kept as a file of its own. */
export function readReference(gitFolder: string, name: string): Id | null {
  const file = join(gitFolder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Lets a reference point to a commit. */
export function writeReference(gitFolder: string, name: string, id: Id): void {
  write(join(gitFolder, name), `${id}\n`);
}

/** The tree of a commit and its parents. Returns null if the commit is not a loose object. */
export function readCommit(gitFolder: string, id: Id): { readonly tree: Id; readonly parents: readonly Id[] } | null {
  const text = readObject(gitFolder, id)?.toString('utf8');
  if (text === undefined) return null;
  const head = text.slice(0, text.indexOf('\n\n')).split('\n');
  const valuesOf = (name: string): readonly Id[] =>
    head.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return { tree: valuesOf('tree')[0] ?? '', parents: valuesOf('parent') };
}

/** Whether a repository names its objects by SHA-256. */
export function isSha256(gitFolder: string): boolean {
  return readFileSync(join(gitFolder, 'config'), 'utf8').includes('sha256');
}

/** Writes a commit and returns its id. */
export function writeCommit(gitFolder: string, text: string): Id {
  return writeObject(gitFolder, 'commit', Buffer.from(text));
}

/** Writes an object and returns its id. */
export function writeObject(gitFolder: string, type: 'blob' | 'tree' | 'commit', content: Uint8Array): Id {
  const bytes = Buffer.concat([Buffer.from(`${type} ${String(content.length)}\0`), content]);
  const id = createHash(isSha256(gitFolder) ? 'sha256' : 'sha1')
    .update(bytes)
    .digest('hex');
  const file = join(gitFolder, place(id));
  if (!existsSync(file)) write(file, deflateSync(bytes));
  return id;
}

/** Commits by their ids, with all that they hold. */
export interface Reached {
  readonly objects: ReadonlySet<Id>;
  /** The commits whose parents are left out. */
  readonly shallow: readonly Id[];
}

/**
 * All objects of some commits and of their history, of that many commits in depth. Returns null if one of them is not a
 * loose object.
 */
export function reach(gitFolder: string, tips: readonly Id[], depth = Infinity): Reached | null {
  const objects = new Set<Id>();
  const shallow: Id[] = [];
  let level = [...new Set(tips)];
  for (let n = 1; level.length > 0; n++) {
    const next = new Set<Id>();
    for (const id of level) {
      const commit = readCommit(gitFolder, id);
      if (commit === null || !addTree(gitFolder, commit.tree, objects)) return null;
      objects.add(id);
      if (n === depth) shallow.push(id);
      else for (const parent of commit.parents) if (!objects.has(parent)) next.add(parent);
    }
    level = [...next];
  }
  return { objects, shallow };
}

/** Whether a commit is another or one of its ancestors. Returns false if it cannot be determined from loose objects. */
export function isAncestor(gitFolder: string, ancestor: Id, of: Id): boolean {
  return reach(gitFolder, [of])?.objects.has(ancestor) ?? false;
}

/** Copies loose objects from one repository to another. */
export function copyObjects(from: string, to: string, ids: Iterable<Id>): void {
  for (const id of ids) {
    const target = join(to, place(id));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, place(id)), target);
  }
}

/** A file, a link or a submodule of a commit. */
export interface StoredFile {
  readonly mode: string;
  readonly id: Id;
}

/** The files of a tree by their paths, which have a letter for each byte. Returns null if a folder is not a loose object. */
export function readFiles(gitFolder: string, tree: Id): Map<string, StoredFile> | null {
  const content = readObject(gitFolder, tree);
  if (content === null) return null;
  const files = new Map<string, StoredFile>();
  for (const { mode, name, id } of entriesOf(content, tree.length / 2)) {
    if (mode !== MODE_OF_FOLDER) {
      files.set(name, { mode, id });
      continue;
    }
    const below = readFiles(gitFolder, id);
    if (below === null) return null;
    for (const [path, file] of below) files.set(`${name}/${path}`, file);
  }
  return files;
}

/** Writes the tree of some files with all its folders, and returns its id. */
export function writeTree(gitFolder: string, files: ReadonlyMap<string, StoredFile>): Id {
  const entries: TreeEntry[] = [];
  const folders = new Map<string, Map<string, StoredFile>>();
  for (const [path, file] of files) {
    const end = path.indexOf('/');
    if (end < 0) {
      entries.push({ ...file, name: path });
      continue;
    }
    const folder = path.slice(0, end);
    const below = folders.get(folder) ?? new Map<string, StoredFile>();
    folders.set(folder, below.set(path.slice(end + 1), file));
  }
  for (const [name, below] of folders) {
    entries.push({ mode: MODE_OF_FOLDER, name, id: writeTree(gitFolder, below) });
  }
  // Git sorts a folder as if its name ended with a slash.
  const key = ({ mode, name }: TreeEntry): string => (mode === MODE_OF_FOLDER ? `${name}/` : name);
  const parts = entries
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .flatMap(({ mode, name, id }) => [Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(id, 'hex')]);
  return writeObject(gitFolder, 'tree', Buffer.concat(parts));
}

function addTree(gitFolder: string, id: Id, objects: Set<Id>): boolean {
  if (objects.has(id)) return true;
  const content = readObject(gitFolder, id);
  if (content === null) return false;
  objects.add(id);
  return entriesOf(content, id.length / 2).every((entry) => {
    if (entry.mode === MODE_OF_SUBMODULE) return true;
    if (entry.mode === MODE_OF_FOLDER) return addTree(gitFolder, entry.id, objects);
    objects.add(entry.id);
    return existsSync(join(gitFolder, place(entry.id)));
  });
}

/** What a folder holds at a name, which has a letter for each byte. */
interface TreeEntry {
  readonly mode: string;
  readonly name: string;
  readonly id: Id;
}

function entriesOf(tree: Buffer, idLength: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < tree.length;) {
    const end = tree.indexOf(0, at) + 1;
    const [mode = '', name = ''] = tree.toString('latin1', at, end - 1).split(/ (.*)/s);
    entries.push({ mode, name, id: tree.toString('hex', end, end + idLength) });
    at = end + idLength;
  }
  return entries;
}

function readObject(gitFolder: string, id: Id): Buffer | null {
  const file = join(gitFolder, place(id));
  if (!existsSync(file)) return null;
  const bytes = inflateSync(readFileSync(file));
  return bytes.subarray(bytes.indexOf(0) + 1);
}

function place(id: Id): string {
  return `objects/${id.slice(0, 2)}/${id.slice(2)}`;
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
