import { fingerprint, withFingerprints } from '../../baseline/baseline.js';
import { placeKey, placesOf, rank, type Finding, type PendingFinding } from '../../model/finding.js';
import { elementAt } from '../../model/collections.js';
import type { Standard } from '../../model/standard.js';
import { compareText } from '../../model/text.js';
import type { Before, Content, Entry, FileRef, Tree } from '../../model/tree.js';
import { evaluateFiles } from '../evaluate/evaluate-files.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { bearsClaims } from '../evaluate/rules.js';
import type { BaseComparison } from './compare-with-base.js';
import { claimsAffectedBy } from '../../claims/affected.js';
import type { ClaimOf } from '../../claims/kind.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import { isOfForm, isOfTruth } from '../../model/rule.js';

/**
 * Returns true if the base would have had a finding too; null if the clone lacks contents of the base that decide this.
 * An untouched report is evaluated again with the base's related files: a finding that is absent then was caused by the
 * change.
 */
export async function foundInBase(
  files: readonly GatheredFile[],
  before: Before,
  evaluation: Evaluation,
): Promise<((finding: Finding) => boolean) | null> {
  let lacking = 0;
  const tree = treeOfBase(evaluation.tree, before, () => lacking++);
  const { pending, dated } = await evaluateFiles(files, { ...evaluation, tree });
  if (lacking > 0) return null;
  const then = withFingerprints([...pending, ...dated.map((demand) => demand.pending)]);
  const fingerprints = new Set(then.map(({ fingerprint }) => fingerprint));
  const listed = new Map<string, Set<string>>();
  for (const finding of then) {
    const known = listed.get(keyOf(finding)) ?? new Set<string>();
    for (const item of finding.items ?? []) known.add(item);
    listed.set(keyOf(finding), known);
  }
  return (finding) => {
    const { items, fingerprint } = finding;
    if (items === undefined) return fingerprints.has(fingerprint);
    const known = listed.get(keyOf(finding));
    return known !== undefined && items.every((item) => known.has(item));
  };
}

interface FormQuestion {
  readonly comparison: BaseComparison;
  readonly before: Before;
  readonly classify: (path: string) => GatheredFile['gathered'];
  readonly inUse: readonly Standard[];
  readonly evaluation: Evaluation;
}

/**
 * Resolves to the findings of form that the base's versions of the same returns have too, at the same pointer and
 * value. Evaluates all of these versions, including archived ones, whose form is not checked until a change touches
 * them. Resolves to an empty list if the clone lacks contents of the base that could not be fetched.
 */
export async function formInBase(
  findings: readonly Finding[],
  { comparison, before, classify, inUse, evaluation }: FormQuestion,
): Promise<ReadonlySet<Finding>> {
  const places = new Map<string, { readonly file: string; readonly index: number | null }[]>();
  const files = new Map<string, FileRef>();
  for (const { file, index } of findings) {
    if (file === null) continue;
    const origin = comparison.originOf(file, index ?? 0);
    const from = origin?.file ?? file;
    const ref = before.files.get(from);
    if (ref === undefined || (index !== null && origin === null)) continue;
    files.set(from, ref);
    const key = placeKey({ file: from, index: index === null ? null : (origin?.index ?? null), pointer: null });
    places.set(key, [...(places.get(key) ?? []), { file, index }]);
  }
  const versions = [...files.values()].map((file) => ({ file, gathered: classify(file.path) }));
  let lacking = 0;
  const { pending } = await evaluateFiles(versions, {
    ...evaluation,
    tree: treeOfBase(evaluation.tree, before, () => lacking++),
    archived: 'all',
    copies: null,
  });
  if (lacking > 0) return new Set();
  const known = new Map<string, PendingFinding['finding']>();
  for (const { finding, fingerprintInput: input } of pending) {
    // Only the kind of a list or object counts: if the list holds claims, it may hold others now.
    const isCompound = input.value === '[]' || input.value === '{}';
    if (isCompound && inUse.some((standard) => bearsClaims(finding, standard))) continue;
    const { file, index } = input;
    if (file === null) continue;
    for (const place of new Set(places.get(placeKey({ file, index, pointer: null })))) {
      known.set(fingerprint({ ...input, ...place }), finding);
    }
  }
  return new Set(findings.filter((finding) => isAsBefore(finding, known.get(finding.fingerprint))));
}

