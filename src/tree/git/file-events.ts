import type { FileVersion } from '../../model/history.js';
import { readLog, type LogEntry } from './log.js';
import { withFolders } from './partial-clone.js';
import { renamesWithEdits } from './renames.js';
import type { Repository } from './repository.js';
import { scopesOf, sharedStart } from './path-scopes.js';

/** What a commit did to a file at a path, compared with its first parent. */
export type FileEvent =
  | {
      readonly kind: 'written';
      /** The content's id. */
      readonly id: string;
      readonly merge: boolean;
      /** The file's earlier path, if the commit moved it, or copied it from a file that it moved; else null. */
      from: string | null;
      /** Whether the path is new. */
      readonly added: boolean;
    }
  | {
      readonly kind: 'gone';
      /** The path that the commit moved the file to; null if it deleted the file. */
      to: string | null;
    };

/** How often the search continues at earlier paths of a file. */
const MOST_STEPS = 8;

interface EventsQuestion {
  /** The newest commit that counts. */
  readonly commit: string;
  /** Their paths in that commit. */
  readonly files: readonly string[];
  /** Returns a name that a file keeps wherever it is archived. */
  readonly identityOf: (path: string) => string;
}

/** What the commits that lead to one commit did to some files, wherever the files were. */
export class FileEvents {
  readonly #byPath = new Map<string, Map<string, FileEvent>>();
  readonly #byIdentity = new Map<string, Set<string>>();
  readonly #identityOf: (path: string) => string;

  constructor(identityOf: (path: string) => string) {
    this.#identityOf = identityOf;
  }

  /** By the id of the commit. */
  at(path: string): ReadonlyMap<string, FileEvent> {
    return this.#byPath.get(path) ?? NO_EVENTS;
  }

  /** Returns the paths with events that have the same identity. */
  sameAs(path: string): ReadonlySet<string> {
    return this.#byIdentity.get(this.#identityOf(path)) ?? NO_PATHS;
  }

  /** Returns the only version of a file that one commit wrote and no other commit touched; undefined for any other file. */
  onlyVersionOf(file: string): FileVersion | undefined {
    const [only, ...others] = this.at(file);
    if (only === undefined || others.length > 0 || this.sameAs(file).size > 1) return undefined;
    const [commit, event] = only;
    return event.kind === 'written' && event.from === null ? { commit, id: event.id, before: [] } : undefined;
  }

  put(path: string, commit: string, event: FileEvent): void {
    const events = this.#byPath.get(path);
    if (events !== undefined) {
      events.set(commit, event);
      return;
    }
    this.#byPath.set(path, new Map([[commit, event]]));
    const identity = this.#identityOf(path);
    const known = this.#byIdentity.get(identity);
    if (known === undefined) this.#byIdentity.set(identity, new Set([path]));
    else known.add(path);
  }

  paths(): Iterable<readonly [string, ReadonlyMap<string, FileEvent>]> {
    return this.#byPath;
  }
}

const NO_EVENTS: ReadonlyMap<string, FileEvent> = new Map();
const NO_PATHS: ReadonlySet<string> = new Set();

/** Reads the events of files and of their predecessors. Rejects with `GitError`. */
export function readEvents(repository: Repository, question: EventsQuestion): Promise<FileEvents> {
  return withFolders(repository, question.commit, () => readAll(repository, question));
}

async function readAll(repository: Repository, { commit, files, identityOf }: EventsQuestion): Promise<FileEvents> {
  const events = new FileEvents(identityOf);
  const compared: Compared = new Map();
  let search: Search = { commits: [commit], paths: new Set(files) };
  for (let step = 0; step <= MOST_STEPS; step++) {
    const outside = await readSearched(repository, search, events, identityOf);
    const edited = await findEdited(repository, events, compared);
    const further = [...outside, ...edited];
    if (further.length === 0) break;
    search = {
      commits: [...new Set(further.map(({ commit: at }) => at))],
      paths: new Set(further.map(({ path }) => path)),
    };
  }
  return events;
}

interface Search {
  /** The commits where git's walk begins. */
  readonly commits: readonly string[];
  readonly paths: ReadonlySet<string>;
}

/** A file's path before a commit moved it. */
interface Origin {
  readonly commit: string;
  readonly path: string;
}

/**
 * Adds the events of paths, and of the paths that they were moved from. Returns those of the latter that are outside the search.
 */
