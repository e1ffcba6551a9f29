import type { ShapeError } from '../model/return.js';
import type { Validate } from '../model/standard.js';

/** What a standalone validator made by ajv leaves on itself when it answers false. */
export interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface AjvValidator {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

const NONE: readonly ShapeError[] = [];

/** Turns a standalone validator into a function of values. */
export function shapeOf(validator: AjvValidator): Validate {
  return (value) => (validator(value) ? NONE : (validator.errors ?? []).filter(speaks).map(toShapeError));
}

/** `if` only says that a branch failed, which has errors of its own. */
function speaks(error: AjvError): boolean {
  return error.keyword !== 'if';
}

function toShapeError(error: AjvError): ShapeError {
  const { missingProperty, type } = error.params;
  const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : '';
  return {
    keyword: error.keyword,
    pointer: error.instancePath,
    detail: Array.isArray(detail) ? detail.join(' or ') : typeof detail === 'string' ? detail : '',
    conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
    advisory: error.schemaPath.includes('/$defs/advisory'),
  };
}