/** Returns true if a finding says the same as one of the base, and is not more severe. */
function isAsBefore(finding: Finding, then: PendingFinding['finding'] | undefined): boolean {
  if (then === undefined || rank(finding.severity) < rank(then.severity)) return false;
  const places = new Set(placesOf(then));
  const items = new Set(then.items);
  return (
    placesOf(finding).every((place) => places.has(place)) && (finding.items ?? []).every((item) => items.has(item))
  );
}

function keyOf({ rule, file, index, pointer }: Finding): string {
  return `${rule} ${placeKey({ file, index, pointer })}`;
}

/** A tree with the base's files at all paths that differ. Calls `lacks` if the clone lacks a file that is read. */
function treeOfBase(tree: Tree, before: Before, lacks: () => void): Tree {
  const list: Tree['findAll'] = async (selection) => {
    const same = (await tree.findAll(selection)).filter(({ path }) => !before.differs(path));
    const others = [...before.files.values()].filter(({ path }) => selection.matches(path));
    return [...same, ...others].sort((a, b) => compareText(a.path, b.path));
  };
  return {
    ...tree,
    list,
    findAll: list,
    find: (path): Entry | undefined => {
      if (!before.differs(path)) return tree.find(path);
      const file = before.files.get(path);
      return file === undefined ? undefined : { kind: 'file', id: file.id };
    },
    // A report that the change moved is not at its path in the base, but is the same in the checked tree.
    read: async function* (files, limit) {
      const sourceOf = (path: string): Pick<Tree, 'read'> =>
        before.differs(path) && before.files.has(path) ? before : tree;
      for await (const contents of readInTurn(files, limit, sourceOf)) {
        if (contents.some(({ kind }) => kind === 'lacking')) lacks();
        yield contents;
      }
    },
    // The caller that opened the tree closes it.
    close: () => undefined,
  };
}

/** Reads files in order, with neighbours from the same source together. */
async function* readInTurn(
  files: readonly FileRef[],
  limit: number,
  sourceOf: (path: string) => Pick<Tree, 'read'>,
): AsyncGenerator<readonly Content[]> {
  for (let start = 0; start < files.length;) {
    const source = sourceOf(elementAt(files, start).path);
    let end = start + 1;
    while (end < files.length && sourceOf(elementAt(files, end).path) === source) end++;
    yield* source.read(files.slice(start, end), limit);
    start = end;
  }
}

/** The facts that decide whether a change added a finding. */
export interface ChangeQuestion {
  readonly tree: Tree;
  readonly changes: Changes;
  /** Null if the base cannot be read. */
  readonly comparison: BaseComparison | null;
  readonly records: readonly ReturnRecord[];
  readonly inUse: readonly Standard[];
  /** Returns whose rules read files that the change wrote or deleted. */
  readonly besideChanged: readonly GatheredFile[];
  /** Returns true if the base would have had a finding of one of these; null if the base cannot be read. */
  readonly foundInBase: ((finding: Finding) => boolean) | null;
  /** Resolves to the findings of form that the base's versions of the returns have too; null if unreadable. */
  readonly formInBase: ((findings: readonly Finding[]) => Promise<ReadonlySet<Finding>>) | null;
}

/**
 * Marks the findings that a change did not add: those of unchanged returns, unless the change made a claim false or
 * caused the finding by changing a related file; and those of form that the base's version of a changed return has too.
 * If the base cannot be read, all findings in a changed file count as added.
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

/** The findings of returns that a change did not touch, except those it caused by changing other files. */
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
    // Later changes to a file do not alter what a return's own commits did.
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
