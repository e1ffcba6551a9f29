import { lstatSync, readdirSync, readlinkSync, realpathSync, type Dirent, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Content, Entry, FileRef, Size, Tree } from '../model/tree.js';
import { bytesOfName, nameOf } from './names.js';
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
export function openWorkspace(directory: string): Tree {
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
    kind: 'workspace',
    revision: null,
    root: placeInRepository(root) ?? '',
    find,
    list: async ({ patterns, matches }) => {
      const paths = (await walk(root, patterns)) ?? [...below('')].filter(matches);
      const files = paths.map((path): FileRef => ({ path, id: path, link: find(path)?.kind !== 'file' }));
      return files.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
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
    contents: (ids) => Promise.all(ids.map((id) => contentOf(root, id))),
    // A workspace has no past of its own.
    explainAbsent: () => Promise.resolve(new Map()),
    close: () => undefined,
  };
}

/** The files that patterns select, as the toolkit walks them; undefined where it cannot, for a name that it does not take. */
async function walk(root: string, patterns: readonly string[]): Promise<readonly string[] | undefined> {
  if (/[\n\r]/.test(root)) return undefined;
  const { create } = await import('@actions/glob');
  const below = globEscape(root);
  const anchored = patterns.map((pattern) => {
    const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
    return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
  });
  const found: string[] = [];
  const restore = withoutDebugLines();
  try {
    const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
    for await (const place of globber.globGenerator()) {
      found.push(place.slice(root.length).split(sep).join('/').replace(/^\/+/, ''));
    }
  } catch (error) {
    // It reads names as text: one that is no UTF-8 comes out as a name that is not there.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    restore();
  }
  return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}

/**
 * The toolkit's walk tells of itself by `::debug::` commands on standard output, where the report belongs. They are dropped
 * until the returned function is called.
 */
function withoutDebugLines(): () => void {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string, ...rest: never[]): boolean =>
    typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
  return () => {
    stdout.write = write;
  };
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
    : { kind: 'bytes', bytes: await readFile(placeOf(root, file.path)) };
}

/** A file's bytes; of a link, the path that it points to, as git stores it. */
async function contentOf(root: string, path: string): Promise<Uint8Array> {
  const place = placeOf(root, path);
  return lstatSync(place).isSymbolicLink() ? readlinkSync(place, { encoding: 'buffer' }) : readFile(place);
}

/** A path as a pattern that matches only itself, as the toolkit escapes its own roots. */
function globEscape(path: string): string {
  const escaped = sep === '\\' ? path : path.replaceAll('\\', '\\\\');
  return escaped
    .replace(/\[(?=[^/]+\])/g, '[[]')
    .replaceAll('?', '[?]')
    .replaceAll('*', '[*]');
}
