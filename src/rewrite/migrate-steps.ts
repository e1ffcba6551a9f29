import { workOf } from '../model/fix.js';
import { isDeepStrictEqual } from 'node:util';
import { field, has, isArray, isObject, listField, stringField, type Json, type JsonObject } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { Standard } from '../model/standard.js';
import { isBlank, listOf, quote } from '../model/text.js';
import { isUntyped, migrateArtifacts } from './migrate-artifacts.js';
import {
  adopt,
  lacks,
  objectIn,
  put,
  remove,
  rename,
  topFields,
  type Draft,
  type Note,
  type Step,
  type Target,
  otherSuccess,
} from './migration-step.js';

/** All steps run at most this often. */
const ROUNDS = 8;

/** Returns a return as the version has it, and what could not be decided (document 000, Migration Guide). */
export function migrateValue(
  value: JsonObject,
  target: Target,
): { readonly value: JsonObject; readonly notes: readonly Note[] } {
  const draft = structuredClone<Draft>(value);
  let notes: Note[] = [];
  let before = '';
  // The result of one step may be what another needs.
  for (let round = 0, now = JSON.stringify(draft); round < ROUNDS && now !== before; round++) {
    before = now;
    notes = [];
    for (const step of STEPS) step(draft, target, notes);
    now = JSON.stringify(draft);
  }
  // Two steps may move values into the same field.
  return { value: draft, notes: [...new Map(notes.map((note) => [note.pointer, note])).values()] };
}

const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;

/** Sets the schema of the version, if the return names that of another version of ours. */
const migrateSchema: Step = (value, { standard, older, newer }) => {
  const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec(stringField(value, '$schema') ?? '') ?? [];
  if ([...older, ...newer].some((other) => other.id === id)) put(value, '$schema', folder + standard.id + end);
};

/** Former names of metadata fields: their present names, and the type of value that they need. */
const FORMER_METADATA: ReadonlyMap<string, readonly [name: string, type: 'string' | 'number' | 'list']> = new Map([
  ['session', ['session_id', 'string']],
  ['sessionId', ['session_id', 'string']],
  ['agent', ['agent_type', 'string']],
  ['agent_name', ['agent_type', 'string']],
  ['agentType', ['agent_type', 'string']],
  ['duration', ['duration_seconds', 'number']],
  ['durationSeconds', ['duration_seconds', 'number']],
  ['delegationDepth', ['delegation_depth', 'number']],
  ['delegationPath', ['delegation_path', 'list']],
]);

/** Moves fields about the run into metadata (Migration Guide, 4). */
const migrateMetadata: Step = (value, { standard }, notes) => {
  if (field(value, 'metadata') === null) put(value, 'metadata', {});
  const metadata = objectIn(value, 'metadata');
  const known = standard.shape.fields['/metadata'] ?? [];
  const top = topFields(standard);
  for (const [key, held] of Object.entries(value)) {
    const name = currentName(key, held);
    if (!top.includes(key) && known.includes(name)) moveToMetadata(value, '', key, notes, name);
  }
  for (const [key, held] of Object.entries(metadata ?? {})) {
    const name = currentName(key, held);
    if (metadata !== null && known.includes(name) && !has(metadata, name)) rename(metadata, key, name);
  }
};

function currentName(key: string, value: Json): string {
  const [name, type] = FORMER_METADATA.get(key) ?? [];
  return name !== undefined && type === (isArray(value) ? 'list' : typeof value) ? name : key;
}

/**
 * Moves a field of the return, or of an object in it, into metadata, if that is an object or absent. Nothing there is replaced: if
 * the same value is there already, one of the two is removed.
 */
function moveToMetadata(value: Draft, holder: Pointer, key: string, notes: Note[], name = key): void {
  const from = holder === '' ? value : objectIn(value, holder.slice(1));
  const metadata = objectIn(value, 'metadata');
  const moved = field(from ?? {}, key);
  if (from === null || metadata === null || moved === undefined) return;
  if (!has(metadata, name)) {
    put(metadata, name, moved);
    put(value, 'metadata', metadata);
  } else if (!isDeepStrictEqual(metadata[name], moved)) {
    notes.push({
      pointer: join(holder, key),
      part: 'key',
      message: `Field ${quote(key)} has another value in metadata${name === key ? '' : `, under ${quote(name)}`}.`,
      recommendation: 'Keep one of the two, in metadata.',
    });
    return;
  }
  remove(from, key);
}

