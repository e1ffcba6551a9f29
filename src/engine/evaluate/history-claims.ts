import { kindOf, type Claim, type Verdict } from '../../model/claim.js';
import { namesFolder } from '../../model/path.js';
import type { Standard } from '../../model/standard.js';

/** Whether only the repository's history can say what became of a claimed path. */
export function isAbsent(claim: Claim, { name, foundAt }: Verdict, { leniencies }: Standard): boolean {
  const kind = kindOf(claim);
  if (kind === 'deletion') return name === 'missing' || name === 'directory';
  if (kind !== 'file') return false;
  // A directory may have taken the place of the claimed file, unless it may be what is claimed.
  if (name === 'directory') return foundAt === null && !namesFolder(claim.path) && leniencies?.has('folder') !== true;
  return name === 'missing' || name === 'case-mismatch';
}

/** Whether a claim names a commit. */
export function citesCommit(claim: Claim): boolean {
  return kindOf(claim) === 'commit';
}

/** Whether a claim counts commits. */
export function countsCommits({ asked }: Claim): boolean {
  return asked?.kind === 'commits';
}
