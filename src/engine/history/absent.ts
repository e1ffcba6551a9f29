import type { Changes } from '../../model/context.js';
import { posix } from 'node:path';
import { verify } from '../../claims/verify.js';
import type { Verdict } from '../../model/claim.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Absence } from '../../model/history.js';
import type { Tree } from '../../model/tree.js';
import type { JudgeOptions } from '../evaluate/judge-options.js';
import type { BranchReturns } from '../change/branch.js';
import { lastVerdictsOfDeletions, type Deletion } from './deletions.js';
import { FindingList } from '../evaluate/finding-list.js';
import { isAdded } from '../../model/changes.js';
import { joined, lastVerdict } from './absent-verdict.js';
import { askedPath, isKindOfDeletion, isOfDeletion, madeWhen, type Asked } from './asked-claim.js';
import { goneBefore } from './gone-before.js';
import { ignoredPaths } from './ignored-paths.js';
import { lookFurther, takes, type Bearing } from './lenient.js';
import { namesakesInWords } from './namesakes-hint.js';
import type { AbsentClaim } from '../evaluate/postponed-claim.js';
import { judgeClaim, weighed } from '../evaluate/judge-claim.js';
import { directPath } from '../change/statement.js';

/** Gives absent claims their last verdict, in their records too. Returns the findings on them. */
export async function resolveAbsentClaims(
  absent: readonly AbsentClaim[],
  branch: BranchReturns | null,
  options: JudgeOptions,
): Promise<readonly PendingFinding[]> {
  if (absent.length === 0) return [];
  const { context, overrides, mostFindings } = options;
  const verdicts = await finalVerdicts(absent, branch, options);
  const findings = new FindingList(mostFindings);
  absent.forEach((claim) => {
    const { judged, at, of, standard, rules, location } = claim;
    const before = judged[at];
    const verdict = verdicts.get(claim);
    if (before === undefined || verdict === undefined) return;
    const item = weighed(before.claim, verdict, standard, of.file);
    judged[at] = item;
    for (const raised of judgeClaim(item, of, rules, context, overrides)) {
      const placed = { ...raised, problem: { value: directPath(item.claim.path), ...raised.problem } };
      findings.add(placed, of.file, () => ({ ...location, value: undefined }));
    }
  });
  return findings.pending();
}

/**
 * The last verdicts on absent claims. If a return reports one step of a branch, a later step may remove what an earlier one made: its
 * claims have their moment among the commits of the change, which are searched as all history is if nothing is compared.
 */
async function finalVerdicts(
  absent: readonly AbsentClaim[],
  branch: BranchReturns | null,
  options: JudgeOptions,
): Promise<ReadonlyMap<AbsentClaim, Verdict | undefined>> {
  const deletions = absent.filter(isKindOfDeletion).map((claim): Deletion => {
    const path = askedPath(claim);
    return { claim, path, isNow: madeWhen(claim, path, branch, options) === 'by-change' };
  });
  const ofFiles = absent.filter((claim) => !isKindOfDeletion(claim));
  const isOfStep = (claim: AbsentClaim): boolean =>
    takes(claim, 'step') && branch !== null && madeWhen(claim, askedPath(claim), branch, options) === 'by-change';
  const ofSteps = new Set(ofFiles.filter(isOfStep));
  const others = ofFiles.filter((claim) => !ofSteps.has(claim));
  const saidDeleted = deletedByChange(absent, options);
  const since = options.context.answersFor === 'changes' ? (branch?.base ?? null) : null;
  const verdicts = new Map<AbsentClaim, Verdict | undefined>(await lastVerdictsOfDeletions(deletions, options));
  for (const [claims, compared, proposedSince] of [
    [others, branch, null],
    [[...ofSteps], null, since],
  ] as const) {
    if (claims.length === 0) continue;
    const found = await verdictsByHistory(claims, compared, proposedSince, options);
    claims.forEach((claim, n) => {
      const verdict = found[n];
      const isByChange = proposedSince !== null && verdict?.name === 'removed' && !saidDeleted.has(askedPath(claim));
      verdicts.set(claim, isByChange ? ofChange(verdict, askedPath(claim), options.context.changes) : verdict);
    });
  }
  return verdicts;
}

