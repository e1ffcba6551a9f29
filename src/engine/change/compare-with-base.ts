import { returnKey } from '../../model/place-key.js';
import type { ClaimKind } from '../../model/claim.js';
import type { Changes } from '../../model/context.js';
import { placesOf, type Finding } from '../../model/finding.js';
import type { Before, Selection } from '../../model/tree.js';
import { stableFilePath } from '../../families/archive.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import type { GatheredFile } from '../evaluate/gathered-file.js';
import { claimKey, isContinued, saysTheSame, type Statement } from '../evaluate/statement.js';
import { readStatements, type FileStatements } from './file-statements.js';

/** A return of a changed file whose content the base had at none of the paths that differ. It may be a copy of another one. */
export interface Candidate {
  readonly file: string;
  readonly index: number;
  readonly statement: Statement;
}

/** The fields that say how the work ended, who says so, and what was made. To leave one out is no matter of form. */
const OUTCOME_FIELDS: ReadonlySet<string> = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);

/** Files that may hold returns, whatever a configuration selects. */
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;

/** How the returns in the changed files differ from the base. */
export interface BaseComparison {
  /** The id of the commit that is compared with. */
  readonly base: string;
  /** What the base has of a return of a changed file; null if it has nothing. */
  readonly originOf: (file: string, index: number) => Origin | null;
  /** Whether the base's version of a return makes a claim, in the same statement: all claims of a file that did not change are made so. */
  readonly baseClaims: (file: string, index: number, path: string, kind: ClaimKind) => boolean;
  /** Whether a branch added a return, or changed how it says the work ended or what it claims. */
  readonly isRestated: (file: string, index: number) => boolean;
  /** Whether the base holds what a finding is about, word for word, at this place or at another that differs. */
  readonly existedBefore: (finding: Pick<Finding, 'file' | 'index' | 'range'>) => boolean;
  readonly candidates: readonly Candidate[];
  /** The files in which the base had returns at paths that differ, and which have none now. */
  readonly filesWithoutReturns: readonly string[];
  /** Whether the base may have known a finding: it did not know what a branch newly made a return say. */
  readonly mayBeKnown: (
    place: Pick<Finding, 'file' | 'index' | 'range' | 'pointer' | 'property'>,
    ofTruth: boolean,
  ) => boolean;
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

/** What the base had in a file's place, with what is asked of it once for each finding. */
interface Predecessor extends FileStatements {
  readonly path: string;
  readonly lineSet: ReadonlySet<string>;
}

/** Compares what the changed files say with all files of the base that differ, the deleted ones too. Rejects with `UsageError`. */
export async function compareWithBase(question: ComparisonInput): Promise<BaseComparison> {
  const { gathered, selection, classify, changes, before, evaluation } = question;
  const { agentBranch } = evaluation.context;
  const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
  const readEarlier = (
    files: Before['files'],
    isWanted: (path: string) => boolean,
  ): ReturnType<typeof readStatements> => {
    const wanted = [...files.values()].filter(({ path }) => isWanted(path));
    const classified = wanted.map((file): GatheredFile => ({ file, gathered: classify(file.path) }));
    return readStatements(classified, before, evaluation);
  };
  const now = await readStatements(changed, evaluation.tree, evaluation);
  const then = await readEarlier(before.files, selection.matches);
  const files = new Set([...then.values()].map(({ bytes }) => bytes));
  const contents = new Set<string>();
  const add = (statements: ReadonlyMap<string, FileStatements>): void => {
    for (const { returns } of statements.values()) for (const { content } of returns) contents.add(content);
  };
  add(then);
  if (agentBranch !== null) {
    // A return is old wherever it was, also where the gate did not look.
    add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
    add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
  }
  const candidates = [...now].flatMap(([file, { returns, isReduced }]) =>
    isReduced
      ? []
      : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])),
  );
  const isThere = (path: string): boolean => evaluation.tree.find(path) !== undefined;
  const isKnown = (file: string): boolean =>
    now.get(file)?.returns.every(({ content }) => contents.has(content)) === true;
  const edited = await editedRenames(
    [...now.keys()].filter((file) => !isKnown(file)),
    then,
    { isThere, before },
  );
  const predecessorOf = predecessors(then, isThere, edited);
  const copied = firstByContent(then);
  const originOf = (file: string, index: number): Origin | null => {
    const [statements, earlier] = [now.get(file)?.returns ?? [], predecessorOf(file)];
    const at = earlierIndex(statements, earlier?.returns ?? [], index);
    const [here, there] = [at === null ? undefined : earlier?.returns[at], statements[index]];
    const elsewhere = there === undefined ? undefined : copied.get(there.content);
    // What holds the same is the same, wherever it was: a copy is as old as what it copies.
    if (elsewhere !== undefined && here?.content !== there?.content) return elsewhere;
    return here === undefined || at === null || earlier === undefined
      ? null
      : { file: earlier.path, index: at, statement: here };
  };
  const earlierOf = (file: string, index: number): Statement | undefined => {
    const returns = predecessorOf(file)?.returns ?? [];
    const at = earlierIndex(now.get(file)?.returns ?? [], returns, index);
    return at === null ? undefined : returns[at];
  };
  const isRestated = remembered((file: string, index: number): boolean => {
    const [statement, earlier] = [now.get(file)?.returns[index], earlierOf(file, index)];
    return statement === undefined || earlier === undefined || !saysTheSame(statement, earlier, isThere);
  });
  const isNew = (file: string, index: number): boolean => {
    const statement = now.get(file)?.returns[index];
    return statement === undefined || !contents.has(statement.content);
  };
  return {
    candidates,
    filesWithoutReturns: [...then]
      .filter(([path, { holds }]) => holds && now.get(path)?.holds !== true)
      .map(([path]) => path),
    base: before.commit,
    originOf,
    baseClaims: (file, index, path, kind) => {
      const statement = now.get(file)?.returns[index];
      if (statement === undefined) return !now.has(file);
      const earlier = originOf(file, index)?.statement;
      return earlier?.claims.has(claimKey(path, kind)) === true && isContinued(earlier.outcome, statement.outcome);
    },
    isRestated: (file, index) => now.has(file) && isNew(file, index) && isRestated(file, index),
    existedBefore: ({ file, index, range }) => {
      const current = file === null ? undefined : now.get(file);
      if (file === null || current === undefined) return true;
      if (index !== null) return !isNew(file, index);
      if (files.has(current.bytes)) return true;
      const line = range === null ? undefined : current.lines[range.startLine - 1];
      return line !== undefined && predecessorOf(file)?.lineSet.has(line) === true;
    },
    mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
      const current = file === null ? undefined : now.get(file);
      // The file is as it was, or holds no returns at all.
      if (file === null || current === undefined) return true;
      const earlier = predecessorOf(file);
      if (earlier === undefined) return false;
      if (index !== null) {
        const isOfOutcome = ofTruth || placesOf({ pointer, property }).some((place) => OUTCOME_FIELDS.has(place));
        return !isOfOutcome || !isRestated(file, index);
      }
      // A problem of a whole file, or of a line: what could not be read was not known.
      const line = range === null ? undefined : current.lines[range.startLine - 1];
      if (current.bytes === earlier.bytes) return true;
      if (line !== undefined) return earlier.lineSet.has(line);
      const { length } = current.returns;
      return length > 0 && length === earlier.returns.length && current.returns.every((_, n) => !isRestated(file, n));
    },
  };
}

