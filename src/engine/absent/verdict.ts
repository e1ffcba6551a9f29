import { undeterminedByRules, verdictOf } from '../../claims/kind.js';
import type { Verdict } from '../../model/claim.js';
import type { Absence, Past, RulesUnknown } from '../../model/history.js';
import { count, shortId } from '../../model/text.js';
import type { WhenMade } from './question.js';

/** Whether the file was there when it was claimed or later, or only before; or that is not known, since not all versions of the return could be read. */
export type Proof = 'there' | 'before' | 'unread';

/** Whose doing it was that the path ended: that of a commit, of the base's line after the branch left it, of a commit of the change, or of the change as a whole. */
export type EndedBy = 'commit' | 'base' | 'own' | 'change';

/** A commit, or the compared change, that adds so many returns that git does not know when each of them made its claims. */
export interface Import {
  /** Null for the compared change. */
  readonly commit: string | null;
  readonly returns: number;
}

/** Everything that the verdict on a claimed file that is not there, and its sentences, are made of. */
export interface Facts {
  /** The verdict by what is at the path now: nothing, a folder, or a path in another letter case. */
  readonly atPath: Verdict;
  readonly made: WhenMade;
  /** What history and the workspace show of the path; null for files in no repository. */
  readonly absence: Absence | null;
  readonly proof: Proof;
  readonly endedBy: EndedBy;
  /** The verdict on the file that it was renamed to; undefined if it was not. */
  readonly moved: Verdict | undefined;
  /** What else explains the claim: see `elsewhere.ts`. */
  readonly instead: Verdict | null;
  /** The return covers one step of a branch: a later one may move or delete what it made. */
  readonly isStep: boolean;
  /** All commits of the change are visible, so nothing that the clone lacks can excuse what it claims. */
  readonly isWholeChange: boolean;
  /** The rule of the commit's own ignore files that keeps the path out; undefined for none, or where that is beyond proof. */
  readonly ignored: string | undefined;
  /** The commit's ignore files keep it out, and that is beyond proof, also if it is on disk. */
  readonly isBeyondProof: boolean;
  /** Why it is unknown what those files say; null if it is known. */
  readonly rulesUnknown: RulesUnknown | null;
  readonly imported: Import | null;
  /** Another return, of the same change or commit, says that it deleted the file. */
  readonly saidDeletedIn: 'change' | 'commit' | null;
  /** Where files of its name are, in words; empty for none. */
  readonly namesakes: string;
}

/**
 * Returns the verdict of an absent file, by the first that applies of relocated, case-mismatch, uncommitted, removed and missing; it is
 * undetermined as soon as what would decide is unknown.
 */