/** The paths that returns of the compared change say were deleted. */
function deletedByChange(absent: readonly AbsentClaim[], { context }: JudgeOptions): ReadonlySet<string> {
  const said = absent.filter((claim) => context.changes?.changed.has(claim.of.file) === true && isOfDeletion(claim));
  return new Set(said.map(askedPath));
}

/** A file that the change removed and the base did not have was added by the change itself: that excuses no claim of the change. */
function ofChange(verdict: Verdict, path: string, changes: Changes | null): Verdict {
  if (changes === null || changes.deleted.has(path)) return verdict;
  const detail = `${verdict.detail ?? ''} The compared change had added it itself.`.trimStart();
  return { ...verdict, detail, byChange: true };
}

async function verdictsByHistory(
  absent: readonly AbsentClaim[],
  branch: BranchReturns | null,
  proposedSince: string | null,
  options: JudgeOptions,
): Promise<readonly (Verdict | undefined)[]> {
  const { tree, context } = options;
  const placeOf = await historicalPlaces(absent, tree);
  const asked = absent.map((claim): Asked => {
    const claimed = placeOf(claim);
    // A link that leads nowhere exists: what its path or its target once was says nothing about it.
    const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
    return { claim, path, made: madeWhen(claim, path, branch, options) };
  });
  // Without the base's tree, the comparison still says what was deleted.
  const isDeleted = ({ path, made }: Asked): boolean =>
    branch === null && made === 'before-change' && context.changes?.deleted.has(path) === true;
  const known = asked.filter((item) => !isDeleted(item));
  const absences = await tree.explainAbsent({
    paths: [...new Set(known.map(({ path }) => path))],
    needed: new Set(known.filter(({ made }) => made !== 'by-change').map(({ path }) => path)),
    exists: (path) => tree.find(path)?.kind === 'file',
    base: branch?.base ?? null,
  });
  const moved = await verdictsOfMoved(absences, tree);
  const absenceOf = (item: Asked): Absence | undefined =>
    isDeleted(item) ? DELETED : believed(absences.get(item.path), moved.has(item.path));
  const { gone, unread } = await goneBefore(asked, absenceOf, branch, options);
  const never = asked.filter((item) => isNeverHeld(item, absenceOf(item)));
  const named = tree.filesNamed(new Set(never.map(({ path }) => posix.basename(path))));
  const lenient = asked.filter(({ claim: { standard } }) => standard.leniencies !== undefined);
  const past = lenient.filter((item) => isPast(absenceOf(item)));
  const bearingOf = await bearings(past, proposedSince, options);
  const ignored = await ignoredPaths(
    asked.map(({ path }) => path),
    branch?.base ?? proposedSince,
    options,
  );
  const further = await lookFurther(
    lenient.map((item) => ({
      ...item,
      wasThere: isPast(absenceOf(item)),
      bearing: bearingOf(item),
      isNew: proposedSince !== null && isAdded(item.claim.of.file, context.changes),
    })),
    { tree, ignored, named, changes: context.changes },
  );
  return asked.map((item) => {
    const { claim, path } = item;
    const judged = claim.judged[claim.at];
    const before = judged?.verdict;
    const absence = absenceOf(item);
    if (judged === undefined || before === undefined || path === '') return before;
    const { isProvedByCommits, verdict: instead } = further(claim);
    const namesakes = namesakesInWords(
      { path, returnFile: claim.of.file },
      named.get(posix.basename(path)) ?? [],
      tree,
    );
    if (absence === undefined) {
      return before.name === 'missing' ? (instead ?? { ...before, detail: joined(before.detail, namesakes) }) : before;
    }
    const isProved = isProvedByCommits || isOfDeletion(claim);
    const isGone = gone.has(item) && !isProved;
    return lastVerdict(before, absence, {
      moved: !takes(claim, 'step') && (isGone || unread.has(item)) ? undefined : moved.get(path),
      instead,
      isGone,
      isUnread: unread.has(item) && !isProved,
      made: item.made,
      ignored: takes(claim, 'ignored') ? undefined : ignored.get(path),
      isBeyondProof: takes(claim, 'ignored-on-disk') && ignored.has(path),
      namesakes,
    });
  });
}

