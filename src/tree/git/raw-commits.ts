import { batchesOf } from '../../model/collections.js';
import type { Repository } from './repository.js';

/** Bytes. A larger commit is not read. */
const LARGEST_COMMIT = 1024 * 1024;

/** Commits that are read at once. */
const BATCH = 100;

/** UTF-16 units; a name may be as long as its commit. */
const LONGEST_NAME = 200;

/** A subject that begins with a word and a scope in parentheses. */
const SCOPED = /^[A-Za-z][A-Za-z0-9_-]{0,40}\(([^()\n]{1,200})\)!?:/;

/** At most this many commits of a change are read: a longer change counts as one that the clone does not show. */
const MOST_COMMITS_OF_CHANGE = 10_000;

/** Returns the lines of a raw commit before its message, one character per byte. */
export function headerOf(raw: Buffer): string {
  return raw.toString('latin1').replace(/\n\n.*$/s, '');
}

/** Returns the message of a raw commit, one character per byte. */
function messageOf(raw: Buffer): string {
  return raw.toString('latin1').replace(/^.*?\n\n\s*/s, '');
}

/** Returns the parents in a raw commit, whether the clone has them or not. */
export function parentsOf(raw: Buffer): readonly string[] {
  return headerOf(raw)
    .split('\n')
    .flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}

/** Returns the name of the author in a raw commit. */
export function authorIn(raw: Buffer): string {
  const name = /^author (.*) <[^<]*$/m.exec(headerOf(raw))?.[1] ?? '';
  return Buffer.from(name, 'latin1').toString('utf8').slice(0, LONGEST_NAME);
}

/** Returns when a raw commit was written, in milliseconds; null if it does not say. */
export function dateIn(raw: Buffer): number | null {
  const seconds = /^author .*> (\d{1,12}) [+-]\d{4}$/m.exec(headerOf(raw))?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

/** Returns the scope in the subject of a raw commit; the empty string if it has none. */
export function scopeIn(raw: Buffer): string {
  return SCOPED.exec(messageOf(raw))?.[1] ?? '';
}

/** Returns the parents of some commits, for those with all parents in the clone. */
export async function parentsInClone(
  repository: Repository,
  commits: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for await (const { id, raw } of rawCommits(repository, new Set(commits))) {
    const parents = parentsOf(raw);
    const known = await repository.objects.describe(parents);
    if (known.every(({ type }) => type === 'commit')) found.set(id, parents);
  }
  return found;
}

/** Yields raw commits that the clone has, by full id, in batches. */
export async function* rawCommits(
  repository: Repository,
  ids: Iterable<string>,
): AsyncGenerator<{ readonly id: string; readonly raw: Buffer }> {
  for (const batch of batchesOf(ids, BATCH)) {
    const read = await repository.objects.contents(batch, LARGEST_COMMIT);
    for (const [n, { id, type, bytes }] of read.entries()) {
      // Other names of a commit do not count.
      if (type === 'commit' && bytes !== null && id === batch[n]) yield { id, raw: bytes };
    }
  }
}

/**
 * Returns true if all commits between a base and the checked one are visible, and all of them lead back to the base
 * itself. Missing history of a shallow clone then belongs neither to the change nor to the base's later commits.
 */
export async function isChangeVisible(
  repository: Repository,
  { base, commit }: { readonly base: string; readonly commit: string },
): Promise<boolean> {
  const seen = new Set([commit, base]);
  let next: readonly string[] = commit === base ? [] : [commit];
  while (next.length > 0) {
    if (seen.size > MOST_COMMITS_OF_CHANGE) return false;
    const further: string[] = [];
    for (const { type, bytes } of await repository.objects.contents(next, LARGEST_COMMIT)) {
      const parents = type !== 'commit' || bytes === null ? [] : parentsOf(bytes);
      // A line that reaches the first commit without the base left it earlier, so later commits of the base are cut
      // off.
      if (parents.length === 0) return false;
      for (const parent of parents) if (!seen.has(parent)) further.push(parent);
      for (const parent of parents) seen.add(parent);
    }
    next = further;
  }
  return true;
}
