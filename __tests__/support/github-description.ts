import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Document } from 'openapi-backend';
import { field, isArray, isObject, type Json } from '../../src/model/json.js';

/**
 * GitHub's published description of its API, cut to some paths and to what they refer to: the whole has 13 MB. Throws
 * for a path that it does not have.
 */
export function githubDescription(paths: readonly string[]): Document {
  const file = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const whole = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const kept = Object.fromEntries(paths.map((path) => [path, part(whole, ['paths', path])]));
  const components: Record<string, Record<string, Json>> = {};
  const collect = (value: Json): void => {
    if (isArray(value)) value.forEach(collect);
    if (!isObject(value)) return;
    const reference = typeof value.$ref === 'string' ? /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) : null;
    const [, kind, name] = reference ?? [];
    if (kind === undefined || name === undefined) {
      Object.values(value).forEach(collect);
      return;
    }
    const group = (components[kind] ??= {});
    if (Object.hasOwn(group, name)) return;
    group[name] = part(whole, ['components', kind, name]);
    collect(group[name]);
  };
  Object.values(kept).forEach(collect);
  const cut = { openapi: part(whole, ['openapi']), info: part(whole, ['info']), paths: kept, components };
  return withPlainNull(cut) as unknown as Document;
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

function part(value: Json, keys: readonly string[]): Json {
  const found = keys.reduce<Json | undefined>(field, value);
  if (found === undefined) throw new Error(`GitHub's description has no ${keys.join(' ')}`);
  return found;
}
