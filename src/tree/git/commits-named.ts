import { batchesOf, groupBy } from '../../model/collections.js';
import type { CommitFinding } from '../../model/history.js';
import { endsEarly, parentsOf } from './ancestry.js';
import { HOW_TO_DEEPEN, type CheckedCommit } from './history.js';
import type { Repository } from './repository.js';
import { readRevList } from './stream.js';

const SHALLOW = `History is too shallow here to tell whether it holds the commit: ${HOW_TO_DEEPEN}`;

/** Fewer digits name no commit. git itself shows seven. */
const SHORTEST = 7;

/** Bytes. The parents of a larger commit are not read. */
const LARGEST_COMMIT = 1024 * 1024;

/** Commits whose parents are read at once. */
const BATCH = 100;

/**
 * Returns which ids, or starts of ids, belong to a commit or to one that leads to it. One walk through its history keeps only the
 * requested ids. Fetches history that a shallow clone lacks, if allowed. Rejects with `GitError`.
 */
export async function commitsNamed(
  { repository, commit, deepen }: CheckedCommit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CommitFinding>> {
  const wanted = new WantedCommits(ids);
  let isCut = await search(repository, commit, wanted);
  let detail = SHALLOW;
  if (isCut && !wanted.isDone() && deepen !== null) {
    const obstacle = await deepen();
    if (obstacle === null) isCut = await search(repository, commit, wanted);
    else detail = `${SHALLOW} It could not be fetched: ${obstacle}`;
  }
  return new Map(
    ids.map((id): readonly [string, CommitFinding] => {
      const whole = wanted.found.get(id);
      if (whole !== undefined) return [id, { kind: 'ancestor', id: whole }];
      return [id, isCut && isStart(id) ? { kind: 'undetermined', detail } : { kind: 'unknown' }];
    }),
  );
}

function isStart(id: string): boolean {
  return /^[0-9a-f]{7,64}$/.test(id);
}

/** The wanted ids by their first digits, so that any other commit costs one lookup. */
class WantedCommits {
  readonly found = new Map<string, string>();
  readonly #left: Map<string, readonly string[]>;

  constructor(ids: readonly string[]) {
    this.#left = groupBy(new Set(ids.filter(isStart)), (id) => id.slice(0, SHORTEST));
  }

  isDone(): boolean {
    return this.#left.size === 0;
  }

  take(commit: string): void {
    const start = commit.slice(0, SHORTEST);
    const list = this.#left.get(start);
    if (list === undefined) return;
    const left = list.filter((id) => !commit.startsWith(id));
    for (const id of list) if (commit.startsWith(id)) this.found.set(id, commit);
    if (left.length === 0) this.#left.delete(start);
    else this.#left.set(start, left);
  }
}

/** Walks through a commit's history until all ids are found. Resolves to whether the history goes beyond the clone. */
async function search(repository: Repository, commit: string, wanted: WantedCommits): Promise<boolean> {
  if (wanted.isDone()) return false;
  const isShallow = await endsEarly(repository.git);
  const ends: string[] = [];
  await readRevList(repository.git, [...(isShallow ? ['--parents'] : []), commit], (line) => {
    const space = line.indexOf(' ');
    const id = space < 0 ? line : line.slice(0, space);
    wanted.take(id);
    if (isShallow && space < 0) ends.push(id);
    return !wanted.isDone();
  });
  if (wanted.isDone() || !isShallow) return false;
  // A commit that git shows without a parent is either the first one or the clone's last: its raw text names its parents.
  let isCut = false;
  for (const batch of batchesOf(ends, BATCH)) {
    for (const { bytes } of await repository.objects.contents(batch, LARGEST_COMMIT)) {
      const parents = bytes === null ? null : parentsOf(bytes);
      isCut ||= parents === null || parents.length > 0;
      for (const parent of parents ?? []) wanted.take(parent);
    }
  }
  return isCut;
}
