import { overlay } from '../engine/run/check-tree.js';
import { rules } from '../families/catalog.js';
import { classifier } from '../gather/gather.js';
import { batchesOf, groupBy } from '../model/collections.js';
import { edit, tokens, valueAt, type Pointer, type Range } from '../model/pointer.js';
import { placesOf, rank, type Finding } from '../model/finding.js';
import type { Fix } from '../model/fix.js';
import type { Json, JsonObject } from '../model/json.js';
import { count, listOf } from '../model/text.js';
import type { Tree } from '../model/tree.js';
import { JsonFile, readFiles, type EditableReturn } from './json-file.js';
import { rename, type Draft } from './migration-step.js';

/** A finding with its fix. */
export type Fixable = Finding & { readonly fix: Fix };

export function isFixable(finding: Finding): finding is Fixable {
  return finding.fix !== undefined;
}

/** A fix that was not applied. */
export interface Left {
  /** Its place in the file after all applied fixes. */
  readonly finding: Fixable;
  /** Its place in the file before any edit. */
  readonly origin: Range | null;
  /** The reason, as a sentence. */
  readonly why: string;
}

/** The result for one file. */
export interface FixedFile {
  readonly file: string;
  readonly before: Uint8Array;
  /** The very same bytes if nothing was fixed. */
  readonly after: Uint8Array;
  readonly applied: readonly Fixable[];
  readonly left: readonly Left[];
  /** Findings whose fix is unsafe, if unsafe fixes were not requested. */
  readonly unsafe: number;
  readonly findings: { readonly before: readonly Finding[]; readonly after: readonly Finding[] };
}

/** Checks a tree, and returns all findings, however many. */
export type CheckTree = (tree: Tree) => Promise<{ readonly findings: readonly Finding[] }>;

export interface TreeFixOptions {
  /** True to apply fixes that may change the meaning of a return, too. */
  readonly unsafe: boolean;
  /** Bytes; larger files are not changed. */
  readonly maxFileSize: number;
  readonly check: CheckTree;
}

/** How many files are fixed at once, so that memory stays bounded. */
const BATCH = 500;

/** The most trials that find out which fixes of one return fit: a hostile return has many. */
const TRIES = 64;

const OF_THE_RUN = new Set(rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));

/**
 * Applies the fixes of the findings in some files of a tree, a batch of files at a time, if they add no finding and leave fewer
 * findings. Applied to its own result, it changes nothing. Writes nothing.
 */
export async function* fixTree(
  tree: Tree,
  files: readonly string[],
  { unsafe, maxFileSize, check }: TreeFixOptions,
): AsyncGenerator<readonly FixedFile[]> {
  // Returns with fixes are not those of places where any file may be, unless a pattern names the file.
  const classify = classifier({ named: () => true });
  const findingsIn = async (contents: ReadonlyMap<string, Uint8Array>): Promise<Map<string | null, Finding[]>> => {
    const overlaid = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes } as const]));
    const { findings } = await check(overlay(tree, overlaid));
    // Only some files of the run are available.
    return groupBy(
      findings.filter(({ rule }) => !OF_THE_RUN.has(rule)),
      ({ file }) => file,
    );
  };
  for (const batch of batchesOf(files, BATCH)) {
    const contents = await readFiles(tree, batch, maxFileSize);
    const before = await findingsIn(contents);
    const opened = [...contents].map(([file, bytes]) => {
      const json = new JsonFile(bytes, classify(file).form);
      return openFile(file, bytes, json, before.get(file) ?? [], unsafe);
    });
    // All returns of all files are tried together, round by round: a run for each would be slow.
    for (;;) {
      const tried = opened.filter(({ fixers }) => fixers.some(({ step }) => step.done !== true));
      if (tried.length === 0) break;
      const found = await findingsIn(new Map(tried.map((one) => [one.file, contentsOf(one)])));
      for (const { file, fixers } of tried) {
        const findings = found.get(file) ?? [];
        for (const one of fixers) if (one.step.done !== true) one.step = one.steps.next(ofReturn(findings, one.index));
      }
    }
    const after = await findingsIn(new Map(opened.map((one) => [one.file, contentsOf(one)])));
    yield opened.map((one) => resultOf(one, after.get(one.file) ?? [], unsafe));
  }
}

/** A file whose fixes are tried: those of each return by themselves, at the same time as those of the others. */
interface OpenFile extends Pick<FixedFile, 'file' | 'before'> {
  readonly json: JsonFile;
  readonly findings: readonly Finding[];
  readonly fixers: readonly {
    readonly index: number | null;
    readonly steps: Attempts;
    step: IteratorResult<Attempt, Outcome>;
  }[];
}