async function readSearched(
  repository: Repository,
  { commits, paths }: Search,
  events: FileEvents,
  identityOf: (path: string) => string,
): Promise<readonly Origin[]> {
  // A file's path does not show its earlier places, so the search covers what the path shares with its identity.
  const scopes = scopesOf([...paths].map((path) => sharedStart(path, identityOf(path))));
  const isSearched = (path: string): boolean =>
    scopes.length === 0 || scopes.some((scope) => path === scope || path.startsWith(`${scope}/`));
  const wanted = new Set(paths);
  const identities = new Set([...paths].map(identityOf));
  const isWanted = (path: string): boolean => wanted.has(path) || identities.has(identityOf(path));
  const outside: Origin[] = [];
  let entries: LogEntry[] = [];
  // A written file may come from one that the same commit moved, which may be listed later.
  const takeCommit = (): void => {
    const movedFrom = movedContents(entries);
    for (const { status, path, to, ids, commit, merge } of entries) {
      const place = to ?? path;
      if (commit === null || !isWanted(place)) continue;
      const added = status === 'added' || status === 'renamed';
      const from = status === 'renamed' ? path : status === 'added' ? (movedFrom.get(ids[1]) ?? null) : null;
      events.put(place, commit, { kind: 'written', id: ids[1], merge, from, added });
      if (from === null) continue;
      if (!isSearched(from)) outside.push({ commit, path: from });
      wanted.add(from);
      identities.add(identityOf(from));
    }
    // What a commit deleted is gone, whatever was said of it above.
    for (const { status, path, to, commit } of entries) {
      if (commit === null || (status !== 'deleted' && status !== 'renamed') || !isWanted(path)) continue;
      events.put(path, commit, { kind: 'gone', to });
    }
    entries = [];
  };
  const question = {
    likeness: 'exact',
    modified: 'content',
    commits,
    within: scopes,
    topological: true,
  } as const;
  await readLog(repository, question, (entry) => {
    if (entries[0] !== undefined && entries[0].commit !== entry.commit) takeCommit();
    entries.push(entry);
    return true;
  });
  takeCommit();
  return outside;
}

/**
 * Returns the earlier paths of the files that a commit moved, the first of each content, by that. Of files of one content, git pairs each
 * that went with one that came, but for empty ones, which are alike by chance.
 */
function movedContents(entries: readonly LogEntry[]): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const { status, ids, path } of entries) if (status === 'renamed' && !moved.has(ids[0])) moved.set(ids[0], path);
  return moved;
}

/** The renames in commits whose contents were compared. */
type Compared = Map<string, { readonly path: string; readonly to: string }[]>;

/**
 * Has git compare contents in commits where a file seems new, or seems deleted before it came back: it may have been renamed and
 * edited at once. Returns the paths that files were renamed from.
 */
async function findEdited(repository: Repository, events: FileEvents, compared: Compared): Promise<readonly Origin[]> {
  const asked = commitsToCompare(events).filter((commit) => !compared.has(commit));
  for (const commit of asked) compared.set(commit, []);
  const differences = asked.map((commit) => ({ commit, base: null, checked: commit }));
  await renamesWithEdits(repository, differences, ({ commit, path, to }) => {
    if (commit !== null) compared.get(commit)?.push({ path, to });
  });
  const origins: Origin[] = [];
  for (const [commit, renames] of compared) {
    for (const { path, to } of renames) {
      const gone = events.at(path).get(commit);
      if (gone?.kind === 'gone') gone.to ??= to;
      const made = events.at(to).get(commit);
      if (made?.kind !== 'written' || !isNew(made)) continue;
      made.from = path;
      origins.push({ commit, path });
    }
  }
  return origins;
}

function commitsToCompare(events: FileEvents): readonly string[] {
  const commits = new Set<string>();
  for (const [, at] of events.paths()) {
    const made = [...at].filter(([, event]) => event.kind === 'written' && isNew(event));
    if (made.length === 0) continue;
    for (const [commit] of made) commits.add(commit);
    for (const [commit, event] of at) if (event.kind === 'gone' && event.to === null) commits.add(commit);
  }
  return [...commits];
}

/** A merge creates nothing: what it adds comes from one of its parents. */
function isNew(event: Extract<FileEvent, { kind: 'written' }>): boolean {
  return event.added && event.from === null && !event.merge;
}
