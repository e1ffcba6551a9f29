import { movedWith } from '../../families/archive.js';
import type { Changes, DeletedReturns } from '../../model/context.js';
import type { Before, FileRef, Tree } from '../../model/tree.js';
import { isDeletion } from '../evaluate/statement.js';
import type { BaseComparison } from './compare-with-base.js';
import type { FileStatements } from './file-statements.js';

interface Question {
  readonly tree: Tree;
  readonly changes: Changes | null;
  readonly comparison: BaseComparison | null;
  readonly before: Before | null;
  /** Whether the checked tree has no file with a return. */
  readonly isEmpty: boolean;
}

/** Resolves to the files with returns that a change deleted and did not move; null where what the base held is not known. */
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
 * Whether a tree has no return only because the change deleted them: false where it moved or emptied one, since the gate must find what
 * a branch renames out of its sight.
 */
async function areAllDeleted(changes: Changes, comparison: BaseComparison, before: Before): Promise<boolean> {
  const { filesWithoutReturns } = comparison;
  if (filesWithoutReturns.length === 0 || !filesWithoutReturns.every((path) => changes.deleted.has(path))) return false;
  const moved = await before.movedAway();
  return !filesWithoutReturns.some((path) => moved.has(path));
}

/** Those of some deleted files that the process deletes once their task is done, and all of whose claims held at the base. */
async function promisesKept(
  deleted: readonly FileStatements[],
  { tree, before }: { readonly tree: Tree; readonly before: Before },
): Promise<readonly FileStatements[]> {
  const temporary = deleted.filter(({ isTemporary, returns }) => isTemporary && returns.length > 0);
  const claims = temporary.flatMap((of) =>
    of.returns.flatMap((statement) =>
      [...statement.claims].map(([key, path]) => ({ of, path, isDeletion: isDeletion(key) })),
    ),
  );
  const find = (path: string): FileRef | undefined => {
    if (before.differs(path)) return before.files.get(path);
    const entry = tree.find(path);
    return entry?.kind === 'file' ? { path, id: entry.id, link: false } : undefined;
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

/** The paths of the empty ones among some files of the base. */
async function emptyAmong(
  files: readonly FileRef[],
  { tree, before }: { readonly tree: Tree; readonly before: Before },
): Promise<ReadonlySet<string>> {
  const empty = new Set<string>();
  for (const [source, list] of [
    [before, files.filter(({ path }) => before.differs(path))],
    [tree, files.filter(({ path }) => !before.differs(path))],
  ] as const) {
    let done = 0;
    // What is larger than nothing is not read.
    for await (const contents of source.read(list, 0)) {
      contents.forEach((content, n) => {
        const file = list[done + n];
        if (content.kind === 'bytes' && file !== undefined) empty.add(file.path);
      });
      done += contents.length;
    }
  }
  return empty;
}
