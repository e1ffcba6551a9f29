import { placeKey, type Finding, type Reach } from '../../model/finding.js';
import { filesAffectedBy } from '../../claims/affected.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { UnhideablePlace } from '../../model/report.js';
import { claimedFile } from '../../model/claim.js';
import { isOfTruth } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import type { BaseComparison } from './compare-with-base.js';

/** The facts that decide whether a finding may be older than the branch. */
export interface Knowledge {
  readonly tree: Tree;
  readonly changes: Changes | null;
  /** Null if the base was not needed or cannot be read. */
  readonly comparison: BaseComparison | null;
  readonly records: readonly ReturnRecord[];
}

/** The place of a finding, or where a rule on the run may have one. */
type Place = Pick<Finding, 'index' | 'pointer' | 'range' | 'property'> & { readonly file: string };

/** Returns true if a baseline may hide a finding at a place; `ofTruth` if it is about the truth of the return. */
export type BaselineFilter = (place: Place, ofTruth: boolean) => boolean;

/** Returns the rules about the truth of a return. */
export function truthRules(inUse: readonly Standard[]): ReadonlySet<string> {
  const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
  return new Set(rules.filter(isOfTruth).map(({ id }) => id));
}

/** Resolves to what a baseline of this reach may hide; null for everything. */
export async function baselineFilter(
  reach: Reach | null,
  { tree, changes, comparison, records }: Knowledge,
): Promise<BaselineFilter | null> {
  if (reach === null || reach === 'everything' || changes === null) return null;
  if (reach === 'unless-restated') {
    const isBroken = brokenBy(changes, records);
    return (place, ofTruth) => {
      if (ofTruth && isBroken(place)) return false;
      // If the base is unknown, it may have had anything in a file that changed.
      return comparison === null ? !changes.changed.has(place.file) : comparison.mayBeKnown(place, ofTruth);
    };
  }
  const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
  const affected = await filesAffectedBy(claims, tree, changes);
  return ({ file }, ofTruth) => !changes.changed.has(file) && !(ofTruth && affected.has(file));
}

/** Returns the findings that no baseline may hide: a finding without a file is never known. */
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

/** Returns the checked files, changed files and returns where no baseline may hide a finding of a run rule. */
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

/** Returns true if a finding is about a claim whose file the branch deleted: a stale entry does not excuse that. */
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
