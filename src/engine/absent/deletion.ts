import type { Absence, Past } from '../../model/history.js';
import { statedPaths, type Verdict } from '../../model/claim.js';
import { recorded, type Evaluation } from '../evaluate/evaluation.js';
import { momentsOf } from './moment.js';
import type { AbsentFile } from './question.js';
import { unlessCut } from './proof.js';
import { deleted, deletionVerdictBy, isEnded, NEVER_DELETED } from './verdict.js';

/**
 * Resolves to the verdicts on claimed deletions where nothing, or a folder, is at the path. A deletion is true if the
 * base, or a commit before the claim, had a file there, or if any commit had a link, submodule or folder there.
 * Otherwise there was nothing to delete: the verdict is `missing`, or stays `directory`.
 */
export async function verdictsOfDeletions(
  claims: readonly AbsentFile[],
  absenceOf: (file: AbsentFile) => Absence | undefined,
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentFile, Verdict>> {
  const verdicts = new Map<AbsentFile, Verdict>();
  const left: AbsentFile[] = [];
  for (const item of claims) {
    if (item.path === '') verdicts.set(item, NEVER_DELETED);
    else if (isDeletedByChange(item.path, evaluation)) verdicts.set(item, deleted('The compared change deleted it.'));
    else left.push(item);
  }
  if (left.length === 0) return verdicts;
  // Files outside any repository have no history.
  const pastOf = (file: AbsentFile): Past => absenceOf(file)?.past ?? { kind: 'never' };
  const gone = left.filter((item) => isEnded(pastOf(item)));
  const tooEarly = await claimedTooEarly(gone, evaluation);
  const never = left.filter((item) => pastOf(item).kind === 'never');
  const { folders, entries } = await evaluation.tree.pastEndingWith([], [...new Set(never.map(({ path }) => path))]);
  for (const item of left) {
    const past = unlessCut(pastOf(item), !tooEarly.has(item));
    const { verdict: before } = recorded(item.claim);
    const absent = before.name === 'directory' ? before : NEVER_DELETED;
    const isFolder = folders.has(item.path) && absent === NEVER_DELETED;
    const other = entries.has(item.path) ? 'a link or a submodule' : isFolder ? 'a folder' : null;
    const facts = { past, absent, isTooEarly: tooEarly.has(item), other: past.kind === 'never' ? other : null };
    verdicts.set(item, deletionVerdictBy(facts));
  }
  return verdicts;
}

/** Returns true if the compared change deleted the file, or all files of the folder. */
function isDeletedByChange(path: string, { tree, context: { changes } }: Evaluation): boolean {
  if (changes === null) return false;
  if (changes.deleted.has(path)) return true;
  if (tree.find(path) !== undefined) return false;
  for (const one of changes.deleted) if (one.startsWith(`${path}/`)) return true;
  return false;
}

/** Returns the claims whose file no commit had before the claim: it was added and deleted later. */
async function claimedTooEarly(gone: readonly AbsentFile[], evaluation: Evaluation): Promise<ReadonlySet<AbsentFile>> {
  // All of history is older than the claims of the compared change.
  const questions = gone
    .filter(({ made }) => made !== 'by-change')
    .map((item) => ({
      item,
      madeBy: item.claim.identity,
      paths: statedPaths(recorded(item.claim).claim),
      kind: 'deletion' as const,
    }));
  if (questions.length === 0) return new Set();
  const { known } = await momentsOf(questions, { from: null, since: null }, evaluation);
  const asked = questions.flatMap((question) => (known.get(question) ?? []).map((commit) => ({ question, commit })));
  const before = await evaluation.tree.existedBefore(
    asked.map(({ question: { item }, commit }) => ({ path: item.path, commit })),
  );
  // If several lines of history made the claim, it is enough that one had the file before.
  const inTime = new Set(asked.filter((_, n) => before[n] === true).map(({ question }) => question));
  const tooEarly = questions.filter((question) => known.has(question) && !inTime.has(question));
  return new Set(tooEarly.map(({ item }) => item));
}
