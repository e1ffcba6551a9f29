import type { ShapeError } from '../model/return.js';
import type { Validate } from '../model/standard.js';

/** What a standalone validator made by ajv finds wrong. */
export interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  /** The property that a value lacks, or the type that it should have; other keywords say other things. */
  readonly params: { readonly missingProperty?: string; readonly type?: string | readonly string[] };
}

export interface AjvValidator {
  (value: unknown): boolean;
  /** Of the last value; null if it was right. */
  errors?: readonly AjvError[] | null;
}

/** Turns a standalone validator into a function of values. */
export function shapeOf(validator: AjvValidator): Validate {
  return (value) => {
    validator(value);
    return (validator.errors ?? []).filter(speaks).map(toShapeError);
  };
}

/** `if` only says that a branch failed, which has errors of its own. */
function speaks(error: AjvError): boolean {
  return error.keyword !== 'if';
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
