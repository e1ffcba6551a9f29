import { readFileSync } from 'node:fs';
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../src/model/json.js';
import type { Standard } from '../../src/model/standard.js';

/** Whether a validator takes a value. */
export type Accepts = (value: JsonObject) => boolean;

/** A schema of the project by its name, such as `return-meta@1.2`. */
export function schemaNamed(name: string): AnySchemaObject {
  return JSON.parse(
    readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8'),
  ) as AnySchemaObject;
}

/** The schema of a version as ajv compiles it from the file; throws where the schema breaks ajv's strict mode. */
export function byAjv(name: string): Accepts {
  const accepts = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }).compile(schemaNamed(name));
  return (value) => accepts(value) === true;
}

/** The same by an implementation that shares no code with ajv. */
export async function byHyperjump(name: string): Promise<Accepts> {
  const schema = schemaNamed(name);
  const id = String(schema.$id);
  // The package keeps one registry for all of its users.
  registerSchema(schema);
  const accepts = await validate(id);
  unregisterSchema(id);
  return (value) => accepts(value as Parameters<typeof accepts>[0]).valid;
}

/** What the generator made of the schema, which is what the gate runs. */
export async function byGenerated(standard: Standard): Promise<Accepts> {
  return (value) => standard.validate(value).length === 0;
}
