import { readFileSync } from 'node:fs';
import type { Document } from 'openapi-backend';
import { isArray, isObject, type Json } from '../../src/model/json.js';

const FILE = new URL('../fixtures/github-api/description.json', import.meta.url);

/** GitHub's published description of its API, cut to the paths that `scripts/github-api.ts` names. */
export function githubDescription(): Document {
  return withPlainNull(JSON.parse(readFileSync(FILE, 'utf8')) as Json) as unknown as Document;
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
