import { EditableFile } from '../edit/file.js';
import type { Gathered } from '../../gather/gather.js';
import { recommendationOf } from '../../engine/evaluate/finding.js';
import { evaluateDocument, evaluateReturn, type Raised } from '../../engine/evaluate/rules.js';
import type { ReadProblem } from '../../model/document.js';
import type { JsonObject } from '../../model/json.js';
import { FILE_START, type Range } from '../../model/pointer.js';
import { migrateArtifacts } from './artifacts.js';
import { migrateCompletion, migrateProgress, migrateSchema } from './completion.js';
import { MigrationState, type Note, type Step, type Target } from './migration-state.js';
import { migrateErrors } from './errors.js';
import { migrateCustomFields, migrateDroppedFields, migrateMetadata } from './metadata.js';
import { refusal, type Migration } from './migration.js';
import { migrateStatus } from './status.js';
import { migrateNextSteps, migrateSummary } from './summary.js';

/** In the order of the guide, except for steps that later steps depend on. */
const STEPS: readonly Step[] = [
  migrateSchema,
  migrateMetadata,
  migrateStatus,
  migrateSummary,
  migrateNextSteps,
  migrateArtifacts,
  migrateErrors,
  migrateCompletion,
  migrateProgress,
  migrateDroppedFields,
  migrateCustomFields,
];

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

/** Migrates the returns of a file. What cannot be decided stays as it is, and is reported. */
export function migrateFile(name: string, bytes: Uint8Array, gathered: Gathered, migration: Migration): Migrated {
  const rewrite = gathered.form === 'markdown' ? migration.rewriteMarkdown : undefined;
  if (rewrite === undefined) return migrateJson(name, bytes, gathered, migration);
  return migrateMarkdown(name, bytes, gathered, { ...migration, rewriteMarkdown: rewrite });
}

function migrateJson(name: string, bytes: Uint8Array, gathered: Gathered, migration: Migration): Migrated {
  const file = new EditableFile(bytes, gathered.form);
  const left: Remainder[] = ofDocument(name, gathered, file.problems, migration);
  const notes = new Map<number, readonly Note[]>();
  let changed = 0;
  let foreign = 0;
  for (const found of file.returns) {
    const refused = refusal(found, gathered, migration);
    if (refused !== null) {
      const range = found.locate('');
      left.push({ text: refused.why, before: range, after: range });
      if (refused.isForeign) foreign++;
      continue;
    }
    const state = new MigrationState(file, found.index);
    const own = run(state, migration.target);
    notes.set(found.index, [...own, ...remaining(name, found.index, state.value, own, migration)]);
    if (JSON.stringify(state.value) !== JSON.stringify(found.value)) changed++;
  }
  const after = changed === 0 ? bytes : file.bytes;
  const now = changed === 0 ? file : new EditableFile(after, gathered.form);
  for (const [index, list] of notes) {
    for (const { pointer, part, message, recommendation } of list) {
      left.push({
        text: `${message} ${recommendation}`,
        before: file.originOf(index, pointer, part),
        after: now.returns[index]?.locate(pointer, part) ?? FILE_START,
      });
    }
  }
  const elsewhere = gathered.family !== null && gathered.family !== migration.target.standard.family;
  return { after, changed, returns: file.returns.length, left, foreign, elsewhere };
}

/** How often all steps are run, at most. */
const ROUNDS = 8;

/** Runs all steps until none has anything to do: the result of one may be what another needs. */
function run(state: MigrationState, target: Target): readonly Note[] {
  for (let round = 1; ; round++) {
    const { value } = state;
    const notes = STEPS.flatMap((step) => step(state, target));
    if (round < ROUNDS && state.value !== value) continue;
    // Two steps may move values into the same field.
    return [...new Map(notes.map((note) => [note.pointer, note])).values()];
  }
}

function migrateMarkdown(
  name: string,
  bytes: Uint8Array,
  gathered: Gathered,
  migration: Migration & Required<Pick<Migration, 'rewriteMarkdown'>>,
): Migrated {
  const { standard } = migration.target;
  const {
    after,
    changed,
    before,
    now,
    left: unsure,
  } = migration.rewriteMarkdown(bytes, standard, (text) => new EditableFile(text, 'markdown'));
  const left = ofDocument(name, gathered, before.problems, migration);
  const composed = before.returns.filter((found) => found.composed !== null);
  for (const { index, locate } of composed) {
    const found = now.returns[index];
    if (unsure.has(index)) {
      const range = locate('');
      const text = 'In the form of the newer version it would not say the same. Migrate it by hand.';
      left.push({ text, before: range, after: found?.locate('') ?? range });
    } else if (found !== undefined) {
      for (const { pointer, part, message, recommendation } of remaining(name, index, found.value, [], migration)) {
        const text = `${message} ${recommendation}`;
        left.push({ text, before: locate(pointer, part), after: found.locate(pointer, part) });
      }
    }
  }
  return { after, changed, returns: composed.length, left, foreign: 0, elsewhere: false };
}

/** The reasons why the file cannot be read. */
function ofDocument(
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
  { target: { standard, validate }, rules, context }: Migration,
): readonly Note[] {
  const subject = {
    file,
    index,
    standard,
    value,
    shapeErrors: validate(value),
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
