import type { Changes, ReturnGroup } from './context.js';
import type { Claim, ClaimKind, ClaimWeight, Verdict } from './claim.js';
import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { Rule } from './rule.js';
import type { Level } from './finding.js';
import type { Tree } from './tree.js';
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
    readonly severityOfVerdict?: (claim: Claim, verdict: Verdict, of: ClaimPlace) => ClaimWeight | undefined;
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
    readonly relatedFiles?: (value: JsonObject, file: string, tree: TreeIndex, changes: Changes | null) => Promise<readonly FileBeside[]>;
    /** The group that a return belongs to by its file, for counts over a whole repository. */
    readonly groupOf?: (file: string) => ReturnGroup;
    /** Returns the return with the version's own words in place of the project's. */
    readonly normalize?: (value: JsonObject) => JsonObject;
}
/**
 * What a version accepts as an explanation for a claim whose file is missing.
 * - `path-ending`: the path may start in a deeper folder; it is looked up by its end, in the tree and in the history.
 * - `untouched-ending`: the path found by its end may be a file that the change with the return did not touch, unless it claims to have
 *   created it.
 * - `folder`: a folder may be claimed, and it is enough that an earlier commit had it.
 * - `empty-folder`: what is written as a folder, and no commit had, cannot be verified: git holds no empty folders.
 * - `name`: the path may name another folder: the file is the only one of its name, or the only one in a folder of the same name.
 * - `ignored`: a path that the commit's own ignore files exclude cannot be verified.
 * - `ignored-on-disk`: also if the file is in the workspace.
 * - `cited-commits`: the commits that the return cites prove that the path existed; if none of them is left, it cannot be verified.
 * - `step`: a return covers one step of a branch, and a later step may move or delete what it made.
 * - `siblings`: where other files of the return were found in another folder, the file is looked up there.
 */
export type Leniency = 'path-ending' | 'untouched-ending' | 'folder' | 'empty-folder' | 'name' | 'ignored' | 'ignored-on-disk' | 'cited-commits' | 'step' | 'siblings';
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
/** Where a claim is made. */
export interface ClaimPlace {
    /** The file of the return. */
    readonly file: string;
    /** The compared change makes the claim: it adds or restates the return, and the base's version does not make it. */
    readonly isOfChange: boolean;
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
/** The name of a family of returns, such as `return-meta`: the part of a version's id before the `@`. */
export type FamilyName = string;
/** What is known about a version before its family is loaded. */
export interface VersionHead {
    /** `family@version`. */
    readonly id: string;
    readonly family: FamilyName;
    readonly version: string;
    readonly title: string;
    /** Whether `auto` chooses it for its family. */
    readonly isDefault: boolean;
}
/** What the generator reads from a version's JSON Schema. */
export interface Shape {
    /** Every object of the schema, by pointer with `*` for array elements: the fields that it names. */
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** The fields that each such object must have, whatever the rest of the return contains. */
    readonly required: Readonly<Record<string, readonly string[]>>;
    /** Every closed list of the schema, by pointer. */
    readonly enums: Readonly<Record<string, readonly string[]>>;
}
/** A field that makes claims. */
export interface ClaimField {
    readonly pattern: string;
    /** Elements with a status make the claim only if it is one of these. */
    readonly statuses?: readonly string[];
    /** If set, the value names no file: see `Claim.kind`. */
    readonly kind?: ClaimKind;
    /** An element whose field `linked` is true names the target of a link, which leads from the folder of the return. */
    readonly linked?: true;
}
/** A return that its version accepts, and the committed files that it claims. Examples are edits of it. */
export interface Sample {
    readonly file: string;
    /** The return, for JSON forms. */
    readonly value?: JsonObject;
    /** The file's text, for Markdown forms. */
    readonly text?: string;
    /** The other files of the repository, by path. */
    readonly tree: Readonly<Record<string, string>>;
}
/** The kind of an agent's work, which decides its word for success. */
export type Work = 'research' | 'plan' | 'implement';
/** A word that people write instead of another, and why it is not accepted. */
export interface Confusion {
    /** The right word, by the agent's kind of work if it depends on that. */
    readonly instead: string | Readonly<Record<Work, string>>;
    readonly because?: string;
}
/** What a status says of the work: that it goes on, that it ended without success, or with it. */
export type StatusState = 'open' | 'final' | 'success';
/** What one version of a return standard says, except for its rules. */
export interface Vocabulary extends VersionHead {
    /** Where the version is described: a document's number and heading, or `upstream` and a date. */
    readonly source: string;
    readonly statuses: readonly string[];
    /** Statuses of work that goes on: they satisfy no demand for a return. All others of `statuses` are final. */
    readonly open: readonly string[];
    /** Statuses under which claims are checked strictly. */
    readonly success: readonly string[];
    /** What words that `statuses` lacks say, in a version that knows more than it lists; null for an unknown one. */
    readonly readStatus?: (status: string) => StatusState | null;
    /** Whether a return reports success, if its status alone does not show it. Decides for unknown statuses, too. */
    readonly succeeds?: (value: JsonObject) => boolean;
    /** Empty if the version has no types. */
    readonly artifactTypes: readonly string[];
    readonly shape: Shape;
    readonly confusions: {
        readonly status: ReadonlyMap<string, Confusion>;
        readonly artifactType: ReadonlyMap<string, Confusion>;
    };
    readonly claimFields: readonly ClaimField[];
    /** What it claims besides those fields, for people: a phrase without a full stop. */
    readonly claimsInWords?: string;
    /** Fields at top level that hold the hash of an output or of other evidence, which no two returns share. */
    readonly hashFields?: readonly string[];
    readonly sample: Sample;
    /** Its returns are Markdown: an unreadable one is not a JSON error. */
    readonly isMarkdown?: true;
    /** The message of `validate` for a return with a correct structure; if absent, `Return is valid JSON`. */
    readonly structureInWords?: string;
}
/** The words that a project adds to a family's vocabulary. */
export interface ProjectWords {
    /** A new status, and whether it is a success; or the version's status that the word means. */
    readonly statuses: ReadonlyMap<string, boolean | string>;
    /** A new type (true), or the version's type that the word means. */
    readonly artifactTypes: ReadonlyMap<string, true | string>;
}
export type ProjectVocabulary = ReadonlyMap<FamilyName, ProjectWords>;
