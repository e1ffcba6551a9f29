import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { Rule } from './rule.js';
import type { Level } from './severity.js';
import type { Vocabulary } from './vocabulary.js';

/** A rule as one version has it. */
export interface RuleUse {
  readonly rule: Rule;
  /** Where the version differs from the rule's default. */
  readonly severity?: Level;
  /** Where the version differs from the rule's default parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One version of a return standard. */
export interface Standard extends Vocabulary {
  readonly rules: readonly RuleUse[];
  /** Holds a return against the version's JSON Schema. */
  readonly validate: Validate;
  /** The return in the version's own words, where a project has others for them. */
  readonly inOwnWords?: (value: JsonObject) => JsonObject;
}

/** The violations of a version's JSON Schema; empty for a valid return. */
export type Validate = (value: JsonObject) => readonly ShapeError[];
