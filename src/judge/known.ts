import { filesConcerned } from '../claims/concerned.js';
import type { Changes, ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import { isOfTruth } from '../model/rule.js';
import type { Standard } from '../model/standard.js';
import type { Tree } from '../model/tree.js';
import type { Reach } from '../policy/baseline.js';
import type { BranchReturns } from './branch.js';

/** What tells whether a finding may have been known before a branch. */
export interface Knowledge {
  readonly tree: Tree;
  readonly changes: Changes | null;
  /** Null where what the base held was not asked for, or cannot be read. */
  readonly branch: BranchReturns | null;
  readonly records: readonly ReturnRecord[];
  readonly inUse: readonly Standard[];
}

/** Which findings a baseline of this reach may hide. */
export async function knowable(
  reach: Reach | undefined,
  { tree, changes, branch, records, inUse }: Knowledge,
): Promise<(finding: Finding) => boolean> {
  if (reach === undefined || reach === 'everything' || changes === null) return () => true;
  const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
  const ofTruth = new Set(rules.filter(isOfTruth).map(({ id }) => id));
  if (reach === 'unless-restated') {
    if (branch !== null) return (finding) => branch.mayBeKnown(finding, ofTruth.has(finding.rule));
    // What the base held is not known: of a file that changed it may have held anything.
    return ({ file }) => file !== null && !changes.changed.has(file);
  }
  const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
  const concerned = await filesConcerned(claims, tree, changes);
  return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}
