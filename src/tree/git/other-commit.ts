import type { Content, Entry, FileRef } from '../../model/tree.js';
import { batchesOf, elementAt } from '../../model/collections.js';
import type { Repository } from './repository.js';
import { runGit } from './git.js';
import { demandType, type GitObject } from './objects.js';
import { decodePathBytes } from '../../model/path.js';
import { damagedTree } from './git-error.js';

/**
 * Returns the entry at a repository path in a commit; if a link or a submodule is on the way, that one. Returns undefined if
 * there is none. It takes a few requests to the tree's open process, and lists nothing. Rejects with `GitError`.
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

/** How many files are requested at once. */
const BATCH = 40;

/** Reads files that any commit may have, one batch at a time, so memory stays bounded. Rejects with `GitError`. */
export async function* readContents(
  { objects }: Repository,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  await objects.fetch(files.map(({ id }) => id));
  for (const batch of batchesOf(files, BATCH)) {
    const ids = batch.map(({ id }) => id);
    yield (await objects.contents(ids, limit)).map((object, n) => contentOrLacking(object, elementAt(ids, n)));
  }
}

/** Returns a file's content, or that the clone lacks it. Throws `GitError` for an object that is not a file. */
export function contentOrLacking(object: GitObject, id: string): Content {
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
  // With a slash behind it, a file's name does not pass for a folder: git would want its content.
  const name = `${commit}:${path}${path === '' ? '' : '/'}`;
  // The process reads one request per line.
  const here = /[\n\r]/.test(path)
    ? (await runGit(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
    : name;
  const answers = await objects.describe([`${commit}^{tree}`, here]);
  const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
  return [whole, place];
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
  for (let start = 0; start < raw.length;) {
    const space = raw.indexOf(' ', start);
    const nul = raw.indexOf('\0', space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > raw.length) throw damagedTree('a folder ends in the middle of an entry');
    const kind = entryKind(raw.slice(start, space));
    const id = Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex');
    entries.set(
      decodePathBytes(raw.slice(space + 1, nul)),
      kind === 'file' || kind === 'link' ? { kind, id } : { kind },
    );
    start = end;
  }
  return entries;
}

/**
 * Returns the kind for a mode as git reads it: permissions may be odd, and it may start with zeros. `git ls-tree` prints it
 * normalized.
 */
function entryKind(mode: string): Entry['kind'] {
  return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
