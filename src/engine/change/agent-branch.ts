import { returnKey, type Finding } from '../../model/finding.js';
import type { AddedReturn, Context, ReturnRecord } from '../../model/context.js';
import type { CandidateReturn, StatusCount } from '../../model/report.js';
import { stateOfStatus } from '../../model/return.js';
import { compareText } from '../../model/text.js';
import { isProved } from '../../model/claim.js';
import type { Standard } from '../../model/standard.js';
import type { CopySearch } from '../evaluate/statement.js';
import type { BaseComparison } from './compare-with-base.js';

/**
 * Returns what to look for in unchanged files: a return that an agent branch adds may be a copy of one there. Null if
 * there is nothing to look for.
 */
export function copySearch(comparison: BaseComparison | null, { agentBranch, changes }: Context): CopySearch | null {
  if (comparison === null || agentBranch === null || comparison.candidates.length === 0) return null;
  const keys = new Set(comparison.candidates.map(({ statement }) => statement.key));
  return { keys, among: (file) => changes?.changed.has(file) !== true };
}

/** Returns the returns of checked files that a branch adds unless they are copies, in the order of the records. */
export function findCandidates(
  records: readonly ReturnRecord[],
  candidates: BaseComparison['candidates'],
  inUse: readonly Standard[],
  findings: readonly Finding[],
): readonly CandidateReturn[] {
  if (candidates.length === 0) return [];
  const contents = new Map(
    candidates.map(({ file, index, statement }) => [returnKey({ file, index }), statement.content]),
  );
  const standards = new Map(inUse.map((standard) => [standard.id, standard]));
  const isUnread = unreadAmong(findings, inUse);
  return records.flatMap((record): readonly CandidateReturn[] => {
    const { file, index, status, claims } = record;
    const content = contents.get(returnKey({ file, index }));
    if (content === undefined) return [];
    const outcome = outcomeOf(record, standards.get(record.standard));
    const unread = isUnread(record) ? ({ unread: true } as const) : {};
    const unproved = claims.some(isProved) ? {} : ({ unproved: true } as const);
    return [{ file, index, status, outcome, ...unread, ...unproved, content }];
  });
}

/** Returns how a return says the work ended; only a status that its version knows says so. */
function outcomeOf({ status, success }: ReturnRecord, standard: Standard | undefined): AddedReturn['outcome'] {
  const state = standard === undefined ? null : stateOfStatus(status, standard);
  // A return may contradict its status, e.g. by a failed self-check.
  return state === 'success' && !success ? 'final' : (state ?? 'open');
}

/** Returns true if rules found a part of a return that may hold claims but could not be read. */
function unreadAmong(
  findings: readonly Finding[],
  inUse: readonly Standard[],
): (record: Pick<ReturnRecord, 'file' | 'index'>) => boolean {
  const rules = new Set(
    inUse.flatMap((standard) => standard.rules.flatMap(({ rule }) => (rule.unread === true ? rule.id : []))),
  );
  const unread = new Set(findings.filter(({ rule }) => rules.has(rule)).map(returnKey));
  // A problem of a whole file concerns each of its returns.
  return ({ file, index }) => unread.has(returnKey({ file, index })) || unread.has(returnKey({ file, index: null }));
}

/** Returns the returns that a branch adds: the candidates that are not copies of unchanged ones. */
export function findAdded(candidates: readonly CandidateReturn[], copied: ReadonlySet<string>): readonly AddedReturn[] {
  return candidates.filter(({ content }) => !copied.has(content));
}

/** Counts the returns that a branch adds and that ended without success, by status. */
export function countUnsuccessful(addedReturns: readonly AddedReturn[] | null): readonly StatusCount[] {
  const counts = new Map<string, number>();
  for (const { status, outcome } of addedReturns ?? []) {
    if (outcome === 'final' && status !== null) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => compareText(a.status, b.status));
}
