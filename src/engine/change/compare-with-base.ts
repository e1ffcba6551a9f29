import { placesOf, returnKey, type Finding } from '../../model/finding.js';
import { isDeletion, statedPaths, type Claim } from '../../model/claim.js';
import { isAdded, type Changes } from '../../model/context.js';
import { compareText } from '../../model/text.js';
import { oncePer } from '../../model/collections.js';
import type { Before, Selection } from '../../model/tree.js';
import { movedPath, stableFilePath } from '../../families/archive.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { claimKey, isContinued, nameIn, saysTheSame, type Statement } from '../evaluate/statement.js';
import { readStatements, type FileStatements } from './deleted-returns.js';

/** A return of a changed file whose content none of the base's differing files had. It may be a copy of another one. */
export interface Candidate {
  readonly file: string;
  readonly index: number;
  readonly statement: Statement;
}

/** The fields that say how the work ended, who says so, and what was made. Omitting one is more than a problem of form. */
const OUTCOME_FIELDS: ReadonlySet<string> = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);

/** Files that may hold returns, even if the configuration does not select them. */
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;

/** A return of a file; the file itself if the index is null. */
interface Placed {
  readonly file: string;
  readonly index: number | null;
}

/** How the returns in the changed files differ from the base. */
export interface BaseComparison {
  /** The id of the base commit. */
  readonly base: string;
  /** Returns true if the base has a regular file at a path that differs from the checked commit. */
  readonly hadFile: (path: string) => boolean;
  /** The base's version of a return of a changed file; null if there is none. */
  readonly originOf: (file: string, index: number) => Origin | null;
  /** Returns true if the base's version of a return makes a claim in the same statement; true for unchanged files. */
  readonly baseClaims: (file: string, index: number, claim: Claim) => boolean;
  /** Returns true if a branch added a return, or changed its claims or how it says the work ended. */
  readonly isRestated: (file: string, index: number) => boolean;
  /** Returns true if a branch added a return, or changed or dropped its status. */
  readonly isStatusNew: (file: string, index: number) => boolean;
  /** Returns true if the base has the text that a finding is about, word for word, in a file that differs. */
  readonly existedBefore: (finding: Placed & Pick<Finding, 'range'>) => boolean;
  readonly candidates: readonly Candidate[];
  /** The number of returns with claims that the change adds. */
  readonly addedReturns: number;
  /** Files that had returns in the base, differ, and have none now. */
  readonly filesWithoutReturns: readonly string[];
  /** Files that had returns in the base and were neither kept nor moved, sorted by path. */
  readonly deleted: readonly FileStatements[];
  /** Files that had returns in the base and differ. */
  readonly earlierFiles: readonly string[];
  /** Returns true if the base may have had a finding: it cannot if the branch made the return say something new. */
  readonly mayBeKnown: (place: Placed & Pick<Finding, 'range' | 'pointer' | 'property'>, ofTruth: boolean) => boolean;
}

/** A return of the base. */
export interface Origin {
  readonly file: string;
  readonly index: number;
  readonly statement: Statement;
}

export interface ComparisonInput {
  readonly gathered: readonly GatheredFile[];
  readonly selection: Selection;
  readonly classify: (path: string) => GatheredFile['gathered'];
  readonly changes: Changes;
  readonly before: Before;
  readonly evaluation: Evaluation;
}

/**
 * Compares the changed files with all files of the base that differ, including deleted ones; null if the clone lacks
 * one of these. Rejects with `UsageError`.
 */
