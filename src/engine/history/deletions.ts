import type { Verdict } from '../../model/claim.js';
import { shortId } from '../../model/text.js';
import type { Past } from '../../model/history.js';
import { verdictOf } from '../../claims/kind.js';
import type { AbsentClaim, Evaluation } from '../evaluate/evaluation.js';
import { momentsOf, type PastClaim, type PlaceOfReturn } from './moment.js';
import { recorded } from './recorded.js';

/**
 * The last verdicts on claims of a deletion at whose paths nothing is, or a folder. A deletion is true where the base had a file there,
 * or a commit before the claim was made; where no file was, a link, a submodule or a folder at any commit. Else there was nothing to
 * delete: `missing`, and a folder stays what it is.
 */
export async function lastVerdictsOfDeletions(
  claims: readonly Deletion[],
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentClaim, Verdict>> {
  const verdicts = new Map<AbsentClaim, Verdict>();
  const left: Deletion[] = [];
  for (const item of claims) {
    const { claim, path } = item;
    if (path === '') verdicts.set(claim, NEVER);
    else if (isDeletedByChange(path, evaluation)) verdicts.set(claim, deleted('The compared change deleted it.'));
    else left.push(item);
  }
  if (left.length === 0) return verdicts;
  const { tree } = evaluation;
  const paths = [...new Set(left.map(({ path }) => path))];
  const absences = await tree.explainAbsent({
    paths,
    needed: new Set(paths),
    exists: (path) => tree.find(path)?.kind === 'file',
    base: null,
  });
  // Files that are in no repository have no history at all.
  const pastOf = ({ path }: Deletion): Past => absences.get(path)?.past ?? { kind: 'never' };
  const gone = left.filter((item) => isGone(pastOf(item)));
  const late = await claimedTooEarly(gone, evaluation);
  const never = left.filter((item) => pastOf(item).kind === 'never');
  const { folders, entries } = await tree.pastEndingWith([], [...new Set(never.map(({ path }) => path))]);
  for (const item of left) {
    const past = pastOf(item);
    const { verdict: before } = recorded(item.claim);
    const absent = before.name === 'directory' ? before : NEVER;
    const other = entries.has(item.path)
      ? 'a link or a submodule'
      : folders.has(item.path) && absent === NEVER
        ? 'a folder'
        : null;
    verdicts.set(
      item.claim,
      verdictOn({ past, absent, isLate: late.has(item), other: past.kind === 'never' ? other : null }),
    );
  }
  return verdicts;
}

/** A claim of a deletion. */
export interface Deletion {
  readonly claim: AbsentClaim;
  /** Relative to the project root; empty for one that no file ever had. */
  readonly path: string;
  /** The compared change makes it: all history comes before. */
  readonly isNow: boolean;
}

interface Known {
  readonly past: Past;
  /** The verdict where no file ever was there. */
  readonly absent: Verdict;
  /** What was there was made after the claim. */
  readonly isLate: boolean;
  /** What else than a file was there, if none was. */
  readonly other: string | null;
}

const NEVER: Verdict = verdictOf('missing', { detail: 'No commit had a file there.' });

function deleted(detail: string): Verdict {
  return verdictOf('deleted', { detail });
}

function verdictOn({ past, absent, isLate, other }: Known): Verdict {
  if (past.kind === 'unknown') return verdictOf('undetermined', { detail: past.detail });
  if (other !== null) return deleted(`It was ${other}, and an earlier commit had it.`);
  // A folder is there, whatever came and went after the claim.
  if (past.kind === 'never' || (isLate && absent.name === 'directory')) return absent;
  if (isLate) return { ...NEVER, detail: 'No commit before the claim had a file there.' };
  const by = past.commit === null ? '' : ` by ${shortId(past.commit)}`;
  return deleted(past.kind === 'moved' ? `It was moved to ${past.to}${by}.` : `It was deleted${by}.`);
}

function isGone({ kind }: Past): boolean {
  return kind === 'moved' || kind === 'removed';
}

/** Whether the compared change deleted the file, or all files of the deleted folder. */
function isDeletedByChange(path: string, { tree, context: { changes } }: Evaluation): boolean {
  if (changes === null) return false;
  if (changes.deleted.has(path)) return true;
  if (tree.find(path) !== undefined) return false;
  for (const one of changes.deleted) if (one.startsWith(`${path}/`)) return true;
  return false;
}

/** Those claims before which no commit had the file: it was added and deleted after the claim. */
async function claimedTooEarly(gone: readonly Deletion[], evaluation: Evaluation): Promise<ReadonlySet<Deletion>> {
  const questions = gone
    .filter(({ isNow }) => !isNow)
    .map((item) => ({ item, of: item.claim.by, path: item.path, kind: 'deletion' as const }));
  if (questions.length === 0) return new Set();
  const originOf = ({ of }: PastClaim): PlaceOfReturn => ({ ...of, file: of.source.file.path });
  const { known } = await momentsOf(questions, { from: null, originOf }, evaluation);
  const asked = [...known].flatMap(([question, commits]) => commits.map((commit) => ({ question, commit })));
  const before = await evaluation.tree.existedBefore(asked.map(({ question: { path }, commit }) => ({ path, commit })));
  // Where lines of history made the same claim, one with the file before it is enough.
  const inTime = new Set(asked.filter((_, n) => before[n] === true).map(({ question }) => question));
  const isLate = (question: PastClaim): boolean => known.has(question) && !inTime.has(question);
  return new Set(questions.filter(isLate).map(({ item }) => item));
}
