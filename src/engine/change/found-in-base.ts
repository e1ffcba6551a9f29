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

/**
 * Returns whether the base would have had a finding, too; null if the clone lacks contents of the base which would say so. An untouched report is evaluated again beside the files that the base had:
 * what it lacks then, the change caused by what it did to these files.
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
 * Resolves to those of some findings of form that the base's versions of the same returns have too, at the same pointer and value.
 * All of these versions are evaluated, also those in an archive, whose form is not checked before a change touches them. Resolves to
 * none if the clone lacks contents of the base that could not be fetched.
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
    // Of a list or an object only its kind counts: where one holds claims, another one may hold others.
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

/** Whether a finding says no more than one of the base, and is no graver. */
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

/** A tree with the files that the base had at all paths that differ. `lacks` is called for what is lacking of those that are read. */
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
    // A report that the change moved is not at its path in the base, and is the same in the checked tree.
    read: async function* (files, limit) {
      const sourceOf = (path: string): Pick<Tree, 'read'> =>
        before.differs(path) && before.files.has(path) ? before : tree;
      for await (const contents of readEach(files, limit, sourceOf)) {
        if (contents.some(({ kind }) => kind === 'lacking')) lacks();
        yield contents;
      }
    },
    // The tree is closed by who opened it.
    close: () => undefined,
  };
}

/** Reads files in their order, neighbours that come from the same source together. */
async function* readEach(
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
