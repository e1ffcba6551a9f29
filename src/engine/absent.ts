import type { Changes } from '../model/context.js';
import { posix } from 'node:path';
import { verify } from '../claims/verify.js';
import { claimedFile, kindOf, type Verdict } from '../model/claim.js';
import { isTooLong, namesFolder } from '../model/path.js';
import type { PendingFinding } from '../model/finding.js';
import type { Absence, Past } from '../model/history.js';
import type { Tree } from '../model/tree.js';
import type { JudgeOptions } from './judge-options.js';
import type { BranchReturns } from './branch.js';
import { lastVerdictsOfDeletions, type Deletion } from './deletions.js';
import { FindingList } from './finding-list.js';
import { ignoredPaths, isAdded, pathsByName } from './change-grounds.js';
import { lookFurther, takes, type Bearing } from './lenient.js';
import { namesakesInWords } from './namesakes-hint.js';
import type { AbsentClaim } from './postponed-claim.js';
import { momentsOf, type PastClaim, type PlaceOfReturn } from './moment.js';
import { judgeClaim, weighed } from './judge-claim.js';
import { directPath } from './statement.js';

/** Gives absent claims their last verdict, in their records too, and what the rules say of them. */
export async function resolveAbsentClaims(
  absent: readonly AbsentClaim[],
  branch: BranchReturns | null,
  options: JudgeOptions,
): Promise<readonly PendingFinding[]> {
  if (absent.length === 0) return [];
  const { context, overrides, mostFindings } = options;
  const verdicts = await lastVerdictsOf(absent, branch, options);
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

/** When a claim was first made: by the change that is judged, before it, or at a moment that only history can tell. */
type Made = 'by-change' | 'before-change' | 'unknown';

/** An absent claim with what the repository tells of its path. */
interface Asked {
  readonly claim: AbsentClaim;
  /** The path that the repository is asked about; empty for one that no file ever had. */
  readonly path: string;
  readonly made: Made;
}

/**
 * Where a return tells of one step of a branch, a later step may take away what an earlier one made: its claims have their moment
 * among the commits of the change, which are asked as all history is where nothing is compared.
 */
async function lastVerdictsOf(
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
    const found = await lastVerdicts(claims, compared, proposedSince, options);
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

function isOfDeletion(claim: AbsentClaim): boolean {
  if (isKindOfDeletion(claim)) return true;
  return takes(claim, 'deletion') && claim.judged[claim.at]?.claim.type === 'deleted';
}

function isKindOfDeletion({ judged, at }: AbsentClaim): boolean {
  const claim = judged[at]?.claim;
  return claim !== undefined && kindOf(claim) === 'deletion';
}

/** What the change removed and the base had not, the change itself had added: that excuses no claim which it makes. */
function ofChange(verdict: Verdict, path: string, changes: Changes | null): Verdict {
  if (changes === null || changes.deleted.has(path)) return verdict;
  const detail = `${verdict.detail ?? ''} The compared change had added it itself.`.trimStart();
  return { ...verdict, detail, byChange: true };
}

async function lastVerdicts(
  absent: readonly AbsentClaim[],
  branch: BranchReturns | null,
  proposedSince: string | null,
  options: JudgeOptions,
): Promise<readonly (Verdict | undefined)[]> {
  const { tree, context } = options;
  const asked = absent.map((claim): Asked => {
    const claimed = askedPath(claim);
    // A link that leads nowhere is there: what its path or its target once was says nothing of it.
    const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
    return { claim, path, made: madeWhen(claim, path, branch, options) };
  });
  // Without the base's tree its comparison still tells what was taken away.
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
  const never = asked.filter((item) => absenceOf(item)?.past.kind === 'never');
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
    { tree, ignored, touched: pathsByName(context.changes) },
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
    const isProved = isProvedByCommits || (takes(claim, 'deletion') && judged.claim.type === 'deleted');
    const isGone = gone.has(item) && !isProved;
    return lastVerdict(before, absence, {
      moved: !takes(claim, 'step') && (isGone || unread.has(item)) ? undefined : moved.get(path),
      instead,
      isGone,
      isUnread: unread.has(item) && !isProved,
      made: item.made,
      ignored: takes(claim, 'ignored') ? undefined : ignored.get(path),
      namesakes,
    });
  });
}

