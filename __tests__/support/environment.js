import { readFileSync } from 'node:fs';
import { isNativeError } from 'node:util/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { TestEnvironment } from 'jest-environment-node';

/** Compiling the report's schema takes longer than loading the gate, so a worker does it once and not for each test file. */
const validators = new Map();

/** The validator of a schema in `schemas/`, by its name. Throws if there is none, or if ajv rejects it. */
export function schemaValidator(name) {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const schema = JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8'));
  // Optimizing the code takes as long again as compiling it, and a worker has not many reports to validate.
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true, code: { optimize: false } }).compile(schema);
  validators.set(name, validate);
  return validate;
}

export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { Error: own } = this.global;
    const isInstance = Function.prototype[Symbol.hasInstance];
    // Node's own errors are errors in tests as they are in a process: Jest gives each test file an `Error` of its own.
    Object.defineProperty(own, Symbol.hasInstance, {
      value(value) {
        return isInstance.call(this, value) || (this === own && isNativeError(value));
      },
    });
    // For report-schema.ts.
    this.global.schemaValidator = schemaValidator;
  }
}
