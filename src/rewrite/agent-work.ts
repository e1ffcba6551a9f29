import { field, listField, stringField, type JsonObject } from '../model/json.js';

/** The kind of an agent's work, which decides its word for success. */
export type Work = 'research' | 'plan' | 'implement';

/** Checked in this order: an implementation planner plans. */
const BY_NAME: readonly (readonly [Work, RegExp])[] = [
  ['research', /research|explor|analy[sz]|investigat|audit/i],
  ['plan', /plan|design|architect/i],
  ['implement', /implement|execut|develop|engineer|refactor|assembl|\bcod(?:e|er|ing)\b/i],
];

/** Words for artifact types, and the kind of work that makes them. A summary is written by every kind. */
const BY_TYPE: ReadonlyMap<string, Work> = new Map([
  ['research', 'research'],
  ['report', 'research'],
  ['plan', 'plan'],
  ['implementation', 'implement'],
  ['test', 'implement'],
]);

/**
 * Returns the kind of work of a return's agent: by its name, else by a caller in its delegation path, else by the artifacts if
 * they are of one kind; null if none of these shows it.
 */
export function workOf(value: JsonObject): Work | null {
  const metadata = field(value, 'metadata');
  const agent = stringField(metadata, 'agent_type') ?? stringField(value, 'agent_type');
  for (const name of [agent, ...[...listField(metadata, 'delegation_path')].reverse()]) {
    const work = typeof name === 'string' ? BY_NAME.find(([, pattern]) => pattern.test(name)) : undefined;
    if (work !== undefined) return work[0];
  }
  const kinds = new Set(
    listField(value, 'artifacts').flatMap((artifact) => BY_TYPE.get(stringField(artifact, 'type') ?? '') ?? []),
  );
  const [only = null, ...more] = kinds;
  return more.length === 0 ? only : null;
}

/** Agents whose work is none of these kinds, and the word for success that only some versions have for it. */
const OTHER_WORK: readonly (readonly [string, RegExp])[] = [
  ['committed', /commit|\bgit\b/i],
  ['synced', /sync/i],
  ['linked', /link/i],
  ['tasks_created', /task-?creat|\bmeta\b/i],
];

/** Returns a version's word for success for an agent whose work is of no kind. */
export function otherSuccess(value: JsonObject, words: readonly string[]): string | undefined {
  const agent = stringField(field(value, 'metadata'), 'agent_type') ?? '';
  return OTHER_WORK.find(([word, pattern]) => words.includes(word) && pattern.test(agent))?.[0];
}
