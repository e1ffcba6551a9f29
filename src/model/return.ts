import { field, isObject, listField, stringField, type Json, type JsonObject } from './json.js';
import type { Pointer } from './pointer.js';
import { join } from './pointer.js';
import type { Range } from './position.js';
import { quote } from './text.js';
import type { Unread } from './unread.js';
import type { Vocabulary } from './vocabulary.js';

/** A key that its map has twice. */
export interface DuplicateKey {
  readonly key: string;
  /** 1-based line of the first. */
  readonly firstLine: number;
  /** Where the second is. */
  readonly range: Range;
}

/** What a reader knows of the text of a return that its value does not show. */
export interface ReaderNotes {
  /** Parts that may hold claims and are not read: they must not look proved. */
  readonly unread?: readonly Unread[] | undefined;
  readonly duplicateKeys?: readonly DuplicateKey[] | undefined;
  /** Where its frontmatter begins; left out where it has none. */
  readonly frontmatterRange?: Range | undefined;
}

/**
 * A return: what an agent handed over when it stopped, as rules see it. Its identity is its file and its 0-based index in
 * that file (a log holds several). With it come the errors of shape that its version's schema found.
 */
export interface Subject extends ReaderNotes {
  readonly file: string;
  readonly index: number;
  readonly standard: Vocabulary;
  readonly value: JsonObject;
  readonly shapeErrors: readonly ShapeError[];
  /** How many claims it makes. */
  readonly claims: number;
  /** The compared change added the return, or changed its status or its claims. */
  readonly restated?: boolean;
  /** The texts of the files that the version's rules look into beside the return, by path; null for what is not there, or too large to be read. */
  readonly beside: ReadonlyMap<string, string | null>;
  /** The values of the returns among those files, where each file is one return. */
  readonly returnsBeside: ReadonlyMap<string, JsonObject>;
  /** The compared change adds the return; left out where it does not, or nothing is compared. */
  readonly isNew?: boolean;
  /** Another version of the family by which a return that breaks its own has fewer findings; null if there is none. */
  readonly satisfies: string | null;
  /** The agent that was called, where the caller says; the return may name another. */
  readonly calledAgent?: string | null;
}

/** One violation of a version's JSON Schema, reduced to what rules need. */
export interface ShapeError {
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** Where, relative to the return. */
  readonly pointer: Pointer;
  /** For `required`: the field that is absent at the pointer. For `type`: what was expected, `a` or `a or b`. */
  readonly detail: string;
  /** The keyword stands in a condition (`if`/`then`) of the schema: a rule of its own speaks of it. */
  readonly conditional: boolean;
  /** The field only informs people (`$defs/advisory*` in the schema): its type is a warning. */
  readonly advisory: boolean;
}

const LONGEST_NAME = 80;

export function statusOf(subject: { readonly value: JsonObject }): string | undefined {
  return stringField(subject.value, 'status');
}

/** Whether the return says that the work succeeded: its status is one of its version's success statuses. */
export function isSuccess(subject: { readonly value: JsonObject; readonly standard: Vocabulary }): boolean {
  const { success, succeeds } = subject.standard;
  if (succeeds !== undefined) return succeeds(subject.value);
  const status = statusOf(subject);
  return status !== undefined && success.includes(status);
}

/**
 * Whether the claims of a return weigh as those of a success. Only a status that its version knows as something else excuses a
 * claim: with an unknown one, or none, they weigh in full, else an invented word would be the cheapest way to lie.
 */
export function weighsAsSuccess(subject: { readonly value: JsonObject; readonly standard: Vocabulary }): boolean {
  if (subject.standard.succeeds !== undefined) return isSuccess(subject);
  return isSuccess(subject) || !isKnownStatus(statusOf(subject), subject.standard);
}

/** Whether a status is one that the version has. */
export function isKnownStatus(status: string | undefined, { statuses }: Pick<Vocabulary, 'statuses'>): boolean {
  return status !== undefined && statuses.includes(status);
}

