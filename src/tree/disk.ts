import {
  lstatSync,
  promises,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { resolve } from 'node:path';
import type { Content, Entry, FileRef, Size, Tree } from '../model/tree.js';
import { bytesOfName, nameOf } from '../model/name.js';
import { demandDirectory, placeInRepository } from './root.js';

const BATCH = 200;

/** Files up to this size (bytes) are read for what they hold. */
const SMALL = 64 * 1024;

/** A folder as it lies on disk. */
interface Folder {
  readonly entries: ReadonlyMap<string, Entry>;
  /** It is the root of a repository of its own. */
  readonly isRepository: boolean;
}

/**
 * The files as they lie on disk below the root. An id is the path itself. Folders are read to tell what stands at a
 * path, so that letter case is exact on every file system and no link is followed; what git keeps for itself is not seen.
 * Throws `GitError` when the root is no directory.
 */
export function openDisk(directory: string): Tree & { readonly path: string } {
  demandDirectory(directory);
  const root = realpathSync(resolve(directory));
  const folders = new Map<string, Folder>();

  const open = (path: string): Folder => {
    let folder = folders.get(path);
    if (folder === undefined) {
      folder = readFolder(root, path);
      folders.set(path, folder);
    }
    return folder;
  };

  const find = (path: string): Entry | undefined => {
    if (path === '') return { kind: 'directory' };
    const slash = path.lastIndexOf('/');
    const parent = slash < 0 ? '' : path.slice(0, slash);
    if (find(parent)?.kind !== 'directory') return undefined;
    const entry = open(parent).entries.get(path.slice(slash + 1));
    return entry?.kind === 'directory' && open(path).isRepository ? { kind: 'submodule' } : entry;
  };

  /** All files and links below a folder, whatever their names. */
  const below = function* (path: string): Generator<string> {
    for (const [name, entry] of open(path).entries) {
      const at = path === '' ? name : `${path}/${name}`;
      if (entry.kind === 'directory') yield* below(at);
      else yield at;
    }
  };

  return {
    path: root,
    kind: 'workspace',
    revision: null,
    root: placeInRepository(root) ?? '',
    find,
    list: ({ matches }) => Promise.resolve(referencesTo([...below('')].filter(matches), find)),
    findOtherCase: (path) => {
      let actual = '';
      for (const segment of path.split('/')) {
        if (find(actual)?.kind !== 'directory') return undefined;
        const names = [...open(actual).entries.keys()];
        const lower = segment.toLowerCase();
        const same = names.find((name) => name === segment) ?? names.find((name) => name.toLowerCase() === lower);
        if (same === undefined) return undefined;
        actual = actual === '' ? same : `${actual}/${same}`;
      }
      return actual === path || find(actual)?.kind === 'directory' ? undefined : actual;
    },
    read: async function* (files, limit) {
      for (let start = 0; start < files.length; start += BATCH) {
        yield await Promise.all(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
      }
    },
    sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
    contents: (ids) => Promise.resolve(ids.map((id) => contentOf(root, id))),
    // A workspace has no past of its own.
    explainAbsent: () => Promise.resolve(new Map()),
    close: () => undefined,
  };
}

/** Files by their paths, in the order of these. */
export function referencesTo(paths: readonly string[], find: Tree['find']): readonly FileRef[] {
  const files = paths.map((path): FileRef => ({ path, id: path, link: find(path)?.kind !== 'file' }));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A path on disk, byte for byte. */
function placeOf(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), bytesOfName(path)]);
}

function readFolder(root: string, path: string): Folder {
  const entries = new Map<string, Entry>();
  let isRepository = false;
  const found: Dirent<Buffer>[] = readdirSync(placeOf(root, path), { withFileTypes: true, encoding: 'buffer' });
  for (const entry of found) {
    const name = nameOf(entry.name.toString('latin1'));
    if (name.toLowerCase() === '.git') {
      isRepository = path !== '';
      continue;
    }
    const id = path === '' ? name : `${path}/${name}`;
    if (entry.isSymbolicLink()) entries.set(name, { kind: 'link', id });
    else if (entry.isDirectory()) entries.set(name, { kind: 'directory' });
    else if (entry.isFile()) entries.set(name, { kind: 'file', id });
  }
  return { entries, isRepository };
}

function statOf(root: string, path: string): Stats {
  return lstatSync(placeOf(root, path));
}

function sizeOf(root: string, path: string): Size {
  const { size } = statOf(root, path);
  return { bytes: size, telling: size > 0 && size <= SMALL };
}

async function readOne(root: string, file: FileRef, limit: number): Promise<Content> {
  if (file.link) return { kind: 'bytes', bytes: new Uint8Array() };
  const { size } = statOf(root, file.path);
  return size > limit
    ? { kind: 'too-large', size }
    : { kind: 'bytes', bytes: await promises.readFile(placeOf(root, file.path)) };
}

/** A small file's bytes; of a link, the path that it points to, as git stores it. */
function contentOf(root: string, path: string): Uint8Array {
  const place = placeOf(root, path);
  return lstatSync(place).isSymbolicLink() ? readlinkSync(place, { encoding: 'buffer' }) : readFileSync(place);
}
