import type { Level } from '../model/finding.js';
import type { FamilyName, VersionHead } from '../model/standard.js';

/** What a project sets differently for some paths, or for some findings. */
export interface Override {
  /** Patterns. */
  readonly paths: readonly string[];
  readonly matches: (path: string) => boolean;
  /** Fingerprints of the findings to which `levels` apply; null for all findings in the files. */
  readonly findings: ReadonlySet<string> | null;
  readonly standards: ReadonlyMap<FamilyName, VersionHead>;
  readonly levels: ReadonlyMap<string, Level>;
}
