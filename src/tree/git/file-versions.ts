import type { FileVersion } from '../../model/history.js';
import { readLog, type LogEntry } from './log.js';
import { renamesWithEdits } from './renames.js';
import type { Repository } from './repository.js';
import { scopesOf, sharedStart } from './scopes.js';

/** How often a file is followed that was renamed and edited in one commit. */
const MOST_STEPS = 8;

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
 * All versions of some files that lead to a commit, the oldest first, followed through moves. One query for all files, and more
 * where one of them was renamed and edited at once. Rejects with `GitError`.
 */
export async function fileVersions(
  repository: Repository,
  question: VersionsQuestion,
): Promise<ReadonlyMap<string, readonly FileVersion[]>> {
  const found = new Map<string, FileVersion[]>(question.files.map((file) => [file, []]));
  const aliases = new Map(question.files.map((file) => [file, new Set([file])]));
  const known = new Set<string>();
  for (let step = 0; step <= MOST_STEPS; step++) {
    const starts = await readVersions(repository, question, aliases, found);
    const earlier = await renamedInto(repository, starts);
    aliases.clear();
    for (const { path, to, commit } of earlier) {
      if (to === null || known.has(`${commit ?? ''} ${path}`)) continue;
      known.add(`${commit ?? ''} ${path}`);
      const files = starts.get(to)?.files ?? [];
      if (files.length > 0) aliases.set(path, new Set(files));
    }
    if (aliases.size === 0) break;
  }
  for (const versions of found.values()) versions.reverse();
  return found;
}

/** The commit that seems to have made a file, and whose versions it begins. */
interface Start {
  readonly commit: string;
  readonly files: readonly string[];
}

/** Takes down the versions of some paths, the newest first, each for the files that it once was; resolves to where they start. */
async function readVersions(
  repository: Repository,
  { commit, identityOf }: VersionsQuestion,
  aliases: Map<string, Set<string>>,
  found: ReadonlyMap<string, FileVersion[]>,
): Promise<ReadonlyMap<string, Start>> {
  const byIdentity = new Map<string, Set<string>>();
  for (const [path, files] of aliases) join(byIdentity, identityOf(path), files);
  const starts = new Map<string, Start>();
  // Where a file lay before, its own path does not tell: only what it has in common with its identity.
  await readLog(
    repository,
    {
      likeness: 'exact',
      modified: true,
      commits: [commit],
      walk: true,
      topological: true,
      scopes: scopesOf([...aliases.keys()].map((path) => sharedStart(path, identityOf(path)))),
    },
    ({ status, path, to, ids, commit: at, merge }) => {
      const place = to ?? path;
      const files = status === 'deleted' ? undefined : (aliases.get(place) ?? byIdentity.get(identityOf(place)));
      if (files === undefined || at === null) return true;
      for (const file of files) found.get(file)?.push({ commit: at, id: ids[1] });
      if (status === 'renamed') {
        join(aliases, path, files);
        join(byIdentity, identityOf(path), files);
        starts.delete(place);
      } else if (status === 'added' && !merge) starts.set(place, { commit: at, files: [...files] });
      return true;
    },
  );
  return starts;
}

function join(map: Map<string, Set<string>>, key: string, files: ReadonlySet<string>): void {
  map.set(key, new Set([...(map.get(key) ?? []), ...files]));
}

/** The renames with an edit by which paths came to be that seem to have been made anew. */
async function renamedInto(repository: Repository, starts: ReadonlyMap<string, Start>): Promise<readonly LogEntry[]> {
  const commits = [...new Set([...starts.values()].map(({ commit }) => commit))];
  const renames: LogEntry[] = [];
  const differences = commits.map((commit) => ({ commit, base: null, judged: commit }));
  await renamesWithEdits(repository, differences, (entry) => {
    if (entry.to !== null && starts.get(entry.to)?.commit === entry.commit) renames.push(entry);
    return true;
  });
  return renames;
}
