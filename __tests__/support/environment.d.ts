/** Returns the validator of a schema in `schemas/`, by its name. Throws if there is none, or if ajv rejects it. */
export declare function schemaValidator(name: string): (value: unknown) => boolean;