/** A return's value, with the fixes that lead to it; an index of null means the file as a whole. */
interface Attempt {
  readonly index: number | null;
  readonly value: JsonObject;
  readonly applied: readonly Fixable[];
}

interface Outcome extends Attempt {
  readonly left: readonly Omit<Left, 'origin'>[];
}

/** Yields attempts, and receives the resulting findings. */
type Attempts = Generator<Attempt, Outcome, readonly Finding[]>;

function openFile(
  file: string,
  before: Uint8Array,
  json: JsonFile,
  findings: readonly Finding[],
  unsafe: boolean,
): OpenFile {
  const fixers = [null, ...json.returns].map((found) => {
    const index = found?.index ?? null;
    const steps = fixReturn(found, ofReturn(findings, index), unsafe);
    return { index, steps, step: steps.next() };
  });
  return { file, before, json, findings, fixers };
}

/** Returns the findings in a return, and those in its file as a whole. */
function ofReturn(findings: readonly Finding[], of: number | null): readonly Finding[] {
  return findings.filter(({ index }) => index === null || index === of);
}

/** Returns the file as tried, or its final form. */
function contentsOf({ before, json, fixers }: OpenFile): Uint8Array {
  const changed = fixers.map(({ step }) => step.value).filter(({ applied }) => applied.length > 0);
  if (changed.length === 0) return before;
  const values = changed.flatMap(({ index, value }) => (index === null ? [] : [[index, value] as const]));
  return json.withValues(new Map(values), { dropMark: changed.some(({ index }) => index === null) });
}

/** Returns the result for a file, given the findings in it after all fixes. */
function resultOf(open: OpenFile, after: readonly Finding[], unsafe: boolean): FixedFile {
  const { file, before, findings, fixers } = open;
  const outcomes = fixers.flatMap(({ step }) => (step.done === true ? [step.value] : []));
  const applied = outcomes.flatMap((outcome) => outcome.applied);
  // Fixes of several returns that only cause a finding together are all dropped.
  const added = newFindings(findings, after);
  const withdrawn = added.length === 0 ? [] : applied.map((finding) => ({ finding, why: whyNot(added) }));
  const isKept = withdrawn.length === 0;
  const rangeIn = (list: readonly Finding[], { fingerprint, range }: Finding): Range | null =>
    list.find((other) => other.fingerprint === fingerprint)?.range ?? range;
  const left = [...outcomes.flatMap((outcome) => outcome.left), ...withdrawn].map(({ finding, why }) => ({
    finding: { ...finding, range: rangeIn(after, finding) },
    origin: rangeIn(findings, finding),
    why,
  }));
  return {
    file,
    before,
    after: isKept ? contentsOf(open) : before,
    applied: isKept ? applied : [],
    left,
    unsafe: unsafe ? 0 : after.filter(({ fix }) => fix?.safety === 'unsafe').length,
    findings: { before: findings, after: isKept ? after : findings },
  };
}

/** Finds the fixes of a return, or (null) of its file as a whole, that add no finding and leave fewer. */
function* fixReturn(found: EditableReturn | null, before: readonly Finding[], unsafe: boolean): Attempts {
  const index = found?.index ?? null;
  const left = new Map<string, Omit<Left, 'origin'>>();
  let findings = before;
  let present: Attempt = { index, value: found?.value ?? {}, applied: [] };
  let tries = 0;
  const leave = (fixes: readonly Fixable[], why: string): void => {
    for (const finding of fixes) left.set(finding.fingerprint, { finding, why });
  };
  // Tries fixes: all at once, and each half of them if that makes something worse.
  function* attempt(fixes: readonly Fixable[]): Generator<Attempt, void, readonly Finding[]> {
    if (tries++ >= TRIES) {
      leave(fixes, `It was not tried: ${count(TRIES, 'trial')} did not show which fixes of this return fit.`);
      return;
    }
    const tried = { index, value: withFixes(present.value, fixes), applied: [...present.applied, ...fixes] };
    const now = yield tried;
    const added = newFindings(findings, now);
    if (added.length === 0 && isLess(now, findings)) {
      findings = now;
      present = tried;
    } else if (fixes.length === 1) {
      leave(fixes, whyNot(added));
    } else {
      const half = Math.ceil(fixes.length / 2);
      yield* attempt(fixes.slice(0, half));
      yield* attempt(fixes.slice(half));
    }
  }
  // A fix may make the next one possible. Each that is applied leaves fewer findings, so the loop ends.
  for (;;) {
    const offered = findings.filter(isFixable).filter((finding) => {
      const isAllowed = unsafe || finding.fix.safety === 'safe';
      return isAllowed && finding.index === index && !left.has(finding.fingerprint);
    });
    if (offered.length === 0) return { ...present, left: [...left.values()] };
    const { applied } = present;
    const obstacle = found?.obstacle ?? null;
    if (obstacle === null) yield* attempt(independent(offered));
    else leave(offered, obstacle);
    // A dropped fix may fit now.
    if (present.applied !== applied) left.clear();
  }
}

