import type { AbsenceQuestion, Past } from '../../model/history.js';
import { valueOf } from '../../model/collections.js';
import { CommitGraph, endsEarly } from './commit-graph.js';
import { readDifference, readLog, type LogEntry } from './log.js';
import { isEmptyBlob, withFolders } from './partial-clone.js';
import { readPathStates } from './existed.js';
import { isBold, renamesWithEdits, RenameTracker, tooSmall, type Lead, type Question } from './renames.js';
import type { Repository } from './repository.js';
import { scopesOf } from './path-scopes.js';

/** The commit whose history is searched. */
export interface CheckedCommit {
  readonly repository: Repository;
  readonly commit: string;
  /** Returns whether the commit has an empty file at a path. */
  readonly isEmpty: (path: string) => boolean;
  /** Fetches the history that a shallow clone lacks. Resolves to the obstacle, or null if it succeeded. */
  readonly deepen: (() => Promise<string | null>) | null;
}

/** How often the search follows a file that was renamed to a path outside the searched ones. */
const MOST_STEPS = 8;

/** What a person can do about a shallow clone. */
export const HOW_TO_DEEPEN = 'deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';

const SHALLOW = `History is too shallow here to tell whether it was moved or removed: ${HOW_TO_DEEPEN}`;

const NEVER: Past = { kind: 'never' };

/**
 * Returns what happened to paths that a commit lacks: removed, or renamed to a path for which `exists` answers true, also by
 * several renames in a row. Rejects with `GitError`.
 *
 * The differences to the base are read first, then the history for the paths left. That takes one query for all of them, two more
 * for the commits that removed some, and the same again if renames lead on.
 */
export async function explainByHistory(
  checked: CheckedCommit,
  { paths, needed, exists, base }: Omit<AbsenceQuestion, 'paths'> & { readonly paths: readonly string[] },
): Promise<ReadonlyMap<string, Past>> {
  const asked = paths.filter((path) => path !== '');
  if (asked.length === 0) return new Map();
  const { repository, commit, isEmpty } = checked;
  const pasts = new Map<string, Past>();
  const renamed = new Map<string, string>();
  const whereIs: WhereIs = (path) => (exists(path) ? path : (renamed.get(path) ?? null));
  if (base !== null) {
    const search: Search = { repository, commit, base, whereIs, isEmpty };
    const read = (take: (entry: LogEntry) => boolean): Promise<void> =>
      readDifference(repository, [base, commit], 'exact', (entry) => {
        if (entry.to !== null && exists(entry.to)) renamed.set(entry.path, entry.to);
        return take(entry);
      });
    const { pasts: byChange } = await withEdited(search, await track(search, asked.map(lastOf), read));
    for (const [{ path }, past] of byChange) pasts.set(path, past);
  }
  // What the compared change itself claims and deletes, one of its commits may have moved before another edited it.
  const isOpen = (path: string): boolean => pasts.get(path)?.kind === 'removed' && !needed.has(path);
  const left = asked.filter((path) => !pasts.has(path) || isOpen(path));
  if (left.length === 0) return pasts;
  if (await endsEarly(repository.git)) {
    const isNeeded = left.some((path) => needed.has(path));
    const obstacle = isNeeded && checked.deepen !== null ? await checked.deepen() : '';
    if (obstacle !== null) {
      const detail = obstacle === '' ? SHALLOW : `${SHALLOW} It could not be fetched: ${obstacle}`;
      for (const path of left) if (!pasts.has(path)) pasts.set(path, { kind: 'unknown', detail });
      return pasts;
    }
  }
  const search: Search = { repository, commit, base: null, whereIs, isEmpty };
  for (const [path, past] of await inHistory(search, left)) {
    if (past.kind === 'moved' || !pasts.has(path)) pasts.set(path, past);
  }
  return pasts;
}

/** All empty files have the same content, so a rename of one counts only if the new path has content now. */
function believed(entry: LogEntry, isEmpty: (path: string) => boolean): LogEntry {
  const { to, ids } = entry;
  return to === null || !isEmptyBlob(ids[0]) || !isEmpty(to) ? entry : withoutRename(entry);
}

function withoutRename(entry: LogEntry): LogEntry {
  return { ...entry, status: 'deleted', to: null, regular: [entry.regular[0], false] };
}

/** Returns where a path's content at the newest searched commit is now; null if it no longer exists. */
type WhereIs = (path: string) => string | null;

interface Search {
  readonly repository: Repository;
  /** The newest commit. */
  readonly commit: string;
  /** Set if the difference to a base is searched instead of a history. */
  readonly base: string | null;
  readonly whereIs: WhereIs;
  readonly isEmpty: CheckedCommit['isEmpty'];
}

function inHistory(search: Search, asked: readonly string[]): Promise<ReadonlyMap<string, Past>> {
  return withFolders(search.repository, search.commit, async () => {
    const followed = await follow(search, asked.map(lastOf), MOST_STEPS);
    return new Map([...followed].map(([{ path }, past]) => [path, past]));
  });
}

