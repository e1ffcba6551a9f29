import type { Verdict } from '../../model/claim.js';
import type { Absence, Past } from '../../model/history.js';
import { shortId } from '../../model/text.js';
import type { ClaimQuestion, WhenMade } from './claim-question.js';
import { valueOf } from '../../model/collections.js';
import type { BaseComparison, Compared } from '../change/compare-with-base.js';
import { recorded, type AbsentClaim, type Evaluation } from '../evaluate/evaluation.js';
import { momentsOf, type PastClaim, type PlaceOfReturn } from './moment.js';
import { verdictOf } from '../../claims/kind.js';

/** What is known of an absent claim beside its absence. */
export interface Known {
  /** The verdict on the file that it was renamed to. */
  readonly moved: Verdict | undefined;
  /** The verdict of a lenient version instead of `missing` and `undetermined`; null for none. */
  readonly instead: Verdict | null;
  /** It was deleted before the claim was made. */
  readonly isGone: boolean;
  /** When the claim was made cannot be determined. */
  readonly isUnread: boolean;
  readonly made: WhenMade;
  /** The rule of the commit's own ignore files that keeps it out. */
  readonly ignored: string | undefined;
  /** The commit's own ignore files keep it out, and that is beyond proof wherever the file may be. */
  readonly isBeyondProof: boolean;
  /** Where files of its name are, in words; empty for none. */
  readonly namesakes: string;
}

/** In the order of the verdicts' table: relocated, case-mismatch, uncommitted, removed, undetermined, missing. */
export function lastVerdict(before: Verdict, { isInWorkspace, ignoredBy, past }: Absence, known: Known): Verdict {
  const { moved, instead, isGone, isUnread, made, ignored, isBeyondProof, namesakes } = known;
  // The same commit gives the same report in every clone: what the history behind this one's may excuse is not accused.
  const isOpen = past.kind === 'unknown' && made !== 'by-change' && instead === null;
  if (before.name === 'directory') return onDirectory(before, past, { isOpen, isGone, isUnread });
  if (moved?.name === 'present' && past.kind === 'moved') {
    return { ...moved, name: 'relocated', by: 'rename', detail: whenGone(past), blank: false };
  }
  if (moved?.name === 'empty' || moved?.name === 'undetermined') return moved;
  // What the history behind this clone's may excuse is not accused either.
  const isLacking = past.kind === 'removed' && past.isLacking === true;
  if ((isOpen || isLacking) && before.name === 'case-mismatch') {
    const other = `A path in another letter case is there: ${String(before.foundAt)}.`;
    const by = isLacking ? ({ by: 'content' } as const) : {};
    return { ...before, ...by, name: 'undetermined', foundAt: null, detail: joined(other, past.detail ?? null) };
  }
  if (before.name !== 'missing') return before;
  if (isLacking) return { ...before, name: 'undetermined', detail: whenGone(past), by: 'content' };
  const isProved = (past.kind === 'removed' || past.kind === 'moved') && !isGone && !isUnread;
  if (ignored !== undefined && !isProved) {
    const detail = `It is ignored (${ignored}).`;
    if (isOpen) return { ...before, name: 'undetermined', detail: joined(detail, past.detail) };
    // The same in every clone, whatever is on disk.
    return { ...before, name: 'uncommitted', detail, by: 'ignored' };
  }
  if (isInWorkspace && !(isBeyondProof && !isProved && instead !== null)) {
    const why =
      ignoredBy === null ? 'It is only in the workspace.' : `It is in the workspace, but ignored (${ignoredBy}).`;
    const wasThere = past.kind === 'removed' || past.kind === 'moved' ? ' An earlier commit had it.' : '';
    return { ...before, name: 'uncommitted', detail: `${why}${wasThere}` };
  }
  const { detail } = before;
  if ((past.kind === 'never' || past.kind === 'unknown') && instead !== null) return instead;
  if (past.kind === 'never') {
    return { ...before, detail: detail ?? joined('It is not in this commit or its history.', namesakes) };
  }
  if (past.kind === 'unknown') {
    // Whatever history has, it was not there when the claim was made.
    return made === 'by-change'
      ? { ...before, detail: joined(detail, namesakes) }
      : { ...before, name: 'undetermined', detail: past.detail };
  }
  if (isUnread) return { ...before, name: 'undetermined', detail: whenUnread(past) };
  if (!isGone) return { ...before, name: 'removed', detail: whenGone(past) };
  if (instead !== null) return instead;
  const when = past.commit === null ? '' : ' The claim was made after that.';
  return { ...before, detail: detail ?? `${past.kind === 'moved' ? whereMoved(past) : whenGone(past)}${when}` };
}