/**
 * The paths in the base of files that a change moved and edited, to a place that is no archive. git is asked only where one may be:
 * where a file with returns is new, and another one was deleted.
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

/** The returns of the base by their contents: of several that hold the same the first one. */
function firstByContent(then: ReadonlyMap<string, FileStatements>): ReadonlyMap<string, Origin> {
  const first = new Map<string, Origin>();
  for (const [file, { returns }] of then) {
    returns.forEach((statement, index) => {
      if (!first.has(statement.content)) first.set(statement.content, { file, index, statement });
    });
  }
  return first;
}

/** What the base had at a file's path, or where it had nothing there, at the one from which it was moved. */
function predecessors(
  then: ReadonlyMap<string, FileStatements>,
  isThere: (path: string) => boolean,
  edited: ReadonlyMap<string, string>,
): (file: string) => Predecessor | undefined {
  const moved = new Map<string, string>();
  for (const path of then.keys()) if (!isThere(path)) moved.set(stableFilePath(path), path);
  const made = new Map<string, Predecessor>();
  return (file) => {
    const path = then.has(file) ? file : (moved.get(stableFilePath(file)) ?? edited.get(file));
    const statements = path === undefined ? undefined : then.get(path);
    if (path === undefined || statements === undefined) return undefined;
    const known = made.get(path) ?? { ...statements, path, lineSet: new Set(statements.lines) };
    made.set(path, known);
    return known;
  };
}

/**
 * The place of what a return of a file was before: what holds the same, else what was in its place and is there no more. In a log,
 * lines come and go before it. Null where there is nothing.
 */
function earlierIndex(now: readonly Statement[], then: readonly Statement[], index: number): number | null {
  const same = then.findIndex(({ content }) => content === now[index]?.content);
  const inPlace = then[index];
  if (same >= 0) return same;
  return inPlace === undefined || now.some(({ content }) => content === inPlace.content) ? null : index;
}

/** Asks only once for each return: a hostile one has many findings. */
function remembered(ask: (file: string, index: number) => boolean): typeof ask {
  const answers = new Map<string, boolean>();
  return (file, index) => {
    const key = returnKey({ file, index });
    const answer = answers.get(key) ?? ask(file, index);
    answers.set(key, answer);
    return answer;
  };
}