/** No commit removed these paths: finds the merges that left out what a line of history had, and the commits that put a link there. */
async function mergesThatDropped(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (paths.length === 0) return new Map();
  const graph = await CommitGraph.read(repository, commit);
  const states = await readPathStates(repository, graph, paths);
  return new Map(paths.map((path) => [path, graph.newestThatDropped(states.holders(path))]));
}

function lastOf(path: string): Question {
  return { path, since: null };
}

async function follow(
  search: Search,
  questions: readonly Question[],
  steps: number,
): Promise<ReadonlyMap<Question, Past>> {
  const { repository, commit } = search;
  const scopes = scopesOf(questions.map(({ path }) => path));
  // What left a place since a commit is read before that commit, whatever the clocks said.
  const topological = questions.some(({ since }) => since !== null);
  const asked = { likeness: 'exact', modified: 'kind', commits: [commit], within: scopes, topological } as const;
  const tracker = await track(search, questions, (take) => readLog(repository, asked, take));
  const { pasts, leads } = await withEdited(search, tracker);
  const all = new Map(pasts);
  for (const question of questions) if (!all.has(question)) all.set(question, NEVER);
  if (leads.length === 0 || steps === 0) return all;
  const next = leads.map((lead) => ({ ...lead, further: { path: lead.to, since: lead.commit } }));
  const further = await follow(
    search,
    next.map((lead) => lead.further),
    steps - 1,
  );
  for (const { question, further: after, commit: by } of next) {
    const end = further.get(after);
    if (end?.kind === 'moved') all.set(question, { ...end, commit: by });
  }
  return all;
}

/** Follows paths through entries, the newest first. They are read once more where a rename among them is not accepted. */
async function track(
  { repository, whereIs, isEmpty }: Search,
  questions: readonly Question[],
  read: (take: (entry: LogEntry) => boolean) => Promise<void>,
): Promise<RenameTracker> {
  const rejected = new Set<string>();
  const keyOf = ({ commit, path, to }: LogEntry): string => [commit, path, to].join('\0');
  for (;;) {
    const tracker = new RenameTracker(questions, whereIs);
    await read((found) => {
      const entry = believed(found, isEmpty);
      return tracker.take(rejected.has(keyOf(entry)) ? withoutRename(entry) : entry);
    });
    const small = await tooSmall(tracker.bold, repository.objects);
    if (small.size === 0) return tracker;
    for (const entry of small) rejected.add(keyOf(entry));
  }
}

/** What happened to files, and which paths must be searched next. */
interface Followed {
  readonly pasts: ReadonlyMap<Question, Past>;
  readonly leads: readonly Lead[];
}

/** Returns a tracker's results, completed by comparing the contents of files that the commits removed. */
async function withEdited(
  { repository, commit: checked, base, whereIs, isEmpty }: Search,
  tracker: RenameTracker,
): Promise<Followed> {
  const order = tracker.needsOrder ? await CommitGraph.read(repository, checked) : null;
  const all = new Map(tracker.pasts(order));
  const leads = [...tracker.leads(order)];
  const isWithoutCommit = (past: Past): boolean => base === null && past.kind === 'removed' && past.commit === null;
  const dropped = [...all].flatMap(([{ path }, past]) => (isWithoutCommit(past) ? [path] : []));
  const droppedBy = await mergesThatDropped(repository, checked, dropped);
  for (const [question, past] of all) {
    const commit = isWithoutCommit(past) ? (droppedBy.get(question.path) ?? null) : null;
    if (commit !== null) all.set(question, { kind: 'removed', commit });
  }
  const removed = [...all].flatMap(([question, past]) =>
    past.kind === 'removed' ? [{ question, commit: past.commit }] : [],
  );
  const wanted = new Set(removed.map(({ question }) => question.path));
  const commits = [...new Set(removed.map(({ commit }) => commit))].filter(
    (commit) => base !== null || commit !== null,
  );
  const differences = commits.map((commit) => ({ commit, base, checked }));
  const found: LogEntry[] = [];
  const { skipped, reason, isLacking } = await renamesWithEdits(repository, differences, (entry) => {
    const rename = believed(entry, isEmpty);
    if (rename.to !== null && rename.regular[0] && wanted.has(rename.path)) found.push(rename);
  });
  const small = await tooSmall(found.filter(isBold), repository.objects);
  const renamed = new Map<string | null, Map<string, string>>(differences.map(({ commit }) => [commit, new Map()]));
  for (const entry of found) {
    const { path, to, commit } = entry;
    if (to !== null && !small.has(entry)) valueOf(renamed, commit).set(path, to);
  }
  for (const { question, commit } of removed) {
    const to = renamed.get(commit)?.get(question.path);
    const now = to === undefined ? null : whereIs(to);
    if (now !== null) all.set(question, { kind: 'moved', to: now, commit });
    else if (to !== undefined) leads.push({ question, to, commit });
    else if (skipped.has(commit)) {
      all.set(question, { kind: 'removed', commit, detail: reason, ...(isLacking ? { isLacking } : {}) });
    }
  }
  return { pasts: all, leads };
}
