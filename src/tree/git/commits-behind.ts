import { endsEarly } from './ancestry.js';
import { readLog } from './log.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';
import { readRevList } from './stream.js';
import { scopesOf, sharedStart } from './scopes.js';

/** A file with more commits than this is left out. */
const MOST_COMMITS = 1_000;

/** An id, and a subject that begins with a word and a scope in parentheses. */
const SCOPED = /^([0-9a-f]{40,64}) [A-Za-z][A-Za-z0-9_-]{0,40}\(([^()]{1,200})\)!?:/;

export interface CommitsQuestion {
  /** The newest commit that counts. */
  readonly commit: string;
  /** The scopes of each file. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Returns a name that a file keeps wherever it is archived. Paths with the same name are the same file. */
  readonly identityOf: (path: string) => string;
}

/**
 * Returns the commits that added a file, and those whose subjects name one of its scopes. Merges add nothing. One walk reads the
 * subjects, and one reads the additions to the files' folders. No content is read. Rejects with `GitError`.
 */
export async function commitsBehind(
  repository: Repository,
  question: CommitsQuestion,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { commit, files, identityOf } = question;
  if (files.size === 0 || (await endsEarly(repository.git))) return new Map();
  const added = await withFolders(repository, commit, () => commitsThatAdded(repository, question));
  const scoped = await commitsByScope(repository, commit, new Set([...files.values()].flat()));
  return new Map(
    [...files].flatMap(([file, scopes]): readonly (readonly [string, ReadonlySet<string>])[] => {
      const own = added.get(identityOf(file));
      if (own === undefined) return [];
      const all = new Set([...own, ...scopes.flatMap((scope) => [...(scoped.get(scope) ?? [])])]);
      return all.size > MOST_COMMITS ? [] : [[file, all]];
    }),
  );
}

/** Returns the commits by the file identities that they added. */
async function commitsThatAdded(
  repository: Repository,
  { commit, files, identityOf }: CommitsQuestion,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const wanted = new Set([...files.keys()].map(identityOf));
  const found = new Map<string, Set<string>>();
  // A file's path does not show its earlier places, so the search covers what the path shares with its identity.
  const scopes = scopesOf([...files.keys()].map((file) => sharedStart(file, identityOf(file))));
  await readLog(
    repository,
    { likeness: 'exact', commits: [commit], within: scopes },
    ({ status, path, to, commit: by, merge }) => {
      if (merge || by === null || status === 'deleted') return true;
      const identity = identityOf(to ?? path);
      if (wanted.has(identity)) note(found, identity, by);
      return true;
    },
  );
  return found;
}

/** Returns the commits by the scopes in their subjects. */
async function commitsByScope(
  { git }: Repository,
  commit: string,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  if (wanted.size === 0) return found;
  // A line `commit <id>` comes before each subject. Earlier versions of git cannot omit it.
  await readRevList(git, ['--encoding=UTF-8', '--format=%H %s', commit], (line) => {
    const [, id, scope] = SCOPED.exec(line) ?? [];
    if (id !== undefined && scope !== undefined && wanted.has(scope)) note(found, scope, id);
    return true;
  });
  return found;
}

/** One more than the reported maximum is enough to see that there are too many. */
function note(found: Map<string, Set<string>>, key: string, commit: string): void {
  const known = found.get(key);
  if (known === undefined) found.set(key, new Set([commit]));
  else if (known.size <= MOST_COMMITS) known.add(commit);
}