/** How the change that was proposed since a commit, if one is, bears on paths of which some were there once. */
async function bearings(
  past: readonly Asked[],
  proposedSince: string | null,
  { tree, context: { changes } }: JudgeOptions,
): Promise<(item: Asked) => Bearing> {
  if (proposedSince === null) return () => 'none';
  const answers = await tree.existedSince(past.map(({ path }) => ({ path, moments: [proposedSince] })));
  const stood = new Set(past.filter((_, n) => answers[n] === true));
  return (item) => {
    if (!stood.has(item)) return 'never-stood';
    return deletesWhatIsNotCreated(item, changes) ? 'taken-away' : 'stood';
  };
}

/** A change that takes away what the base had has worked on it, but has not created it. */
function deletesWhatIsNotCreated({ claim, path }: Asked, changes: Changes | null): boolean {
  return changes?.deleted.has(path) === true && claim.judged[claim.at]?.claim.type !== 'created';
}

function joined(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(' ');
}

function isPast(absence: Absence | undefined): boolean {
  return absence?.past.kind === 'removed' || absence?.past.kind === 'moved';
}

const DELETED: Absence = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };

function askedPath(absent: AbsentClaim): string {
  const claim = absent.judged[absent.at]?.claim;
  if (claim === undefined || isTooLong(claim.path)) return '';
  // A deletion may be that of a folder.
  if (isKindOfDeletion(absent)) return claimedFile(claim) ?? '';
  if (namesFolder(claim.path) && !takes(absent, 'folder')) return '';
  return claimedFile(claim) ?? '';
}

function madeWhen({ of, by }: AbsentClaim, path: string, branch: BranchReturns | null, options: JudgeOptions): Made {
  const { changes } = options.context;
  if (changes === null) return 'unknown';
  if (!changes.changed.has(of.file)) return 'before-change';
  if (branch === null) return 'unknown';
  return branch.baseClaims(of.file, by.index, path) ? 'before-change' : 'by-change';
}

/**
 * Those claims that were made when the file was gone already, and had not come back since; and those of whose return there are more
 * versions than are read.
 */
async function goneBefore(
  asked: readonly Asked[],
  absenceOf: (item: Asked) => Absence | undefined,
  branch: BranchReturns | null,
  options: JudgeOptions,
): Promise<{ readonly gone: ReadonlySet<Asked>; readonly unread: ReadonlySet<Asked> }> {
  const gone = new Set<Asked>();
  const unread = new Set<Asked>();
  const questions = new Map<PastClaim, Asked>();
  for (const item of asked) {
    const past = absenceOf(item)?.past;
    if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed')) continue;
    const { claim, path, made } = item;
    if (made === 'by-change') {
      // What the change itself moved is found where it went; what it took away was not made by it.
      if (past.commit !== null || past.kind === 'removed') gone.add(item);
    } else if (past.commit !== null || options.tree.kind === 'workspace') questions.set({ of: claim.by, path }, item);
  }
  if (questions.size === 0) return { gone, unread };
  const past = { from: branch?.base ?? null, originOf: (claim: PastClaim) => placeBefore(claim, branch) };
  const { known, unread: unreadable, uncommitted } = await momentsOf([...questions.keys()], past, options);
  for (const question of uncommitted) {
    const item = questions.get(question);
    if (item !== undefined) gone.add(item);
  }
  const doubtful = [...known].flatMap(([question, moments]) => {
    const item = questions.get(question);
    const past = item === undefined ? undefined : absenceOf(item)?.past;
    const movedBy = past?.kind === 'moved' ? past.commit : null;
    // Who claims a file at the place from which the same commit moves it means that file.
    if (item === undefined || (movedBy !== null && moments.includes(movedBy))) return [];
    return [{ question, asked: { path: item.path, moments, ...(movedBy === null ? {} : { movedBy }) } }];
  });
  const stood = await options.tree.existedSince(doubtful.map(({ asked: one }) => one));
  const disproved = new Set(doubtful.filter((_, n) => stood[n] !== true).map(({ question }) => question));
  for (const [question, item] of questions) {
    const isProved = known.has(question) && !disproved.has(question);
    if (unreadable.has(question) && !isProved) unread.add(item);
    else if (disproved.has(question)) gone.add(item);
  }
  return { gone, unread };
}

