import { kindOf, type Claim, type Verdict } from '../model/claim.js';
import type { Changes } from '../model/context.js';
import { elementAt, groupBy, valueOf } from '../model/collections.js';
import type { Tree } from '../model/tree.js';
import { commitCountVerifier, commitVerifier } from './commits.js';
import { countVerifier } from './count.js';
import { deletionVerifier } from './deletion.js';
import { fileVerifier } from './file.js';
import { verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';
import { progressVerifier } from './progress.js';

/** No tree has observations: only the agent's memory store can confirm them. */
const observationVerifier: ClaimVerifier = {
  kind: 'observation',
  verify: (claims) =>
    Promise.resolve(claims.map(() => verdictOf('unverifiable', { detail: 'It is an Engram observation.' }))),
};

/** One for each kind of claim; the first that fits a claim verifies it. */
const VERIFIERS: readonly ClaimVerifier[] = [
  fileVerifier,
  observationVerifier,
  commitVerifier,
  progressVerifier,
  commitCountVerifier,
  countVerifier,
  deletionVerifier,
];

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the verdict on each claim, in their order. Claims of one kind are verified together. Files in `changed` are looked
 * into, whatever their size.
 */
export async function verify(
  claims: readonly ClaimOf[],
  tree: Tree,
  changed: ReadonlySet<string> = NONE,
): Promise<readonly Verdict[]> {
  const verdicts = new Map<ClaimOf, Verdict>();
  for (const [verifier, list] of groupBy(claims, ({ claim }) => verifierOf(claim))) {
    const found = await verifier.verify(list, tree, changed);
    found.forEach((verdict, n) => verdicts.set(elementAt(list, n), verdict));
  }
  return claims.map((item) => valueOf(verdicts, item));
}

/** Returns whether a claim is verified at the end of a run, with all others of its kind. */
export function isPostponed(claim: Claim): boolean {
  return verifierOf(claim).postponed === true;
}

/** Returns whether a change touches files, other than the named one, that a claim is checked against. */
export function affectedKinds(changes: Changes): (claim: ClaimOf) => boolean {
  const affected = new Map(VERIFIERS.map((verifier) => [verifier, verifier.affectedBy?.(changes)]));
  return (made) => affected.get(verifierOf(made.claim))?.(made) === true;
}

/** Throws if no verifier fits the claim. */
function verifierOf(claim: Claim): ClaimVerifier {
  const kind = kindOf(claim);
  const found = VERIFIERS.find(
    (one) => one.kind === kind && (one.asks === undefined || one.asks === claim.asked?.kind),
  );
  if (found === undefined) throw new Error(`claims of the kind ${kind} cannot be verified`);
  return found;
}

/** The verdict of a claim until it is verified. */
export const NOT_YET: Verdict = verdictOf('undetermined');

/** Resolves to the verdicts that claims of the files at some paths would have, by path. */
export async function verifyFiles(paths: ReadonlySet<string>, tree: Tree): Promise<ReadonlyMap<string, Verdict>> {
  const claims = [...paths].map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
  const verdicts = await verify(claims, tree);
  return new Map(claims.map(({ claim: { path } }, n) => [path, elementAt(verdicts, n)] as const));
}