/** The status that an agent writes when it starts: whoever has it has not finished. */
export const UNFINISHED = 'in_progress';

/** Whether a status of a version says that the work has ended, well or not. A status that the version does not know says nothing. */
export function isFinal(status: string | null, { statuses }: Pick<Vocabulary, 'statuses'>): boolean {
  return status !== null && status !== UNFINISHED && statuses.includes(status);
}

/** A status as its version writes it; null for one that the version does not know. Letter case counts where the status alone decides. */
export function knownStatus(
  status: string,
  { statuses, succeeds }: Pick<Vocabulary, 'statuses' | 'succeeds'>,
): string | null {
  if (statuses.includes(status)) return status;
  const plain = status.trim().toLowerCase();
  return succeeds !== undefined && statuses.includes(plain) ? plain : null;
}

/** What the return says of how it came about. */
export function metadataOf({ value }: { readonly value: JsonObject }): Json | undefined {
  return field(value, 'metadata');
}

/** The agent's name, or null where the return gives none. */
export function agentOf(subject: { readonly value: JsonObject }): string | null {
  const agent = stringField(metadataOf(subject), 'agent_type');
  return agent === undefined || agent.trim() === '' ? null : agent;
}

/** Whether two names are those of one agent: `skill-planner`, `planner` and `planner-agent` run under one name. */
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

/** Who is to fix a return, where rules ask: the agent that was called counts before the name that the return has. */
export type Addressee = Pick<Subject, 'value' | 'calledAgent'>;

/** The agent's name for a recommendation; documents 002 and 003 say `subagent` where none is known. */
export function agentName(subject: Addressee): string {
  return agentLabel(subject.calledAgent ?? agentOf(subject));
}

/** The same of a name that was told otherwise; null, or a blank one, is none. */
export function agentLabel(agent: string | null): string {
  return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}

/** The recommendation that document 003 gives for a failure of format, which names the agent that is to be mended. */
export function fixFormat(subject: Addressee): string {
  return fixFormatOf(agentName(subject));
}

/** The same for an agent whose name was told otherwise; null where nobody knows it. */
export function fixFormatFor(agent: string | null): string {
  return fixFormatOf(agentLabel(agent));
}

/** The same by the agent's name, as `agentName` gives it. */
export function fixFormatOf(agent: string): string {
  return agent === UNNAMED ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}

const UNNAMED = 'subagent';

/** A name stands in every finding of its return: a long one is cut, and quoted what could pass for other words. */
function shortened(name: string): string {
  return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : quote(name, LONGEST_NAME);
}

const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;

/** The steps to the session id: a version that has no metadata has it at top level. */
export function wayToSession({ shape }: Pick<Vocabulary, 'shape'>): readonly string[] {
  return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}

/** The session id as the return writes it; undefined where it writes none. */
export function writtenSession(subject: Pick<Subject, 'value' | 'standard'>): string | undefined {
  const isInMetadata = wayToSession(subject.standard).length > 1;
  return stringField(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}

/** The session id, or null where the return gives none. */
export function sessionOf(subject: Pick<Subject, 'value' | 'standard'>): string | null {
  const session = writtenSession(subject);
  return session === undefined || session.trim() === '' ? null : session;
}

const NO_NAMES: readonly string[] = [];

/** The delegation path, or an empty list where the return gives none that is all names. */
export function delegationOf(subject: { readonly value: JsonObject }): readonly string[] {
  const path = listField(metadataOf(subject), 'delegation_path');
  return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}

/** Paths are few and returns many: a night's audit keeps each path once. */
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

/** The elements of a top-level array that are objects, each with its pointer. */
export function objectsOf(subject: { readonly value: JsonObject }, key: string): readonly Located[] {
  const found: Located[] = [];
  const list = listField(subject.value, key);
  for (let index = 0; index < list.length; index++) {
    const value = list[index];
    if (isObject(value)) found.push({ pointer: join('', key, index), value });
  }
  return found;
}
