import { undeterminedByRules, verdictOf } from '../../claims/kind.js';
import { NEVER_COMMITTED, type Verdict } from '../../model/claim.js';
import type { Absence, Past, RulesUnknown } from '../../model/history.js';
import { count, shortId } from '../../model/text.js';
import type { WhenMade } from './question.js';

/** True if the file existed when it was claimed or later, or only before; `unknown` if a version could not be read. */
export type Proof = 'there' | 'before' | 'unknown';

/** What ended the path: a commit, the base branch after the branch point, a commit of the change, or all of it. */
export type EndedBy = 'commit' | 'base' | 'own' | 'change';

/** A commit, or the compared change, that adds so many returns that git cannot date their claims. */
export interface Import {
  /** Null for the compared change. */
  readonly commit: string | null;
  readonly returns: number;
}

/** Everything that decides the verdict on a claimed file that does not exist, and its sentences. */
export interface Facts {
  /** The verdict by what is at the path now: nothing, a folder, or the path in another letter case. */
  readonly atPath: Verdict;
  readonly made: WhenMade;
  /** What history and the workspace show of the path; null for files outside any repository. */
  readonly absence: Absence | null;
  readonly proof: Proof;
  readonly endedBy: EndedBy;
  /** The verdict on the file it was renamed to; undefined if it was not renamed. */
  readonly moved: Verdict | undefined;
  /** Other explanations of the claim: see `elsewhere.ts`. */
  readonly instead: Verdict | null;
  /** True if the return covers one step of a branch: a later step may move or delete its files. */
  readonly isStep: boolean;
  /** True if all commits of the change are visible, so missing history cannot excuse its claims. */
  readonly isWholeChange: boolean;
  /** The rule of the commit's ignore files that matches the path; undefined for none, or if that cannot be proved. */
  readonly ignored: string | undefined;
  /** True if the commit's ignore files match the path and that makes it unverifiable, even if it is on disk. */
  readonly isBeyondProof: boolean;
  /** Why the content of those files is unknown; null if it is known. */
  readonly rulesUnknown: RulesUnknown | null;
  readonly imported: Import | null;
  /** Set if another return of the same change or commit claims to have deleted the file. */
  readonly saidDeletedIn: 'change' | 'commit' | null;
  /** A sentence about files with the same name; empty for none. */
  readonly namesakes: string;
}

/**
 * Returns the verdict on an absent file, the first that applies of relocated, case-mismatch, uncommitted, removed and
 * missing; undetermined if a deciding fact is unknown.
 */
export function verdictBy(facts: Facts): Verdict {
  const { atPath, absence, instead, namesakes } = facts;
  if (absence === null) {
    if (atPath.name !== 'missing') return atPath;
    return instead ?? withNamesakes(atPath, namesakes);
  }
  return withHistory({ ...facts, absence });
}

/** The facts about a file in a repository. */
type Known = Facts & { readonly absence: Absence };

function withHistory(facts: Known): Verdict {
  const { atPath, absence, moved, instead, made, rulesUnknown } = facts;
  const { past } = absence;
  if (atPath.name === 'directory') return onDirectory(facts);
  if (past.kind === 'moved' && moved !== undefined && countsAsMoved(facts)) {
    if (moved.name === 'present') return relocated(facts, moved);
    if (moved.name === 'empty' || moved.name === 'undetermined') return moved;
  }
  // The same commit must give the same report in every clone, so a claim that missing history may excuse is not
  // accused.
  const isUndecided = isUnseen(facts) && instead === null;
  const isLacking = past.kind === 'removed' && past.isLacking === true;
  if ((isUndecided || isLacking) && atPath.name === 'case-mismatch') {
    const other = `A path in another letter case is there: ${String(atPath.foundAt)}.`;
    const by = isLacking ? ({ by: 'content' } as const) : {};
    const detail = joined(other, past.kind === 'unknown' || isLacking ? (past.detail ?? null) : null);
    return { ...atPath, ...by, name: 'undetermined', foundAt: null, detail };
  }
  if (atPath.name !== 'missing') return atPath;
  if (isLacking) return mild({ ...atPath, name: 'undetermined', detail: whenEnded(facts, past), by: 'content' });
  const kept = notCommitted(facts, isUndecided);
  if (kept !== null) return kept;
  const verdict = isEnded(past) ? ofEnded(facts, past) : ofUnheld(facts, past);
  if (rulesUnknown !== null && verdict.name === 'missing') return undeterminedByRules('.gitignore', rulesUnknown);
  return made === 'by-change' && verdict.name === 'removed' && facts.endedBy === 'change' ? byChange(verdict) : verdict;
}

type Ended = Extract<Past, { kind: 'moved' | 'removed' }>;

