import type { FamilyName } from './vocabulary.js';

/** The words that a project adds to the vocabulary of one family. */
export interface ProjectWords {
  /** A status of its own, and whether it is a success; or the status of the version that the word stands for. */
  readonly statuses: ReadonlyMap<string, boolean | string>;
  /** A type of its own (true), or the type of the version that the word stands for. */
  readonly artifactTypes: ReadonlyMap<string, true | string>;
}

export type ProjectVocabulary = ReadonlyMap<FamilyName, ProjectWords>;
