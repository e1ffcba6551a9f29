import { groupBy, reachable } from '../../model/collections.js';
import type {
  AbsenceQuestion,
  CommitFinding,
  CommitPair,
  CommitsBetween,
  FileVersion,
  History,
  Past,
  PastPaths,
  PathChange,
  PathSince,
} from '../../model/history.js';
import type { FileRef } from '../../model/tree.js';
import { changeBetween } from './changes.js';
import { CommitGraph, isShallow } from './commit-graph.js';
import { EventLog, PathsEver, sharedStart } from './event-log.js';
import { fileVersions } from './file-versions.js';
import { isFile, readEach, type PathEvent } from './log.js';
import { filesAt } from './other-commit.js';
import { withFolders } from './partial-clone.js';
import { authorIn, dateIn, isChangeVisible, parentsInClone, parentsOf, rawCommits, scopeIn } from './raw-commits.js';
import { isMoved } from './renames.js';
import type { Repository } from './repository.js';
import { explainByChange, explainByLog, type Outcome } from './what-became.js';

/** The commit whose history is read. */
export interface CheckedCommit {
  readonly repository: Repository;
  readonly commit: string;
  /** Returns whether the commit has an empty file at a path. */
  readonly isEmpty: (path: string) => boolean;
  /** Fetches the history that a shallow clone lacks. Resolves to the obstacle, or null if it succeeded. */
  readonly deepen: (() => Promise<string | null>) | null;
}

/** What a person can do about a shallow clone. */
const HOW_TO_DEEPEN = 'deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';

/** At most this many commits of a file are counted, and this many ids between two commits returned. */
const MOST_COMMITS = 1_000;

/** Fewer digits name no commit; git itself shows seven. */
const SHORTEST = 7;

/** The history of one commit: graph and events are read once for all questions. All reject with `GitError`. */
export class CommitHistory implements Omit<History, 'explainAbsent' | 'ignoredByCommit'> {
  readonly #checked: CheckedCommit;
  readonly #repository: Repository;
  readonly #others = new Map<string, CommitHistory>();
  #graph: Promise<CommitGraph> | undefined;
  #log: Promise<EventLog> | undefined;
  #ever: Promise<PathsEver> | undefined;
  #deepened: Promise<string | null> | undefined;

  constructor(checked: CheckedCommit) {
    this.#checked = checked;
    this.#repository = checked.repository;
  }

