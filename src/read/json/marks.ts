import { has, isArray, isObject, type Json, type JsonObject } from '../../model/json.js';

/** What the keys of an object tell of it; of a key that appears twice the last value counts. */
export interface Marks {
  readonly status: boolean;
  /** Its status is no object and no array. */
  readonly plainStatus: boolean;
  readonly artifacts: boolean;
  readonly metadata: boolean;
}

export type IsReturn = (marks: Marks) => boolean;

/** In a file that should hold a return and nothing else, little is asked of what is taken for it. */
export const mayBeReturn: IsReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);

/** Whether JSON in a text of another kind is a return: it has a status, and what was made or by whom. */
export const isLikelyReturn: IsReturn = ({ plainStatus, artifacts, metadata }) =>
  // In the objects of Kubernetes, status and metadata are objects.
  plainStatus && (artifacts || metadata);

/** The same of a value that was read. */
export function looksLikeReturn(value: Json): value is JsonObject {
  return isObject(value) && isLikelyReturn(marksOf(value));
}

/** What the keys of a parsed value show. */
export function marksOf(value: JsonObject): Marks {
  const status = has(value, 'status');
  return {
    status,
    plainStatus: status && !isObject(value.status) && !isArray(value.status),
    artifacts: has(value, 'artifacts'),
    metadata: has(value, 'metadata'),
  };
}
