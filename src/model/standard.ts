import type { Changes } from './context.js';
import type { Claim, ClaimWeight, Verdict } from './claim.js';
import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { Rule } from './rule.js';
import type { Level } from './severity.js';
import type { Tree } from './tree.js';
import type { FamilyName, Vocabulary } from './vocabulary.js';

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
  /**
   * What a return names, whatever its status, where an unfinished one claims nothing. A version that has it makes its claims at the
   * oldest version of the return that names their paths, finished or not.
   */
  readonly mentions?: (value: JsonObject, file: string) => readonly Claim[];
  /** How grave a verdict is by what is claimed, and in which file; undefined for the rules' own severities. */
  readonly weigh?: (claim: Claim, verdict: Verdict, file: string) => ClaimWeight | undefined;
  /** What speaks for a claim whose file is not there, beside where it may have moved; nothing where left out. */
  readonly leniencies?: ReadonlySet<Leniency>;
  /** Names that stand in many folders, up to their first dot and in lower case, for the leniency `name`. */
  readonly commonNames?: ReadonlySet<string>;
  /** Where a return names the commit that its work began at. */
  readonly workSince?: WorkSince;
  /** Where a return cites the commits in which its work was done: what of it these must have changed. */
  readonly citedWork?: CitedWork;
  /** The files that the version's rules look into beside a return: their texts are handed to them. Paths that are not there are no harm. */
  readonly beside?: (
    value: JsonObject,
    file: string,
    tree: TreeIndex,
    changes: Changes | null,
  ) => Promise<readonly FileBeside[]>;
  /** The return in the version's own words, where a project has others for them. */
  readonly inOwnWords?: (value: JsonObject) => JsonObject;
}

/**
 * What a version takes for a claim whose file is not there.
 * - `path-ending`: the path may be written from a folder further in, and is looked for by its end, in the tree and in history.
 * - `untouched-ending`: by its end it may also be a file that the change which adds the return left alone.
 * - `folder`: a folder may be claimed, and it counts that an earlier commit had it.
 * - `empty-folder`: what is written as a folder, and no commit had, is beyond proof: git holds no empty ones.
 * - `name`: the path may name the folder in which the file was elsewhere, or before: it is the only file of its name that there is,
 *   or the only one in a folder of the same name.
 * - `ignored`: what the commit's own ignore files keep out is beyond proof.
 * - `ignored-on-disk`: also where the file is in the workspace.
 * - `cited-commits`: those that the return cites prove that the path was there; where none of them is left it is beyond proof.
 * - `step`: a return tells of one step of a branch, and a later one may move or take away what it made.
 * - `deletion`: the claim may be that the file is gone.
 */
export type Leniency =
  | 'path-ending'
  | 'untouched-ending'
  | 'folder'
  | 'empty-folder'
  | 'name'
  | 'ignored'
  | 'ignored-on-disk'
  | 'cited-commits'
  | 'step'
  | 'deletion';

/** A file that belongs to a return. */
export interface FileBeside {
  readonly path: string;
  /** What the file is read as where it is a return as a whole; null for any other text. */
  readonly family: FamilyName | null;
  /** The id of the content that is wanted; left out for what the tree has at the path. */
  readonly id?: string;
}

/** What is compared with the commit at which the work of a return began. */
export interface WorkSince {
  /** Whether a claim of a commit is that one. */
  readonly isBaseline: (claim: Claim) => boolean;
  /** Whether a claim says that the return's own work made or changed a file. */
  readonly isMade: (claim: Claim) => boolean;
}

/** What the commits of a return are held against. */
export interface CitedWork {
  /** Whether a claim says that the return's own work made or changed a file. */
  readonly isMade: (claim: Claim) => boolean;
  /** What stands in parentheses in the subjects of commits that belong to the return of a file, cited or not. */
  readonly scopesOf: (file: string) => readonly string[];
}

/** Which files there are and were, without what they hold. */
export type TreeIndex = Pick<Tree, 'find' | 'findAll' | 'fileVersions' | 'pastEndingWith' | 'filesAt'>;

/** The violations of a version's JSON Schema; empty for a valid return. */
export type Validate = (value: JsonObject) => readonly ShapeError[];
