import type { Finding } from './finding.js';
import type { FixedFindingJson } from './report-json.js';

/** How a run compares with an earlier one, by finding fingerprints. */
export interface Trend {
  /** The earlier report, by its file name, and its commit; null if there was none. */
  readonly against: { readonly report: string; readonly revision: string | null } | null;
  /** New findings: the earlier report does not have them. */
  readonly added: readonly Finding[];
  readonly fixed: readonly FixedFindingJson[];
  readonly unchanged: number;
  /** Unchanged findings whose severity or message changed. */
  readonly updated: readonly Finding[];
  /** Which of several reports was taken, and reasons to doubt the comparison, one sentence each. */
  readonly doubts: readonly string[];
}
