import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Content, Entry, FileRef, Tree } from '../model/tree.js';
import { GitError } from './git.js';

const BATCH = 200;

/**
 * The files as they lie on disk below the root. An id is the path itself. Directories are read to tell what stands at a
 * path, so that letter case is exact on every file system and no link is followed. Throws `GitError` when the root is no
 * directory.
 */
export function openWorkspace(directory: string): Tree {
  const given = resolve(directory);
  if (!statSync(given, { throwIfNoEntry: false })?.isDirectory()) {
    throw new GitError(`The root ${directory} is not a directory: name the folder that claims are relative to.`);
  }
  const root = realpathSync(given);
  const folders = new Map<string, ReadonlyMap<string, Entry>>();

  const folder = (path: string): ReadonlyMap<string, Entry> => {
    let entries = folders.get(path);
    if (entries === undefined) {
      entries = readFolder(root, path);
      folders.set(path, entries);
    }
    return entries;
  };

  const find = (path: string): Entry | undefined => {
    if (path === '') return { kind: 'directory' };
    const parent = dirname(path) === '.' ? '' : dirname(path);
    if (find(parent)?.kind !== 'directory') return undefined;
    return folder(parent).get(basename(path));
  };

  return {
    kind: 'workspace',
    revision: null,
    root: '',
    find,
    list: async ({ patterns }) => {
      const { create } = await import('@actions/glob');
      const below = globEscape(root);
      const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
      });
      const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
      const files: FileRef[] = [];
      for await (const found of globber.globGenerator()) {
        const path = relative(root, found).split(sep).join('/');
        files.push({ path, id: path, link: lstatSync(found).isSymbolicLink() });
      }
      return files.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    findOtherCase: (path) => {
      let actual = '';
      for (const segment of path.split('/')) {
        const entries = find(actual)?.kind === 'directory' ? [...folder(actual).keys()] : [];
        const same = entries.find((name) => name === segment) ?? entries.find((name) => name.toLowerCase() === segment.toLowerCase());
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
    sizes: (ids) => Promise.resolve(ids.map((id) => lstatSync(join(root, id)).size)),
    contents: (ids) => Promise.all(ids.map((id) => bytesOf(root, id))),
    close: () => undefined,
  };
}

function readFolder(root: string, path: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const id = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isSymbolicLink()) entries.set(entry.name, { kind: 'link', id });
    else if (entry.isDirectory()) entries.set(entry.name, { kind: 'directory' });
    else if (entry.isFile()) entries.set(entry.name, { kind: 'file', id });
  }
  return entries;
}

async function readOne(root: string, file: FileRef, limit: number): Promise<Content> {
  const { size } = lstatSync(join(root, file.path));
  return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: await bytesOf(root, file.path) };
}

/** A file's bytes; of a link, the path that it points to, as git stores it. */
async function bytesOf(root: string, path: string): Promise<Uint8Array> {
  const place = join(root, path);
  return lstatSync(place).isSymbolicLink() ? Buffer.from(readlinkSync(place)) : readFile(place);
}

/** A path as a pattern that matches only itself, as the toolkit escapes its own roots. */
function globEscape(path: string): string {
  const escaped = sep === '\\' ? path : path.replaceAll('\\', '\\\\');
  return escaped.replace(/\[(?=[^/]+\])/g, '[[]').replaceAll('?', '[?]').replaceAll('*', '[*]');
}