export async function compareWithBase(question: ComparisonInput): Promise<BaseComparison | null> {
  const { gathered, selection, classify, changes, before, evaluation } = question;
  const { agentBranch } = evaluation.context;
  const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
  let lacking = 0;
  const readEarlier = async (
    files: Before['files'],
    isWanted: (path: string) => boolean,
  ): ReturnType<typeof readStatements> => {
    const wanted = [...files.values()].filter(({ path }) => isWanted(path));
    const classified = wanted.map((file): GatheredFile => ({ file, gathered: classify(file.path) }));
    const statements = await readStatements(classified, before, evaluation);
    for (const { isLacking } of statements.values()) if (isLacking) lacking++;
    return statements;
  };
  const now = await readStatements(changed, evaluation.tree, evaluation);
  const then = await readEarlier(before.files, selection.matches);
  const files = new Set([...then.values()].map(({ bytes }) => bytes));
  /** The returns of the base by content, with their unread lines. */
  const contents = new Map<string, Set<string>>();
  const add = (statements: ReadonlyMap<string, FileStatements>): void => {
    for (const { content, unread } of [...statements.values()].flatMap(({ returns }) => returns)) {
      contents.set(content, new Set([...(contents.get(content) ?? []), ...unread]));
    }
  };
  add(then);
  if (agentBranch !== null) {
    // A return is old even if it was in a file that the gate did not check.
    add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
    add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
  }
  if (lacking > 0) return null;
  const candidates = [...now].flatMap(([file, { returns, isReduced }]) =>
    isReduced
      ? []
      : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])),
  );
  const isThere = (path: string): boolean => evaluation.tree.find(path) !== undefined;
  const unknown = [...now].flatMap(([file, { returns }]) =>
    returns.every(({ content }) => contents.has(content)) ? [] : [file],
  );
  const edited = await editedRenames(unknown, then, { isThere, before });
  const predecessorOf = predecessors(then, isThere, edited);
  const copied = firstByContent(then);
  const originOf = (file: string, index: number): Origin | null => {
    const returns = now.get(file)?.returns ?? [];
    const origin = originIn(predecessorOf(file), returns, index);
    const statement = returns[index];
    const elsewhere = statement === undefined ? undefined : copied.get(statement.content);
    // A copy is as old as its original, wherever that was.
    return elsewhere === undefined || elsewhere.statement.content === origin?.statement.content ? origin : elsewhere;
  };
  const isRestated = remembered((file, { returns }, index) => {
    const [statement, earlier] = [returns[index], originIn(predecessorOf(file), returns, index)?.statement];
    return statement === undefined || earlier === undefined || !saysTheSame(statement, earlier, isThere);
  });
  const isNew = ({ returns }: FileStatements, index: number): boolean => {
    const statement = returns[index];
    const known = statement === undefined ? undefined : contents.get(statement.content);
    return known === undefined || statement?.unread.some((text) => !known.has(text)) === true;
  };
  const goesOn = [...now.values()].flatMap((statements) => {
    const from = predecessorOf(statements.path);
    return from !== undefined && statements.holds && isOfSameWork(from, statements) ? [from.path] : [];
  });
  const lost = [...then.values()].filter((statements) => {
    if (!isThere(statements.path)) return statements.holds;
    // A file of another shard is unknown here: each shard lists it, and the shard that has it decides.
    const current = now.get(statements.path);
    return current === undefined || hasFewerReturns(statements, current);
  });
  const deleted = withoutMoved(lost, {
    isThere,
    origins: new Set(goesOn),
    contents: new Set([...now.values()].flatMap(({ returns }) => returns.map(({ content }) => content))),
    places: new Set(
      [...changes.changed].filter((path) => isThere(path) && now.get(path)?.holds !== false).map(movedPath),
    ),
  });
  const added = [...now].filter(([file]) => isAdded(file, changes) && predecessorOf(file) === undefined);
  return {
    candidates,
    deleted,
    addedReturns: added.flatMap(([, { returns }]) => returns).filter(({ claims }) => claims.size > 0).length,
    earlierFiles: [...then].flatMap(([path, { holds }]) => (holds ? [path] : [])),
    filesWithoutReturns: [...then]
      .filter(([path, { holds }]) => holds && now.get(path)?.holds !== true)
      .map(([path]) => path),
    base: before.commit,
    hadFile: (path) => before.files.has(path),
    originOf,
    baseClaims: (file, index, claim) => {
      const statement = now.get(file)?.returns[index];
      if (statement === undefined) return !now.has(file);
      const earlier = originOf(file, index)?.statement;
      if (earlier === undefined || !isContinued(earlier.outcome, statement.outcome)) return false;
      return statedPaths(claim).some((path) => earlier.claims.has(claimKey(path, isDeletion(claim))));
    },
    isRestated: (file, index) => {
      const current = now.get(file);
      return current !== undefined && isNew(current, index) && isRestated(file, current, index);
    },
    isStatusNew: (file, index) => {
      const statement = now.get(file)?.returns[index];
      return statement !== undefined && originOf(file, index)?.statement.key !== statement.key;
    },
    existedBefore: ({ file, index, range }) => {
      const current = now.get(file);
      if (current === undefined) return true;
      if (index !== null) return !isNew(current, index);
      if (files.has(current.bytes)) return true;
      const line = range === null ? undefined : current.lines[range.startLine - 1];
      const earlier = predecessorOf(file);
      return line !== undefined && earlier !== undefined && linesOf(earlier).has(line);
    },
    mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
      const current = now.get(file);
      // The file is as it was, or holds no returns at all.
      if (current === undefined) return true;
      const earlier = predecessorOf(file);
      if (earlier === undefined) return false;
      if (index !== null) {
        const isOfOutcome = ofTruth || placesOf({ pointer, property }).some((place) => OUTCOME_FIELDS.has(place));
        return !isOfOutcome || !isRestated(file, current, index);
      }
      // For a problem of a whole file or line: the base knew only what could be read.
      const line = range === null ? undefined : current.lines[range.startLine - 1];
      if (current.bytes === earlier.bytes) return true;
      if (line !== undefined) return linesOf(earlier).has(line);
      const { length } = current.returns;
      return (
        length > 0 &&
        length === earlier.returns.length &&
        current.returns.every((_, n) => !isRestated(file, current, n))
      );
    },
  };
}

/**
 * The paths in the base of files that a change moved and edited, except into an archive. Asks git only if a file with
 * returns is new and another one was deleted.
 */
