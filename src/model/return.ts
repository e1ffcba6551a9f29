import { field, isObject, listField, numberField, stringField, type Json, type JsonObject } from './json.js';
import { join, tokens, valueAt, type Pointer, type Range } from './pointer.js';
import { quote } from './text.js';
import type { Unread } from './finding.js';
import type { Shape, StatusState, Vocabulary } from './standard.js';
import { normalisePath } from './path.js';

/** A key that its map contains twice. */
export interface DuplicateKey {
  readonly key: string;
  /** 1-based line of the first. */
  readonly firstLine: number;
  /** Where the second is. */
  readonly range: Range;
}

/** A reader's facts about the text of a return that its value does not show. */
export interface ReaderNotes {
  /** Unread parts that may hold claims: they must not look confirmed. */
  readonly unread?: readonly Unread[] | undefined;
  readonly duplicateKeys?: readonly DuplicateKey[] | undefined;
  /** Where its frontmatter starts; absent if it has none. */
  readonly frontmatterRange?: Range | undefined;
}

/**
 * A return, the result that an agent hands over when it stops, as rules see it. Its identity is its file and its
 * 0-based index in that file (a log holds several). It includes the shape errors that its version's schema found.
 */
export interface Subject extends ReaderNotes {
  readonly file: string;
  readonly index: number;
  readonly standard: Vocabulary;
  readonly value: JsonObject;
  readonly shapeErrors: readonly ShapeError[];
  /** The number of its claims. */
  readonly claims: number;
  /** True if the compared change added the return, or changed its status or its claims. */
  readonly restated?: boolean;
  /** True if the compared change added the return, or changed or dropped its status. */
  readonly statusIsNew?: boolean;
  /** The texts of the files that the version's rules read besides the return, by path; null if a file is missing or too large to read. */
  readonly beside: ReadonlyMap<string, string | null>;
  /** The values of the returns among those files, if each file is one return. */
  readonly returnsBeside: ReadonlyMap<string, JsonObject>;
  /** The root that is cut from its paths; absent if none is. */
  readonly root?: PathRoot | null;
  /** True if the compared change adds the return. */
  readonly isNew?: boolean;
  /** The id of the family's other version in which an invalid return has fewer findings; null if there is none. */
  readonly satisfies: string | null;
  /** The agent that was called, if the caller names it; the return may name another. */
  readonly calledAgent?: string | null;
}

/** The root on the author's machine, or the repository name, that paths of a return begin with. */
export interface PathRoot {
  readonly head: string;
  /** The number of paths that begin with it. */
  readonly count: number;
  /** The first of them. */
  readonly pointer: Pointer;
}

/** One violation of a version's JSON Schema, reduced to what rules need. */
export interface ShapeError {
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** Where, relative to the return. */
  readonly pointer: Pointer;
  /** For `required`: the field that is absent at the pointer. For `type`: the expected types, `a` or `a or b`. */
  readonly detail: string;
  /** True if the keyword is in a condition (`if`/`then`) of the schema: a specific rule reports it. */
  readonly conditional: boolean;
  /** True if the field only informs people (`$defs/advisory*` in the schema): a wrong type is a warning. */
  readonly advisory: boolean;
}

const LONGEST_NAME = 80;

export function statusOf(subject: { readonly value: JsonObject }): string | undefined {
  return stringField(subject.value, 'status');
}

/** Returns true if the return reports success: its status is one of its version's success statuses. */
export function isSuccess(subject: { readonly value: JsonObject; readonly standard: Vocabulary }): boolean {
  const { success, succeeds } = subject.standard;
  if (succeeds !== undefined) return succeeds(subject.value);
  const status = statusOf(subject);
  return status !== undefined && success.includes(status);
}

/**
 * Returns true if the claims of a return count as those of a success. A status only excuses a claim if the version
 * knows it as something else. With an unknown status, or none, claims count in full: otherwise an invented word would
 * be the easiest way to cheat.
 */
export function weighsAsSuccess(subject: { readonly value: JsonObject; readonly standard: Vocabulary }): boolean {
  if (subject.standard.succeeds !== undefined) return isSuccess(subject);
  return isSuccess(subject) || stateOfStatus(statusOf(subject), subject.standard) === null;
}