/** Returns true if some commit had a file at the path. */
export function isEnded(past: Past | undefined): past is Ended {
  return past?.kind === 'moved' || past?.kind === 'removed';
}

/** Returns true if history that the clone lacks may have had the path, and decides about the claim. */
function isUnseen({ absence: { past }, made, isWholeChange, proof }: Known): boolean {
  // What was there before the change says something only about a deletion.
  return past.kind === 'unknown' && !(made === 'by-change' && isWholeChange && proof !== 'there');
}

/** Returns true if a rename explains the claim: one after it, one that the change with the claim made, or one before an import. */
function countsAsMoved({ proof, endedBy, made, imported }: Facts): boolean {
  if (proof === 'there') return true;
  if (made === 'by-change') return endedBy !== 'base' && endedBy !== 'commit';
  return imported !== null && imported.commit !== null;
}

function relocated(facts: Known, moved: Verdict): Verdict {
  const { absence, proof, imported } = facts;
  const isExcused = proof === 'before' && imported !== null && imported.commit !== null;
  const excuse = isExcused ? whenImported(imported) : null;
  const detail = absence.past.kind === 'moved' ? joined(whenEnded(facts, absence.past), excuse) : null;
  return { ...moved, name: 'relocated', by: 'rename', detail, blank: false };
}

/** The verdict on a path that is only on the author's disk, as ignore files or the workspace show; null for others. */
function notCommitted(facts: Known, isUndecided: boolean): Verdict | null {
  const { atPath, absence, proof, instead, ignored, isBeyondProof } = facts;
  const { past, isInWorkspace, ignoredBy } = absence;
  const isProved = isEnded(past) && proof === 'there';
  if (ignored !== undefined && !isProved) {
    const detail = `It is ignored (${ignored}).`;
    if (isUndecided && past.kind === 'unknown')
      return { ...atPath, name: 'undetermined', detail: joined(detail, past.detail) };
    // This is the same in every clone, whatever is on disk.
    return { ...atPath, name: 'uncommitted', detail, by: 'ignored' };
  }
  // A path that history proves is `removed`, even if a rule ignores it now.
  if (!isInWorkspace || (isProved && ignoredBy !== null)) return null;
  if (isBeyondProof && !isProved && instead !== null) return null;
  const why =
    ignoredBy === null ? 'It is only in the workspace.' : `It is in the workspace, but ignored (${ignoredBy}).`;
  return { ...atPath, name: 'uncommitted', detail: joined(why, isEnded(past) ? 'An earlier commit had it.' : null) };
}

const ADDED_ITSELF = 'The compared change had added it itself.';

/** The verdict on a path that some commit had. */
function ofEnded(facts: Known, past: Ended): Verdict {
  const { atPath, proof, endedBy, made, isStep, instead, imported } = facts;
  const ended = whenEnded(facts, past);
  if (proof === 'unknown') {
    const doubt = 'Whether it was claimed before that is unknown: not all versions of its return could be read.';
    return mild({ ...atPath, name: 'undetermined', detail: `${ended} ${doubt}` });
  }
  if (proof === 'there') {
    if (made !== 'by-change' || endedBy !== 'own') return { ...atPath, name: 'removed', detail: ended };
    // Only commits inside the branch had it.
    const detail = joined(ended, ADDED_ITSELF);
    if (!isStep) return saidDeleted(facts) ?? missing(facts, detail);
    if (facts.saidDeletedIn !== null) return { ...atPath, name: 'removed', detail: ended };
    return byChange({ ...atPath, name: 'removed', detail });
  }
  if (instead !== null) return instead;
  if (imported !== null) {
    const place = past.kind === 'moved' ? whereMoved(past) : ended;
    const verdict: Verdict = { ...atPath, name: 'removed', detail: joined(place, whenImported(imported)) };
    return imported.commit === null ? byChange(verdict) : verdict;
  }
  const said = saidDeleted(facts);
  if (said !== null) return said;
  const sequence = past.commit === null ? null : endedBy === 'own' ? ADDED_ITSELF : 'The claim was made after that.';
  return missing(facts, joined(past.kind === 'moved' ? whereMoved(past) : ended, sequence));
}

/** The verdict on a path that no visible commit had. */
function ofUnheld(facts: Known, past: Exclude<Past, Ended>): Verdict {
  const { atPath, instead, namesakes } = facts;
  // As long as some history is unknown, a folder may once have been a file, and an empty file found elsewhere may be another.
  const isOfFolder = instead?.name === 'unverifiable' && instead.by === 'folder';
  const isUndecided = isUnseen(facts) && (isOfFolder || instead?.name === 'empty');
  if (instead !== null && !isUndecided) return instead;
  const said = saidDeleted(facts);
  if (said !== null) return said;
  if (past.kind === 'never') return missing(facts, NEVER_COMMITTED, namesakes);
  if (isUnseen(facts)) return { ...atPath, name: 'undetermined', detail: past.detail };
  return withNamesakes(atPath, namesakes);
}

