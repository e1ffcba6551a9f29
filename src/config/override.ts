import type { Level } from '../model/severity.js';
import type { Standard } from '../model/standard.js';
import type { Family } from '../model/vocabulary.js';

/** What a project sets otherwise for some paths. */
export interface Override {
  /** Patterns. */
  readonly paths: readonly string[];
  readonly matches: (path: string) => boolean;
  readonly standards: ReadonlyMap<Family, Standard>;
  readonly levels: ReadonlyMap<string, Level>;
}