/** The status that an agent writes when it starts: a return with it is not finished. */
export const UNFINISHED = 'in_progress';

/** Returns the state that a version gives a status; null for an unknown one. Case may matter. */
export function stateOfStatus(
  status: string | null | undefined,
  {
    statuses,
    open,
    success,
    succeeds,
    readStatus,
  }: Pick<Vocabulary, 'statuses' | 'open' | 'success' | 'succeeds' | 'readStatus'>,
): StatusState | null {
  if (status === null || status === undefined) return null;
  const plain = succeeds === undefined || statuses.includes(status) ? status : status.trim().toLowerCase();
  if (!statuses.includes(plain)) return readStatus?.(status) ?? null;
  if (open.includes(plain)) return 'open';
  return success.includes(plain) ? 'success' : 'final';
}

/** Returns true if the status is a word of success; unlike `isSuccess`, false for unknown words. */
export function saysSuccess(subject: { readonly value: JsonObject; readonly standard: Vocabulary }): boolean {
  return stateOfStatus(statusOf(subject), subject.standard) === 'success' && isSuccess(subject);
}

/** Returns the metadata of a return: how it was made. */
export function metadataOf({ value }: { readonly value: JsonObject }): Json | undefined {
  return field(value, 'metadata');
}

/** Returns the agent's name, or null if the return gives none. */
export function agentOf(subject: { readonly value: JsonObject }): string | null {
  const agent = stringField(metadataOf(subject), 'agent_type');
  return agent === undefined || agent.trim() === '' ? null : agent;
}

/** Returns true if two names mean the same agent: `skill-planner`, `planner` and `planner-agent` do. */
export function isSameAgent(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name
    .trim()
    .replace(/^skill-/i, '')
    .replace(/-agent$/i, '')
    .toLowerCase();
}

/** Whom a recommendation addresses: the called agent, or else the agent that the return names. */
export type Addressee = Pick<Subject, 'value' | 'calledAgent'>;

/** Returns the agent's name for a recommendation; `subagent` if unknown, as in documents 002 and 003. */
export function agentName(subject: Addressee): string {
  return agentLabel(subject.calledAgent ?? agentOf(subject));
}

/** The same for a given name; null or a blank name is unknown. */
export function agentLabel(agent: string | null): string {
  return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}

/** Returns document 003's recommendation for a format failure, which names the agent to fix. */
export function fixFormat({ value, calledAgent }: Addressee): string {
  return fixFormatFor(calledAgent ?? agentOf({ value }));
}

/** The same for a given agent name; null if unknown. */
export function fixFormatFor(agent: string | null): string {
  const name = agentLabel(agent);
  return name === UNNAMED ? 'Fix subagent return format' : `Fix ${name} subagent return format`;
}

const UNNAMED = 'subagent';

/** A name is in every finding of its return: a long one is cut, an ambiguous one quoted. */
function shortened(name: string): string {
  return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : quote(name, LONGEST_NAME);
}

const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;

/** The keys that lead to the session id: at the top level in a version without metadata. */
export function wayToSession({ shape }: Pick<Vocabulary, 'shape'>): readonly string[] {
  return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}

/** Returns the session id as the return writes it; undefined if it has none. */
export function writtenSession(subject: Pick<Subject, 'value' | 'standard'>): string | undefined {
  const isInMetadata = wayToSession(subject.standard).length > 1;
  return stringField(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}

/** Returns the session id, or null if the return gives none. */
export function sessionOf(subject: Pick<Subject, 'value' | 'standard'>): string | null {
  const session = writtenSession(subject);
  return session === undefined || session.trim() === '' ? null : session;
}

const NO_NAMES: readonly string[] = [];

/** Returns the delegation path, or an empty list unless the return gives a list of names. */
export function delegationOf(subject: { readonly value: JsonObject }): readonly string[] {
  const path = listField(metadataOf(subject), 'delegation_path');
  return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}

/** A nightly audit has few paths and many returns, so each path is kept once. */
const paths = new Map<string, readonly string[]>();

const PATHS_UP_TO = 1024;

const LONGEST_KEY = 1024;

function known(path: readonly string[]): readonly string[] {
  const key = JSON.stringify(path);
  const before = paths.get(key);
  if (before !== undefined) return before;
  if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY) paths.set(key, path);
  return path;
}

