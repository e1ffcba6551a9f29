import { edit, join } from '../model/pointer.js';
import { field, listField, type Json } from '../model/json.js';
import { wayToSession } from '../model/return.js';
import type { Standard } from '../model/standard.js';

/** The agent and the session of an example; null keeps those of the version's sample. */
export interface Speaker {
  readonly agent: string | null;
  readonly session: string | null;
}

/** Returns a valid return with the given agent and session, made from the version's own sample. */
export function instructiveExample(standard: Standard, { agent, session }: Speaker): string {
  const { id, sample } = standard;
  const { value, text } = sample;
  if (value === undefined) {
    if (text === undefined) throw new Error(`the sample of ${id} has neither value nor text`);
    return text;
  }
  const path = listField(field(value, 'metadata'), 'delegation_path');
  const set: Record<string, Json> = {};
  if (session !== null) set[join('', ...wayToSession(standard))] = session;
  if (agent !== null) {
    set['/metadata/agent_type'] = agent;
    if (path.length > 0) set[`/metadata/delegation_path/${String(path.length - 1)}`] = agent;
  }
  return `${JSON.stringify(edit(value, { set }), null, 2)}\n`;
}
