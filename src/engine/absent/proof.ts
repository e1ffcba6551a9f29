import { isAdded } from '../../model/context.js';
import { oncePer, valueOf } from '../../model/collections.js';
import { kindOf, statedPaths } from '../../model/claim.js';
import type { Absence, Past, PathSince } from '../../model/history.js';
import { recorded, type Evaluation, type OpenReturn } from '../evaluate/evaluation.js';
import { momentsOf, type PastClaim, type PlaceOfReturn } from './moment.js';
import { hasLeniency, type AbsentFile, type AbsentTerms } from './question.js';
import { isEnded, type EndedBy, type Proof } from './verdict.js';

/** True if a file existed when it was claimed, and what ended its path. */
export interface Proved {
  readonly proof: Proof;
  readonly endedBy: EndedBy;
  /** The commits that make the claim, if history was searched for them. */
  readonly moments: readonly string[];
}

/** The proof for a path that no visible commit had. */
export const UNPROVED: Proved = { proof: 'before', endedBy: 'commit', moments: [] };

/** What is known of a path: what a history shows that ends early decides only where it proves the path. */
export function unlessCut(past: Past, isProved: boolean): Past {
  return 'commit' in past && past.cut !== undefined && !isProved ? { kind: 'unknown', detail: past.cut } : past;
}

/**
 * Finds out whether files that history had existed when they were claimed, or later. A file existed if the commit or
 * change with the claim deletes it, if the base branch deleted it after the branch point, or if a commit that the
 * return cites changed it.
 */
