import type { FileVersion } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { readEvents } from './file-events.js';
import type { Repository } from './repository.js';
import { VersionTracer } from './version-tracer.js';

/** Files whose versions are asked for. */
export interface VersionsQuestion {
  /** The newest commit that counts. */
  readonly commit: string;
  /** Their paths in that commit. */
  readonly files: readonly string[];
  /** Returns a name that a file keeps wherever it is archived. Paths with the same name are the same file. */
  readonly identityOf: (path: string) => string;
}

/**
 * Returns each file's version at a commit, with the versions before it on every line of history, followed through moves. Rejects
 * with `GitError`.
 *
 * This takes one query for all files, and one for the commit order if a file has several versions. It takes more if files were
 * outside the searched paths before, or were renamed and edited at once.
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
