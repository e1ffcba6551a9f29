import type { Conclusion } from './conclusion.js';
import type { ReturnRecord } from './context.js';
import type { VerdictName } from './claim.js';
import type { Finding } from './finding.js';
import type { Loosened } from './loosened.js';
import type { RunPart } from './run-part.js';
import type { Severity } from './severity.js';
import type { ShardJson } from './shard-json.js';
import type { Trend } from './trend.js';
import type { UncheckedFiles } from './unchecked.js';

export interface Counts {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  readonly baselined: number;
  /** Findings that existed before the checked change. */
  readonly preexisting: number;
  readonly verdicts: Readonly<Record<VerdictName, number>>;
}

/** How many returns have each status. */
export interface StatusCount {
  readonly status: string;
  readonly returns: number;
}

/** What the checked tree was compared with. */
export interface Compared {
  /** Its name for people. */
  readonly base: string;
  /** The commit of that name; null if git could not read it. */
  readonly commit: string | null;
  /** Returns that the change does not concern, which were skipped. */
  readonly passedOver: number;
}

/** The result of a run: a plain value from which every format is rendered. */
export interface Report {
  readonly tool: { readonly name: string; readonly version: string };
  readonly source: {
    readonly kind: 'commit' | 'workspace';
    readonly revision: string | null;
    readonly root: string;
    readonly shard: string | null;
  };
  /** The pull request's head, if its merge commit was checked: the commit that people know. */
  readonly head?: string;
  readonly conclusion: Conclusion;
  /** Absent if nothing was compared. Formats for programs only report how many returns were skipped. */
  readonly compared?: Compared | undefined;
  /** The comparison with an earlier report; absent if none was requested. */
  readonly trend?: Trend;
  /**
   * The clock of the run, milliseconds since 1970 UTC; null if unknown. Only for
   * formats that show ages: the others print no time, so that the same commit gives the same bytes.
   */
  readonly clock: number | null;
  /** The threshold of the run: findings of this severity or worse fail. */
  readonly failOn: Severity | 'never';
  /** By what the configuration or the caller lets false claims pass; absent if by nothing. */
  readonly loosened?: readonly Loosened[];
  /** Files that were expected to hold a return and hold none; absent if there are none. */
  readonly unchecked?: readonly UncheckedFiles[];
  readonly counts: Counts;
  /** The returns that an agent branch adds and that ended without success: people must see them. */
  readonly unsuccessful: readonly StatusCount[];
  readonly returns: readonly ReturnRecord[];
  readonly findings: readonly Finding[];
  /** For the report of a shard: what merging it with the others needs. Only the JSON report contains it. */
  readonly shard?: ShardRecord;
  /** The findings of other rules, if the reader requested only some rules; otherwise absent. */
  readonly withheld?: readonly Finding[];
}

/** How a shard was checked, and what it found before the baseline was applied. */
export interface ShardRecord extends Pick<ShardJson, 'clock' | 'settings' | 'digests' | 'terms'> {
  readonly part: RunPart;
}
