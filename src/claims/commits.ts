import { verdictOf, type ClaimVerifier } from './kind.js';
import type { CommitPair, CommitsBetween } from '../model/history.js';
import type { CommitCountQuestion, Verdict } from '../model/claim.js';
import { count } from '../model/text.js';
import type { Tree } from '../model/tree.js';

/**
 * A claimed commit exists if its id, or the start of it, belongs to the checked commit or to one that leads to it. Other branches
 * and unreachable commits do not count: the same commit gives the same report in every clone.
 */
export const commitVerifier: ClaimVerifier = {
  kind: 'commit',
  postponed: true,
  verify: async (claims, tree) => {
    const ids = claims.map(({ claim: { path } }) => path.toLowerCase());
    const found = await tree.commitsNamed([...new Set(ids)]);
    return ids.map((id) => {
      const finding = found.get(id);
      if (finding?.kind === 'ancestor') return verdictOf('present', { commit: finding.id });
      if (finding?.kind === 'undetermined') return verdictOf('undetermined', { detail: finding.detail });
      return verdictOf('missing', { detail: 'It is not in the history.' });
    });
  },
};

/**
 * Counts the commits between the two that a return names. Nothing is counted if one of them is not in the history, which a squash or
 * a rebase explains, or if the clone is shallow.
 */
export const commitCountVerifier: ClaimVerifier = {
  kind: 'count',
  asks: 'commits',
  postponed: true,
  verify: async (claims, tree) => {
    const questions = claims.map(({ claim: { asked } }) => (asked?.kind === 'commits' ? asked : null));
    const found = await commitsCounted(questions, tree);
    return found.map((between, n) => verdictOn(questions[n]?.total, between));
  },
};

/** Returns the commits between the two that each question names; a word in their place says why there are none. */
export async function commitsCounted(
  questions: readonly (CommitCountQuestion | null)[],
  tree: Pick<Tree, 'commitsNamed' | 'commitsBetween'>,
): Promise<readonly (CommitsBetween | Absence)[]> {
  const counting = questions.flatMap((question) => {
    const between = question?.between ?? null;
    return question === null || between === null ? [] : [{ question, ends: endsOf(between) }];
  });
  const ids = counting.flatMap(({ ends }) => ends);
  const named = ids.length === 0 ? new Map<string, never>() : await tree.commitsNamed([...new Set(ids)]);
  const absences = new Map<CommitCountQuestion, Absence>();
  const pairs = new Map<CommitCountQuestion, CommitPair>();
  for (const { question, ends } of counting) {
    const [earlier, later] = ends.map((id) => named.get(id));
    if (earlier?.kind === 'ancestor' && later?.kind === 'ancestor') {
      pairs.set(question, { earlier: earlier.id, later: later.id });
    } else {
      const isUnknown = earlier?.kind === 'unknown' || later?.kind === 'unknown';
      absences.set(question, isUnknown ? 'lost' : 'shallow');
    }
  }
  const counted = pairs.size === 0 ? [] : await tree.commitsBetween([...pairs.values()]);
  const windows = new Map([...pairs.keys()].map((question, n) => [question, counted[n] ?? 'shallow'] as const));
  return questions.map((question) =>
    question === null ? 'none' : (windows.get(question) ?? absences.get(question) ?? 'none'),
  );
}

/** Why there is nothing to count: no two commits are named, one is not in the history, or the clone is shallow. */
type Absence = 'none' | 'lost' | 'shallow';

function endsOf({ earlier, later }: NonNullable<CommitCountQuestion['between']>): readonly [string, string] {
  return [earlier.toLowerCase(), later.toLowerCase()];
}

const WHY_NOT: Readonly<Record<Absence, string>> = {
  none: 'It names no two commits to count between.',
  lost: 'A commit that it counts from or to is not in the history.',
  shallow: 'History is too shallow here to count its commits.',
};

function verdictOn(total: number | undefined, found: CommitsBetween | Absence): Verdict {
  if (typeof found === 'string') return verdictOf('not-countable', { detail: WHY_NOT[found] });
  if (!found.isAncestor) {
    return verdictOf('differs', { detail: 'The commit at which it began does not lead to the one at which it ended.' });
  }
  if (found.count === total) return verdictOf('agrees');
  return verdictOf('differs', { detail: `The history has ${count(found.count, 'commit')} between the two.` });
}
