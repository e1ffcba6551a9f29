import { isObject, listField, stringField, type JsonObject } from './json.js';
import { normalisePath } from './path.js';
import { join, type Pointer } from './pointer.js';

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

/** The latest answer: a dozen rules ask for the artifacts of one return before any asks for those of the next. */
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
