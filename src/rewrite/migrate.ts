import type { ParsedReturn } from '../read/read.js';
import { ruleSet, evaluateDocument, evaluateReturn, type Raised, type RuleSet } from '../engine/evaluate/rules.js';
import { recommendationOf } from '../engine/evaluate/finding.js';
import { chosenFor, familyOf, loadedFamilies, standards } from '../families/all.js';
import type { LoadedFamily } from '../families/family.js';
import type { Gathered } from '../gather/gather.js';
import type { Context } from '../model/context.js';
import type { ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import { FILE_START, type Range } from '../model/pointer.js';
import { breaksShape } from '../model/return.js';
import type { Standard, FamilyName } from '../model/standard.js';
import { listOf } from '../model/text.js';
import { JsonFile, type EditableReturn } from './json-file.js';
import { migrateValue } from './migrate-steps.js';
import type { Note, Target } from './migration-step.js';

/** The data for migrating to a version, created once for all files. */
export interface Migration {
  readonly target: Target;
  readonly rules: RuleSet;
  readonly context: Context;
  /** Rewrites the returns of a Markdown file, if the version's family can. */
  readonly rewriteMarkdown: LoadedFamily['rewriteMarkdown'];
}

/** The families to whose versions those of a family can be migrated. */
const WAYS: ReadonlyMap<FamilyName, readonly FamilyName[]> = new Map(
  loadedFamilies.flatMap(({ migrations }) => [...(migrations ?? [])]),
);

/** Returns true if returns can be migrated to a family's versions at all. */
export function isMigratable(family: FamilyName): boolean {
  return [...WAYS.values()].some((families) => families.includes(family));
}

/** Returns a migration to a version. `context` is what the rules on returns need besides the return. */
export function openMigration(standard: Standard, context: Context, { guesses } = { guesses: false }): Migration {
  const others = standards
    .filter(({ family, id }) => family === standard.family && id !== standard.id)
    .sort((a, b) => compareVersions(a, b));
  const target = {
    standard,
    older: others.filter((other) => compareVersions(other, standard) < 0),
    newer: others.filter((other) => compareVersions(other, standard) > 0),
    guesses,
  };
  const family = loadedFamilies.find(({ standards: own }) => own.includes(standard));
  return { target, rules: ruleSet(standard, new Map()), context, rewriteMarkdown: family?.rewriteMarkdown };
}

function compareVersions(a: Standard, b: Standard): number {
  return a.version.localeCompare(b.version, 'en', { numeric: true });
}

/** A problem that remains in a file, and its place in the file before and after. */
export interface Remainder {
  /** Two sentences: the problem, and what to do. */
  readonly text: string;
  readonly before: Range;
  readonly after: Range;
}

export interface Migrated {
  /** The very same bytes if there was nothing to do. */
  readonly after: Uint8Array;
  /** How many returns were changed. */
  readonly changed: number;
  readonly returns: number;
  readonly left: readonly Remainder[];
  /** How many returns are of a family that cannot be migrated to the version. */
  readonly foreign: number;
  /** It is in a place for returns of another family. */
  readonly elsewhere: boolean;
}

/** Migrates the returns of a file. Undecidable parts stay unchanged, and are reported. */
export function migrateFile(name: string, bytes: Uint8Array, gathered: Gathered, migration: Migration): Migrated {
  if (gathered.form === 'markdown' && migration.rewriteMarkdown !== undefined) {
    return migrateMarkdown(name, bytes, gathered, migration, migration.rewriteMarkdown);
  }
  const file = new JsonFile(bytes, gathered.form);
  const left = problemsOf(name, gathered, file.problems, migration);
  const migrated = new Map<number, ReturnType<typeof migrateValue>>();
  const changed = new Map<number, JsonObject>();
  let foreign = 0;
  for (const found of file.returns) {
    const refused = refusal(found, gathered, migration.target);
    if (refused !== null) {
      const range = found.locate('');
      left.push({ text: refused.why, before: range, after: range });
      if (refused.isForeign) foreign++;
      continue;
    }
    const result = migrateValue(found.value, migration.target);
    migrated.set(found.index, result);
    if (JSON.stringify(result.value) !== JSON.stringify(found.value)) changed.set(found.index, result.value);
  }
  const after = changed.size === 0 ? bytes : file.withValues(changed);
  const now = changed.size === 0 ? file : new JsonFile(after, gathered.form);
  for (const [index, { value, notes }] of migrated) {
    const [before, present] = [file.returns[index], now.returns[index]];
    left.push(
      ...[...notes, ...remaining(name, index, value, notes, migration)].map((note) => remainder(note, before, present)),
    );
  }
  const elsewhere = gathered.family !== null && gathered.family !== migration.target.standard.family;
  return { after, changed: changed.size, returns: file.returns.length, left, foreign, elsewhere };
}

function migrateMarkdown(
  name: string,
  bytes: Uint8Array,
  gathered: Gathered,
  migration: Migration,
  rewrite: NonNullable<LoadedFamily['rewriteMarkdown']>,
): Migrated {
  const open = (text: Uint8Array): JsonFile => new JsonFile(text, 'markdown');
  const { after, changed, before, now, left: unsure } = rewrite(bytes, migration.target.standard, open);
  const left = problemsOf(name, gathered, before.problems, migration);
  const composed = before.returns.filter((found) => found.composed !== null);
  for (const { index, locate } of composed) {
    const found = now.returns[index];
    if (unsure.has(index)) {
      const range = locate('');
      const text = 'In the form of the newer version it would not say the same. Migrate it by hand.';
      left.push({ text, before: range, after: found?.locate('') ?? range });
    } else if (found !== undefined) {
      const notes = remaining(name, index, found.value, [], migration);
      left.push(...notes.map((note) => remainder(note, { locate }, found)));
    }
  }
  return { after, changed, returns: composed.length, left, foreign: 0, elsewhere: false };
}

function remainder(
  { pointer, part, message, recommendation }: Note,
  before: Pick<ParsedReturn, 'locate'> | undefined,
  now: Pick<ParsedReturn, 'locate'> | undefined,
): Remainder {
  return {
    text: `${message} ${recommendation}`,
    before: before?.locate(pointer, part) ?? FILE_START,
    after: now?.locate(pointer, part) ?? FILE_START,
  };
}

/** Why a return is not migrated at all. */
interface Refusal {
  /** A sentence or two. */
  readonly why: string;
  /** It is of a family that cannot be migrated to the version: another version must be named. */
  readonly isForeign: boolean;
}

/** Returns why a return is not migrated; null if it is. Its place shows its family, or else a version that accepts it. */
function refusal({ value, obstacle }: EditableReturn, place: Gathered, { standard, newer }: Target): Refusal | null {
  const isForeign = (family: FamilyName): boolean => WAYS.get(family)?.includes(standard.family) !== true;
  const left = (why: string): Refusal => ({ why, isForeign: false });
  const { family, reduced } = place;
  if (family !== null && isForeign(family)) return otherFamily(family, standard);
  if (obstacle !== null) return left(`${obstacle} Migrate it by hand.`);
  if (reduced) return left('It describes several tasks, and no version has a form for that. Migrate it by hand.');
  if (standard.isMarkdown === true) return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
  if (accepts(standard, value)) return null;
  const later = newer.find((other) => accepts(other, value));
  if (later !== undefined) {
    return left(`It is a return of ${later.id}, which is newer than ${standard.id}. Name that one, or leave it.`);
  }
  // Before the standard existed, returns had no fixed shape. So a return that only looks like another family is migrated.
  const likely = family ?? familyOf(value, chosenFor(standard.id));
  const others = isForeign(likely) ? standards.filter((other) => other.family === likely && !other.isMarkdown) : [];
  return others.some((other) => accepts(other, value)) ? otherFamily(likely, standard) : null;
}

function accepts({ validate, shape }: Standard, value: JsonObject): boolean {
  return !breaksShape(validate(value), value, shape);
}

function otherFamily(family: string, { id }: Standard): Refusal {
  const ways = WAYS.get(family) ?? [];
  const what = `It is a return of ${family}, which cannot be migrated to ${id}`;
  const why =
    ways.length === 0
      ? `${what}, nor to any other version. Leave it out.`
      : `${what}, only to a version of ${listOf(ways, 'or')}. Name one of those, or leave it out.`;
  return { why, isForeign: true };
}

/** Returns the reasons why the file cannot be read. */
function problemsOf(
  file: string,
  { form }: Gathered,
  problems: readonly ReadProblem[],
  { target: { standard }, rules, context }: Migration,
): Remainder[] {
  const raised = evaluateDocument({ file, form, standard, problems }, rules, context, null);
  return raised.filter(isError).map((one) => {
    const { message, range = FILE_START } = one.problem;
    return { text: `${message} ${recommendationOf(one)}`, before: range, after: range };
  });
}

/** Returns the errors of the version's rules in the return as it is now, except for those that a note covers. */
function remaining(
  file: string,
  index: number,
  value: JsonObject,
  notes: readonly Note[],
  { target: { standard }, rules, context }: Migration,
): readonly Note[] {
  const subject = {
    file,
    index,
    standard,
    value,
    shapeErrors: standard.validate(value),
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
  } as const;
  const noted = new Set(notes.map(({ pointer }) => pointer));
  return evaluateReturn(subject, rules.return, context)
    .filter(isError)
    .filter(({ problem }) => !noted.has(problem.pointer ?? ''))
    .map(({ active, problem }) => {
      const { pointer = '', part, message } = problem;
      const recommendation = recommendationOf({ active, problem });
      return { pointer, ...(part === undefined ? {} : { part }), message, recommendation };
    });
}

function isError({ active, problem }: Raised): boolean {
  return active.severity === 'error' && (problem.severity ?? 'error') === 'error';
}
