import { readFileSync } from 'node:fs';
import type { Document } from 'openapi-backend';
import { isArray, isObject, type Json, type JsonObject } from '../../src/model/json.js';

/** GitHub's published description of its API, cut to the paths that `scripts/github-api.ts` names. */
const PUBLISHED = 'description.json';
/** The query of GraphQL, by hand: its `x-origin` says whence. */
const BY_HAND = 'graphql.json';

/** What the local GitHub takes and answers. */
export function githubDescription(): Document {
  const [published, byHand] = [PUBLISHED, BY_HAND].map((name) => {
    const file = new URL(`../fixtures/github-api/${name}`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as Description;
  });
  if (published === undefined || byHand === undefined) throw new Error('a description is missing');
  const kinds = Object.entries(published.components).map(([kind, named]): readonly [string, JsonObject] => [
    kind,
    { ...named, ...byHand.components[kind] },
  ]);
  const paths = { ...published.paths, ...byHand.paths };
  return withPlainNull({ ...published, paths, components: Object.fromEntries(kinds) }) as unknown as Document;
}

interface Description extends JsonObject {
  readonly paths: JsonObject;
  readonly components: Readonly<Record<string, JsonObject>>;
}

/** Ajv takes `nullable` beside a `type` only; GitHub has it beside `allOf` and its like, too. */
function withPlainNull(value: Json): Json {
  if (isArray(value)) return value.map(withPlainNull);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withPlainNull(child)]));
  if (inner.nullable !== true || inner.type !== undefined) return inner;
  const { nullable, ...rest } = inner;
  return { anyOf: [rest, { type: 'string', nullable, enum: [null] }] };
}
