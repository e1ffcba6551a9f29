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

/** Writes a commit and returns its id. */
export function writeCommit(gitFolder: string, text: string): Id {
  const content = Buffer.from(text);
  const bytes = Buffer.concat([Buffer.from(`commit ${String(content.length)}\0`), content]);
  const isSha256 = readFileSync(join(gitFolder, 'config'), 'utf8').includes('sha256');
  const id = createHash(isSha256 ? 'sha256' : 'sha1')
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

function entriesOf(tree: Buffer, idLength: number): readonly { readonly mode: string; readonly id: Id }[] {
  const entries: { readonly mode: string; readonly id: Id }[] = [];
  for (let at = 0; at < tree.length;) {
    const end = tree.indexOf(0, at) + 1;
    entries.push({
      mode: tree.toString('latin1', at, tree.indexOf(0x20, at)),
      id: tree.toString('hex', end, end + idLength),
    });
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