/** Where the base, or without one the judged commit, has the return that makes a claim. */
function placeBefore({ of }: PastClaim, branch: BranchReturns | null): PlaceOfReturn {
  const file = of.source.file.path;
  const origin = branch?.originOf(file, of.index) ?? null;
  if (origin === null) return { ...of, file };
  const { content, outcome } = origin.statement;
  return { file: origin.file, index: origin.index, content: of.content === null ? null : content, outcome };
}

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

interface Known {
  /** The verdict on the file that it was renamed to. */
  readonly moved: Verdict | undefined;
  /** What a lenient version takes instead of a claim that is not true, or not told. */
  readonly instead: Verdict | null;
  /** It was gone before the claim was made. */
  readonly isGone: boolean;
  /** Nobody can say when the claim was made. */
  readonly isUnread: boolean;
  readonly made: Made;
  /** The rule of the commit's own ignore files that keeps it out. */
  readonly ignored: string | undefined;
  /** Where files of its name are, in words; empty for none. */
  readonly namesakes: string;
}

/** In the order of the verdicts' table: relocated, case-mismatch, uncommitted, removed, undetermined, missing. */
function lastVerdict(before: Verdict, { isInWorkspace, ignoredBy, past }: Absence, known: Known): Verdict {
  const { moved, instead, isGone, isUnread, made, ignored, namesakes } = known;
  if (moved?.name === 'present' && past.kind === 'moved') {
    return { ...moved, name: 'relocated', by: 'rename', detail: whenGone(past), blank: false };
  }
  if (moved?.name === 'empty' || moved?.by === 'content') return moved;
  if (before.name !== 'missing') return before;
  const isProved = (past.kind === 'removed' || past.kind === 'moved') && !isGone && !isUnread;
  if (ignored !== undefined && !isProved) {
    // The same in every clone, whatever lies on disk.
    return {
      ...before,
      name: 'uncommitted',
      detail: `It is ignored (${ignored}).`,
      by: 'ignored',
    };
  }
  if (isInWorkspace) {
    const why =
      ignoredBy === null
        ? 'It lies in the workspace, but is not committed.'
        : `It lies in the workspace, but is ignored (${ignoredBy}).`;
    const wasThere = past.kind === 'removed' || past.kind === 'moved' ? ' An earlier commit had it.' : '';
    return { ...before, name: 'uncommitted', detail: `${why}${wasThere}` };
  }
  const { detail } = before;
  if (past.kind === 'never' && instead !== null) return instead;
  if (past.kind === 'never') {
    return { ...before, detail: detail ?? joined('It was never committed.', namesakes) };
  }
  if (past.kind === 'unknown' && instead !== null) return instead;
  if (past.kind === 'unknown') {
    // Whatever history has, it was not there when the claim was made.
    return made === 'by-change'
      ? { ...before, detail: joined(detail, namesakes) }
      : { ...before, name: 'undetermined', detail: past.detail };
  }
  if (isUnread) {
    const detail = `${whenGone(past)} Whether it was claimed before that is not looked up: its return has too many versions.`;
    return { ...before, name: 'undetermined', detail };
  }
  if (!isGone) return { ...before, name: 'removed', detail: whenGone(past) };
  if (instead !== null) return instead;
  const when = past.commit === null ? '' : ' The claim was made after that.';
  return { ...before, detail: detail ?? `${past.kind === 'moved' ? whereMoved(past) : whenGone(past)}${when}` };
}

/** As many digits as tell commits apart. */
const SHORT_ID = 12;

function whenGone(past: Extract<Past, { kind: 'moved' | 'removed' }>): string {
  if (past.kind === 'moved') return `It was moved ${byWhat(past.commit)}.`;
  const removed = `It was removed ${byWhat(past.commit)}.`;
  return past.detail === undefined ? removed : `${removed} ${past.detail}`;
}

function whereMoved({ to, commit }: Extract<Past, { kind: 'moved' }>): string {
  return `It was moved to ${to} ${byWhat(commit)}.`;
}

function byWhat(commit: string | null): string {
  return commit === null ? 'by this change' : `in ${commit.slice(0, SHORT_ID)}`;
}
