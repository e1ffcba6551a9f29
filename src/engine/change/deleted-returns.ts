import { movedWith } from '../../families/archive.js';
import type { Changes, DeletedReturns } from '../../model/context.js';
import { fileAt, readEach, type Before, type FileRef, type Tree } from '../../model/tree.js';
import { isKeyOfDeletion, statementOf, type Statement } from '../evaluate/statement.js';
import type { BaseComparison } from './compare-with-base.js';
import { sha256 } from '../../model/text.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { readInBatches, type ReadFile } from '../evaluate/read-batch.js';

interface Question {
  readonly tree: Tree;
  readonly changes: Changes | null;
  readonly comparison: BaseComparison | null;
  readonly before: Before | null;
  /** True if the checked tree has no file with a return. */
  readonly isEmpty: boolean;
}

/** Resolves to the files with returns that a change deleted and did not move; null if the base is unknown. */
export async function deletedReturns({
  tree,
  changes,
  comparison,
  before,
  isEmpty,
}: Question): Promise<DeletedReturns | null> {
  if (changes === null || comparison === null || before === null || changes.approximate === true) return null;
  const { deleted } = comparison;
  const kept = new Set(await promisesKept(deleted, { tree, before }));
  return {
    files: deleted.map((statements) => ({ file: statements.path, isExpected: kept.has(statements) })),
    isAll: isEmpty && (await areAllDeleted(changes, comparison, before)),
  };
}

/**
 * Returns true if a tree has no return only because the change deleted them all; false if it moved or emptied one,
 * since the gate must find renamed returns.
 */
async function areAllDeleted(changes: Changes, comparison: BaseComparison, before: Before): Promise<boolean> {
  const { filesWithoutReturns } = comparison;
  if (filesWithoutReturns.length === 0 || !filesWithoutReturns.every((path) => changes.deleted.has(path))) return false;
  const moved = await before.movedAway();
  return !filesWithoutReturns.some((path) => moved.has(path));
}

/** The deleted files that the process deletes after its task, and whose claims all held at the base. */
async function promisesKept(
  deleted: readonly FileStatements[],
  { tree, before }: { readonly tree: Tree; readonly before: Before },
): Promise<readonly FileStatements[]> {
  const temporary = deleted.filter(({ isTemporary, returns }) => isTemporary && returns.length > 0);
  const claims = temporary.flatMap((of) =>
    of.returns.flatMap((statement) =>
      [...statement.claims].map(([key, path]) => ({ of, path, isDeletion: isKeyOfDeletion(key) })),
    ),
  );
  const find = (path: string): FileRef | undefined => {
    return before.differs(path) ? before.files.get(path) : fileAt(tree, path);
  };
  const found = claims.map(
    ({ of, path }) =>
      find(path) ??
      movedWith(path, of.path)
        .map(find)
        .find((file) => file !== undefined),
  );
  const absent = claims.filter((_, n) => found[n] === undefined);
  const held = await tree.existedBefore(absent.map(({ path }) => ({ path, commit: before.commit })));
  const existed = new Set(absent.filter((_, n) => held[n] === true));
  const empty = await emptyAmong(
    found.flatMap((file) => file ?? []),
    { tree, before },
  );
  const broken = new Set(
    claims.flatMap((claim, n) => {
      const file = found[n];
      const holds = claim.isDeletion
        ? file === undefined
        : file === undefined
          ? existed.has(claim)
          : !empty.has(file.path);
      return holds ? [] : [claim.of];
    }),
  );
  return temporary.filter((of) => !broken.has(of));
}

/** The paths of the empty files among some files of the base. */
async function emptyAmong(
  files: readonly FileRef[],
  { tree, before }: { readonly tree: Tree; readonly before: Before },
): Promise<ReadonlySet<string>> {
  const empty = new Set<string>();
  for (const [source, list] of [
    [before, files.filter(({ path }) => before.differs(path))],
    [tree, files.filter(({ path }) => !before.differs(path))],
  ] as const) {
    // Files larger than nothing are not read.
    for await (const [{ path }, content] of readEach(source, list, 0)) if (content.kind === 'bytes') empty.add(path);
  }
  return empty;
}

/** What the returns of a file say. */
export interface FileStatements {
  readonly path: string;
  readonly returns: readonly Statement[];
  /** A digest of the file's bytes. */
  readonly bytes: string;
  /** A digest of each line, for JSON Lines only: there an unreadable line does not affect the others. */
  readonly lines: readonly string[];
  readonly isReduced: boolean;
  /** True if the process deletes the file once its task is done. */
  readonly isTemporary: boolean;
  /** True if it has a return, or should. */
  readonly holds: boolean;
  readonly isLacking: boolean;
}

/** Reads the returns of files, by path. Rejects with `UsageError` if they hold more returns than the run may have. */
export async function readStatements(
  files: readonly GatheredFile[],
  source: Pick<Tree, 'read'>,
  evaluation: Evaluation,
): Promise<ReadonlyMap<string, FileStatements>> {
  const found = new Map<string, FileStatements>();
  let returns = 0;
  for await (const batch of readInBatches(files, (refs) => source.read(refs, evaluation.maxFileSize), evaluation)) {
    for (const one of batch) {
      const statements = statementsIn(one);
      found.set(statements.path, statements);
      returns += statements.returns.length;
    }
    evaluation.checkReturnLimit(returns);
  }
  return found;
}

function statementsIn({ source, content, reading }: ReadFile): FileStatements {
  const { file, gathered } = source;
  const isReduced = gathered.reduced || gathered.intention === true;
  const isTemporary = gathered.isTemporary === true;
  if (content.kind !== 'bytes' || reading === null) {
    const isLacking = content.kind === 'lacking';
    return { path: file.path, returns: [], bytes: file.id, lines: [], isReduced, isTemporary, holds: true, isLacking };
  }
  const { returns, problems } = reading;
  return {
    path: file.path,
    returns: returns.map(statementOf),
    bytes: sha256(content.bytes, 32),
    lines: gathered.form === 'jsonl' ? lineDigests(content.bytes) : [],
    isReduced,
    isTemporary,
    holds: returns.length > 0 || problems.length > 0,
    isLacking: false,
  };
}

function lineDigests(bytes: Uint8Array): readonly string[] {
  return Buffer.from(bytes)
    .toString('utf8')
    .split('\n')
    .map((line) => sha256(line.trim(), 32));
}
