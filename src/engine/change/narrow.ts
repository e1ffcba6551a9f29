import { claimsOf } from '../../claims/claims.js';
import { filesAffectedBy } from '../../claims/affected.js';
import type { ClaimOf } from '../../claims/kind.js';
import { MOST_CLAIMS } from '../../model/claim.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';
import { holdsReturn, readInBatches, returnsIn } from '../evaluate/read-batch.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { findOriginals } from '../evaluate/statement.js';
import { movedPath } from '../../families/archive.js';
import { taskFolder } from '../../model/path.js';

export interface Narrowed {
  /** Sorted by path. */
  readonly files: readonly GatheredFile[];
  /** The other files that hold a return, or should. */
  readonly skippedFiles: readonly string[];
  /** The number of returns in them. */
  readonly skippedReturns: number;
  /** The contents of returns that may be the original of a copy. */
  readonly originals: readonly string[];
}

/**
 * Resolves to the files that a branch affects: those that it changed, and those with a return that claims a file it
 * changed or deleted. Only reads the claims of the others. Rejects with `UsageError` for too many returns.
 */
export async function narrow(
  gathered: readonly GatheredFile[],
  changes: Changes,
  evaluation: Evaluation,
): Promise<Narrowed> {
  const { tree, maxFileSize } = evaluation;
  const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
  const affected = new Set<string>();
  const originals: string[] = [];
  const skippedFiles: string[] = [];
  let skippedReturns = 0;
  let claims = 0;
  for await (const batch of readInBatches(others, (refs) => tree.read(refs, maxFileSize), evaluation)) {
    const returns = returnsIn(batch);
    const made: ClaimOf[] = [];
    for (const { file, standard, value } of returns) {
      const own = claimsOf(value, standard, file).slice(0, MOST_CLAIMS);
      evaluation.checkClaimLimit((claims += own.length));
      for (const claim of own) made.push({ claim, returnFile: file });
    }
    for (const file of await filesAffectedBy(made, tree, changes)) affected.add(file);
    for (const original of findOriginals(returns, evaluation)) originals.push(original);
    for (const one of batch) {
      const { path } = one.source.file;
      // It is unknown whether a return that the clone lacks is affected.
      if (one.content.kind === 'lacking') affected.add(path);
      if (affected.has(path) || !holdsReturn(one)) continue;
      skippedFiles.push(path);
      skippedReturns += one.reading?.returns.length ?? 0;
    }
    evaluation.checkReturnLimit(skippedReturns);
  }
  const files = gathered.filter(({ file: { path } }) => changes.changed.has(path) || affected.has(path));
  return { files, skippedFiles, skippedReturns, originals };
}

/**
 * Resolves to the files that the change moved: renames that git detects, with edits or without, and archived task
 * folders. Null if no return changed or nothing was deleted, since no rule needs it then.
 */
export async function findMovedFiles(
  changes: Changes | null,
  records: readonly ReturnRecord[],
  { tree, before }: { readonly tree: Tree; readonly before: Before | null },
): Promise<ReadonlySet<string> | null> {
  if (changes === null || changes.deleted.size === 0) return null;
  if (!records.some(({ file, restated }) => restated && changes.changed.has(file))) return null;
  // If the moves, or what the base itself did since, are unknown, each deleted file may have been moved.
  const isKnown = before !== null || changes.movedAway !== undefined;
  if (!isKnown || changes.approximate === true) return changes.deleted;
  const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
  if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
    for (const path of await before.movedAway()) moved.add(path);
  }
  return moved;
}

/** Deleted files that are in an archive now, with any content, or that came back from one. */
function archived({ changed, deleted }: Changes, tree: Tree): readonly string[] {
  const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(movedPath));
  return [...deleted].filter((path) => now.has(movedPath(path)));
}

/**
 * Returns the first two files with returns in or below each of some folders. Searches all files of the base and the
 * checked tree: two files are enough to see that a folder has several.
 */
export function returnsInFolders(
  changed: readonly string[],
  holding: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of changed) {
    const folder = taskFolder(file);
    if (folder !== '') folders.set(folder, []);
  }
  if (folders.size === 0) return folders;
  for (const file of [...new Set(holding)].sort()) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const files = folders.get(file.slice(0, end));
      if (files !== undefined && files.length < 2) files.push(file);
    }
  }
  return folders;
}
