import type { FileVersion } from '../../model/history.js';
import { readLog } from './log.js';
import { renamesWithEdits } from './renames.js';
import type { Repository } from './repository.js';
import { scopesOf, sharedStart } from './scopes.js';

/** How often the search goes on where files lay before. */
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
 * where some lay elsewhere before than those are looked for, or were renamed and edited at once. Rejects with `GitError`.
 */
export async function fileVersions(
  repository: Repository,
  { commit, files, identityOf }: VersionsQuestion,
): Promise<ReadonlyMap<string, readonly FileVersion[]>> {
  const found = new Map<string, FileVersion[]>(files.map((file) => [file, []]));
  const known = new Set<string>();
  let search: Search = {
    commits: [commit],
    aliases: new Map(files.map((file) => [file, new Set([file])])),
    identityOf,
  };
  for (let step = 0; step <= MOST_STEPS; step++) {
    const { starts, origins } = await readVersions(repository, search, found);
    const earlier = [...origins, ...(await renamedInto(repository, starts))].filter(
      ({ commit: at, path }) => !known.has(`${at} ${path}`),
    );
    if (earlier.length === 0) break;
    const aliases = new Map<string, Set<string>>();
    for (const origin of earlier) {
      known.add(`${origin.commit} ${origin.path}`);
      join(aliases, origin.path, origin.files);
    }
    // What came to that place after a commit moved it away is another file.
    search = { commits: [...new Set(earlier.map(({ commit: at }) => at))], aliases, identityOf };
  }
  for (const versions of found.values()) versions.reverse();
  return found;
}

interface Search {
  /** Where git's walk begins. */
  readonly commits: readonly string[];
  /** Paths, and the files that they once were. */
  readonly aliases: Map<string, Set<string>>;
  readonly identityOf: (path: string) => string;
}

/** The commit that seems to have made a file, and whose versions it begins. */
interface Start {
  readonly commit: string;
  readonly files: ReadonlySet<string>;
}

/** Where some files lay before a commit moved them. */
interface Origin {
  readonly commit: string;
  readonly path: string;
  readonly files: ReadonlySet<string>;
}

/**
 * Takes down the versions of some paths, the newest first, each for the files that it once was; resolves to where they start, and
 * to the places that lie outside of what was searched.
 */
async function readVersions(
  repository: Repository,
  { commits, aliases, identityOf }: Search,
  found: ReadonlyMap<string, FileVersion[]>,
): Promise<{ readonly starts: ReadonlyMap<string, Start>; readonly origins: readonly Origin[] }> {
  const byIdentity = new Map<string, Set<string>>();
  for (const [path, files] of aliases) join(byIdentity, identityOf(path), files);
  const starts = new Map<string, Start>();
  // Where a file lay before, its own path does not tell: only what it has in common with its identity.
  const scopes = scopesOf([...aliases.keys()].map((path) => sharedStart(path, identityOf(path))));
  const isSearched = (path: string): boolean =>
    scopes.length === 0 || scopes.some((scope) => path === scope || path.startsWith(`${scope}/`));
  const origins: Origin[] = [];
  await readLog(
    repository,
    { likeness: 'exact', modified: true, commits, walk: true, topological: true, scopes },
    ({ status, path, to, ids, commit: at, merge }) => {
      const place = to ?? path;
      const files = status === 'deleted' ? undefined : (aliases.get(place) ?? byIdentity.get(identityOf(place)));
      if (files === undefined || at === null) return true;
      for (const file of files) found.get(file)?.push({ commit: at, id: ids[1] });
      if (status === 'renamed') {
        if (!isSearched(path)) origins.push({ commit: at, path, files });
        join(aliases, path, files);
        join(byIdentity, identityOf(path), files);
        starts.delete(place);
      } else if (status === 'added' && !merge) starts.set(place, { commit: at, files: new Set(files) });
      return true;
    },
  );
  return { starts, origins };
}

function join(map: Map<string, Set<string>>, key: string, files: ReadonlySet<string>): void {
  map.set(key, new Set([...(map.get(key) ?? []), ...files]));
}

/** The renames with an edit by which paths came to be that seem to have been made anew. */
async function renamedInto(repository: Repository, starts: ReadonlyMap<string, Start>): Promise<readonly Origin[]> {
  const commits = [...new Set([...starts.values()].map(({ commit }) => commit))];
  const origins: Origin[] = [];
  const differences = commits.map((commit) => ({ commit, base: null, judged: commit }));
  await renamesWithEdits(repository, differences, ({ commit, path, to }) => {
    const start = to === null ? undefined : starts.get(to);
    if (start?.commit === commit) origins.push({ commit, path, files: start.files });
    return true;
  });
  return origins;
}
