import { decodePathBytes } from '../../model/path.js';
import { CommitGraph, endsEarly, parentsOf } from './commit-graph.js';
import { FieldReader, readRevList, streamGit } from './stream.js';
import { gitFailed } from './git.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';
import { readLog } from './log.js';
import { scopesOf, sharedStart } from './path-scopes.js';
import type { CommitFinding, CommitPair, CommitsBetween } from '../../model/history.js';
import { batchesOf, groupBy } from '../../model/collections.js';
import { HOW_TO_DEEPEN, type CheckedCommit } from './history.js';

/** UTF-16 units; a name may be as long as its commit. */
const LONGEST_NAME = 200;

/**
 * Returns the author who last changed each file, by one walk that ends when all files are found. Without `files`, or if the history
 * ends early, the map is empty: the oldest commit of a shallow clone seems to add every file. Rejects with `GitError`.
 */
export async function authors(
  repository: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0 || (await endsEarly(repository.git))) return new Map();
  return withFolders(repository, commit, () => readAuthors(repository, commit, files));
}

async function readAuthors(
  { git, prefix }: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const root = prefix === '' ? '' : `${prefix}/`;
  const all = new Set(files.map((file) => `${root}${file}`));
  const wanted = new Set(all);
  const found = new Map<string, string>();
  let author = '';
  const fields = new FieldReader();
  const takeField = (field: string): void => {
    const path = decodePathBytes(field.replace(/^\n/, ''));
    // Git lists these files only; each other text is the author of a commit, before its files.
    if (!all.has(path)) author = Buffer.from(field, 'latin1').toString('utf8').slice(0, LONGEST_NAME);
    else if (wanted.delete(path) && author.trim() !== '') found.set(path.slice(root.length), author);
  };
  const args = [
    'log',
    '--no-show-signature',
    '--no-color',
    '--no-mailmap',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
  ];
  await streamGit(git, [...args, '--encoding=UTF-8', '-z', '--name-only', '--format=%an', commit, '--', ...wanted], {
    take: (chunk) => {
      fields.take(chunk).forEach(takeField);
      return wanted.size > 0;
    },
    failed: (stderr) => gitFailed('read the history', stderr),
  });
  return found;
}

/** A file with more commits than this is left out. */
const MOST_COMMITS_BEHIND = 1_000;

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
      return all.size > MOST_COMMITS_BEHIND ? [] : [[file, all]];
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
  else if (known.size <= MOST_COMMITS_BEHIND) known.add(commit);
}

/** The ids of more commits are not returned, only their number. */
const MOST_COMMITS_BETWEEN = 1_000;

/**
 * Returns the commits that lead to the later one of each pair and not to the earlier one, as `git rev-list earlier..later` does; null
 * if one of the two does not lead to `newest`, or if the clone is shallow. Rejects with `GitError`.
 */
export async function commitsBetween(
  repository: Repository,
  newest: string,
  pairs: readonly CommitPair[],
): Promise<readonly (CommitsBetween | null)[]> {
  if (pairs.length === 0) return [];
  if (await endsEarly(repository.git)) return pairs.map(() => null);
  const graph = await CommitGraph.read(repository, newest);
  return pairs.map((pair) => between(graph, pair));
}

/** Does the same for one pair of a graph. */
function between(graph: CommitGraph, { earlier, later }: CommitPair): CommitsBetween | null {
  const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
  if (first === undefined || last === undefined) return null;
  const [known, found] = [graph.ancestorsOf(first), graph.ancestorsOf(last)];
  const isAncestor = first === last || found[first] === 1;
  known[first] = 1;
  found[last] = 1;
  const ids: string[] = [];
  found.forEach((isFound, place) => {
    if (isFound === 1 && known[place] !== 1) ids.push(graph.idAt(place));
  });
  return { count: ids.length, ids: ids.length > MOST_COMMITS_BETWEEN ? null : ids, isAncestor };
}

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

/**
 * Returns whether the earlier commit of each pair is the later one or leads to it; null if one of them does not lead to `newest`,
 * as far as the clone shows. Rejects with `GitError`.
 */
export async function leadsTo(
  repository: Repository,
  newest: string,
  pairs: readonly CommitPair[],
): Promise<readonly (boolean | null)[]> {
  if (pairs.length === 0) return [];
  const graph = await CommitGraph.read(repository, newest);
  const ancestors = new Map<number, Uint8Array>();
  return pairs.map(({ earlier, later }) => {
    const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
    if (first === undefined || last === undefined) return null;
    const before = ancestors.get(last) ?? graph.ancestorsOf(last);
    ancestors.set(last, before);
    return first === last || before[first] === 1;
  });
}

/** Commits of a change that are looked at: one with more is taken for one that the clone does not show. */
const MOST_COMMITS_OF_CHANGE = 10_000;

/**
 * Returns whether all commits between a base and a commit are visible, and all of them lead back to the base itself. Then nothing that a
 * shallow clone lacks belongs to the change, nor to what the base did beside it. Rejects with `GitError`.
 */
export async function showsChange(repository: Repository, commit: string, base: string): Promise<boolean> {
  if (!(await endsEarly(repository.git))) return true;
  const seen = new Set([commit, base]);
  let next: readonly string[] = commit === base ? [] : [commit];
  while (next.length > 0) {
    if (seen.size > MOST_COMMITS_OF_CHANGE) return false;
    const further: string[] = [];
    for (const { type, bytes } of await repository.objects.contents(next, LARGEST_COMMIT)) {
      if (type !== 'commit' || bytes === null) return false;
      const parents = parentsOf(bytes);
      // A line that goes past the base to the first commit left it earlier: the base went on, and what it did is cut off.
      if (parents.length === 0) return false;
      for (const parent of parents) {
        if (!seen.has(parent)) further.push(parent);
        seen.add(parent);
      }
    }
    next = further;
  }
  return true;
}
