import type { Changes } from './context.js';
import type { Claim, ClaimWeight, Verdict } from './claim.js';
import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { ReturnGroup } from './return-group.js';
import type { Rule } from './rule.js';
import type { Level } from './severity.js';
import type { Tree } from './tree.js';
import type { FamilyName, Vocabulary } from './vocabulary.js';

/** A rule as one version has it. */
export interface RuleUse {
  readonly rule: Rule;
  /** If the version differs from the rule's default. */
  readonly severity?: Level;
  /** If the version differs from the rule's default parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One version of a return standard. */
export interface Standard extends Vocabulary {
  readonly rules: readonly RuleUse[];
  /** Validates a return by the version's JSON Schema. */
  readonly validate: Validate;
  /** Claims that no single field makes, after those of `claimFields`. Without the texts of other files, all claims that may be made. */
  readonly claims?: (value: JsonObject, file: string, beside?: ReadonlyMap<string, string | null>) => readonly Claim[];
  /**
   * What a return names, whatever its status, where an unfinished one claims nothing. A version that has it makes its claims at the
   * oldest version of the return that names their paths, finished or not.
   */
  readonly possibleClaims?: (value: JsonObject, file: string) => readonly Claim[];
  /** The severity of a verdict by the claimed thing and its file; undefined for the rules' own severities. */
  readonly severityOfVerdict?: (claim: Claim, verdict: Verdict, file: string) => ClaimWeight | undefined;
  /**
   * Many write a status in words of their own: unless the compared change wrote it, the claims of a return whose status the version
   * does not know are at most warnings.
   */
  readonly isMildIfUnknown?: true;
  /** What else explains a claim whose file is missing, besides where it may have moved; absent for nothing. */
  readonly leniencies?: ReadonlySet<Leniency>;
  /** Names that many folders have, up to their first dot and in lower case, for the leniency `name`. */
  readonly commonNames?: ReadonlySet<string>;
  /** The days on which the version got fields, by pointer: a return whose file is older need not have them. */
  readonly since?: Readonly<Record<string, string>>;
  /** If a return names the commit at which its work began. */
  readonly workSince?: WorkSince;
  /** If a return cites the commits of its work: which of its claims these must have changed. */
  readonly citedWork?: CitedWork;
  /** The files that the version's rules read besides a return: they receive their texts. Missing paths do no harm. */
  readonly relatedFiles?: (
    value: JsonObject,
    file: string,
    tree: TreeIndex,
    changes: Changes | null,
  ) => Promise<readonly FileBeside[]>;
  /** The group that a return belongs to by its file, for counts over a whole repository. */
  readonly groupOf?: (file: string) => ReturnGroup;
  /** Returns the return with the version's own words in place of the project's. */
  readonly normalize?: (value: JsonObject) => JsonObject;
}

/**
 * What a version accepts as an explanation for a claim whose file is missing.
 * - `path-ending`: the path may start in a deeper folder; it is looked up by its end, in the tree and in the history.
 * - `untouched-ending`: the path found by its end may be a file that the change with the return did not touch.
 * - `folder`: a folder may be claimed, and it is enough that an earlier commit had it.
 * - `empty-folder`: what is written as a folder, and no commit had, cannot be verified: git holds no empty folders.
 * - `name`: the path may name another folder: the file is the only one of its name, or the only one in a folder of the same name.
 * - `ignored`: a path that the commit's own ignore files exclude cannot be verified.
 * - `ignored-on-disk`: also if the file is in the workspace.
 * - `cited-commits`: the commits that the return cites prove that the path existed; if none of them is left, it cannot be verified.
 * - `step`: a return covers one step of a branch, and a later step may move or delete what it made.
 * - `deletion`: the claim may be that the file was deleted.
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
  /** How the file is read if it is a return as a whole; null for any other text. */
  readonly family: FamilyName | null;
  /** The id of the requested content; absent for the content that the tree has at the path. */
  readonly id?: string;
  /** The file is Markdown, of which only what is rendered counts. */
  readonly isMarkdown?: true;
}

/** What is compared with the commit at which the work of a return began. */
export interface WorkSince {
  /** Whether a claim of a commit is that one. */
  readonly isBaseline: (claim: Claim) => boolean;
  /** Whether a claim says that the return's own work made or changed a file. */
  readonly isMade: (claim: Claim) => boolean;
}

/** What the commits of a return are compared with. */
export interface CitedWork {
  /** Whether a claim says that the return's own work made or changed a file. */
  readonly isMade: (claim: Claim) => boolean;
  /** The scopes in parentheses that mark commits as belonging to the return of a file, cited or not. */
  readonly scopesOf: (file: string) => readonly string[];
}

/** Which files exist and existed, without their contents. */
export type TreeIndex = Pick<Tree, 'find' | 'findAll' | 'fileVersions' | 'pastEndingWith' | 'filesAt'>;

/** Returns the violations of a version's JSON Schema; empty for a valid return. */
export type Validate = (value: JsonObject) => readonly ShapeError[];
