import type { ClaimKind } from './claim.js';
import type { JsonObject } from './json.js';
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
/** A word that people write instead of another, and why it is not accepted. */
export interface Confusion {
    /** The right word, by kind of agent if it depends on that; null if none fits. */
    readonly instead: string | {
        readonly research: string;
        readonly plan: string;
        readonly other: string;
    };
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