/** Fields in which returns without a status reported how they ended. */
const OUTCOMES = ['outcome', 'result', 'state'];

/** Maps the outcome of a return to a status of the version, success by the agent's work (Migration Guide, 1). */
const migrateStatus: Step = (value, { standard }, notes) => {
  const isOutcome = (held: Json): boolean => typeof held === 'string' && wordFor(held, value, standard) !== undefined;
  const success = field(value, 'success');
  if (!adopt(value, 'status', OUTCOMES, isOutcome, topFields(standard)) && typeof success === 'boolean') {
    put(value, 'status', success ? 'completed' : 'failed');
  }
  const status = stringField(value, 'status');
  if (status === undefined || standard.statuses.includes(status)) return;
  const word = wordFor(status, value, standard);
  if (typeof word === 'string') {
    put(value, 'status', word);
    return;
  }
  const message =
    word === undefined
      ? `Status ${quote(status)} has no counterpart.`
      : `Status ${quote(status)} is success, and neither the agent's name nor its artifacts tell of what kind.`;
  const words = word === undefined ? standard.statuses : standard.success;
  notes.push({ pointer: '/status', message, recommendation: `Write one of ${listOf(words)}.` });
};

/** Returns a version's word for a written status; null for a success of an unknown kind; undefined for an unknown word. */
function wordFor(status: string, value: JsonObject, standard: Standard): string | null | undefined {
  const lower = status.trim().toLowerCase();
  if (standard.statuses.includes(lower)) return lower;
  const instead = standard.confusions.status.get(lower)?.instead;
  if (instead === undefined || typeof instead === 'string') return instead;
  const work = workOf(value);
  return work === null ? (otherSuccess(value, standard.success) ?? null) : instead[work];
}

/** Fields in which returns without a summary described the work. */
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];

/** Takes the summary from the description of the work (Migration Guide, 2). */
const migrateSummary: Step = (value, target) => {
  adopt(value, 'summary', DESCRIPTIONS, isText, topFields(target.standard));
  const summary = field(value, 'summary');
  if (isTexts(summary)) put(value, 'summary', summary.join(' '));
  const completed = stringField(field(value, 'completion_data'), 'completion_summary');
  if (completed !== undefined && summary === undefined && lacks(value, target, '', 'summary')) {
    put(value, 'summary', completed);
  }
};

/** Fields in which returns gave the next steps. */
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];

/** Makes one text of the next steps. */
const migrateNextSteps: Step = (value, { standard }) => {
  adopt(value, 'next_steps', NEXT, isText, topFields(standard));
  const next = field(value, 'next_steps');
  const isRefused = (): boolean =>
    standard.validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
  if (isTexts(next)) put(value, 'next_steps', next.join('; '));
  else if (next === null && isRefused()) remove(value, 'next_steps');
};

function isText(value: Json): boolean {
  return typeof value === 'string' ? !isBlank(value) : isTexts(value);
}

