import type { ShapeError } from '../model/return.js';
import type { Validate } from '../model/standard.js';

/** An error of a standalone validator made by ajv. */
export interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  /** The missing property, or the expected type; other keywords have other parameters. */
  readonly params: { readonly missingProperty?: string; readonly type?: string | readonly string[] };
}

export interface AjvValidator {
  (value: unknown): boolean;
  /** The errors of the last value; null if it was valid. */
  errors?: readonly AjvError[] | null;
}

/** Turns a standalone validator into a function that returns errors. */
export function shapeOf(validator: AjvValidator): Validate {
  return (value) => {
    validator(value);
    // `if` only reports that a branch failed, which has its own errors.
    return (validator.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
  };
}

function toShapeError(error: AjvError): ShapeError {
  const { missingProperty, type } = error.params;
  const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : [];
  return {
    keyword: error.keyword,
    pointer: error.instancePath,
    detail: [detail].flat().join(' or '),
    conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
    advisory: error.schemaPath.includes('/$defs/advisory'),
  };
}