export function verdictBy(facts: Facts): Verdict {
  const { atPath, absence, instead, namesakes } = facts;
  if (absence === null) {
    if (atPath.name !== 'missing') return atPath;
    return instead ?? { ...atPath, detail: joined(atPath.detail, namesakes) };
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
  // The same commit gives the same report in every clone: what the history behind this one's may excuse is not accused.
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
  const verdict = past.kind === 'moved' || past.kind === 'removed' ? ofEnded(facts, past) : ofUnheld(facts, past);
  if (rulesUnknown !== null && verdict.name === 'missing') return undeterminedByRules('.gitignore', rulesUnknown);
  return made === 'by-change' && verdict.name === 'removed' && facts.endedBy === 'change' ? byChange(verdict) : verdict;
}

type Ended = Extract<Past, { kind: 'moved' | 'removed' }>;

/** Whether more history than the clone has may hold the path. What the change itself claims is decided by its own commits and the base. */
function isUnseen({ absence: { past }, made, isWholeChange }: Known): boolean {
  return past.kind === 'unknown' && !(made === 'by-change' && isWholeChange);
}

/** Whether a rename explains the claim: one after it, one that the change with the claim made, or one before an import. */
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

/** A path that ignore files, or the workspace, show to be on the writer's disk only; null if it is not. */
function notCommitted(facts: Known, isUndecided: boolean): Verdict | null {
  const { atPath, absence, proof, instead, ignored, isBeyondProof } = facts;
  const { past, isInWorkspace, ignoredBy } = absence;
  const isEnded = past.kind === 'moved' || past.kind === 'removed';
  const isProved = isEnded && proof === 'there';
  if (ignored !== undefined && !isProved) {
    const detail = `It is ignored (${ignored}).`;
    if (isUndecided && past.kind === 'unknown')
      return { ...atPath, name: 'undetermined', detail: joined(detail, past.detail) };
    // The same in every clone, whatever is on disk.
    return { ...atPath, name: 'uncommitted', detail, by: 'ignored' };
  }
  // What history proves is removed, whatever ignores it now.
  if (!isInWorkspace || (isProved && ignoredBy !== null)) return null;
  if (isBeyondProof && !isProved && instead !== null) return null;
  const why =
    ignoredBy === null ? 'It is only in the workspace.' : `It is in the workspace, but ignored (${ignoredBy}).`;
  return { ...atPath, name: 'uncommitted', detail: joined(why, isEnded ? 'An earlier commit had it.' : null) };
}

const ADDED_ITSELF = 'The compared change had added it itself.';

/** The verdict on a path that some commit had. */
function ofEnded(facts: Known, past: Ended): Verdict {
  const { atPath, proof, endedBy, made, isStep, instead, imported } = facts;
  const ended = whenEnded(facts, past);
  if (proof === 'unread') {
    const doubt = 'Whether it was claimed before that is not known: not all versions of its return could be read.';
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
  // A folder may have been a file once, as long as not all of history is known.
  const isUndecided = isUnseen(facts) && instead?.name === 'unverifiable' && instead.by === 'folder';
  if (instead !== null && !isUndecided) return instead;
  const said = saidDeleted(facts);
  if (said !== null) return said;
  if (past.kind === 'never') return missing(facts, joined('It is not in this commit or its history.', namesakes));
  if (isUnseen(facts)) return { ...atPath, name: 'undetermined', detail: past.detail };
  return { ...atPath, detail: joined(atPath.detail, namesakes) };
}

/** A claim of nothing. If a part of history was not looked at, that is not said without a doubt. */
function missing({ atPath, absence: { past } }: Known, detail: string | null): Verdict {
  const verdict = { ...atPath, detail: atPath.detail ?? detail };
  return past.kind === 'removed' && past.detail !== undefined ? mild(verdict) : verdict;
}

/** What one return made and another one of the same change deleted was there in between, though no commit shows it. */
function saidDeleted({ atPath, saidDeletedIn }: Facts): Verdict | null {
  if (saidDeletedIn === null) return null;
  const detail = `Another return of the same ${saidDeletedIn} says that it was deleted.`;
  return byChange({ ...atPath, name: 'removed', by: 'said', detail });
}

/** A directory may have taken the place of a file that was there when it was claimed. */
function onDirectory(facts: Known): Verdict {
  const { atPath, absence, proof } = facts;
  const { past } = absence;
  const open = (why: string): Verdict => ({ ...atPath, name: 'undetermined', detail: `A directory is there. ${why}` });
  if (past.kind === 'unknown') return isUnseen(facts) ? open(past.detail) : atPath;
  if (past.kind === 'never') return atPath;
  const ended = whenEnded(facts, past);
  if (proof === 'unread') {
    return mild(
      open(`${ended} Whether it was claimed before that is not known: not all versions of its return could be read.`),
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
  return `${what} adds ${count(returns, 'return')} at once, so when the claim was made is not known.`;
}

/** Sentences, one behind the other; null for none. */
function joined(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(' ');
}

/** What is known of a claimed deletion at whose path nothing is, or a folder. */
export interface DeletionFacts {
  readonly past: Past;
  /** The verdict if no file ever was there. */
  readonly absent: Verdict;
  /** What was there was made after the claim. */
  readonly isTooEarly: boolean;
  /** What else than a file was there, if none was. */
  readonly other: string | null;
}

export const NEVER_DELETED: Verdict = verdictOf('missing', { detail: 'No commit had a file there.' });

/** Returns the verdict of a deletion that was done. */
export function deleted(detail: string): Verdict {
  return verdictOf('deleted', { detail });
}

/** The verdict on a claimed deletion. */
export function deletionVerdictBy({ past, absent, isTooEarly, other }: DeletionFacts): Verdict {
  if (past.kind === 'unknown') return verdictOf('undetermined', { detail: past.detail });
  if (other !== null) return deleted(`It was ${other}, and an earlier commit had it.`);
  // A folder is there, whatever came and went after the claim.
  if (past.kind === 'never' || (isTooEarly && absent.name === 'directory')) return absent;
  if (isTooEarly) return { ...NEVER_DELETED, detail: 'No commit before the claim had a file there.' };
  const by = past.commit === null ? '' : ` by ${shortId(past.commit)}`;
  return deleted(past.kind === 'moved' ? `It was moved to ${past.to}${by}.` : `It was deleted${by}.`);
}
