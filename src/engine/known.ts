import { filesAffectedBy } from '../claims/affected.js';
import type { Changes, ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import { claimedFile } from '../model/claim.js';
import { isOfTruth } from '../model/rule.js';
import type { Standard } from '../model/standard.js';
import type { Tree } from '../model/tree.js';
import type { Reach } from '../baseline/baseline.js';
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
    const isBroken = brokenBy(changes, records);
    return (finding) => {
      const { file, rule } = finding;
      const isTruth = ofTruth.has(rule);
      if (isTruth && isBroken(finding)) return false;
      // Where what the base held is not known, it may have held anything in a file that changed.
      return branch === null ? file !== null && !changes.changed.has(file) : branch.mayBeKnown(finding, isTruth);
    };
  }
  const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
  const concerned = await filesAffectedBy(claims, tree, changes);
  return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}

/** Whether a finding is about a claim whose file the branch deleted: whatever an entry that is long stale says, it was there. */
function brokenBy({ deleted }: Changes, records: readonly ReturnRecord[]): (finding: Finding) => boolean {
  if (deleted.size === 0) return () => false;
  const key = (file: string, index: number, pointer: string): string => `${String(index)} ${pointer} ${file}`;
  const broken = new Set(
    records.flatMap(({ file, index, claims }) =>
      claims.flatMap(({ claim }) => (deleted.has(claimedFile(claim) ?? '') ? [key(file, index, claim.pointer)] : [])),
    ),
  );
  return ({ file, index, pointer }) =>
    file !== null && index !== null && pointer !== null && broken.has(key(file, index, pointer));
}
