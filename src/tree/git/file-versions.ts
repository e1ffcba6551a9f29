import type { FileVersion } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { readEvents } from './file-events.js';
import type { Repository } from './repository.js';
import { VersionTracer } from './version-tracer.js';

/** Files whose versions are asked for. */
export interface VersionsQuestion {
  /** The newest commit that counts. */
  readonly commit: string;
  /** As that commit has them. */
  readonly files: readonly string[];
  /** A name that a file keeps wherever it is archived: paths that share it are the same file. */
  readonly identityOf: (path: string) => string;
}

/**
 * The version of each of some files at a commit, with those before it on every line of history, followed through moves. One query for
 * all files, one for the order of the commits where a file has several versions, and more where some lay elsewhere before than those
 * are looked for, or were renamed and edited at once. Rejects with `GitError`.
 */
export async function fileVersions(
  repository: Repository,
  { commit, files, identityOf }: VersionsQuestion,
): Promise<ReadonlyMap<string, FileVersion>> {
  const events = await readEvents(repository, { commit, files, identityOf });
  const found = new Map<string, FileVersion>();
  const left: string[] = [];
  for (const file of files) {
    const only = events.onlyVersionOf(file);
    if (only === undefined) left.push(file);
    else found.set(file, only);
  }
  if (left.length === 0) return found;
  const graph = await CommitGraph.read(repository, commit);
  for (const file of left) {
    const version = new VersionTracer(graph, events).newestOf(file);
    if (version !== undefined) found.set(file, version);
  }
  return found;
}
