import type { Changes, ReturnGroup } from './context.js';
import type { Claim, ClaimKind, ClaimWeight, Verdict } from './claim.js';
import type { JsonObject } from './json.js';
import type { ShapeError } from './return.js';
import type { Rule } from './rule.js';
import type { Level } from './finding.js';
import type { Tree } from './tree.js';
/** A rule as one version uses it. */
export interface RuleUse {
    readonly rule: Rule;
    /** Absent if it is the rule's default. */
    readonly severity?: Level;
    /** Absent if they are the rule's defaults. */
    readonly params?: Readonly<Record<string, unknown>>;
}
/** One version of a return standard. */
export interface Standard extends Vocabulary {
    readonly rules: readonly RuleUse[];
    /** Validates a return by the version's JSON Schema. */
    readonly validate: Validate;
    /** Claims that no single field makes, after those of `claimFields`; without `beside`, all possible ones. */
    readonly claims?: (value: JsonObject, file: string, beside?: ReadonlyMap<string, string | null>) => readonly Claim[];
    /**
     * Returns what a return names, whatever its status, if an unfinished one claims nothing. With it, a claim dates from
     * the oldest version of the return that names its path, finished or not.
     */
    readonly possibleClaims?: (value: JsonObject, file: string) => readonly Claim[];
    /** The severity of a verdict by the claimed thing and its file; undefined for the rules' own severities. */
    readonly severityOfVerdict?: (claim: Claim, verdict: Verdict, of: ClaimPlace) => ClaimWeight | undefined;
    /**
     * True if claims of a return with an unknown status are at most warnings, unless the compared change wrote the
     * status: many projects use their own words.
     */
    readonly isMildIfUnknown?: true;
    /** Other accepted explanations for a missing file, besides where it may have moved. */
    readonly leniencies?: ReadonlySet<Leniency>;
    /** Names that many folders have, in lower case up to their first dot, for the leniency `name`. */
    readonly commonNames?: ReadonlySet<string>;
    /** The days on which the version added fields, by pointer: older returns need not have them. */
    readonly since?: Readonly<Record<string, string>>;
    /** Set if a return names the commit at which its work began. */
    readonly workSince?: WorkSince;
    /** Set if a return cites the commits of its work: the claims that these must have changed. */
    readonly citedWork?: CitedWork;
    /** The files that the version's rules read besides a return, as texts. Missing paths do no harm. */
    readonly relatedFiles?: (value: JsonObject, file: string, tree: TreeIndex, changes: Changes | null) => Promise<readonly FileBeside[]>;
    /** Returns the group of a return by its file, for counts over a whole repository. */
    readonly groupOf?: (file: string) => ReturnGroup;
    /** Returns the return with the project's words replaced by the version's own. */
    readonly normalize?: (value: JsonObject) => JsonObject;
}
/**
 * What a version accepts as an explanation for a claim whose file is missing.
 * - `path-ending`: the path may start in a deeper folder, so it is searched by its end, in the tree and in the history.
 * - `untouched-ending`: the path found by its end may be a file that the change with the return did not touch, unless
 *   it claims to have created it.
 * - `folder`: a folder may be claimed, and an earlier commit that had it is enough.
 * - `empty-folder`: a path that is written like a folder and that no commit had is unverifiable: git does not keep
 *   empty folders.
 * - `name`: the path may name another folder, if the file is the only one of its name, or the only one in a folder of
 *   the same name.
 * - `ignored`: a path that the commit's own ignore files exclude is unverifiable.
 * - `ignored-on-disk`: the same, even if the file is in the workspace.
 * - `cited-commits`: the commits that the return cites prove that the path existed; if all of them are lost, it is
 *   unverifiable.
 * - `step`: a return covers one step of a branch, and a later step may move or delete its files.
 * - `siblings`: if other files of the return were found in another folder, the file is searched there.
 */
