import { placeKey, type Finding, type Reach } from '../../model/finding.js';
import { filesAffectedBy } from '../../claims/affected.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { UnhideablePlace } from '../../model/report.js';
import { claimedFile } from '../../model/claim.js';
import { isOfTruth } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import type { BaseComparison } from './compare-with-base.js';

/** What decides whether a finding may have been known before a branch. */
export interface Knowledge {
  readonly tree: Tree;
  readonly changes: Changes | null;
  /** Null where what the base held was not asked for, or cannot be read. */
  readonly comparison: BaseComparison | null;
  readonly records: readonly ReturnRecord[];
}

/** What is asked of a finding, or of one that a rule on the run may have at a place. */
type Place = Pick<Finding, 'index' | 'pointer' | 'range' | 'property'> & { readonly file: string };

/** Whether a baseline may hide a finding at a place, about the truth of the return or about its form. */
export type BaselineFilter = (place: Place, ofTruth: boolean) => boolean;

/** Returns the rules that are about the truth of a return. */
export function truthRules(inUse: readonly Standard[]): ReadonlySet<string> {
  const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
  return new Set(rules.filter(isOfTruth).map(({ id }) => id));
}

/** Resolves to what a baseline of this reach may hide; null if it may hide everything. */
export async function baselineFilter(
  reach: Reach | null,
  { tree, changes, comparison, records }: Knowledge,
): Promise<BaselineFilter | null> {
  if (reach === null || reach === 'everything' || changes === null) return null;
  if (reach === 'unless-restated') {
    const isBroken = brokenBy(changes, records);
    return (place, ofTruth) => {
      if (ofTruth && isBroken(place)) return false;
      // Where what the base held is not known, it may have held anything in a file that changed.
      return comparison === null ? !changes.changed.has(place.file) : comparison.mayBeKnown(place, ofTruth);
    };
  }
  const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
  const affected = await filesAffectedBy(claims, tree, changes);
  return ({ file }, ofTruth) => !changes.changed.has(file) && !(ofTruth && affected.has(file));
}

/** Returns those of some findings that no baseline may hide: a finding of no file is never known. */
export function findUnhideable(
  findings: readonly Finding[],
  mayHide: BaselineFilter | null,
  inUse: readonly Standard[],
): ReadonlySet<Finding> {
  if (mayHide === null) return new Set();
  const ofTruth = truthRules(inUse);
  return new Set(
    findings.filter(({ file, ...place }) => file === null || !mayHide({ ...place, file }, ofTruth.has(place.rule))),
  );
}

/** Returns the places in checked files, changed files and returns, at which no baseline may hide a finding of a rule on the run. */
export function unhideablePlaces(
  mayHide: BaselineFilter | null,
  changed: readonly string[],
  records: readonly ReturnRecord[],
): readonly UnhideablePlace[] {
  if (mayHide === null) return [];
  const wholes = changed.map((file) => ({ file, index: null }));
  return [...wholes, ...records.map(({ file, index }) => ({ file, index }))].flatMap(
    ({ file, index }): readonly UnhideablePlace[] => {
      const place = { file, index, pointer: null, range: null };
      if (!mayHide(place, false)) return [{ file, index, what: 'all' }];
      return mayHide(place, true) ? [] : [{ file, index, what: 'truth' }];
    },
  );
}

/** Whether a finding is about a claim whose file the branch deleted: whatever an entry that is long stale says, it was there. */
function brokenBy({ deleted }: Changes, records: readonly ReturnRecord[]): (place: Place) => boolean {
  const broken = new Set(
    records.flatMap(({ file, index, claims }) =>
      claims.flatMap(({ claim }) => {
        const path = claimedFile(claim);
        return path !== null && deleted.has(path) ? [placeKey({ file, index, pointer: claim.pointer })] : [];
      }),
    ),
  );
  return (place) => broken.has(placeKey(place));
}