function isTexts(value: Json | undefined): value is readonly string[] {
  return isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Fields in which returns without errors reported what went wrong. */
const FORMER_ERRORS = ['error', 'error_message', 'errorMessage'];

const MESSAGES = ['msg', 'error', 'text', 'description', 'detail'];
const TYPES = ['kind', 'category', 'error_type'];

/** The guessed type if no more is known: an error at run time. */
const GENERIC = 'execution';

/** Makes a list of objects from the reported errors (Migration Guide, 5). */
const migrateErrors: Step = (value, target) => {
  const before = field(value, 'errors');
  if (isArray(before) && before.length === 0) put(value, 'errors', null);
  const isReport = (held: Json): boolean =>
    typeof held === 'string' ? !isBlank(held) : isObject(held) || isArray(held);
  adopt(value, 'errors', FORMER_ERRORS, isReport, topFields(target.standard));
  const errors = field(value, 'errors');
  const list = errors === undefined ? null : errorsIn(errors);
  if (list === null) return;
  put(
    value,
    'errors',
    list.map((error) => errorObject(error, target)),
  );
  completeErrors(value, target);
};

/** Returns the list of errors that a value is; null if that cannot be determined. */
function errorsIn(errors: Json): readonly Json[] | null {
  if (isArray(errors)) return errors;
  if (errors === null) return [];
  if (typeof errors === 'string') return isBlank(errors) ? [] : [errors];
  if (!isObject(errors)) return null;
  if (['type', 'message', ...MESSAGES, ...TYPES].some((name) => has(errors, name))) return [errors];
  const texts = Object.entries(errors).flatMap(([name, text]) => (typeof text === 'string' ? `${name}: ${text}` : []));
  const isEach = texts.length > 0 && texts.length === Object.keys(errors).length;
  return isEach ? texts.map((message) => ({ message })) : null;
}

/** Makes an object of an error that is a text, and gives its fields their present names. */
function errorObject(error: Json, target: Target): Json {
  if (typeof error === 'string' && !isBlank(error)) {
    const type = errorType(error, target);
    return { ...(type === undefined ? {} : { type }), message: error };
  }
  if (isObject(error)) {
    adopt(error, 'message', MESSAGES, (held) => typeof held === 'string');
    adopt(error, 'type', TYPES, (held) => typeof held === 'string');
  }
  return error;
}

/** Adds to errors what the version requires: as the return has it, or a guess where one is allowed. */
function completeErrors(value: Draft, target: Target): void {
  const next = stringField(value, 'next_steps');
  for (const { keyword, pointer, detail } of target.standard.validate(value)) {
    if (keyword !== 'required' || !pointer.startsWith('/errors/')) continue;
    const error = listField(value, 'errors')[Number(pointer.slice('/errors/'.length))];
    const message = stringField(error, 'message');
    if (!isObject(error) || message === undefined) continue;
    let added: Json | undefined;
    if (detail === 'type') added = errorType(message, target);
    if (detail === 'recoverable' && target.guesses) added = false;
    if (detail === 'recommendation' && next !== undefined && !isBlank(next)) added = next;
    if (added !== undefined) put(error, detail, added);
  }
}

function errorType(message: string, { guesses }: Target): string | undefined {
  if (/\btim(?:e|ed)[ -]?out\b/i.test(message)) return 'timeout';
  return guesses ? GENERIC : undefined;
}

const SUMMARY = 'completion_summary';

/** Collects the data on finished work: formerly at top level, and in the summary of a console return. */
const migrateCompletion: Step = (value, target) => {
  const names = target.standard.shape.fields['/completion_data'] ?? [];
  const data = objectIn(value, 'completion_data');
  if (names.length === 0 || data === null) return;
  for (const name of names) {
    const held = field(value, name);
    if (held === undefined || topFields(target.standard).includes(name) || has(data, name)) continue;
    remove(value, name);
    put(data, name, held);
    put(value, 'completion_data', data);
  }
  const summary = stringField(value, 'summary');
  const isLacking = has(value, 'completion_data')
    ? lacks(value, target, '/completion_data', SUMMARY)
    : lacks(value, target, '', 'completion_data');
  if (summary !== undefined && !isBlank(summary) && isLacking) {
    put(data, SUMMARY, summary);
    put(value, 'completion_data', data);
  }
};

/** Moves the progress of work that has ended into metadata: at top level it contradicts the status. */
const migrateProgress: Step = (value, { standard }, notes) => {
  const status = stringField(value, 'status') ?? '';
  const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
  const goesOn = status === 'in_progress' || status === 'partial';
  if (isBound && !goesOn && standard.statuses.includes(status)) moveToMetadata(value, '', 'partial_progress', notes);
};

/** Moves into metadata the fields of an object that an older version named, and this one no longer does. */
const migrateDroppedFields: Step = (value, { standard, older }, notes) => {
  for (const [holder, names] of Object.entries(standard.shape.fields)) {
    if (holder === '' || holder === '/metadata' || holder.includes('*')) continue;
    const former = new Set(older.flatMap(({ shape }) => shape.fields[holder] ?? []));
    for (const key of Object.keys(objectIn(value, holder.slice(1)) ?? {})) {
      if (former.has(key) && !names.includes(key)) moveToMetadata(value, holder, key, notes);
    }
  }
};

/** Moves fields that the version does not name into metadata (Migration Guide, 6). Fields of a newer version stay. */
const migrateCustomFields: Step = (value, target, notes) => {
  const named = new Set([target.standard, ...target.newer].flatMap(topFields));
  for (const key of Object.keys(value)) {
    if (!named.has(key) && !isUntyped(key, value, target)) moveToMetadata(value, '', key, notes);
  }
};

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
