import { returnKey } from '../model/place-key.js';
import type { BroughtReturn, Context, ReturnRecord } from '../model/context.js';
import type { CandidateReturn } from '../model/judged-part.js';
import type { StatusCount } from '../model/report.js';
import { isFinal, isKnownStatus } from '../model/return.js';
import type { Standard } from '../model/standard.js';
import type { JudgeOptions } from './judge-options.js';
import type { BranchReturns } from './branch.js';

/** What an agent branch brings may be a copy of what it left alone: there it is sought while that is judged. */
export function soughtOf(
  branch: BranchReturns | null,
  { agentBranch, changes }: Context,
): Pick<JudgeOptions, 'sought'> {
  if (branch === null || agentBranch === null || branch.candidates.length === 0) return {};
  const keys = new Set(branch.candidates.map(({ statement }) => statement.key));
  return { sought: { keys, among: (file) => changes?.changed.has(file) !== true } };
}

/** The returns of some judged files that a branch brings unless they are copies, in the order of the records. */
export function candidatesAmong(
  records: readonly ReturnRecord[],
  candidates: BranchReturns['candidates'],
  inUse: readonly Standard[],
): readonly CandidateReturn[] {
  if (candidates.length === 0) return [];
  const contents = new Map(
    candidates.map(({ file, index, statement }) => [returnKey({ file, index }), statement.content]),
  );
  const standards = new Map(inUse.map((standard) => [standard.id, standard]));
  return records.flatMap(({ file, index, status, success, standard: id }) => {
    const content = contents.get(returnKey({ file, index }));
    if (content === undefined) return [];
    const standard = standards.get(id);
    return [{ file, index, status, outcome: outcomeOf({ status, success }, standard), content } as const];
  });
}

/** How a return says that its work ended. A status that its version does not know says nothing. */
function outcomeOf(
  { status, success }: Pick<ReturnRecord, 'status' | 'success'>,
  standard: Standard | undefined,
): BroughtReturn['outcome'] {
  if (standard === undefined) return 'open';
  const saysSuccess = success && (standard.succeeds !== undefined || isKnownStatus(status ?? undefined, standard));
  return saysSuccess ? 'success' : isFinal(status, standard) ? 'final' : 'open';
}

/** The returns that a branch brings: the candidates that are no copies of what it left alone. */
export function broughtBy(
  candidates: readonly CandidateReturn[],
  copied: ReadonlySet<string>,
): readonly BroughtReturn[] {
  return candidates
    .filter(({ content }) => !copied.has(content))
    .map(({ file, index, status, outcome }) => ({ file, index, status, outcome }));
}

/** How many of the returns that a branch brings ended without success, by status. */
export function unsuccessfulOf(brought: readonly BroughtReturn[] | null): readonly StatusCount[] {
  const counts = new Map<string, number>();
  for (const { status, outcome } of brought ?? []) {
    if (outcome === 'final' && status !== null) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => (a.status < b.status ? -1 : 1));
}
