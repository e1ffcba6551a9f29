import { overlay } from '../engine/run/check-tree.js';
import { rules } from '../families/catalog.js';
import { classifier } from '../gather/gather.js';
import { batchesOf, groupBy } from '../model/collections.js';
import type { Form } from '../model/document.js';
import { edit, tokens, valueAt, type Pointer, type Range } from '../model/pointer.js';
import type { Finding } from '../model/finding.js';
import type { Fix, PointerEdit } from '../model/fix.js';
import type { Json, JsonObject } from '../model/json.js';
import { count, listOf } from '../model/text.js';
import type { Content, Tree } from '../model/tree.js';
import { isLess, newFindings } from './compare.js';
import { JsonFile } from './json-file.js';
import { rename, type Draft } from './migration-step.js';
import { readFiles } from './read-files.js';

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
  /** Whether to apply fixes that may change the meaning of a return, too. */
  readonly unsafe: boolean;
  /** Bytes; larger files are not changed. */
  readonly maxFileSize: number;
  readonly check: CheckTree;
}

/** How many files are fixed at once, so that memory stays bounded. */
const BATCH = 500;

const OF_THE_RUN = new Set(rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));

/** Yields contents of a file to be checked, and takes the findings. */
type Checking<T> = Generator<Uint8Array, T, readonly Finding[]>;

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
  for (const batch of batchesOf(files, BATCH)) {
    const contents = await readFiles(tree, batch, maxFileSize);
    const runs = [...contents].map(([file, bytes]) => {
      const steps = new Fixer(file, bytes, classify(file).form, unsafe).run();
      return { file, steps, step: steps.next() };
    });
    // All files are checked together, round by round: a run for each file would be slow.
    for (;;) {
      const asked = new Map<string, Content>();
      for (const { file, step } of runs) if (step.done !== true) asked.set(file, { kind: 'bytes', bytes: step.value });
      if (asked.size === 0) break;
      const { findings } = await check(overlay(tree, asked));
      // Only some files of the run are at hand.
      const ofFiles = findings.filter(({ rule }) => !OF_THE_RUN.has(rule));
      const byFile = groupBy(ofFiles, ({ file }) => file);
      for (const run of runs) if (run.step.done !== true) run.step = run.steps.next(byFile.get(run.file) ?? []);
    }
    yield runs.flatMap(({ step }) => (step.done === true ? [step.value] : []));
  }
}

/** The most contents of one file that are checked to find out which of its fixes fit: a hostile file has many. */
const TRIES = 64;
/** The most bytes that are checked for it together. A large file has fewer trials, and each covers all its returns. */
const TRIED_BYTES = 16 * 1024 * 1024;

class Fixer {
  readonly #file: string;
  readonly #before: Uint8Array;
  readonly #form: Form;
  readonly #unsafe: boolean;
  readonly #mostTries: number;
  #tries = 0;
  #bytes: Uint8Array;
  #findings: readonly Finding[] = [];
  readonly #applied: Fixable[] = [];
  #left: Omit<Left, 'origin'>[] = [];

  constructor(file: string, bytes: Uint8Array, form: Form, unsafe: boolean) {
    this.#file = file;
    this.#before = this.#bytes = bytes;
    this.#form = form;
    this.#unsafe = unsafe;
    this.#mostTries = Math.max(1, Math.min(TRIES, Math.floor(TRIED_BYTES / bytes.length)));
  }

