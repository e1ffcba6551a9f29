import type { JsonObject } from './json.js';
import { tokens, valueAt, type Pointer } from './pointer.js';
import type { ShapeError } from './return.js';
import type { Shape } from './vocabulary.js';

/** Whether shape errors violate the standard. Errors in a field that only informs people, and null in an optional field, do not. */
export function breaksShape(errors: readonly ShapeError[], value: JsonObject, shape: Shape): boolean {
  return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}

/** Whether an error is about null in an optional field of its object. An array element is not a field. */
export function isOptionalNull({ keyword, pointer }: ShapeError, value: JsonObject, shape: Shape): boolean {
  return keyword === 'type' && valueAt(value, pointer) === null && isOptional(pointer, shape);
}

function isOptional(pointer: Pointer, { fields, required }: Shape): boolean {
  const steps = tokens(pointer);
  const name = steps.at(-1) ?? '';
  const holder = steps
    .slice(0, -1)
    .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
    .join('');
  return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}