export async function proofsOf(
  files: readonly AbsentFile[],
  absenceOf: (file: AbsentFile) => Absence | undefined,
  terms: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, Proved>> {
  const proofs = await proofsByMoments(files, absenceOf, terms);
  const open = files.filter((file) => {
    const { proof, endedBy } = proofs.get(file) ?? UNPROVED;
    const past = absenceOf(file)?.past ?? NEVER;
    return isEnded(unlessCut(past, proof === 'there' && endedBy !== 'own'));
  });
  for (const file of await provedByCommits(open, terms)) {
    proofs.set(file, { ...(proofs.get(file) ?? UNPROVED), proof: 'there' });
  }
  return proofs;
}

const NEVER: Past = { kind: 'never' };

async function proofsByMoments(
  files: readonly AbsentFile[],
  absenceOf: (file: AbsentFile) => Absence | undefined,
  terms: AbsentTerms,
): Promise<Map<AbsentFile, Proved>> {
  const { tree, context, comparison } = terms;
  const { changes } = context;
  const proofs = new Map<AbsentFile, Proved>();
  const asked: Asked[] = [];
  for (const file of files) {
    const past = absenceOf(file)?.past;
    if (!isEnded(past)) continue;
    const { claim, path, made } = file;
    const isEndedByChange = made === 'by-change' && comparison?.hadFile(path) === true;
    if (isEndedByChange || (past.commit === null && tree.kind === 'commit')) {
      proofs.set(file, {
        proof: 'there',
        endedBy: past.commit === null || isEndedByChange ? 'change' : 'commit',
        moments: [],
      });
      continue;
    }
    const movedBy = past.kind === 'moved' ? past.commit : null;
    const question = { madeBy: claim.identity, paths: statedPaths(recorded(claim).claim), kind: 'file' } as const;
    asked.push({ file, question, movedBy, endedIn: past.commit, isCut: past.cut !== undefined });
  }
  if (asked.length === 0) return proofs;
  const madeIn = (made: AbsentFile['made']): readonly Asked[] => asked.filter(({ file }) => file.made === made);
  const own = madeIn('by-change');
  const ends = comparison === null ? new Set<Asked>() : await endedInBase(own, comparison.base, terms);
  const moments = [
    ...(await momentsIn(own, terms)),
    ...(await momentsIn(madeIn('before-change'), terms)),
    ...(await momentsIn(madeIn('unknown'), { ...terms, comparison: null })),
  ];
  const doubtful = moments.flatMap(([one, { commits, isRestored }]): readonly (readonly [Asked, PathSince])[] => {
    const { file, movedBy, isCut } = one;
    // A claim of the old path, made by the commit that moves the file, counts as the new path.
    if (commits === null || commits.some((moment) => moment === movedBy)) return [];
    const question = { path: file.path, moments: commits, movedBy, isCut };
    // With a base, a file that the change deleted is one that the base had.
    return [[one, file.made === 'by-change' && !isRestored ? question : { ...question, orParent: true }]];
  });
  const existed = await tree.existedSince(doubtful.map(([, question]) => question));
  const disproved = new Set(doubtful.flatMap(([one], n) => (existed[n] === true ? [] : [one])));
  for (const [one, { commits, isUnsearched, isRestored }] of moments) {
    const isThere = commits !== null && !disproved.has(one);
    const proof = isThere ? 'there' : isUnsearched ? 'unknown' : 'before';
    const isOwn = one.file.made === 'by-change' && !isRestored;
    // Only for claims that just the change makes is it known whether the base ended the path after the branch point.
    const isNow = !hasLeniency(one.file.claim, 'step') || isAdded(one.file.claim.madeBy.subject.file, changes);
    const endedBy = !isOwn ? 'commit' : !ends.has(one) ? 'own' : isNow ? 'base' : 'commit';
    proofs.set(one.file, { proof, endedBy, moments: commits ?? [] });
  }
  return proofs;
}

/** A file whose moment is unknown so far, and the commit that ended its path. */
interface Asked {
  readonly file: AbsentFile;
  readonly question: PastClaim;
  readonly movedBy: string | null;
  readonly endedIn: string | null;
  /** True if the clone lacks older commits, which may lead from the end of the path to the claim. */
  readonly isCut: boolean;
}

/** When a claim was made; null if by no known commit. */
interface Moment {
  readonly commits: readonly string[] | null;
  readonly isUnsearched: boolean;
  readonly isRestored: boolean;
}

/** The files whose path was ended by a commit that leads to the base. */
async function endedInBase(asked: readonly Asked[], base: string, { tree }: Evaluation): Promise<ReadonlySet<Asked>> {
  const known = asked.flatMap((one) => (one.endedIn === null ? [] : [{ one, endedIn: one.endedIn }]));
  const leads = await tree.leadsTo(known.map(({ endedIn }) => ({ earlier: endedIn, later: base })));
  return new Set(known.flatMap(({ one }, n) => (leads[n] === true ? [one] : [])));
}

/** The moments of claims that were all made by the change, all before it, or all at an unknown moment. */
async function momentsIn(asked: readonly Asked[], terms: AbsentTerms): Promise<readonly (readonly [Asked, Moment])[]> {
  if (asked.length === 0) return [];
  const { comparison } = terms;
  const { changes } = terms.context;
  const isOwn = asked.some(({ file: { made } }) => made === 'by-change');
  const base = comparison?.base ?? null;
  const steps = new Set(asked.flatMap(({ file: { claim } }) => (hasLeniency(claim, 'step') ? [claim.identity] : [])));
  const isNew = ({ source: { file } }: PastClaim['madeBy']): boolean => isAdded(file.path, changes);
  const { known, unsearched, restored } = await momentsOf(
    asked.map(({ question }) => question),
    isOwn && base !== null
      ? {
          from: null,
          since: { base, isAdded: isNew, countsEarlier: (of) => steps.has(of) },
        }
      : { from: base, since: null, originOf: (claim): PlaceOfReturn => placeBefore(claim, comparison) },
    terms,
  );
  return asked.map((one) => {
    const { question } = one;
    const commits = known.has(question) ? valueOf(known, question) : null;
    return [one, { commits, isUnsearched: unsearched.has(question), isRestored: restored.has(question) }];
  });
}

/** Where the base, or without a base the checked commit, has the return that makes a claim. */
function placeBefore({ madeBy }: PastClaim, comparison: AbsentTerms['comparison']): PlaceOfReturn {
  const file = madeBy.source.file.path;
  const origin = comparison?.originOf(file, madeBy.index) ?? null;
  if (origin === null) return { ...madeBy, file };
  const { content, outcome } = origin.statement;
  return { file: origin.file, index: origin.index, content: madeBy.content === null ? null : content, outcome };
}

/** The commits that a return cites: full ids of those in the history, and the number of others. */
export const citedCommits = oncePer(({ claims }: OpenReturn) => {
  const commits = claims.filter(({ claim }) => kindOf(claim) === 'commit');
  return {
    present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
    missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
  };
});

/** Returns the files that a commit cited by their return changed, after the base if the change claims them. */
async function provedByCommits(
  files: readonly AbsentFile[],
  { tree, comparison }: AbsentTerms,
): Promise<readonly AbsentFile[]> {
  const presentOf = ({ claim: { madeBy } }: AbsentFile): readonly string[] => citedCommits(madeBy).present;
  const citing = files.filter((file) => hasLeniency(file.claim, 'cited-commits') && presentOf(file).length > 0);
  if (citing.length === 0) return [];
  const changed = await tree.changedIn(
    [...new Set(citing.flatMap(presentOf))],
    new Set(citing.map(({ path }) => path)),
  );
  const didTo = (file: AbsentFile, what: 'written' | 'deleted'): boolean =>
    presentOf(file).some((id) => changed.get(id)?.get(file.path) === what);
  const old = citing.filter(({ made }) => made !== 'by-change');
  const own = comparison === null ? [] : citing.filter((file) => file.made === 'by-change' && didTo(file, 'written'));
  const moments = comparison === null ? [] : [comparison.base];
  const existed = await tree.existedSince(own.map(({ path }) => ({ path, moments })));
  return [
    ...old.filter((file) => didTo(file, 'written') || didTo(file, 'deleted')),
    ...own.filter((_, n) => existed[n] === true),
  ];
}
