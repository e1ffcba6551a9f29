import { verdictOf } from '../claims/kind.js';
import { verify } from '../claims/verify.js';
import { kindOf, type Claim, type Verdict } from '../model/claim.js';
import { normalisePath } from '../model/path.js';
import { count, listOf } from '../model/text.js';
import type { PathChange, Tree } from '../model/tree.js';
import type { AbsentClaim } from './absent.js';

/** An absent claim of a version that is lenient, and whether history ever held its path. */
export interface LenientQuestion {
  readonly claim: AbsentClaim;
  /** Relative to the project root; empty for one that no file ever had. */
  readonly path: string;
  /** The path was there once. */
  readonly wasThere: boolean;
  /** A proposed change makes the claim: its history is not rewritten yet. */
  readonly isProposed: boolean;
  /** The path stood where the proposed change began, or at one of its commits; true where nothing is proposed. */
  readonly stoodInChange: boolean;
  /** That a cited commit deleted the path proves that it was there: not of what the proposed change made itself. */
  readonly provedByDeletion: boolean;
  /** That the commit's ignore files keep the path out counts. */
  readonly mayBeIgnored: boolean;
}

/** What more explains an absent claim. */
export interface Explanation {
  /** The commits that the return cites changed the path: it was there when they were made. */
  readonly isProvedByCommits: boolean;
  /** What takes the place of `missing`, and of `undetermined`: by the end of the path, or since it is beyond proof. */
  readonly verdict: Verdict | null;
}

const NONE: Explanation = { isProvedByCommits: false, verdict: null };

/**
 * Looks for absent paths by their ends, in the tree and then in history; in the commits that their returns cite; and among what the
 * commit's own ignore files keep out. Asked once for all of a run.
 */
export async function lookFurther(
  questions: readonly LenientQuestion[],
  tree: Tree,
): Promise<(claim: AbsentClaim) => Explanation> {
  if (questions.length === 0) return () => NONE;
  // Once a return: each of its claims may be absent.
  const cited = new Map(
    [...new Set(questions.map(({ claim }) => claim.judged))].map((judged) => [judged, citedBy(judged)]),
  );
  const gone = questions.filter(({ wasThere }) => wasThere);
  const commits = new Set(gone.flatMap(({ claim }) => cited.get(claim.judged)?.present ?? []));
  const changed = await tree.changedIn([...commits], new Set(gone.map(({ path }) => path)));
  const never = questions.filter(({ wasThere }) => !wasThere);
  const tails = new Map(never.flatMap(({ claim }) => tailOf(claim.judged[claim.at]?.claim, claim)));
  const tracked = await tree.trackedEndingWith([...new Set(tails.values())]);
  const sought = [...new Set(tails.values())].filter((tail) => !tracked.has(tail));
  const { endings, folders } = await tree.pastEndingWith(sought, [...new Set(never.map(({ path }) => path))]);
  const ignored = await tree.ignoredByCommit([
    ...new Set(questions.map(({ path }) => path).filter((path) => path !== '')),
  ]);
  const found = await standing(
    new Set([...tracked.values()].flatMap((paths) => (paths.length === 1 ? paths : []))),
    tree,
  );
  const explanations = new Map<AbsentClaim, Explanation>();
  for (const { claim, path, wasThere, isProposed, stoodInChange, provedByDeletion, mayBeIgnored } of questions) {
    const { present = [], missing = 0 } = cited.get(claim.judged) ?? {};
    const isProof = (change: PathChange | undefined): boolean =>
      change === 'written' || (change === 'deleted' && provedByDeletion);
    const isProvedByCommits = wasThere && stoodInChange && present.some((id) => isProof(changed.get(id)?.get(path)));
    const tail = tails.get(claim);
    const verdict =
      (folders.has(path) && !wasThere && !isProposed
        ? verdictOf('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
        : null) ??
      (tail === undefined
        ? null
        : byTail(tracked.get(tail) ?? [], isProposed ? [] : (endings.get(tail) ?? []), found)) ??
      (mayBeIgnored && ignored.has(path) ? beyondProof('The .gitignore of the commit keeps it out.') : null) ??
      (!isProposed && present.length === 0 && missing > 0
        ? beyondProof(
            `The return cites ${count(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`,
          )
        : null);
    explanations.set(claim, { isProvedByCommits, verdict });
  }
  return (claim) => explanations.get(claim) ?? NONE;
}

/** The whole ids of the commits that a return cites and that are in the history, and how many others it cites. */
function citedBy(judged: AbsentClaim['judged']): { readonly present: readonly string[]; readonly missing: number } {
  const commits = judged.filter(({ claim }) => kindOf(claim) === 'commit');
  return {
    present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
    missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
  };
}

function tailOf(claim: Claim | undefined, of: AbsentClaim): readonly (readonly [AbsentClaim, string])[] {
  const tail = claim === undefined ? null : normalisePath(claim.path);
  return tail === null || tail === '' ? [] : [[of, tail]];
}

function byTail(
  tracked: readonly string[],
  past: readonly string[],
  found: ReadonlyMap<string, Verdict>,
): Verdict | null {
  const [first] = tracked;
  if (first !== undefined) {
    const shown = listOf(tracked, 'and');
    const verdict = found.get(first);
    if (tracked.length === 1 && verdict !== undefined) {
      if (verdict.name === 'empty') return { ...verdict, foundAt: first };
      return { ...verdict, name: 'relocated', foundAt: first, detail: 'Its path ends so.', by: 'ending', blank: false };
    }
    return verdictOf('relocated', { detail: `Several paths end so: ${shown}.`, by: 'ending' });
  }
  const [gone] = past;
  return gone === undefined ? null : verdictOf('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}

function beyondProof(detail: string): Verdict {
  return verdictOf('unverifiable', { detail });
}

/** What the files at some paths are. */
async function standing(paths: ReadonlySet<string>, tree: Tree): Promise<ReadonlyMap<string, Verdict>> {
  const list = [...paths];
  const claims = list.map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
  const verdicts = await verify(claims, tree);
  return new Map(
    list.flatMap((path, n) => {
      const verdict = verdicts[n];
      return verdict === undefined ? [] : [[path, verdict] as const];
    }),
  );
}
