import type { Verdict } from '../../model/claim.js';
import type { Absence, Past } from '../../model/history.js';
import { shortId } from '../../model/text.js';
import type { WhenMade } from './claim-question.js';

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