/** A directory may have taken the place of a file that was there when it was claimed. */
function onDirectory(
  before: Verdict,
  past: Past,
  { isOpen, isGone, isUnread }: Pick<Known, 'isGone' | 'isUnread'> & { readonly isOpen: boolean },
): Verdict {
  const open = (why: string): Verdict => ({ ...before, name: 'undetermined', detail: `A directory is there. ${why}` });
  if (past.kind === 'unknown' && isOpen) return open(past.detail);
  if (past.kind === 'unknown' || past.kind === 'never') return before;
  if (isUnread) return open(whenUnread(past));
  return isGone ? before : { ...before, by: 'replaced', detail: `A file was there. ${whenGone(past)}` };
}

type Gone = Extract<Past, { kind: 'moved' | 'removed' }>;

function whenUnread(past: Gone): string {
  return `${whenGone(past)} Whether it was claimed before that is not known: not all versions of its return could be read.`;
}

function whenGone(past: Gone): string {
  if (past.kind === 'moved') return `It was moved ${byWhat(past.commit)}.`;
  const removed = `It was removed ${byWhat(past.commit)}.`;
  return past.detail === undefined ? removed : `${removed} ${past.detail}`;
}

function whereMoved({ to, commit }: Extract<Past, { kind: 'moved' }>): string {
  return `It was moved to ${to} ${byWhat(commit)}.`;
}

function byWhat(commit: string | null): string {
  return commit === null ? 'by this change' : `in ${shortId(commit)}`;
}

/** Sentences, one behind the other; null for none. */
export function joined(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(' ');
}

/**
 * The claims made after the file was deleted and not restored (`gone`); and those whose return has more
 * versions than are read (`unread`). A file that the commit or the change with the claim itself took away was there.
 */
