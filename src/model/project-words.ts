import type { FamilyName } from './vocabulary.js';

/** The words that a project adds to a family's vocabulary. */
export interface ProjectWords {
  /** A new status, and whether it is a success; or the version's status that the word means. */
  readonly statuses: ReadonlyMap<string, boolean | string>;
  /** A new type (true), or the version's type that the word means. */
  readonly artifactTypes: ReadonlyMap<string, true | string>;
}

export type ProjectVocabulary = ReadonlyMap<FamilyName, ProjectWords>;
