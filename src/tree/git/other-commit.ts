import type { Content, Entry, FileRef, Size, Viewer } from '../../model/tree.js';
import { batchesOf, elementAt, groupBy, valueOf } from '../../model/collections.js';
import type { Repository } from './repository.js';
import { damagedTree, GitError, runGit } from './git.js';
import { demandType, type GitObject, type Objects } from './objects.js';
import { decodePathBytes, pathIn } from '../../model/path.js';
import type { PathAtCommit } from '../../model/history.js';
import type { CommitTree } from '../commit.js';
import { isEmptyBlob } from './partial-clone.js';

/**
 * Returns the entry at a repository path in a commit, or the link or submodule on the way. Returns undefined if there
 * is none. Takes a few requests to the tree's open process, without listing. Rejects with `GitError`.
 */
export async function entryAt(repository: Repository, commit: string, place: string): Promise<Entry | undefined> {
  const slash = place.lastIndexOf('/');
  const folder = place.slice(0, Math.max(slash, 0));
  const [, tree] = await treesAt(repository, commit, folder);
  if (tree === undefined) {
    const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
    return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
  }
  const pieces: Buffer[] = [];
  const answers = await repository.objects.show([tree], [(piece) => pieces.push(piece) > 0]);
  demandType(elementAt(answers, 0), tree, 'tree');
  const entries = parseTreeObject(Buffer.concat(pieces).toString('latin1'), tree.length / 2);
  return entries.get(place.slice(slash + 1));
}

/** Returns contents by id, each of at most `limit` bytes. Rejects with `GitError`, also for one that the clone lacks. */
export async function contentsOf(
  { objects }: Repository,
  ids: readonly string[],
  limit: number,
): Promise<readonly Content[]> {
  return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, elementAt(ids, n)));
}

/** Returns a file's content, or that the clone lacks it. Throws `GitError` for an object that is not a file. */
function contentOrLacking(object: GitObject, id: string): Content {
  return object.size === null ? { kind: 'lacking', id } : contentOf(object, id);
}

function contentOf(object: GitObject, id: string): Content {
  const { bytes, size } = demandType(object, id, 'blob');
  return bytes === null ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}