export type Leniency = 'path-ending' | 'untouched-ending' | 'folder' | 'empty-folder' | 'name' | 'ignored' | 'ignored-on-disk' | 'cited-commits' | 'step' | 'siblings';
/** A file that belongs to a return. */
export interface FileBeside {
    readonly path: string;
    /** The family that reads the file if it is one return as a whole; null for other texts. */
    readonly family: FamilyName | null;
    /** The id of the requested content; absent for the tree's content at the path. */
    readonly id?: string;
    /** Set for Markdown if only the rendered parts count. */
    readonly isMarkdown?: true;
}
/** The place of a claim. */
export interface ClaimPlace {
    /** The file of the return. */
    readonly file: string;
    /** True if the compared change makes the claim: it adds or restates it, and the base does not make it. */
    readonly isOfChange: boolean;
}
/** How claims are compared with the commit at which the work of a return began. */
export interface WorkSince {
    /** Returns true if a claim names that commit. */
    readonly isBaseline: (claim: Claim) => boolean;
    /** Returns true if a claim says that the return's own work made or changed a file. */
    readonly isMade: (claim: Claim) => boolean;
}
/** How claims are compared with the commits of a return. */
export interface CitedWork {
    /** Returns true if a claim says that the return's own work made or changed a file. */
    readonly isMade: (claim: Claim) => boolean;
    /** The scopes in commit subjects that mark commits as part of a return's work, cited or not. */
    readonly scopesOf: (file: string) => readonly string[];
}
/** Finds files that exist or existed, without their contents. */
export type TreeIndex = Pick<Tree, 'find' | 'findAll' | 'fileVersions' | 'pastEndingWith' | 'filesAt'>;
/** Returns the violations of a version's JSON Schema; empty for a valid return. */
export type Validate = (value: JsonObject) => readonly ShapeError[];
/** The name of a family of returns, such as `return-meta`: the part of a version's id before the `@`. */
export type FamilyName = string;
/** The facts about a version before its family is loaded. */
export interface VersionHead {
    /** `family@version`. */
    readonly id: string;
    readonly family: FamilyName;
    readonly version: string;
    readonly title: string;
    /** True if `auto` chooses it for its family. */
    readonly isDefault: boolean;
}
/** The parts of a version's JSON Schema that the generator needs. */
export interface Shape {
    /** The fields of each object in the schema, by pointer with `*` for array elements. */
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** The fields that each such object must always have. */
    readonly required: Readonly<Record<string, readonly string[]>>;
    /** The allowed values of each closed list in the schema, by pointer. */
    readonly enums: Readonly<Record<string, readonly string[]>>;
}
/** A field that makes claims. */
export interface ClaimField {
    readonly pattern: string;
    /** Elements with a status make the claim only if it is one of these. */
    readonly statuses?: readonly string[];
    /** If set, the value names no file: see `Claim.kind`. */
    readonly kind?: ClaimKind;
    /** Set if an element with the field `linked` names a link's target, relative to the return's folder. */
    readonly linked?: true;
}
/** A valid return of a version, and the committed files that it claims. Examples are edits of it. */
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
/** The state of the work by its status: it continues, or it ended without or with success. */
export type StatusState = 'open' | 'final' | 'success';
/** The content of one version of a return standard, except its rules. */
export interface Vocabulary extends VersionHead {
    /** Where the version is described: a document's number and heading, or `upstream` and a date. */
    readonly source: string;
    readonly statuses: readonly string[];
    /** Statuses of unfinished work, which do not satisfy a demand for a return. All others of `statuses` are final. */
    readonly open: readonly string[];
    /** Statuses for which claims are checked strictly. */
    readonly success: readonly string[];
    /** Returns the state of a word outside `statuses`, if the version knows more than it lists; null if unknown. */
    readonly readStatus?: (status: string) => StatusState | null;
    /** Returns true if a return reports success, if its status alone does not show it or is unknown. */
    readonly succeeds?: (value: JsonObject) => boolean;
    /** Empty if the version has no types. */
    readonly artifactTypes: readonly string[];
    readonly shape: Shape;
    readonly confusions: {
        readonly status: ReadonlyMap<string, Confusion>;
        readonly artifactType: ReadonlyMap<string, Confusion>;
    };
    readonly claimFields: readonly ClaimField[];
    /** Its claims besides those fields, as a phrase without a full stop. */
    readonly claimsInWords?: string;
    /** Top-level fields with the hash of an output or other evidence, which no two returns share. */
    readonly hashFields?: readonly string[];
    readonly sample: Sample;
    /** Set if its returns are Markdown: an unreadable one is not a JSON error. */
    readonly isMarkdown?: true;
    /** The message of `validate` for a return with a correct structure; if absent, `Return is valid JSON`. */
    readonly structureInWords?: string;
}
/** The words that a project adds to a family's vocabulary. */
export interface ProjectWords {
    /** True for a new success status, false for another new status, or the version's status that the word means. */
    readonly statuses: ReadonlyMap<string, boolean | string>;
    /** True for a new type, or the version's type that the word means. */
    readonly artifactTypes: ReadonlyMap<string, true | string>;
}
export type ProjectVocabulary = ReadonlyMap<FamilyName, ProjectWords>;