  *run(): Checking<FixedFile> {
    const before = (this.#findings = yield this.#bytes);
    // A fix may make the next one possible. Every pass leaves fewer findings, so the loop ends.
    while (yield* this.#pass());
    const after = this.#findings;
    const origins = new Map(before.map(({ fingerprint, range }) => [fingerprint, range]));
    return {
      file: this.#file,
      before: this.#before,
      after: this.#bytes,
      applied: this.#applied,
      left: this.#left.map((one) => ({
        ...one,
        origin: origins.get(one.finding.fingerprint) ?? one.finding.range,
      })),
      unsafe: this.#unsafe ? 0 : after.filter(({ fix }) => fix?.safety === 'unsafe').length,
      findings: { before, after },
    };
  }

  /** Tries the fixes that are offered. Returns true if some were applied. */
  *#pass(): Checking<boolean> {
    this.#left = [];
    const offered = this.#findings.filter(isFixable).filter(({ fix }) => this.#unsafe || fix.safety === 'safe');
    if (offered.length === 0) return false;
    const { returns } = new JsonFile(this.#bytes, this.#form);
    const possible: Fixable[] = [];
    for (const finding of offered) {
      const why = finding.index === null ? null : (returns[finding.index]?.obstacle ?? null);
      if (why === null) possible.push(finding);
      else this.#left.push({ finding, why });
    }
    const applied = this.#applied.length;
    for (const group of groupsOf(possible)) {
      yield* this.#take(group);
      // The others touch what was just changed: the next pass checks them.
      if (this.#applied.length > applied) return true;
    }
    return false;
  }

  /**
   * Tries fixes: all at once. If that makes something worse, tries the fixes of the returns that did not get worse, and each half
   * of the others.
   */
  *#take(fixes: readonly Fixable[]): Checking<void> {
    if (fixes.length === 0) return;
    if (this.#tries++ >= this.#mostTries) {
      const trials = count(this.#mostTries, 'trial');
      this.#leave(fixes, () => `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`);
      return;
    }
    const bytes = withFixes(this.#bytes, this.#form, fixes);
    const findings = yield bytes;
    const added = newFindings(this.#findings, findings);
    if (added.length === 0 && isLess(findings, this.#findings)) {
      this.#bytes = bytes;
      this.#findings = findings;
      this.#applied.push(...fixes);
      return;
    }
    const worse = this.#returnsWorse(findings, added);
    const [bad, good] = split(fixes, ({ index }) => worse.has(index));
    const byReturn = [...groupBy(fixes, indexOf).values()];
    const isOneEach = byReturn.length === fixes.length;
    if (bad.length > 0 && good.length > 0) {
      yield* this.#take(good);
      yield* this.#take(bad);
    } else if (isOneEach && (bad.length > 0 || fixes.length === 1)) {
      this.#leave(fixes, ({ index }) =>
        whyNot(fixes.length === 1 ? added : added.filter((one) => one.index === index)),
      );
    } else {
      const first = new Set((isOneEach ? [fixes] : byReturn).flatMap((own) => own.slice(0, Math.ceil(own.length / 2))));
      for (const half of split(fixes, (one) => first.has(one))) yield* this.#take(half);
    }
  }

  #leave(fixes: readonly Fixable[], why: (finding: Fixable) => string): void {
    this.#left.push(...fixes.map((finding) => ({ finding, why: why(finding) })));
  }

  /** Returns the indices of the returns with added findings, or with no fewer findings than before. */
  #returnsWorse(findings: readonly Finding[], added: readonly Finding[]): ReadonlySet<number | null> {
    const now = groupBy(findings, indexOf);
    const kept = [...groupBy(this.#findings, indexOf)].filter(([index, old]) => !isLess(now.get(index) ?? [], old));
    return new Set([...added.map(indexOf), ...kept.map(([index]) => index)]);
  }
}

function indexOf({ index }: Finding): number | null {
  return index;
}

/** Splits items into those that meet a condition, and the rest. */
function split<T>(list: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}

function whyNot(added: readonly Finding[]): string {
  if (added.length === 0) return 'It was withdrawn: as many findings would remain.';
  const names = [...new Set(added.map(({ rule }) => rule))];
  return `It was withdrawn, since it would make ${count(added.length, 'new finding')}: ${listOf(names, 'and')}.`;
}

/** Sorts fixes into groups that can each be applied at once: no two of a group touch the same place, or one within the other. */
function groupsOf(findings: readonly Fixable[]): readonly (readonly Fixable[])[] {
  const groups: { readonly members: Fixable[]; readonly places: Set<string>; readonly around: Set<string> }[] = [];
  for (const finding of findings) {
    const places = finding.fix.edits.flatMap((one) => {
      if (one.kind === 'byte-order-mark') return [];
      const pointers = one.kind === 'move' ? [one.from, one.to] : [one.pointer];
      return pointers.map((pointer) => outwards(`${String(finding.index)}${pointer}`));
    });
    const isFree = (group: (typeof groups)[number]): boolean =>
      !places.some(([place = '', ...outer]) => group.around.has(place) || outer.some((one) => group.places.has(one)));
    let group = groups.find(isFree);
    if (group === undefined) groups.push((group = { members: [], places: new Set(), around: new Set() }));
    group.members.push(finding);
    for (const [place = '', ...outer] of places) {
      group.places.add(place);
      for (const one of [place, ...outer]) group.around.add(one);
    }
  }
  return groups.map(({ members }) => members);
}

/** Returns a place, and all places that contain it. */
function outwards(place: string): readonly string[] {
  const end = place.lastIndexOf('/');
  return end < 0 ? [place] : [place, ...outwards(place.slice(0, end))];
}

/** Returns a content with some fixes applied that touch different places. */
function withFixes(bytes: Uint8Array, form: Form, fixes: readonly Fixable[]): Uint8Array {
  const file = new JsonFile(bytes, form);
  const edits = fixes.flatMap(({ index, fix }) => fix.edits.map((one) => ({ index, one })));
  const values = new Map<number, JsonObject>();
  for (const [index, own] of groupBy(edits, (one) => one.index)) {
    const found = index === null ? undefined : file.returns[index];
    if (found === undefined) continue;
    values.set(
      found.index,
      withEdits(
        found.value,
        own.flatMap(({ one }) => (one.kind === 'byte-order-mark' ? [] : [one])),
      ),
    );
  }
  return file.withValues(values, { dropMark: edits.some(({ one }) => one.kind === 'byte-order-mark') });
}

function withEdits(value: JsonObject, edits: readonly PointerEdit[]): JsonObject {
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