/** Returns the ids of a commit's tree and of the tree at a repository path; undefined for each that does not exist. */
export async function treesAt(
  { objects, git }: Repository,
  commit: string,
  path: string,
): Promise<readonly [string | undefined, string | undefined]> {
  // With a trailing slash, a file's name does not pass for a folder: git would want its content.
  const name = `${commit}:${path}${path === '' ? '' : '/'}`;
  // The process reads one request per line.
  const here = /[\n\r]/.test(path)
    ? (await runGit(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
    : name;
  const answers = await objects.describe([`${commit}^{tree}`, here]);
  const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
  return [whole, place];
}

/** How many folders are read at once: one of 100,000 entries takes some 4 MB. */
const FOLDERS_AT_ONCE = 16;

/**
 * Returns the ids of the regular files that commits had at some paths; null if a commit had none. Only folders are read, each once, so
 * a partial clone needs no file contents, and git never looks a path up in a large folder. Rejects with `GitError`.
 */
export async function filesAt(
  { objects: store, prefix }: Pick<Repository, 'objects' | 'prefix'>,
  moments: readonly PathAtCommit[],
): Promise<readonly (string | null)[]> {
  const places = moments.map(({ path }) => pathIn(prefix, path).split('/'));
  const found: (string | null)[] = moments.map(() => null);
  const byCommit = groupBy(moments.keys(), (n) => elementAt(moments, n).commit);
  const roots = await store.describe([...byCommit.keys()].map((commit) => `${commit}^{tree}`));
  let asked = [...byCommit.values()].flatMap((list, k) => list.map((n) => ({ n, tree: elementAt(roots, k).id })));
  for (let depth = 0; asked.length > 0; depth++) {
    const below: typeof asked = [];
    for (const batch of batchesOf(
      groupBy(asked, ({ tree }) => tree),
      FOLDERS_AT_ONCE,
    )) {
      const folders = batch.flatMap(([tree, list]) => (tree === null ? [] : [{ tree, list }]));
      const objects = await store.contents(
        folders.map(({ tree }) => tree),
        Number.MAX_SAFE_INTEGER,
      );
      for (const [k, { tree, list }] of folders.entries()) {
        const { bytes, type } = elementAt(objects, k);
        if (bytes === null || type !== 'tree') continue;
        const byName = groupBy(list, ({ n }) => elementAt(places, n)[depth]);
        for (const { name, kind, id } of treeEntries(bytes.toString('latin1'), tree.length / 2)) {
          for (const { n } of byName.get(name) ?? []) {
            const isLast = depth === elementAt(places, n).length - 1;
            if (isLast && kind === 'file') found[n] = id();
            else if (!isLast && kind === 'directory') below.push({ n, tree: id() });
          }
        }
      }
    }
    asked = below;
  }
  return found;
}

/** The kinds of entries by the mode bits that decide them. git treats everything else as a submodule. */
const KINDS: ReadonlyMap<number, Entry['kind']> = new Map([
  [0o040000, 'directory'],
  [0o100000, 'file'],
  [0o120000, 'link'],
]);

const KIND_BITS = 0o170000;

/**
 * Returns the entries of a raw tree object, `mode SP name NUL id` each, read as one character per byte. `idBytes` is the length
 * of an id.
 */
export function parseTreeObject(raw: string, idBytes: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { name, kind, id } of treeEntries(raw, idBytes))
    entries.set(name, kind === 'file' || kind === 'link' ? { kind, id: id() } : { kind });
  return entries;
}

function* treeEntries(
  raw: string,
  idBytes: number,
): Generator<{ name: string; kind: Entry['kind']; id: () => string }> {
  for (let start = 0; start < raw.length;) {
    const space = raw.indexOf(' ', start);
    const nul = raw.indexOf('\0', space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > raw.length) throw damagedTree('a folder ends in the middle of an entry');
    yield {
      name: decodePathBytes(raw.slice(space + 1, nul)),
      kind: entryKind(raw.slice(start, space)),
      id: () => Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex'),
    };
    start = end;
  }
}

/**
 * Returns the kind for a mode as git reads it: permissions may be odd, and it may start with zeros. `git ls-tree` prints it
 * normalized.
 */
function entryKind(mode: string): Entry['kind'] {
  return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}

/** Only the most recently committed branches are searched. */
const MOST_BRANCHES = 50;

const MOST_PATHS = 20;

const BRANCHES = ['--sort=-committerdate', '--format=%(objectname) %(refname:short)', 'refs/heads', 'refs/remotes'];

/**
 * Resolves to the newest branch of this clone, outside the commit's history, that has a file at each project path.
 * Other clones may have other branches, so no report may depend on it. Empty if git does not answer.
 */
export async function branchesWith(
  { repository: { git, objects, prefix }, revision }: CommitTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = paths.slice(0, MOST_PATHS).filter((path) => !/[\n\r\0]/.test(path));
  if (asked.length === 0) return new Map();
  const count = `--count=${String(MOST_BRANCHES)}`;
  const { stdout } = await runGit(git, ['for-each-ref', `--no-merged=${revision}`, count, ...BRANCHES]);
  const tips = [...stdout.toString('utf8').matchAll(/^(\S+) (.+)$/gm)];
  const pairs = asked.flatMap((path) =>
    tips.map(([, id = '', branch = '']) => ({ path, branch, name: `${id}:${pathIn(prefix, path)}` })),
  );
  const found = await objects.describe(pairs.map(({ name }) => name)).catch(() => []);
  const branches = new Map<string, string>();
  pairs.forEach(({ path, branch }, n) => {
    if (found[n]?.type === 'blob' && !branches.has(path)) branches.set(path, branch);
  });
  return branches;
}

/**
 * How many files are requested at once. git writes them one by one, and its output must fit into the socket to this process (some
 * 200 KB with its overhead). Otherwise git waits until this process has read its output.
 */
const BLOBS_AT_ONCE = 40;

/** By its specification, a Git LFS pointer is smaller than this. */
const SMALL = 1_024;

/**
 * Returns sizes by id. The size is unknown if the clone lacks the content, except for the empty file, whose id is known. Fetches
 * nothing.
 */
export async function sizesOf(objects: Objects, ids: readonly string[], all: boolean): Promise<readonly Size[]> {
  return (await objects.describe(ids)).map((object, n) => sizeOf(object, elementAt(ids, n), all));
}

/** Larger files are looked into only if they compress well, however few files there are. */
const LARGEST_BY_LOOKING = 8 * 1024 * 1024;

/**
 * Blank text of one character compresses to nearly nothing, of a few characters to at most a fifth; so does a version
 * close to another one. `all`: there are few files, so each is worth a look.
 */
function sizeOf(object: GitObject, id: string, all: boolean): Size {
  const { size, stored } = object;
  if (size === null || stored === null) return { bytes: isEmptyBlob(id) ? 0 : null, telling: false };
  demandFile(object, id);
  const isDense = (!all || size > LARGEST_BY_LOOKING) && stored > 64 + size / 5;
  return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}

/** Shows each blob to its viewer, or nothing if the clone lacks it. Rejects with `GitError`. */
export async function showBlobs(objects: Objects, ids: readonly string[], viewers: readonly Viewer[]): Promise<void> {
  const shown = await objects.show(ids, viewers);
  for (const [n, object] of shown.entries()) if (object.size !== null) demandFile(object, elementAt(ids, n));
}

/** Returns the answer from a repository's own file; null if the clone lacks its content and could not fetch it. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return null;
    throw error;
  }
}

function demandFile(object: GitObject, id: string): GitObject {
  return demandType(object, id, 'blob');
}

/** Bytes of repeated contents that are kept. Beyond that, contents are read again. */
const MOST_REPEATED = 16 * 1024 * 1024;

/**
 * Reads files in order, one batch at a time. Contents that a partial clone lacks are fetched together. Keeps a blob
 * with many paths: a tree of a few kilobytes may name the same blob half a million times. Rejects with `GitError`.
 */
export async function* readBatches(
  objects: Objects,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  const repeated = repeatedIds(files);
  const kept = new Map<string, Content>();
  let room = MOST_REPEATED;
  const read = async (ids: readonly string[]): Promise<readonly Content[]> => {
    const wanted = [...new Set(ids)].filter((id) => !kept.has(id));
    const found = new Map<string, Content>();
    for (const [n, object] of (await objects.contents(wanted, limit)).entries()) {
      const id = elementAt(wanted, n);
      const content = contentOrLacking(object, id);
      if (content.kind !== 'bytes' || !repeated.has(id)) {
        found.set(id, content);
        continue;
      }
      // This is a copy: a slice would keep git's whole output in memory.
      found.set(id, { kind: 'bytes', bytes: Buffer.from(content.bytes), repeated: true });
      // The previous batch may have requested it as well.
      if (kept.has(id) || content.bytes.length > room) continue;
      room -= content.bytes.length;
      kept.set(id, valueOf(found, id));
    }
    return ids.map((id) => kept.get(id) ?? valueOf(found, id));
  };
  await objects.fetch(files.map(({ id }) => id));
  // The next batch is requested while the previous one is checked.
  let before: Promise<readonly Content[]> | undefined;
  for (const batch of batchesOf(files, BLOBS_AT_ONCE)) {
    const next = read(batch.map(({ id }) => id));
    next.catch(() => undefined);
    if (before !== undefined) yield await before;
    before = next;
  }
  if (before !== undefined) yield await before;
}

function repeatedIds(files: readonly FileRef[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of files) {
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  return repeated;
}
