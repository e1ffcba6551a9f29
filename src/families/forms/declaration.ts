import type { Json } from '../../model/json.js';

/** What a form's sources of claims can say of a file; the last one names commits. */
export const SOURCE_KINDS = ['created', 'modified', 'deleted', 'listed', 'commit'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Where a return says something: a JSON pointer with `*` (`/files/*`), a heading (`# New Files`), or a label (`Output:`). */
export type PartSource = string;

/** A source of a status and what its words mean; `*` in one of the lists means every word that no list has. */
export interface StatusSource {
  readonly at: PartSource;
  readonly success: readonly string[];
  readonly other: readonly string[];
  readonly open: readonly string[];
}

/** A JSON Schema that a form's returns must satisfy. */
export interface FormSchema {
  /** Its file, relative to the project root. */
  readonly file: string;
  readonly value: Json;
  /** Parts of it are not checked, since they are expressions for texts. */
  readonly hasPatterns: boolean;
}

/** A kind of return that a project declares, complete and without mistakes. It is data only, so that reports can carry it. */
export interface Declaration {
  readonly name: string;
  /** Patterns of its files, in their own letter case. */
  readonly files: readonly string[];
  /** The folder that claims are relative to: the project root (empty), `file`, or `folder NAME`. */
  readonly base: string;
  readonly claims: Readonly<Partial<Record<SourceKind, readonly PartSource[]>>>;
  /** Empty if its returns make no promise. Of several the worst decides. */
  readonly status: readonly StatusSource[];
  readonly agent: readonly PartSource[];
  readonly session: readonly PartSource[];
  readonly schema: FormSchema | null;
  /** The most that a missing file weighs. */
  readonly severity: 'error' | 'warning';
}
