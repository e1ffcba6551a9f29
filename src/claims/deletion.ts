import { elementAt } from '../model/collections.js';
import { claimedFile, type Claim, type Verdict } from '../model/claim.js';
import type { Tree } from '../model/tree.js';
import { fileVerifier } from './file.js';
import { verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';

/**
 * The types with which a return claims that an artifact was deleted. No version has them: `artifact-type` reports the word
 * itself.
 */
const DELETED: ReadonlySet<string> = new Set(['deletion', 'deleted', 'removed', 'delete']);

/** Returns whether an artifact's type claims its deletion. */
export function saysDeleted(type: string): boolean {
  return DELETED.has(type.trim().toLowerCase());
}

/**
 * Checks whether something still exists at the paths of claimed deletions: `present` for a file, a link or a submodule,
 * also if the file moved with the return's folder, and `directory`. If nothing does, the verdict is `missing` until
 * history shows whether a file ever existed.
 */
export const deletionVerifier: ClaimVerifier = {
  kind: 'deletion',
  verify: async (claims, tree) => {
    const asFiles = claims.map(({ claim, returnFile }): ClaimOf => ({ claim: { ...claim, kind: 'file' }, returnFile }));
    const found = await fileVerifier.verify(asFiles, tree, NONE);
    return found.map((verdict, n) => stillThere(verdict, elementAt(claims, n).claim, tree));
  },
};

const NONE: ReadonlySet<string> = new Set();

function stillThere(verdict: Verdict, claim: Claim, tree: Tree): Verdict {
  const { name, foundAt, submodule } = verdict;
  const path = claimedFile(claim);
  if (path === null || name === 'outside') return verdict;
  const entry = tree.find(path);
  // A link exists wherever it leads, and so does a submodule.
  const isThere = entry !== undefined && entry.kind !== 'directory';
  if (name === 'directory' && !isThere) return verdict;
  if (submodule !== undefined && !isThere) return verdict;
  if (isThere || (name !== 'missing' && name !== 'case-mismatch')) return verdictOf('present', { foundAt });
  return verdictOf('missing');
}