/** An object in an array of a return, with its pointer. */
export interface Located {
  readonly pointer: Pointer;
  readonly value: JsonObject;
}

/** Returns the elements of a top-level array that are objects, each with its pointer. */
export function objectsOf(subject: { readonly value: JsonObject }, key: string): readonly Located[] {
  const found: Located[] = [];
  const list = listField(subject.value, key);
  for (let index = 0; index < list.length; index++) {
    const value = list[index];
    if (isObject(value)) found.push({ pointer: join('', key, index), value });
  }
  return found;
}

/** An artifact that a return lists as an object. A property that is not text there is undefined here. */
export interface Artifact {
  readonly pointer: Pointer;
  readonly value: JsonObject;
  readonly type: string | undefined;
  readonly path: string | undefined;
  /** The path to look up in the tree, as `normalisePath` returns it; null if there is no path or it cannot be normalised. */
  readonly plainPath: string | null;
  readonly summary: string | undefined;
}

/** The latest answer: a dozen rules ask for the artifacts of one return in a row. */
let latest: { readonly value: JsonObject; readonly artifacts: readonly Artifact[] } | undefined;

/** Returns the artifacts of a return that are objects, in their order. */
export function artifactsOf({ value }: { readonly value: JsonObject }): readonly Artifact[] {
  if (latest?.value !== value) latest = { value, artifacts: artifactsIn(value) };
  return latest.artifacts;
}

function artifactsIn(value: JsonObject): readonly Artifact[] {
  const artifacts: Artifact[] = [];
  const list = listField(value, 'artifacts');
  for (let index = 0; index < list.length; index++) {
    const artifact = list[index];
    if (!isObject(artifact)) continue;
    const path = stringField(artifact, 'path');
    artifacts.push({
      pointer: join('', 'artifacts', index),
      value: artifact,
      type: stringField(artifact, 'type'),
      path,
      plainPath: path === undefined ? null : normalisePath(path),
      summary: stringField(artifact, 'summary'),
    });
  }
  return artifacts;
}

/** Returns true if shape errors violate the standard. Errors in a field that only informs people, and null in an optional field, do not. */
export function breaksShape(errors: readonly ShapeError[], value: JsonObject, shape: Shape): boolean {
  return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}

/** Returns true if an error is about null in an optional field of its object. An array element is not a field. */
export function isOptionalNull({ keyword, pointer }: ShapeError, value: JsonObject, shape: Shape): boolean {
  return keyword === 'type' && valueAt(value, pointer) === null && isOptional(pointer, shape);
}

function isOptional(pointer: Pointer, { fields, required }: Shape): boolean {
  const steps = tokens(pointer);
  const name = steps.at(-1) ?? '';
  const holder = steps
    .slice(0, -1)
    .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
    .join('');
  return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}

const META = 'meta';

/**
 * Returns true if the task is about the agent system itself: `task_type` or `language` is `meta`, at top level or in
 * metadata, or the agent's name starts with `meta-` (document 001, completion_data, and upstream).
 */
export function isMetaTask(subject: { readonly value: JsonObject }): boolean {
  return (
    saysMeta(subject.value) || saysMeta(metadataOf(subject)) || (agentOf(subject)?.startsWith(`${META}-`) ?? false)
  );
}

function saysMeta(value: Json | undefined): boolean {
  return field(value, 'task_type') === META || field(value, 'language') === META;
}

/** The numbers of completed and of all phases in a return. */
export interface Phases {
  /** Where the counts are. */
  readonly place: Pointer;
  readonly completed: number | undefined;
  readonly total: number | undefined;
}

/** Returns the counts of a return where its version has them: at top level if named there, otherwise in metadata. */
export function phasesOf({
  value,
  standard,
}: {
  readonly value: JsonObject;
  readonly standard: Pick<Vocabulary, 'shape'>;
}): Phases {
  const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
  const holder = isAtTop ? value : field(value, 'metadata');
  return {
    place: isAtTop ? '' : join('', 'metadata'),
    completed: numberField(holder, 'phases_completed'),
    total: numberField(holder, 'phases_total'),
  };
}
