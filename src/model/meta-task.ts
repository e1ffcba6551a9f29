import { field, type Json, type JsonObject } from './json.js';
import { agentOf, metadataOf } from './return.js';

const META = 'meta';

/**
 * Whether the return is about a task on the agent system itself: `task_type` or `language` is `meta`, at top level or
 * in metadata, or the agent's name starts with `meta-` (document 001, completion_data, and upstream).
 */
export function isMetaTask(subject: { readonly value: JsonObject }): boolean {
  return (
    saysMeta(subject.value) || saysMeta(metadataOf(subject)) || (agentOf(subject)?.startsWith(`${META}-`) ?? false)
  );
}

function saysMeta(value: Json | undefined): boolean {
  return field(value, 'task_type') === META || field(value, 'language') === META;
}