  /**
   * Returns what happened to paths that the commit lacks: removed, or renamed to a path that exists, also by several
   * renames in a row. The diff to the base is read first, then the history for the remaining paths.
   */
  pastsOf = async (question: AbsenceQuestion): Promise<ReadonlyMap<string, Past>> => {
    const { needed, exists, base } = question;
    const paths = question.paths.filter((path) => path !== '');
    const pasts = new Map<string, Past>();
    if (paths.length === 0) return pasts;
    const { isEmpty, commit } = this.#checked;
    const repository = this.#repository;
    const renamed = new Map<string, string>();
    const whereIs = (path: string): string | null => (exists(path) ? path : (renamed.get(path) ?? null));
    if (base !== null) {
      for (const { path, to } of (await changeBetween(repository, base, commit)).events)
        if (to !== null && exists(to.path)) renamed.set(path, to.path);
      const byChange = await explainByChange(repository, { base, commit }, paths, { whereIs, isEmpty });
      for (const [path, past] of byChange) pasts.set(path, past);
    }
    // One commit of the change may have moved a file that it claims and deletes, before another edited it.
    const isOpen = (path: string): boolean => pasts.get(path)?.kind === 'removed' && !needed.has(path);
    const left = paths.filter((path) => !pasts.has(path) || isOpen(path));
    if (left.length === 0) return pasts;
    const isNeeded = left.some((path) => needed.has(path));
    const detail = await this.#whyTooShallow('whether it was moved or removed', isNeeded);
    if (detail !== null && !(await parentsInClone(repository, [commit])).has(commit)) {
      for (const path of left) if (!pasts.has(path)) pasts.set(path, { kind: 'unknown', detail });
      return pasts;
    }
    const outcome: Outcome = { repository, isEmpty, whereIs };
    const found = await explainByLog(await this.#events(), { graph: await this.#commits(), base }, left, outcome);
    for (const [path, past] of found)
      if (past.kind === 'moved' || !pasts.has(path)) pasts.set(path, detail === null ? past : inCut(past, detail));
    return pasts;
  };

  fileVersions: History['fileVersions'] = async (files, from, identityOf) => {
    if (files.length === 0) return new Map<string, FileVersion>();
    const { commit } = this.#checked;
    const graph = await this.#commits();
    const start = from ?? commit;
    // If a commit does not lead to the checked one, its own history is read.
    if (graph.placeOf(start) === undefined) return this.#historyOf(start).fileVersions(files, null, identityOf);
    return fileVersions(await this.#events(), graph, { commit: start, files, identityOf });
  };

  introducedAt: History['introducedAt'] = async (files, identityOf) => {
    const oldest = new Map<string, readonly string[]>();
    for (const [file, version] of await this.fileVersions(files, null, identityOf))
      oldest.set(file, introducing(version));
    const dates = new Map<string, number>();
    // If a commit's parents are missing, an older commit may have the file too.
    for await (const { id, raw } of rawCommits(
      this.#repository,
      (await parentsInClone(this.#repository, [...oldest.values()].flat())).keys(),
    )) {
      const date = dateIn(raw);
      if (date !== null) dates.set(id, date);
    }
    const found = new Map<string, number>();
    for (const [file, commits] of oldest) {
      const known = commits.flatMap((commit) => dates.get(commit) ?? []);
      if (known.length === commits.length) found.set(file, Math.min(...known));
    }
    return found;
  };

  /**
   * The folder at the moment is read first, and the path's history only if it has no such file. Later commits are those that lead to the
   * checked one and not to the moment, so other lines of history count too.
   */
  existedSince: History['existedSince'] = async (questions) => {
    const places = questions.flatMap((question) =>
      question.moments.map((commit) => ({ question, path: question.path, commit })),
    );
    const ids = await this.filesAt(places);
    const then = new Set(places.flatMap(({ question }, n) => (typeof ids[n] === 'string' ? question : [])));
    const left = questions.filter((question) => !then.has(question));
    if (left.length === 0) return questions.map(() => true);
    const graph = await this.#commits();
    const holders = await this.#holders(left);
    return questions.map((question) => then.has(question) || existedLater(question, holders(question.path), graph));
  };

  existedBefore: History['existedBefore'] = async (moments) => {
    if (moments.length === 0) return [];
    const graph = await this.#commits();
    const holders = await this.#holders(moments);
    return moments.map(({ path, commit }) => {
      const place = graph.placeOf(commit);
      if (place === undefined) return false;
      const before = graph.ancestorsOf(place);
      return holders(path).some((held, n) => held === 1 && before[n] === 1);
    });
  };

  filesAt: History['filesAt'] = (moments) => filesAt(this.#repository, moments);

  commitsNamed: History['commitsNamed'] = async (ids) => {
    const wanted = groupBy(new Set(ids.filter(isStart)), (id) => id.slice(0, SHORTEST));
    const found = new Map<string, string>();
    const take = (commit: string): void => {
      for (const id of wanted.get(commit.slice(0, SHORTEST)) ?? [])
        if (commit.startsWith(id) && !found.has(id)) found.set(id, commit);
    };
    /** Returns true if some may be in history that the clone lacks. */
    const search = async (): Promise<boolean> => {
      const graph = await this.#commits();
      for (const id of graph.ids) take(id);
      if (!(await isShallow(this.#repository.git))) return false;
      // A commit without a parent is either the first one or the clone's last: its raw text names its parents.
      let isCut = false;
      const ends = graph.ids.filter((_, place) => graph.parentsOf(place).length === 0);
      for await (const { raw } of rawCommits(this.#repository, ends)) {
        const parents = parentsOf(raw);
        isCut ||= parents.length > 0;
        for (const parent of parents) take(parent);
      }
      return isCut && [...wanted.values()].flat().some((id) => !found.has(id));
    };
    let detail: string | null = null;
    if (wanted.size > 0 && (await search())) {
      detail = await this.#whyTooShallow('whether it holds the commit', true);
      if (detail === null) await search();
    }
    return new Map(
      ids.map((id): readonly [string, CommitFinding] => {
        const whole = found.get(id);
        if (whole !== undefined) return [id, { kind: 'ancestor', id: whole }];
        return [id, detail !== null && isStart(id) ? { kind: 'undetermined', detail } : { kind: 'unknown' }];
      }),
    );
  };

  changedIn: History['changedIn'] = async (commits, paths) => {
    const repository = this.#repository;
    const known = [...(await parentsInClone(this.#repository, commits)).keys()];
    const changed = new Map(known.map((id) => [id, new Map<string, PathChange>()]));
    if (known.length === 0 || paths.size === 0) return changed;
    const read = await withFolders(repository, this.#checked.commit, () => readEach(repository, known, paths));
    for (const { id, events } of read) {
      for (const { path, newMode } of events)
        if (paths.has(path)) changed.get(String(id))?.set(path, newMode === '' ? 'deleted' : 'written');
    }
    return changed;
  };

  /** Merges add nothing. Reads no content. */
  commitsBehind: History['commitsBehind'] = async (files, identityOf) => {
    if (files.size === 0 || (await isShallow(this.#repository.git))) return new Map();
    const wanted = new Set([...files.keys()].map(identityOf));
    const added = new Map<string, Set<string>>();
    const places = [...files.keys()].map((file) => sharedStart(file, identityOf(file)));
    for (const { id, merge, events } of await (await this.#events()).including(places)) {
      for (const event of merge ? [] : events) {
        const identity = event.mode === '' ? identityOf(event.path) : '';
        if (wanted.has(identity)) note(added, identity, String(id));
      }
    }
    const scopes = new Set([...files.values()].flat());
    const scoped = new Map<string, Set<string>>();
    if (scopes.size > 0) {
      for await (const { id, raw } of rawCommits(this.#repository, (await this.#commits()).ids)) {
        const scope = scopeIn(raw);
        if (scopes.has(scope)) note(scoped, scope, id);
      }
    }
    return new Map(
      [...files].flatMap(([file, own]): readonly (readonly [string, ReadonlySet<string>])[] => {
        const adding = added.get(identityOf(file));
        if (adding === undefined) return [];
        const all = new Set([...adding, ...own.flatMap((scope) => [...(scoped.get(scope) ?? [])])]);
        return all.size > MOST_COMMITS ? [] : [[file, all]];
      }),
    );
  };

  /** If the history ends early, the map is empty: the oldest commit of a shallow clone seems to add every file. */
  authors: History['authors'] = async (files) => {
    if (files.length === 0 || (await isShallow(this.#repository.git))) return new Map();
    const log = await this.#events();
    log.keepVersionsOf(files);
    const at = await log.at(files);
    const isChange = ({ commit, newMode }: PathEvent): boolean => !commit.merge && newMode !== '';
    const last = new Map(files.flatMap((file) => at(file).find(isChange)?.commit.id ?? []).map((id) => [id, '']));
    for await (const { id, raw } of rawCommits(this.#repository, new Set(last.keys()))) last.set(id, authorIn(raw));
    return new Map(
      files.flatMap((file) => {
        const name = last.get(at(file).find(isChange)?.commit.id ?? '') ?? '';
        return name.trim() === '' ? [] : [[file, name] as const];
      }),
    );
  };

  pastEndingWith: History['pastEndingWith'] = async (tails, folders = []): Promise<PastPaths> => {
    const whole = !(await isShallow(this.#repository.git));
    if (tails.length + folders.length === 0)
      return { endings: new Map(), folders: new Set(), entries: new Set(), whole };
    this.#ever ??= this.#events().then(async (log) => new PathsEver(await log.including([''])));
    const ever = await this.#ever;
    const found = tails.map((tail) => [tail, ever.endingWith(tail)] as const);
    return {
      endings: new Map(found.filter(([, paths]) => paths.length > 0)),
      folders: new Set(folders.filter((path) => ever.hasFolder(path))),
      entries: new Set(folders.filter((path) => ever.hasEntry(path))),
      whole,
    };
  };

  /**
   * A file with the content of one that the commit deleted was moved. First commits are left out, too: no earlier one had what they add.
   */
  addedBy: History['addedBy'] = async (commits) => {
    const parents = new Map([...(await parentsInClone(this.#repository, commits))].filter(([, ids]) => ids.length > 0));
    const found = new Map<string, readonly FileRef[]>();
    if (parents.size === 0) return found;
    for (const [id, differences] of await (await this.#events()).byParent([...parents.keys()])) {
      const isKept = (event: PathEvent): boolean => isMoved(event) && event.from?.id === event.newId;
      const came = differences.flatMap(({ events }) => events.filter((event) => event.mode === '' && !isKept(event)));
      const ofAll = [...groupBy(came, ({ path }) => path).values()].filter(
        (list) => list.length === parents.get(id)?.length,
      );
      found.set(
        id,
        ofAll
          .flatMap(([event]) => event ?? [])
          .map(({ path, newId, newMode }) => ({ path, id: newId, link: !isFile(newMode) })),
      );
    }
    return found;
  };

  showsChange: History['showsChange'] = async (base) => {
    const { repository, commit } = this.#checked;
    return !(await isShallow(repository.git)) || isChangeVisible(repository, { base, commit });
  };

  leadsTo: History['leadsTo'] = async (pairs) => {
    if (pairs.length === 0) return [];
    const graph = await this.#commits();
    return pairs.map(({ earlier, later }) => {
      if (graph.placeOf(earlier) === undefined || graph.placeOf(later) === undefined) return null;
      return earlier === later || graph.leadsTo(earlier, later);
    });
  };

  commitsBetween: History['commitsBetween'] = async (pairs) => {
    if (pairs.length === 0) return [];
    if (await isShallow(this.#repository.git)) return pairs.map(() => null);
    const graph = await this.#commits();
    return pairs.map((pair) => between(graph, pair));
  };

  /** Fetches needed history if allowed; returns why the clone still cannot answer a question, or null if it can. */
  async #whyTooShallow(what: string, isNeeded: boolean): Promise<string | null> {
    if (!(await isShallow(this.#repository.git))) return null;
    const why = `History is too shallow here to show ${what}: ${HOW_TO_DEEPEN}`;
    const { deepen } = this.#checked;
    if (!isNeeded || deepen === null) return why;
    this.#deepened ??= deepen();
    const obstacle = await this.#deepened;
    if (obstacle !== null) return `${why} It could not be fetched: ${obstacle}`;
    // What the shallow clone showed must be read again.
    this.#graph = this.#log = this.#ever = undefined;
    return null;
  }

  #historyOf(commit: string): CommitHistory {
    const known = this.#others.get(commit) ?? new CommitHistory({ ...this.#checked, commit });
    this.#others.set(commit, known);
    return known;
  }

  #commits(): Promise<CommitGraph> {
    return (this.#graph ??= CommitGraph.read(this.#repository.git, this.#checked.commit));
  }

  #events(): Promise<EventLog> {
    return (this.#log ??= this.#commits().then((graph) => new EventLog(this.#repository, graph)));
  }

  /** Which commits had a regular file at each path. */
  async #holders(questions: readonly { readonly path: string }[]): Promise<(path: string) => Uint8Array> {
    const log = await this.#events();
    const at = await log.at(new Set(questions.map(({ path }) => path)));
    return (path) => log.holders(at(path));
  }
}

/** What is known of a path in a history that ends early, as a sentence says. */
function inCut(past: Past, detail: string): Past {
  return past.kind === 'moved' || past.kind === 'removed' ? { ...past, cut: detail } : { kind: 'unknown', detail };
}

/** Returns whether a regular file existed after a moment, was moved after it, or was deleted at it. */
function existedLater(
  { moments, movedBy = null, orParent, isCut = false }: PathSince,
  holders: Uint8Array,
  graph: CommitGraph,
): boolean {
  const moved = movedBy === null ? undefined : graph.placeOf(movedBy);
  return moments.some((moment) => {
    const place = graph.placeOf(moment);
    const parents = orParent === true && place !== undefined ? graph.parentsOf(place) : [];
    if (parents.some((parent) => holders[parent] === 1)) return true;
    const before = place === undefined ? null : graph.ancestorsOf(place);
    const isLater = (n: number): boolean =>
      isCut ? place !== undefined && graph.ancestorsOf(n)[place] === 1 : before?.[n] !== 1;
    return (moved !== undefined && isLater(moved)) || holders.some((held, n) => held === 1 && isLater(n));
  });
}

/** Returns the commits of the versions without a predecessor: several if lines of history were merged. */
function introducing(newest: FileVersion): readonly string[] {
  const all = [...reachable([newest], ({ before }) => before)];
  return all.flatMap(({ commit, before }) => (before.length === 0 ? [commit] : []));
}

function between(graph: CommitGraph, { earlier, later }: CommitPair): CommitsBetween | null {
  const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
  if (first === undefined || last === undefined) return null;
  const [known, found] = [graph.ancestorsOf(first), graph.ancestorsOf(last)];
  const isIn = (ancestors: Uint8Array, end: number, place: number): boolean => place === end || ancestors[place] === 1;
  const ids = graph.ids.filter((_, place) => isIn(found, last, place) && !isIn(known, first, place));
  return { count: ids.length, ids: ids.length > MOST_COMMITS ? null : ids, isAncestor: isIn(found, last, first) };
}

function isStart(id: string): boolean {
  return /^[0-9a-f]{7,64}$/.test(id);
}

/** One more than the reported maximum shows that there are too many. */
function note(found: Map<string, Set<string>>, key: string, commit: string): void {
  const known = found.get(key) ?? new Set();
  if (known.size <= MOST_COMMITS) found.set(key, known.add(commit));
}
