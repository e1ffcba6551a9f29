import type { Level } from '../model/severity.js';
import type { FamilyName, VersionHead } from '../model/vocabulary.js';

/** What a project sets otherwise for some paths. */
export interface Override {
  /** Patterns. */
  readonly paths: readonly string[];
  readonly matches: (path: string) => boolean;
  readonly standards: ReadonlyMap<FamilyName, VersionHead>;
  readonly levels: ReadonlyMap<string, Level>;
}
