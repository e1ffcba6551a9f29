import type { ClaimKind } from './claim.js';
import type { JsonObject } from './json.js';

/** A kind of return; a version is one edition of it. */
export const FAMILIES = [
  'return-meta',
  'subagent-return',
  'result-envelope',
  'orchestrator-handoff',
  'verify-result',
  'gsd-summary',
  'gsd-plan',
  'gsd-verification',
  'bmad-story',
  'bmad-spec',
] as const;

export type Family = (typeof FAMILIES)[number];

/** What the generator reads off a version's JSON Schema. */
export interface Shape {
  /** Every object of the schema, by pointer with `*` for an array's elements: the fields it names. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The fields that each such object must have, whatever the rest of the return says. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Every closed list of the schema, by pointer. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

/** A field that makes claims. */
export interface ClaimField {
  // A pointer with `*` for an array's elements: /modified_files/*.
  readonly pattern: string;
  /** Elements that have a status make the claim only with one of these. */
  readonly statuses?: readonly string[];
  /** What stands there names no file: see `Claim.kind`. */
  readonly kind?: ClaimKind;
}

/** A return that its version accepts, and the committed files that it claims: what examples are edits of. */
export interface Sample {
  readonly file: string;
  /** The return, for JSON forms. */
  readonly value?: JsonObject;
  /** The file's text, for Markdown forms. */
  readonly text?: string;
  /** The other files of the repository, by path. */
  readonly tree: Readonly<Record<string, string>>;
}

/** A word that people write for another, and why it is not accepted. */
export interface Confusion {
  /** The right word, by kind of agent where it depends on it; null where none fits. */
  readonly instead: string | { readonly research: string; readonly plan: string; readonly other: string };
  readonly because?: string;
}

/** What one version of a return standard says, but for its rules. */
export interface Vocabulary {
  /** `family@version`. */
  readonly id: string;
  readonly family: Family;
  readonly version: string;
  readonly title: string;
  /** The version that `auto` takes for its family. */
  readonly isDefault: boolean;
  /** Where the version is described: a document's number and heading, or `upstream` and a date. */
  readonly source: string;
  readonly statuses: readonly string[];
  /** Statuses under which claims are held to the letter. */
  readonly success: readonly string[];
  /** Whether a return reports success, where its status alone does not tell. It decides for unknown statuses, too. */
  readonly succeeds?: (value: JsonObject) => boolean;
  /** Empty where the version has no types. */
  readonly artifactTypes: readonly string[];
  readonly shape: Shape;
  readonly confusions: {
    readonly status: ReadonlyMap<string, Confusion>;
    readonly artifactType: ReadonlyMap<string, Confusion>;
  };
  readonly claimFields: readonly ClaimField[];
  /** What it claims beside those fields, for people: a phrase without a full stop. */
  readonly claimsInWords?: string;
  /** Fields at top level that hold the hash of an output or of other evidence, which no two returns share. */
  readonly hashFields?: readonly string[];
  readonly sample: Sample;
}
