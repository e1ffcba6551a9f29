import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isArray, isObject, stringField, type Json, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import type { ShapeError } from '../../model/return.js';
import type { Validate } from '../../model/standard.js';
import { cut, reasonOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import type { FormSchema } from './declaration.js';

/** Returns a validator for a project's JSON Schema. Throws `UsageError` for an unusable schema. */
export function validatorOf({ file, value }: FormSchema): Validate {
  const { schema } = withoutPatterns(value);
  const Dialect = dialectOf(value);
  const ajv = new Dialect({ allErrors: true, strict: false, validateFormats: false, logger: false });
  const refuse = (error: unknown): UsageError => {
    return new UsageError(`The schema ${file} cannot be used: ${reasonOf(error)}.`);
  };
  const refused = foreignReference(value);
  if (refused !== null) throw refuse(`it refers to ${refused}; only references to itself are allowed`);
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(schema as JsonObject | boolean);
  } catch (error) {
    throw refuse(error);
  }
  return (content) => {
    try {
      validate(content);
    } catch (error) {
      // The schema refers to itself endlessly.
      throw refuse(error);
    }
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
  };
}

/** Returns the schema in a file of the project. Throws `UsageError` for an unusable one. */
export function schemaOf(file: string, value: Json): FormSchema {
  const schema = { file, value, hasPatterns: withoutPatterns(value).isWeaker };
  validatorOf(schema);
  return schema;
}

function dialectOf(schema: Json): typeof Ajv2020 | typeof Ajv2019 | typeof Ajv {
  const named = stringField(schema, '$schema') ?? '';
  if (named.includes('2019-09')) return Ajv2019;
  return /draft-0[467]/.test(named) ? Ajv : Ajv2020;
}

function toShapeError({ keyword, instancePath, params, message = 'is not valid' }: ErrorObject): ShapeError {
  const { additionalProperty: extra, allowedValues: allowed } = params as Readonly<Record<string, unknown>>;
  const isExtra = keyword === 'additionalProperties' && typeof extra === 'string';
  const words = Array.isArray(allowed)
    ? `must be one of ${allowed.map((one) => JSON.stringify(one)).join(', ')}`
    : message;
  return {
    keyword,
    pointer: isExtra ? join(instancePath, extra) : instancePath,
    detail: isExtra ? 'must not exist' : cut(words, 300),
    conditional: false,
    advisory: false,
  };
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

/** Returns the first reference that leads out of a schema; null if there is none. */
function foreignReference(schema: Json): string | null {
  if (isArray(schema)) return schema.map(foreignReference).find((found) => found !== null) ?? null;
  if (!isObject(schema)) return null;
  for (const [key, value] of Object.entries(schema)) {
    if (REFERENCES.includes(key) && typeof value === 'string' && !value.startsWith('#')) return value;
    const inner = foreignReference(value);
    if (inner !== null) return inner;
  }
  return null;
}

/** Keywords whose value maps names to schemas. */
const MAPS: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);

/** Keywords whose value is data. */
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'required', 'dependentRequired']);

/** Keywords that reject more if a schema inside them accepts more, with their replacement; null for none. */
const COUNTER: ReadonlyMap<string, string | null> = new Map([
  ['not', null],
  ['if', null],
  ['then', null],
  ['else', null],
  ['maxContains', null],
  ['unevaluatedProperties', null],
  ['unevaluatedItems', null],
  ['oneOf', 'anyOf'],
]);

/**
 * Returns a schema without its regular expressions, which no run compiles. It accepts everything that the whole one
 * accepts: keywords that would reject more without an expression are removed too.
 */
function withoutPatterns(whole: Json): { readonly schema: Json; readonly isWeaker: boolean } {
  const left = new Set<string>();
  const schema = edited(whole, (key, of) => {
    const isExpression = key === 'pattern' || key === 'patternProperties';
    if (isExpression) left.add(key);
    return isExpression || (key === 'additionalProperties' && Object.hasOwn(of, 'patternProperties')) ? null : key;
  });
  const isWeaker = left.size > 0;
  if (!isWeaker) return { schema, isWeaker };
  return { schema: edited(schema, (key) => (COUNTER.has(key) ? (COUNTER.get(key) ?? null) : key)), isWeaker };
}

/** Returns a schema with renamed keywords, not names of properties; `rename` returns null to remove one. */
function edited(schema: Json, rename: (key: string, of: JsonObject) => string | null, isMap = false): Json {
  if (isArray(schema)) return schema.map((one) => edited(one, rename));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
    const name = isMap ? key : rename(key, schema);
    if (name === null) return [];
    return [[name, !isMap && DATA.has(key) ? value : edited(value, rename, !isMap && MAPS.has(key))]];
  });
  return Object.fromEntries(entries);
}
