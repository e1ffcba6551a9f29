import { isObject, listField, stringField, type JsonObject } from './json.js';
import { oncePer } from './once-per.js';
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

/** Returns the artifacts of a return that are objects, in their order. */
export function artifactsOf({ value }: { readonly value: JsonObject }): readonly Artifact[] {
  return artifactsIn(value);
}

/** A dozen rules need this list for the same return. It is cached, since parsed values never change. */
const artifactsIn = oncePer((value: JsonObject): readonly Artifact[] => {
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
});
