/** A value as `JSON.parse` returns it (RFC 8259). A key such as `__proto__` is an own property like any other. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the own property `key` of an object, or undefined. Prototypes are never read. */
export function field(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function has(value: Json | undefined, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

export function stringField(value: Json | undefined, key: string): string | undefined {
  const found = field(value, key);
  return typeof found === 'string' ? found : undefined;
}

export function numberField(value: Json | undefined, key: string): number | undefined {
  const found = field(value, key);
  return typeof found === 'number' ? found : undefined;
}

/** Returns the array at `key`; an empty one if there is none, so that callers can loop without a check. */
export function listField(value: Json | undefined, key: string): readonly Json[] {
  const found = field(value, key);
  return isArray(found) ? found : [];
}
