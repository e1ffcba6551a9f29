import { field, listField, stringField, type JsonObject } from '../../model/json.js';

/** What an agent does, which its word for success depends on. */
export type Kind = 'research' | 'plan' | 'implement';

/** Read in this order: an implementation planner plans. */
const BY_NAME: readonly (readonly [Kind, RegExp])[] = [
  ['research', /research|explor|analy[sz]|investigat|audit/i],
  ['plan', /plan|design|architect/i],
  ['implement', /implement|execut|develop|engineer|refactor|assembl|\bcod(?:e|er|ing)\b/i],
];

/** Words of artifact types, and what made them. A summary is written by every kind. */
const BY_TYPE: ReadonlyMap<string, Kind> = new Map([
  ['research', 'research'],
  ['report', 'research'],
  ['plan', 'plan'],
  ['implementation', 'implement'],
  ['test', 'implement'],
]);

/**
 * What the agent of a return did: as its name tells, else a caller in its delegation path, else the artifacts where they
 * are of one kind; null where nothing tells.
 */
export function returnKind(value: JsonObject): Kind | null {
  const metadata = field(value, 'metadata');
  const agent = stringField(metadata, 'agent_type') ?? stringField(value, 'agent_type');
  const byAgent = agent === undefined ? undefined : kindOfName(agent);
  if (byAgent !== undefined) return byAgent;
  for (const caller of [...listField(metadata, 'delegation_path')].reverse()) {
    const kind = typeof caller === 'string' ? kindOfName(caller) : undefined;
    if (kind !== undefined) return kind;
  }
  const kinds = new Set(
    listField(value, 'artifacts').flatMap((artifact) => BY_TYPE.get(stringField(artifact, 'type') ?? '') ?? []),
  );
  const [only = null, ...more] = kinds;
  return more.length === 0 ? only : null;
}

function kindOfName(name: string): Kind | undefined {
  return BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Agents whose work is none of these kinds, and the word for success that only some versions have for it. */
const OTHER_WORK: readonly (readonly [string, RegExp])[] = [
  ['committed', /commit|\bgit\b/i],
  ['synced', /sync/i],
  ['linked', /link/i],
  ['tasks_created', /task-?creat|\bmeta\b/i],
];

/** The word for success of an agent whose work is of no kind, among those that a version has. */
export function otherSuccess(value: JsonObject, words: readonly string[]): string | undefined {
  const agent = stringField(field(value, 'metadata'), 'agent_type') ?? '';
  return OTHER_WORK.find(([word, pattern]) => words.includes(word) && pattern.test(agent))?.[0];
}
