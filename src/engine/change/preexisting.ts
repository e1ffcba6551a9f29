import { placeKey, type Finding } from '../../model/finding.js';
import { claimsAffectedBy } from '../../claims/affected.js';
import type { ClaimOf } from '../../claims/kind.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import { isOfForm, isOfTruth } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import type { BaseComparison } from './compare-with-base.js';
import type { GatheredFile } from '../evaluate/evaluation.js';

/** What decides whether a change added a finding. */
export interface ChangeQuestion {
  readonly tree: Tree;
  readonly changes: Changes;
  /** Null where what the base held cannot be read. */
  readonly comparison: BaseComparison | null;
  readonly records: readonly ReturnRecord[];
  readonly inUse: readonly Standard[];
  /** Returns whose rules look into files which the change wrote or deleted. */
  readonly besideChanged: readonly GatheredFile[];
  /** Whether the base would have had a finding of one of these; null where what the base held cannot be read. */
  readonly foundInBase: ((finding: Finding) => boolean) | null;
  /** Those of some findings of form that the base's versions of the same returns have too; null where they cannot be read. */
  readonly formInBase: ((findings: readonly Finding[]) => Promise<ReadonlySet<Finding>>) | null;
}

/**
 * Marks the findings that a change did not add: those of returns that it neither added nor changed, unless it made one of their
 * claims false, or changed the files beside them so that the base would not have had the finding; and those of form that the base's
 * version of a changed return has too. Where the base cannot be read, all findings in a changed file count as added.
 */
export async function markPreexisting(
  findings: readonly Finding[],
  question: ChangeQuestion,
): Promise<readonly Finding[]> {
  const { comparison, inUse, formInBase } = question;
  const before = await ofUntouched(findings, question);
  const form = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => (isOfForm(rule) ? [rule.id] : []))));
  const candidates = findings.filter((finding) => {
    const { file, index, range, pointer } = finding;
    if (file === null || before.has(finding) || !form.has(finding.rule)) return false;
    return comparison?.mayBeKnown({ file, index, range, pointer, ...propertyOf(finding) }, false) === true;
  });
  const old = candidates.length === 0 || formInBase === null ? NONE : await formInBase(candidates);
  if (before.size + old.size === 0) return findings;
  return findings.map((finding) =>
    before.has(finding) || old.has(finding) ? { ...finding, preexisting: true } : finding,
  );
}

const NONE: ReadonlySet<Finding> = new Set();

function propertyOf({ property }: Finding): Pick<Finding, 'property'> {
  return property === undefined ? {} : { property };
}

/** The findings of returns that a change left as they were, and that it did not cause by what it did to other files. */
async function ofUntouched(
  findings: readonly Finding[],
  { tree, changes, comparison, records, inUse, besideChanged, foundInBase }: ChangeQuestion,
): Promise<ReadonlySet<Finding>> {
  const rules = new Map(inUse.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule] as const)));
  const untouched = findings.flatMap((finding) => {
    const { file, index, range } = finding;
    const rule = rules.get(finding.rule);
    if (file === null || rule === undefined || rule.scope === 'run' || rule.ofLacking === true) return [];
    const wasThere = !changes.changed.has(file) || comparison?.existedBefore({ file, index, range }) === true;
    return wasThere ? [{ finding, file, rule }] : [];
  });
  if (untouched.length === 0) return NONE;
  const claims = new Map<Finding, ClaimOf>();
  const made = claimsByPlace(records);
  for (const { finding, rule } of untouched) {
    // What later happens to a file does not change what a return's own commits did.
    const mayBeBroken = rule.scope === 'claim' && rule.after === undefined && isOfTruth(rule);
    const claim = mayBeBroken ? made.get(placeKey(finding)) : undefined;
    if (claim !== undefined) claims.set(finding, claim);
  }
  const beside = new Set(besideChanged.map(({ file }) => file.path));
  const isMadeBeside = ({ finding, file, rule }: (typeof untouched)[number]): boolean => {
    if (rule.scope !== 'return' || !beside.has(file)) return false;
    return foundInBase === null ? isOfTruth(rule) : !foundInBase(finding);
  };
  const affected = await claimsAffectedBy([...claims.values()], tree, changes);
  const before = new Set<Finding>();
  for (const one of untouched) {
    const claim = claims.get(one.finding);
    if (claim === undefined ? !isMadeBeside(one) : !affected.has(claim)) before.add(one.finding);
  }
  return before;
}

function claimsByPlace(records: readonly ReturnRecord[]): ReadonlyMap<string, ClaimOf> {
  const made = new Map<string, ClaimOf>();
  for (const { file, index, claims } of records) {
    for (const { claim } of claims) {
      made.set(placeKey({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
    }
  }
  return made;
}