async function editedRenames(
  unknown: readonly string[],
  then: ReadonlyMap<string, FileStatements>,
  { isThere, before }: { readonly isThere: (path: string) => boolean; readonly before: Before },
): Promise<ReadonlyMap<string, string>> {
  const isNew = unknown.some((file) => !then.has(file));
  const isGone = [...then].some(([path, { returns }]) => returns.length > 0 && !isThere(path));
  return isNew && isGone ? before.editedRenames() : new Map();
}

/** Returns true if a file lost returns. A file that became unreadable has its own finding. */
function hasFewerReturns(then: FileStatements, now: FileStatements): boolean {
  const isUnreadable = now.holds && now.returns.length === 0;
  return !isUnreadable && now.returns.length < then.returns.length;
}

/**
 * The files that lost returns, except those that were moved: into an archive of their family, elsewhere with the same
 * content, or elsewhere with edits.
 */
function withoutMoved(
  lost: readonly FileStatements[],
  {
    isThere,
    origins,
    contents,
    places,
  }: {
    readonly isThere: (path: string) => boolean;
    readonly origins: ReadonlySet<string>;
    readonly contents: ReadonlySet<string>;
    readonly places: ReadonlySet<string>;
  },
): readonly FileStatements[] {
  const deleted = lost.filter(({ path, returns }) => {
    const isElsewhere = returns.length > 0 && returns.every(({ content }) => contents.has(content));
    const isMoved = !isThere(path) && (places.has(movedPath(path)) || origins.has(path));
    return !isElsewhere && !isMoved;
  });
  return [...deleted].sort((a, b) => compareText(a.path, b.path));
}

/**
 * Returns true if a file and the one git pairs it with as an edited rename report the same work. Returns look so alike
 * that git may pair a deleted one with that of another task.
 */
function isOfSameWork(from: FileStatements, to: FileStatements): boolean {
  const sessions = new Set(from.returns.map(({ outcome }) => outcome.session));
  const claims = new Set(from.returns.flatMap((statement) => [...statement.claims.keys()]));
  const names = (list: readonly Statement[]): boolean => list.some(({ outcome }) => outcome.session !== null);
  if (names(from.returns) && names(to.returns)) {
    return to.returns.some(({ outcome: { session } }) => session !== null && sessions.has(session));
  }
  const claimed = to.returns.flatMap((statement) => [...statement.claims.keys()]);
  if (claims.size === 0 || claimed.length === 0) return nameIn(from.path) === nameIn(to.path);
  // Paths in the folder of the return may have moved with it.
  const [before, after] = [folderOf(from.path), folderOf(to.path)];
  return claimed.some(
    (key) => claims.has(key) || (key.startsWith(after) && claims.has(`${before}${key.slice(after.length)}`)),
  );
}

/** The folder of a return, with a final slash, as its claims are compared. */
function folderOf(path: string): string {
  return stableFilePath(path.toLowerCase()).replace(/[^/]*$/, '');
}

/** The returns of the base by content; the first one if several are the same. */
function firstByContent(then: ReadonlyMap<string, FileStatements>): ReadonlyMap<string, Origin> {
  const first = new Map<string, Origin>();
  for (const [file, { returns }] of then) {
    returns.forEach((statement, index) => {
      if (!first.has(statement.content)) first.set(statement.content, { file, index, statement });
    });
  }
  return first;
}

/** The base's version of a file: at its path, or else at the path it was moved from. */
function predecessors(
  then: ReadonlyMap<string, FileStatements>,
  isThere: (path: string) => boolean,
  edited: ReadonlyMap<string, string>,
): (file: string) => FileStatements | undefined {
  const moved = new Map<string, FileStatements>();
  for (const [path, statements] of then) if (!isThere(path)) moved.set(movedPath(path), statements);
  return (file) => {
    const from = edited.get(file);
    return then.get(file) ?? moved.get(movedPath(file)) ?? (from === undefined ? undefined : then.get(from));
  };
}

/** The lines of a file, split once: a hostile file has many findings. */
const linesOf = oncePer(({ lines }: FileStatements): ReadonlySet<string> => new Set(lines));

/**
 * The earlier version of a return: the one with the same content, or else the one in its place if that is gone. Lines
 * are added and removed above it in a log. Null if there is none.
 */
function originIn(then: FileStatements | undefined, now: readonly Statement[], index: number): Origin | null {
  if (then === undefined) return null;
  const { path: file, returns } = then;
  const same = returns.findIndex(({ content }) => content === now[index]?.content);
  const at = same < 0 ? index : same;
  const statement = returns[at];
  if (statement === undefined) return null;
  const isElsewhere = same < 0 && now.some(({ content }) => content === statement.content);
  return isElsewhere ? null : { file, index: at, statement };
}

/** Remembers the answer for each return: a hostile one has many findings. */
function remembered(ask: (file: string, statements: FileStatements, index: number) => boolean): typeof ask {
  const answers = new Map<string, boolean>();
  return (file, statements, index) => {
    const key = returnKey({ file, index });
    const answer = answers.get(key) ?? ask(file, statements, index);
    answers.set(key, answer);
    return answer;
  };
}