/** The verdict on a file that did not exist when it was claimed, nor later. If part of history was not searched, the detail says so. */
function missing({ atPath, absence: { past } }: Known, detail: string | null, namesakes = ''): Verdict {
  const verdict = atPath.detail === null ? withNamesakes({ ...atPath, detail }, namesakes) : atPath;
  return past.kind === 'removed' && past.detail !== undefined ? mild(verdict) : verdict;
}

function withNamesakes(verdict: Verdict, namesakes: string): Verdict {
  return namesakes === '' ? verdict : { ...verdict, by: 'namesake', detail: joined(verdict.detail, namesakes) };
}

/** A file that one return made and another of the same change deleted existed in between, though no commit shows it. */
function saidDeleted({ atPath, saidDeletedIn }: Facts): Verdict | null {
  if (saidDeletedIn === null) return null;
  const detail = `Another return of the same ${saidDeletedIn} says that it was deleted.`;
  return byChange({ ...atPath, name: 'removed', by: 'said', detail });
}

/** The verdict if a directory may have replaced a file that existed when it was claimed. */
function onDirectory(facts: Known): Verdict {
  const { atPath, absence, proof } = facts;
  const { past } = absence;
  const open = (why: string): Verdict => ({ ...atPath, name: 'undetermined', detail: `A directory is there. ${why}` });
  if (past.kind === 'unknown') return isUnseen(facts) ? open(past.detail) : atPath;
  if (past.kind === 'never') return atPath;
  const ended = whenEnded(facts, past);
  if (proof === 'unknown') {
    return mild(
      open(`${ended} Whether it was claimed before that is unknown: not all versions of its return could be read.`),
    );
  }
  return proof === 'before' ? atPath : { ...atPath, by: 'replaced', detail: `A file was there. ${ended}` };
}

function byChange(verdict: Verdict): Verdict {
  return { ...verdict, byChange: true };
}

function mild(verdict: Verdict): Verdict {
  return { ...verdict, isDoubtful: true };
}

function whenEnded({ endedBy, made, proof }: Facts, past: Ended): string {
  const { kind, commit } = past;
  const what = kind === 'moved' ? 'moved' : 'removed';
  if (kind === 'removed' && made === 'by-change' && endedBy === 'change') {
    return joined('This change deletes it.', past.detail ?? null) ?? '';
  }
  const where =
    commit === null
      ? 'by this change'
      : `in ${shortId(commit)}${endedBy === 'base' && proof === 'there' ? ', on the base branch' : ''}`;
  return joined(`It was ${what} ${where}.`, kind === 'removed' ? (past.detail ?? null) : null) ?? '';
}

function whereMoved({ to, commit }: Extract<Past, { kind: 'moved' }>): string {
  return `It was moved to ${to} ${commit === null ? 'by this change' : `in ${shortId(commit)}`}.`;
}

function whenImported({ commit, returns }: Import): string {
  const what = commit === null ? 'The compared change' : `The commit ${shortId(commit)}`;
  return `${what} adds ${count(returns, 'return')} at once, so it is unknown when the claim was made.`;
}

/** Joins sentences with spaces; null for none. */
function joined(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(' ');
}

/** The facts about a claimed deletion where nothing, or a folder, is at the path. */
export interface DeletionFacts {
  readonly past: Past;
  /** The verdict if no file ever was at the path. */
  readonly absent: Verdict;
  /** True if the file was only made after the claim. */
  readonly isTooEarly: boolean;
  /** What was there instead of a file, if anything. */
  readonly other: string | null;
}

export const NEVER_DELETED: Verdict = verdictOf('missing', { detail: 'No commit had a file there.' });

/** Returns the verdict on a deletion that happened. */
export function deleted(detail: string): Verdict {
  return verdictOf('deleted', { detail });
}

/** The verdict on a claimed deletion. */
export function deletionVerdictBy({ past, absent, isTooEarly, other }: DeletionFacts): Verdict {
  if (past.kind === 'unknown') return verdictOf('undetermined', { detail: past.detail });
  if (other !== null) return deleted(`It was ${other}, and an earlier commit had it.`);
  // A folder is there, whatever was added and deleted after the claim.
  if (past.kind === 'never' || (isTooEarly && absent.name === 'directory')) return absent;
  if (isTooEarly) return { ...NEVER_DELETED, detail: 'No commit before the claim had a file there.' };
  const by = past.commit === null ? '' : ` by ${shortId(past.commit)}`;
  return deleted(past.kind === 'moved' ? `It was moved to ${past.to}${by}.` : `It was deleted${by}.`);
}
