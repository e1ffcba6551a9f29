import type { Claim, ClaimWeight, Verdict } from './claim.js';
import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { Rule } from './rule.js';
import type { Level } from './severity.js';
import type { Tree } from './tree.js';
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
  /** Claims that no single field makes, after those of `claimFields`. The file is that of the return; without the texts beside it, all that it may claim. */
  readonly claims?: (value: JsonObject, file: string, beside?: ReadonlyMap<string, string | null>) => readonly Claim[];
  /** How grave a verdict is by what is claimed; undefined for the rules' own severities. */
  readonly weigh?: (claim: Claim, verdict: Verdict) => ClaimWeight | undefined;
  /**
   * Paths may be written from a folder further in, and the history be rewritten after the return: an absent file is also looked for
   * by the end of its path, and is beyond proof where the commit's own ignore rules keep it out or no cited commit is left.
   */
  readonly lenientAbsence?: boolean;
  /** Where a return cites the commits in which its work was done: what of it these must have changed. */
  readonly citedWork?: CitedWork;
  /** The files that the version's rules look into beside a return: their texts are handed to them. Paths that are not there are no harm. */
  readonly beside?: (value: JsonObject, file: string, tree: TreeIndex) => Promise<readonly string[]>;
  /** The return in the version's own words, where a project has others for them. */
  readonly inOwnWords?: (value: JsonObject) => JsonObject;
}

/** What the commits of a return are held against. */
export interface CitedWork {
  /** Whether a claim says that the return's own work made or changed a file. */
  readonly isMade: (claim: Claim) => boolean;
  /** What stands in parentheses in the subjects of commits that belong to the return of a file, cited or not. */
  readonly scopesOf: (file: string) => readonly string[];
}

/** Which files there are, without what they hold. */
export type TreeIndex = Pick<Tree, 'find' | 'findAll'>;

/** The violations of a version's JSON Schema; empty for a valid return. */
export type Validate = (value: JsonObject) => readonly ShapeError[];
