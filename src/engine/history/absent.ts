import { recorded, type AbsentClaim, type Evaluation } from '../evaluate/evaluation.js';
import { isAdded, type Changes } from '../../model/context.js';
import { posix } from 'node:path';
import { undeterminedByRules } from '../../claims/kind.js';
import type { Verdict } from '../../model/claim.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Absence, RulesUnknown } from '../../model/history.js';
import { valueOf } from '../../model/collections.js';
import type { Tree } from '../../model/tree.js';
import type { BaseComparison, Compared } from '../change/compare-with-base.js';
import { goneBefore, joined, lastVerdict, lastVerdictsOfDeletions, type Deletion } from './absent-verdict.js';
import { FindingList } from '../evaluate/finding.js';
import { askedPath, isKindOfDeletion, isOfDeletion, whenMade, type ClaimQuestion } from './claim-question.js';
import { explainLeniently, hasLeniency, type ChangeEffect } from './lenient.js';
import { verifyFiles } from '../../claims/verify.js';
import { evaluateClaim, withWeight } from '../evaluate/evaluate-claim.js';
import { directPath } from '../evaluate/statement.js';
import { listOf } from '../../model/text.js';

/** Gives absent claims their last verdict, in their records too. Returns the findings on them. */
export async function resolveAbsentClaims(
  absent: readonly AbsentClaim[],
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<readonly PendingFinding[]> {
  if (absent.length === 0) return [];
  const { context, overrides, mostFindings } = evaluation;
  const verdicts = await finalVerdicts(absent, comparison, evaluation);
  const findings = new FindingList(mostFindings);
  absent.forEach((claim) => {
    const { recordClaims, at, of, standard, rules, location } = claim;
    const item = withWeight(recorded(claim).claim, valueOf(verdicts, claim), standard, of);
    recordClaims[at] = item;
    for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
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
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentClaim, Verdict>> {
  const deletions = absent.filter(isKindOfDeletion).map((claim): Deletion => {
    const path = askedPath(claim);
    return { claim, path, isNow: whenMade(claim, path, comparison, evaluation) === 'by-change' };
  });
  const ofFiles = absent.filter((claim) => !isKindOfDeletion(claim));
  // What the base had needs no commits of the change to prove it.
  const isOfStep = (claim: AbsentClaim): boolean =>
    hasLeniency(claim, 'step') &&
    whenMade(claim, askedPath(claim), comparison, evaluation) === 'by-change' &&
    placeInBase(claim, comparison) === null;
  const ofSteps = new Set(ofFiles.filter(isOfStep));
  const others = ofFiles.filter((claim) => !ofSteps.has(claim));
  const saidDeleted = pathsSaidDeleted(absent, evaluation);
  const since = evaluation.context.answersFor === 'changes' ? (comparison?.base ?? null) : null;
  const verdicts = new Map<AbsentClaim, Verdict>(await lastVerdictsOfDeletions(deletions, evaluation));
  const unread = comparison === null ? evaluation.context.changes : null;
  for (const [claims, asked] of [
    [others, { comparison, unread, proposedSince: null }],
    [[...ofSteps], { comparison: null, unread: null, proposedSince: since }],
  ] as const) {
    if (claims.length === 0) continue;
    const { proposedSince } = asked;
    const found = await verdictsByHistory(claims, asked, evaluation);
    const isRemoved = ({ claim, verdict }: ClaimVerdict): boolean =>
      verdict.name === 'removed' && !saidDeleted.has(askedPath(claim));
    const removed = found.filter(isRemoved).map(({ claim }) => askedPath(claim));
    const byChange = await addedAndRemoved(removed, proposedSince, evaluation);
    for (const item of found) {
      const isByChange = isRemoved(item) && byChange.has(askedPath(item.claim));
      verdicts.set(item.claim, isByChange ? ofChange(item.verdict) : item.verdict);
    }
  }
  return verdicts;
}

/**
 * Those of some removed paths that the compared change itself added: the base did not have them, and a commit since then had. Empty if
 * `since`, the base, is null.
 */
async function addedAndRemoved(
  paths: readonly string[],
  since: string | null,
  { tree, context: { changes } }: Evaluation,
): Promise<ReadonlySet<string>> {
  if (changes === null || since === null) return new Set();
  const asked = paths.filter((path) => !changes.deleted.has(path));
  if (asked.length === 0) return new Set();
  const answers = await tree.existedSince(asked.map((path) => ({ path, moments: [since] })));
  return new Set(asked.filter((_, n) => answers[n] !== false));
}

/** The paths that returns of the compared change say were deleted. */
function pathsSaidDeleted(absent: readonly AbsentClaim[], { context }: Evaluation): ReadonlySet<string> {
  const said = absent.filter((claim) => context.changes?.changed.has(claim.of.file) === true && isOfDeletion(claim));
  return new Set(said.map(askedPath));
}

/** The verdict on a file that the compared change added and removed: that excuses no claim of the change. */
function ofChange(verdict: Verdict): Verdict {
  const detail = joined(verdict.detail, 'The compared change had added it itself.');
  return { ...verdict, detail, byChange: true };
}

interface ClaimVerdict {
  readonly claim: AbsentClaim;
  readonly verdict: Verdict;
}

async function verdictsByHistory(
  absent: readonly AbsentClaim[],
  { comparison, unread: unreadChange, proposedSince }: Compared,
  evaluation: Evaluation,
): Promise<readonly ClaimVerdict[]> {
  const { tree, context } = evaluation;
  const placeOf = await historicalPlaces(absent, comparison, tree);
  const asked = absent.map((claim): ClaimQuestion => {
    const claimed = placeOf(claim);
    // A link that leads nowhere exists: what its path or its target once was says nothing about it.
    const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
    return { claim, path, made: whenMade(claim, path, comparison, evaluation) };
  });
  const isDeleted = (item: ClaimQuestion): boolean => isDeletedByChange(item, unreadChange);
  const known = asked.filter((item) => !isDeleted(item));
  const explained = await explain(known, comparison?.base ?? null, tree);
  const absenceOf = (item: ClaimQuestion): Absence | undefined =>
    isDeleted(item) ? DELETED : valueOf(explained, item).absence;
  const { gone, unread } = await goneBefore(asked, absenceOf, { comparison, proposedSince }, evaluation);
  const never = asked.filter((item) => isNeverHeld(item, absenceOf(item)));
  const named = tree.filesNamed(new Set(never.map(({ path }) => posix.basename(path))));
  const lenient = asked.filter(({ claim: { standard } }) => standard.leniencies !== undefined);
  const past = lenient.filter((item) => isPast(absenceOf(item)));
  const effectOf = await changeEffects(past, proposedSince, evaluation);
  const rules = await ignoredPaths(
    asked.map(({ path }) => path),
    comparison?.base ?? proposedSince,
    evaluation,
  );
  const ignored = typeof rules === 'string' ? new Map<string, string>() : rules;
  const further = await explainLeniently(
    lenient.map((item) => ({
      ...item,
      wasThere: isPast(absenceOf(item)),
      effect: effectOf(item),
      isNew: proposedSince !== null && isAdded(item.claim.of.file, context.changes),
    })),
    { tree, ignored, named, changes: context.changes },
  );
  const verdictOn = (item: ClaimQuestion): Verdict => {
    const { claim, path } = item;
    const { verdict: before } = recorded(claim);
    if (path === '') return before;
    const absence = absenceOf(item);
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
    const last = lastVerdict(before, absence, {
      moved: !hasLeniency(claim, 'step') && (isGone || unread.has(item)) ? undefined : explained.get(item)?.moved,
      instead,
      isGone,
      isUnread: unread.has(item) && !isProved,
      made: item.made,
      ignored: hasLeniency(claim, 'ignored') ? undefined : ignored.get(path),
      isBeyondProof: hasLeniency(claim, 'ignored-on-disk') && ignored.has(path),
      namesakes,
    });
    if (last.name !== 'removed' || !isTakenAway(item, comparison, unreadChange)) return last;
    // The same in every clone, whatever commits it shows.
    const open = absence.past.kind === 'removed' ? (absence.past.detail ?? null) : null;
    return { ...last, detail: joined('This change deletes it.', open), byChange: true };
  };
  const unlessIgnored = (verdict: Verdict): Verdict =>
    typeof rules === 'string' && verdict.name === 'missing' ? undeterminedByRules('.gitignore', rules) : verdict;
  return asked.map((item) => ({ claim: item.claim, verdict: unlessIgnored(verdictOn(item)) }));
}

/** What became of the file of a claim, and the verdict on the file that it was renamed to. */
interface Explained {
  readonly absence: Absence | undefined;
  readonly moved: Verdict | undefined;
}

/**
 * What became of claimed files. The repository is asked once, and once more for claims of the change whose path was claimed before, too:
 * for those its history counts beside the difference to the base.
 */
async function explain(
  asked: readonly ClaimQuestion[],
  base: string | null,
  tree: Tree,
): Promise<ReadonlyMap<ClaimQuestion, Explained>> {
  const pathsBefore = (items: readonly ClaimQuestion[]): ReadonlySet<string> =>
    new Set(items.filter(({ made }) => made !== 'by-change').map(({ path }) => path));
  const claimedBefore = pathsBefore(asked);
  const isTwice = ({ made, path }: ClaimQuestion): boolean => made === 'by-change' && claimedBefore.has(path);
  const explained = new Map<ClaimQuestion, Explained>();
  for (const items of [asked.filter((item) => !isTwice(item)), asked.filter(isTwice)]) {
    if (items.length === 0) continue;
    const absences = await tree.explainAbsent({
      paths: [...new Set(items.map(({ path }) => path))],
      needed: pathsBefore(items),
      exists: (path) => tree.find(path)?.kind === 'file',
      base,
    });
    const moved = await verdictsOfMoved(absences, tree);
    for (const item of items) {
      const [absence, verdict] = [absences.get(item.path), moved.get(item.path)];
      explained.set(item, { absence: believed(absence, verdict !== undefined), moved: verdict });
    }
  }
  return explained;
}

/**
 * The path by which history is asked about each absent claim. Where a claim has an alternative, that is the one which some commit had.
 */
async function historicalPlaces(
  absent: readonly AbsentClaim[],
  comparison: BaseComparison | null,
  tree: Tree,
): Promise<(claim: AbsentClaim) => string> {
  const inBase = (claim: AbsentClaim): string => placeInBase(claim, comparison) ?? askedPath(claim);
  const others = absent.flatMap((claim) => {
    const { alternative } = recorded(claim).claim;
    const isOpen = alternative !== undefined && placeInBase(claim, comparison) === null;
    return isOpen ? [{ claim, alternative, path: askedPath(claim) }] : [];
  });
  if (others.length === 0) return inBase;
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
  return (claim) => places.get(claim) ?? inBase(claim);
}

/** The path, of those that a claim may mean, at which the base had a file that is not there now; null if it had none. */
function placeInBase(claim: AbsentClaim, comparison: BaseComparison | null): string | null {
  const { alternative = '' } = recorded(claim).claim;
  return [askedPath(claim), alternative].find((path) => comparison?.hadFile(path) === true) ?? null;
}

/** Whether a change deleted a file. One that it moved, and that it may claim itself, is looked for in history instead. */
function isDeletedByChange({ path, made }: ClaimQuestion, changes: Changes | null): boolean {
  if (changes?.deleted.has(path) !== true) return false;
  return made === 'before-change' || (made === 'unknown' && changes.movedAway?.has(path) !== true);
}

/** Whether the change that makes a claim took away what the base had at its path. */
function isTakenAway(
  { claim, path, made }: ClaimQuestion,
  comparison: BaseComparison | null,
  unread: Changes | null,
): boolean {
  if (comparison !== null) return made === 'by-change' && comparison.hadFile(path);
  return unread?.deleted.has(path) === true && made === 'unknown' && isAdded(claim.of.file, unread);
}

/** How the changes since a commit, if one is given, bear on paths of which some existed once. */
async function changeEffects(
  past: readonly ClaimQuestion[],
  proposedSince: string | null,
  { tree }: Evaluation,
): Promise<(item: ClaimQuestion) => ChangeEffect> {
  if (proposedSince === null) return () => 'none';
  const answers = await tree.existedSince(past.map(({ path }) => ({ path, moments: [proposedSince] })));
  const existed = new Set(past.filter((_, n) => answers[n] === true));
  return (item) => {
    return existed.has(item) ? 'existed' : 'never-existed';
  };
}

/** Whether no commit that counts had a path: of one that the change claims, those that cannot be seen are too early. */
function isNeverHeld({ made }: ClaimQuestion, absence: Absence | undefined): boolean {
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
  const verdicts = await verifyFiles(new Set(moves.map(({ to }) => to)), tree);
  return new Map(
    moves.flatMap(({ path, to }) => {
      const verdict = valueOf(verdicts, to);
      return isBelievable(path, to, verdict.size) ? [[path, { ...verdict, foundAt: to }] as const] : [];
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

/**
 * The rules of the commit's own ignore files by which absent paths are kept out. Whoever adds such a rule in the change that claims the
 * path has no excuse: where the change touched one of these files, those of the base count. Or why they are unknown.
 */
async function ignoredPaths(
  absent: readonly string[],
  base: string | null,
  { tree, context: { changes } }: Evaluation,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const isTouched =
    changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
  if (isTouched && base === null) return new Map();
  const paths = new Set(absent.filter((path) => path !== ''));
  // Changes outside the project are not listed, and files above it keep out paths, too. Where none was touched, the base has the same rules.
  const mayBeTouched = isTouched || tree.root !== '';
  return tree.ignoredByCommit([...paths], mayBeTouched ? base : null);
}

/** A file beside the return that the claim may mean: agents write paths from the folder of their task. */
function namesakeBeside(returnFile: string, path: string, tree: Tree): string | null {
  const folder = posix.dirname(returnFile);
  const places = [posix.join(folder, path), posix.join(folder, posix.basename(path))];
  return places.find((place) => place !== returnFile && tree.find(place)?.kind === 'file') ?? null;
}

/** What a claim of a path that never was may mean. */
export function namesakesInWords(
  { path, returnFile }: { readonly path: string; readonly returnFile: string },
  namesakes: readonly string[],
  tree: Tree,
): string {
  const beside = namesakeBeside(returnFile, path, tree);
  return beside === null ? elsewhere(namesakes) : `Did you mean ${beside}?`;
}

/** So many files of one name are no hint. */
const MOST_NAMESAKES = 3;

function elsewhere(paths: readonly string[]): string {
  if (paths.length === 0 || paths.length > MOST_NAMESAKES) return '';
  return `${paths.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${listOf(paths, 'and')}.`;
}
