import { claimsOf } from '../../claims/claims.js';
import { filesAffectedBy } from '../../claims/affected.js';
import type { ClaimOf } from '../../claims/kind.js';
import { MOST_CLAIMS } from '../../model/claim.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';
import { isHolding } from '../../read/read.js';
import { readInBatches, type ReadFile } from '../evaluate/read-batch.js';
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
  const countClaims = (more: number): void => {
    evaluation.checkClaimLimit((claims += more));
  };
  for await (const batch of readInBatches(others, (refs) => tree.read(refs, maxFileSize), evaluation)) {
    const narrowed = await narrowBatch(batch, { evaluation, changes, countClaims });
    for (const file of narrowed.affected) affected.add(file);
    for (const content of narrowed.originals) originals.push(content);
    for (const file of narrowed.skippedFiles) skippedFiles.push(file);
    skippedReturns += narrowed.skippedReturns;
    evaluation.checkReturnLimit(skippedReturns);
  }
  const isAffected = (path: string): boolean => changes.changed.has(path) || affected.has(path);
  const files = gathered.filter(({ file }) => isAffected(file.path));
  return { files, skippedFiles, skippedReturns, originals };
}

/** The facts about some files before they are evaluated. */
interface NarrowedBatch {
  /** Files that hold a return, or should, but are not affected. */
  readonly skippedFiles: readonly string[];
  readonly skippedReturns: number;
  /** Files with returns that claim a file which the branch changed or deleted. */
  readonly affected: ReadonlySet<string>;
  readonly originals: readonly string[];
}

interface NarrowTerms {
  readonly evaluation: Evaluation;
  readonly changes: Changes;
  /** Throws `UsageError` for more claims than a run may have. */
  readonly countClaims: (more: number) => void;
}

async function narrowBatch(
  files: readonly ReadFile[],
  { evaluation, changes, countClaims }: NarrowTerms,
): Promise<NarrowedBatch> {
  const { tree } = evaluation;
  const claims: ClaimOf[] = [];
  /** The number of returns in each file that holds one, or should. */
  const holding = new Map<string, number>();
  const originals: string[] = [];
  for (const { source, reading } of files) {
    const { file, gathered } = source;
    if (reading === null) {
      if (gathered.mark === undefined || gathered.isCertain === true) holding.set(file.path, 0);
      continue;
    }
    const { returns } = reading;
    for (const original of findOriginals(returns, evaluation)) originals.push(original);
    if (isHolding(reading)) holding.set(file.path, returns.length);
    for (const { standard, value } of returns) {
      const made = claimsOf(value, standard, file.path).slice(0, MOST_CLAIMS);
      countClaims(made.length);
      for (const claim of made) claims.push({ claim, returnFile: file.path });
    }
  }
  // It is unknown whether a return that the clone lacks is affected.
  const lacking = files.flatMap(({ source, content }) => (content.kind === 'lacking' ? [source.file.path] : []));
  const affected = new Set([...(await filesAffectedBy(claims, tree, changes)), ...lacking]);
  const others = [...holding].filter(([file]) => !affected.has(file));
  const skippedReturns = others.reduce((sum, [, returns]) => sum + returns, 0);
  return { affected, originals, skippedFiles: others.map(([file]) => file), skippedReturns };
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