export async function goneBefore(
  asked: readonly ClaimQuestion[],
  absenceOf: (item: ClaimQuestion) => Absence | undefined,
  { comparison, proposedSince }: Pick<Compared, 'comparison' | 'proposedSince'>,
  evaluation: Evaluation,
): Promise<{ readonly gone: ReadonlySet<ClaimQuestion>; readonly unread: ReadonlySet<ClaimQuestion> }> {
  const gone = new Set<ClaimQuestion>();
  const unread = new Set<ClaimQuestion>();
  const moved: Moved[] = [];
  const questions = new Map<PastClaim, { readonly item: ClaimQuestion; readonly movedBy: string | null }>();
  for (const item of asked) {
    const past = absenceOf(item)?.past;
    if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed')) continue;
    const { claim, path, made } = item;
    if (made === 'by-change') {
      // What the base had was there, whichever commit of the change took it away, and in whatever order.
      if (comparison?.hadFile(path) === true) continue;
      // What the change itself moved is found where it went; what it removed was not made by it.
      if (past.kind === 'removed') gone.add(item);
      else if (past.commit !== null) moved.push({ item, movedBy: past.commit });
    } else if (past.commit !== null || evaluation.tree.kind === 'workspace') {
      const movedBy = past.kind === 'moved' ? past.commit : null;
      questions.set({ of: claim.by, path, kind: 'file' }, { item, movedBy });
    }
  }
  for (const item of await movedBefore(moved, comparison, evaluation)) gone.add(item);
  if (questions.size === 0) return { gone, unread };
  const past = { from: comparison?.base ?? null, originOf: (claim: PastClaim) => placeBefore(claim, comparison) };
  const { known, unread: unreadable, uncommitted } = await momentsOf([...questions.keys()], past, evaluation);
  for (const question of uncommitted) gone.add(valueOf(questions, question).item);
  const doubtful = [...known].flatMap(([question, moments]) => {
    const { movedBy } = valueOf(questions, question);
    // Who claims a file at the place from which the same commit moves it means that file.
    if (moments.some((moment) => moment === movedBy)) return [];
    const asked = { path: question.path, moments, movedBy };
    // With a base, what counts as taken away by the change is what the base had.
    return [{ question, asked: proposedSince === null ? { ...asked, orParent: true as const } : asked }];
  });
  const existed = await evaluation.tree.existedSince(doubtful.map(({ asked: one }) => one));
  const disproved = new Set(doubtful.filter((_, n) => existed[n] !== true).map(({ question }) => question));
  for (const [question, { item }] of questions) {
    const isProved = known.has(question) && !disproved.has(question);
    if (unreadable.has(question) && !isProved) unread.add(item);
    else if (disproved.has(question)) gone.add(item);
  }
  return { gone, unread };
}

/** A claim that the compared change makes, of a file that a commit moved away. */
interface Moved {
  readonly item: ClaimQuestion;
  readonly movedBy: string;
}

/**
 * Those claims of the compared change whose file had been moved before they were made: by no commit of the change, and by one that
 * leads to the commits of the change which make the claim. What only the base's line moved was there when the claim was made.
 */
async function movedBefore(
  moved: readonly Moved[],
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<readonly ClaimQuestion[]> {
  if (moved.length === 0 || comparison === null) return moved.map(({ item }) => item);
  const { tree } = evaluation;
  const { base } = comparison;
  const ofBase = await tree.leadsTo(moved.map(({ movedBy }) => ({ earlier: movedBy, later: base })));
  const outside = moved.filter((_, n) => ofBase[n] !== false);
  const questions = outside.map((one) => {
    const question: PastClaim = { of: one.item.claim.by, path: one.item.path, kind: 'file' };
    return { ...one, question };
  });
  const past = { from: null, originOf: ({ of }: PastClaim) => ({ ...of, file: of.source.file.path }) };
  const { known } = await momentsOf(
    questions.map(({ question }) => question),
    past,
    evaluation,
  );
  const asked = questions.flatMap(({ item, movedBy, question }) =>
    (known.get(question) ?? []).map((moment) => ({ item, movedBy, moment })),
  );
  const isOfBase = await tree.leadsTo(asked.map(({ moment }) => ({ earlier: moment, later: base })));
  const own = asked.filter((_, n) => isOfBase[n] === false);
  const existed = await tree.existedSince(
    own.map(({ item: { path }, movedBy, moment }) => ({ path, moments: [moment], movedBy })),
  );
  const proved = new Set(own.filter((_, n) => existed[n] === true).map(({ item }) => item));
  return outside.map(({ item }) => item).filter((item) => !proved.has(item));
}

/** Where the base, or without one the checked commit, has the return that makes a claim. */
function placeBefore({ of }: PastClaim, comparison: BaseComparison | null): PlaceOfReturn {
  const file = of.source.file.path;
  const origin = comparison?.originOf(file, of.index) ?? null;
  if (origin === null) return { ...of, file };
  const { content, outcome } = origin.statement;
  return { file: origin.file, index: origin.index, content: of.content === null ? null : content, outcome };
}

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

interface KnownDeletions {
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

function verdictOn({ past, absent, isLate, other }: KnownDeletions): Verdict {
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
