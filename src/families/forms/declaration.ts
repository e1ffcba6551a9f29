import type { Json } from '../../model/json.js';

/** The kinds of claims that a form's sources can make; the last one names commits. */
export const SOURCE_KINDS = ['created', 'modified', 'deleted', 'listed', 'commit'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A place in a return: a JSON pointer with `*` (`/files/*`), a heading (`# New Files`), or a label (`Output:`). */
export type PartSource = string;

/** A source of a status, with the meaning of its words; `*` in one of the lists means every unlisted word. */
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
  /** True if parts of it are not checked, since they are regular expressions. */
  readonly hasPatterns: boolean;
}

/** A kind of return that a project declares, complete and validated, as data that reports can contain. */
export interface Declaration {
  readonly name: string;
  /** Case-sensitive patterns of its files. */
  readonly files: readonly string[];
  /** The folder that claims are relative to: the project root (empty), `file`, or `folder NAME`. */
  readonly base: string;
  readonly claims: Readonly<Partial<Record<SourceKind, readonly PartSource[]>>>;
  /** Empty if its returns make no promise; with several, the worst one decides. */
  readonly status: readonly StatusSource[];
  readonly agent: readonly PartSource[];
  readonly session: readonly PartSource[];
  readonly schema: FormSchema | null;
  /** The highest severity of a missing file. */
  readonly severity: 'error' | 'warning';
}
