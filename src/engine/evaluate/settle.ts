import { verify } from '../../claims/verify.js';
import { stableFilePath } from '../../families/archive.js';
import { isUntrue, namesFile, type Verdict, type VerifiedClaim } from '../../model/claim.js';
import { elementAt } from '../../model/collections.js';
import { accusedIn, type ReturnRecord } from '../../model/context.js';
import { returnKey, type PendingFinding } from '../../model/finding.js';
import type { Tree } from '../../model/tree.js';
import { evaluateClaim, withWeight } from './evaluate-claim.js';
import { recorded, type DatedFinding, type Evaluation, type OpenClaim, type OpenReturn } from './evaluation.js';
import { FindingList } from './finding.js';
import type { Raised } from './rules.js';
import { directPath } from '../../model/path.js';

/** The facts found about an open claim, and what the rules say of it. */
export interface Answer {
  readonly open: OpenClaim;
  readonly verified: VerifiedClaim;
  readonly raised: readonly Raised[];
}

export interface Settled {
  /** The same returns, with the facts about their claims. */
  readonly returns: readonly OpenReturn[];
  readonly findings: readonly PendingFinding[];
}

/** Returns the returns with answers to some of their claims. */
export function settle(
  returns: readonly OpenReturn[],
  answers: readonly Answer[],
  { mostFindings }: Pick<Evaluation, 'mostFindings'>,
): Settled {
  const findings = new FindingList(mostFindings);
  const claims = new Map<OpenReturn, VerifiedClaim[]>();
  for (const { open, verified, raised } of answers) {
    const { madeBy, at, location } = open;
    const list = claims.get(madeBy) ?? [...madeBy.claims];
    list[at] = verified;
    claims.set(madeBy, list);
    for (const one of raised) {
      const problem = { value: verified.claim.path, ...one.problem };
      findings.add({ ...one, problem }, madeBy.subject.file, () => ({ ...location, value: undefined }));
    }
  }
  return {
    returns: returns.map((one) => ({ ...one, claims: claims.get(one) ?? one.claims })),
    findings: findings.pending(),
  };
}

/** Returns the returns with verdicts on some of their claims, and what the rules say of these. */
export function settleVerdicts(
  returns: readonly OpenReturn[],
  verdicts: Iterable<readonly [OpenClaim, Verdict]>,
  evaluation: Evaluation,
): Settled {
  const answers = [...verdicts].map(([open, verdict]): Answer => {
    const { subject, standard, rules } = open.madeBy;
    const verified = withWeight(recorded(open).claim, verdict, standard, subject);
    const raised = evaluateClaim(verified, subject, rules, evaluation.context, evaluation.overrides);
    const { path } = verified.claim;
    const value = namesFile(verified.claim) ? directPath(path) : path;
    return { open, verified, raised: raised.map((one) => ({ ...one, problem: { value, ...one.problem } })) };
  });
  return settle(returns, answers, evaluation);
}

/** Resolves to the returns with verdicts on the claims that are verified together at the end. */
export async function settlePostponed(returns: readonly OpenReturn[], evaluation: Evaluation): Promise<Settled> {
  const claims = returns.flatMap((madeBy) => madeBy.postponed.map((place): OpenClaim => ({ ...place, madeBy })));
  const asked = claims.map((open) => ({ claim: recorded(open).claim, returnFile: open.madeBy.subject.file }));
  const verdicts = await verify(asked, evaluation.tree);
  return settleVerdicts(
    returns,
    claims.map((open, n) => [open, elementAt(verdicts, n)]),
    evaluation,
  );
}

/** Returns the records of all returns, with the claims of those that were open. */
export function finishRecords(
  records: readonly ReturnRecord[],
  returns: readonly OpenReturn[],
): readonly ReturnRecord[] {
  const claims = new Map(returns.map((one) => [returnKey(one.subject), one.claims]));
  return records.map((record) => {
    const known = claims.get(returnKey(record));
    return known === undefined ? record : { ...record, claims: known };
  });
}

/** At most this many files are asked about: a report lists the first false claims, and counts the others. */
const MOST_FILES = 100;

/**
 * Adds the commit's author to the returns that make a false claim and whose agent is unknown. Only asks git if there is
 * such a return. Rejects with `GitError`.
 */
export async function withAuthors(
  records: readonly ReturnRecord[],
  tree: Pick<Tree, 'authors'>,
): Promise<readonly ReturnRecord[]> {
  const accused = accusedIn(records);
  const isNameless = (record: ReturnRecord): boolean =>
    record.claims.some((claim) => isUntrue(claim, record)) && accused(record) === null;
  const nameless = records.filter(isNameless);
  if (nameless.length === 0) return records;
  const files = [...new Set(nameless.map(({ file }) => file))].slice(0, MOST_FILES);
  const authors = await tree.authors(files);
  const asked = new Set(nameless);
  return records.map((record) => {
    const author = asked.has(record) ? authors.get(record.file) : undefined;
    return author === undefined ? record : { ...record, author };
  });
}

/** Resolves to the findings on files that were added on or after the day of the demand, as far as the clone shows. */
export async function resolveDatedDemands(
  dated: readonly DatedFinding[],
  { tree }: { readonly tree: Pick<Tree, 'introducedAt'> },
): Promise<readonly PendingFinding[]> {
  if (dated.length === 0) return [];
  const introduced = await tree.introducedAt([...new Set(dated.map(({ file }) => file))], stableFilePath);
  return dated
    .filter(({ file, since }) => (introduced.get(file) ?? -Infinity) >= Date.parse(`${since}T00:00:00Z`))
    .map(({ pending }) => pending);
}