function whyNot(added: readonly Finding[]): string {
  if (added.length === 0) return 'It was withdrawn: as many findings would remain.';
  const names = [...new Set(added.map(({ rule }) => rule))];
  return `It was withdrawn, since it would make ${count(added.length, 'new finding')}: ${listOf(names, 'and')}.`;
}

/**
 * Returns the fixes that can be applied together: none touches the place of an earlier one, or a place inside or around
 * it.
 */
function independent(findings: readonly Fixable[]): readonly Fixable[] {
  const places = new Set<string>();
  const around = new Set<string>();
  return findings.filter(({ fix }) => {
    const touched = fix.edits.flatMap((one) => {
      if (one.kind === 'byte-order-mark') return [];
      const pointers = one.kind === 'move' ? [one.from, one.to] : [one.pointer];
      return pointers.map((pointer) => outwards(pointer));
    });
    const isFree = touched.every(
      ([place = '', ...outer]) => !around.has(place) && !outer.some((one) => places.has(one)),
    );
    for (const [place = '', ...outer] of isFree ? touched : []) {
      places.add(place);
      for (const one of [place, ...outer]) around.add(one);
    }
    return isFree;
  });
}

/** Returns a pointer, and those of all values that contain its own. */
function outwards(pointer: Pointer): readonly Pointer[] {
  return pointer === '' ? [''] : [pointer, ...outwards(pointer.slice(0, pointer.lastIndexOf('/')))];
}

/** Returns a value with fixes that touch different places. */
function withFixes(value: JsonObject, fixes: readonly Fixable[]): JsonObject {
  const edits = fixes.flatMap(({ fix }) => fix.edits);
  const remove: Pointer[] = [];
  const set: Record<Pointer, Json> = {};
  for (const one of edits) {
    if (one.kind === 'set') set[one.pointer] = one.value;
    else if (one.kind === 'remove') remove.push(one.pointer);
    else if (one.kind === 'move') {
      remove.push(one.from);
      set[one.to] = valueAt(value, one.from) ?? null;
    }
  }
  const result = edit(value, { remove, set });
  for (const one of edits) {
    if (one.kind !== 'rename') continue;
    const holder = valueAt(result, one.pointer.slice(0, one.pointer.lastIndexOf('/')));
    rename(holder as Draft, tokens(one.pointer).at(-1) ?? '', one.key);
  }
  return result;
}

/**
 * Returns the new findings. A finding with the same rule at the same place, or within it, is not new: if metadata was
 * missing as a whole, so were its fields. A finding that became more severe is new.
 */
function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  /** The worst severity of each rule at each place of a return. */
  const known = new Map<string, number>();
  for (const finding of before) {
    for (const place of placesOf(finding)) {
      const key = keyOf(finding, place);
      known.set(key, Math.min(known.get(key) ?? Infinity, rank(finding.severity)));
    }
  }
  const isKnown = (finding: Finding, place: string): boolean =>
    (known.get(keyOf(finding, place)) ?? Infinity) <= rank(finding.severity) ||
    (place !== '' && isKnown(finding, place.slice(0, place.lastIndexOf('/'))));
  return after.filter((finding) => !placesOf(finding).every((place) => isKnown(finding, place)));
}

/**
 * Returns true if there is less to fix than before, given no new findings: fewer findings, or as many with one about fewer fields,
 * or about fields of something that was missing as a whole.
 */
export function isLess(after: readonly Finding[], before: readonly Finding[]): boolean {
  if (after.length !== before.length) return after.length < before.length;
  const absent = (finding: Finding): string => keyOf(finding, JSON.stringify(placesOf(finding)));
  const known = new Set(before.map(absent));
  return after.some((finding) => finding.property !== undefined && !known.has(absent(finding)));
}

/** The index is null for a finding on the file. */
function keyOf({ rule, index }: Finding, place: string): string {
  return `${String(index)} ${rule} ${place}`;
}
