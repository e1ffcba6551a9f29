import { batchesOf, elementAt } from '../../model/collections.js';
import type { FileVersion } from '../../model/history.js';
import { headerOf, parentsOf } from './ancestry.js';
import { fileVersions, type VersionsQuestion } from './file-versions.js';
import type { Repository } from './repository.js';

/** Bytes. The date of a larger commit is unknown. */
const LARGEST_COMMIT = 1024 * 1024;

/** Commits that are read at once. */
const BATCH = 100;

/**
 * Returns the author date of the commit that introduced each file, wherever the file was then, in milliseconds since 1970
 * UTC. Leaves out a file whose introduction a shallow clone does not show. Rejects with `GitError`.
 */
export async function introducedAt(
  repository: Repository,
  question: VersionsQuestion,
): Promise<ReadonlyMap<string, number>> {
  if (question.files.length === 0) return new Map();
  const oldest = new Map<string, readonly string[]>();
  for (const [file, version] of await fileVersions(repository, question)) oldest.set(file, oldestOf(version));
  const dates = await authorDates(repository, [...new Set([...oldest.values()].flat())]);
  const found = new Map<string, number>();
  for (const [file, commits] of oldest) {
    const known = commits.flatMap((commit) => dates.get(commit) ?? []);
    if (known.length === commits.length) found.set(file, Math.min(...known));
  }
  return found;
}

/** Returns the commits of the versions that were made from no other: several if lines of history were merged. */
function oldestOf(newest: FileVersion): readonly string[] {
  const commits = new Set<string>();
  const seen = new Set<FileVersion>();
  const open = [newest];
  for (let version = open.pop(); version !== undefined; version = open.pop()) {
    if (seen.has(version)) continue;
    seen.add(version);
    if (version.before.length === 0) commits.add(version.commit);
    open.push(...version.before);
  }
  return [...commits];
}

/** Returns the author dates of commits whose parents the clone has: without them, an earlier commit may have the file, too. */
async function authorDates({ objects }: Repository, commits: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const dates = new Map<string, number>();
  for (const ids of batchesOf(commits, BATCH)) {
    const read = await objects.contents(ids, LARGEST_COMMIT);
    for (const [n, { bytes }] of read.entries()) {
      if (bytes === null) continue;
      const types = await objects.types(parentsOf(bytes));
      const date = authorDate(bytes);
      if (date !== null && types.every((kind) => kind === 'commit')) dates.set(elementAt(ids, n), date);
    }
  }
  return dates;
}

function authorDate(raw: Buffer): number | null {
  const seconds = /^author .*> (\d{1,12}) [+-]\d{4}$/m.exec(headerOf(raw))?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}