/**
 * The path by which history is asked about each absent claim. Where a claim has an alternative, that is the one which some commit had.
 */
async function historicalPlaces(absent: readonly AbsentClaim[], tree: Tree): Promise<(claim: AbsentClaim) => string> {
  const others = absent.flatMap((claim) => {
    const alternative = claim.judged[claim.at]?.claim.alternative;
    return alternative === undefined ? [] : [{ claim, alternative, path: askedPath(claim) }];
  });
  if (others.length === 0) return askedPath;
  const absences = await tree.explainAbsent({
    paths: [...new Set(others.map(({ path }) => path))],
    needed: new Set(),
    exists: () => false,
    base: null,
  });
  const places = new Map(
    others.flatMap(({ claim, alternative, path }) =>
      absences.get(path)?.past.kind === 'never' ? [[claim, alternative] as const] : [],
    ),
  );
  return (claim) => places.get(claim) ?? askedPath(claim);
}

/** How the changes since a commit, if one is given, bear on paths of which some existed once. */
async function bearings(
  past: readonly Asked[],
  proposedSince: string | null,
  { tree, context: { changes } }: JudgeOptions,
): Promise<(item: Asked) => Bearing> {
  if (proposedSince === null) return () => 'none';
  const answers = await tree.existedSince(past.map(({ path }) => ({ path, moments: [proposedSince] })));
  const existed = new Set(past.filter((_, n) => answers[n] === true));
  return (item) => {
    if (!existed.has(item)) return 'never-stood';
    return deletesWhatIsNotCreated(item, changes) ? 'taken-away' : 'stood';
  };
}

/** A change that deletes what the base had has worked on it, but has not created it. */
function deletesWhatIsNotCreated({ claim, path }: Asked, changes: Changes | null): boolean {
  return changes?.deleted.has(path) === true && claim.judged[claim.at]?.claim.type !== 'created';
}

/** Whether no commit that counts had a path: of one that the change claims, those that cannot be seen are too early. */
function isNeverHeld({ made }: Asked, absence: Absence | undefined): boolean {
  const kind = absence?.past.kind;
  return kind === 'never' || (kind === 'unknown' && made === 'by-change');
}

function isPast(absence: Absence | undefined): boolean {
  return absence?.past.kind === 'removed' || absence?.past.kind === 'moved';
}

const DELETED: Absence = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };

/** What the files that were renamed are now. */
async function verdictsOfMoved(
  absences: ReadonlyMap<string, Absence>,
  tree: Tree,
): Promise<ReadonlyMap<string, Verdict>> {
  const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
  const claims = moves.map(({ to }) => ({ claim: { path: to, pointer: '', type: null }, returnFile: '' }));
  const verdicts = await verify(claims, tree);
  return new Map(
    moves.flatMap(({ path, to }, n) => {
      const verdict = verdicts[n];
      if (verdict === undefined || !isBelievable(path, to, verdict.size)) return [];
      return [[path, { ...verdict, foundAt: to }] as const];
    }),
  );
}

/** What became of a path, where git's word that it was renamed may not be believed. */
function believed(absence: Absence | undefined, isBelieved: boolean): Absence | undefined {
  if (absence?.past.kind !== 'moved' || isBelieved) return absence;
  return { ...absence, past: { kind: 'removed', commit: absence.past.commit } };
}

/** Below this size (bytes) two files are easily alike by chance. */
const DISTINCTIVE = 256;

/** git pairs files by likeness alone. Where neither name nor folder stayed, so little content is no sign of a move. */
function isBelievable(from: string, to: string, size: number | null): boolean {
  const same = posix.basename(from) === posix.basename(to) || posix.dirname(from) === posix.dirname(to);
  return same || size === null || size >= DISTINCTIVE;
}
