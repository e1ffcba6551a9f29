import { claimsOf } from '../../claims/claims.js';
import { namesFile } from '../../model/claim.js';
import { isAdded, type Changes } from '../../model/context.js';
import type { FileRef } from '../../model/tree.js';
import type { TreeIndex } from '../../model/standard.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { readInBatches, returnsIn } from '../evaluate/read-batch.js';
import type { Proved } from './proof.js';
import type { AbsentFile, AbsentTerms } from './question.js';
import type { Import } from './verdict.js';

/** A commit that adds at least this many returns with claims is an import. */
const FEWEST_IN_COMMIT = 5;

/** A compared change that adds more returns than this is an import. */
const MOST_IN_CHANGE = 20;

/** At most this many commits are read, and this many files of each. */
const MOST_COMMITS = 50;
const MOST_FILES = 2_000;

/**
 * Resolves to the imports that made claims: commits that add many returns at once, so that git cannot date the claims.
 * Only asks about files that were gone before they were claimed. All returns that the compared change adds count
 * together.
 */
export async function importsOf(
  files: readonly (readonly [AbsentFile, Proved])[],
  terms: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, Import>> {
  const { changes } = terms.context;
  const claimedLate = files.filter(([, { proof }]) => proof === 'before');
  const returns = terms.comparison?.addedReturns ?? 0;
  const isImported = ({ made, claim }: AbsentFile): boolean =>
    returns > MOST_IN_CHANGE && made === 'by-change' && isAdded(claim.madeBy.subject.file, changes);
  const byChange = claimedLate.filter(([file]) => isImported(file));
  const earlier = claimedLate.filter(([{ made }]) => changes === null || made === 'before-change');
  return new Map([
    ...byChange.map(([file]) => [file, { commit: null, returns }] as const),
    ...(await importsByCommits(earlier, terms)),
  ]);
}

/** The imports that made claims before the compared change, or of all claims if nothing is compared. */
async function importsByCommits(
  claimedLate: readonly (readonly [AbsentFile, Proved])[],
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentFile, Import>> {
  const commits = [...new Set(claimedLate.flatMap(([, { moments }]) => moments))].slice(0, MOST_COMMITS);
  if (commits.length === 0) return new Map();
  const added = await evaluation.tree.addedBy(commits);
  const imports = new Map<string, Import>();
  for (const [commit, list] of added) {
    const returns = await returnsAmong(list, evaluation);
    if (returns >= FEWEST_IN_COMMIT) imports.set(commit, { commit, returns });
  }
  return new Map(
    claimedLate.flatMap(([file, { moments }]) => {
      const [first, ...others] = moments.map((commit) => imports.get(commit));
      // If the claim was made alone on another line of history, its moment is known.
      return first === undefined || others.includes(undefined) ? [] : [[file, first] as const];
    }),
  );
}

/** Counts the returns that claim or delete files among some files of a commit. */
async function returnsAmong(files: readonly FileRef[], evaluation: Evaluation): Promise<number> {
  const { placeOf, tree, maxFileSize } = evaluation;
  const list = files.flatMap((file): readonly GatheredFile[] => {
    const gathered = file.link ? null : placeOf(file.path);
    return gathered === null ? [] : [{ file, gathered }];
  });
  // A batch without claims shows that too few returns would count.
  if (list.length < FEWEST_IN_COMMIT) return list.length;
  const index = indexOf(files, tree);
  const isDone: Changes = { base: '', changed: new Set(files.map(({ path }) => path)), deleted: new Set() };
  const wanted = list.slice(0, MOST_FILES);
  let returns = 0;
  for await (const batch of readInBatches(wanted, (refs) => tree.readVersions(refs, maxFileSize), evaluation)) {
    for (const { file, standard, value } of returnsIn(batch)) {
      const beside = (await standard.relatedFiles?.(value, file, index, isDone)) ?? [];
      const texts = new Map(beside.map(({ path }) => [path, null]));
      if (claimsOf(value, standard, file, texts).some(namesFile)) returns++;
    }
  }
  return returns;
}

/** Indexes the files that a commit adds as if they were its whole tree: a plan with its summary among them is done. */
function indexOf(files: readonly FileRef[], tree: Evaluation['tree']): TreeIndex {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    find: (path) => {
      const file = byPath.get(path);
      return file === undefined ? undefined : { kind: 'file', id: file.id };
    },
    findAll: ({ matches }) => Promise.resolve(files.filter(({ path }) => matches(path))),
    fileVersions: tree.fileVersions,
    pastEndingWith: tree.pastEndingWith,
    filesAt: tree.filesAt,
  };
}
