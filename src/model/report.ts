import type { Conclusion } from './conclusion.js';
import type { ReturnRecord } from './context.js';
import type { VerdictName } from './claim.js';
import type { Finding } from './finding.js';
import type { RunPart } from './run-part.js';
import type { Severity } from './severity.js';
import type { ShardJson } from './shard-json.js';
import type { Trend } from './trend.js';

export interface Counts {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  readonly baselined: number;
  /** Findings that stood before the judged change. */
  readonly preexisting: number;
  readonly verdicts: Readonly<Record<VerdictName, number>>;
}

/** How many returns have a status. */
export interface StatusCount {
  readonly status: string;
  readonly returns: number;
}

/** What the judged tree was compared with. */
export interface Compared {
  /** What people call it. */
  readonly base: string;
  /** The commit behind that name; null where git could not read it. */
  readonly commit: string | null;
  /** Returns that the change does not concern, which were not judged. */
  readonly passedOver: number;
}

/** The result of a run: a plain value that every format is rendered from. */
export interface Report {
  readonly tool: { readonly name: string; readonly version: string };
  readonly source: {
    readonly kind: 'commit' | 'workspace';
    readonly revision: string | null;
    readonly root: string;
    readonly shard: string | null;
  };
  readonly conclusion: Conclusion;
  /** Absent where nothing was compared. Formats for programs tell of it only how many returns were passed over. */
  readonly compared?: Compared | undefined;
  /** Absent where no earlier report was asked for. */
  readonly trend?: Trend;
  /**
   * The clock by which the run judged, milliseconds since 1970 UTC; null where nobody knows. For
   * formats that tell ages: the others print no time, so that the same commit gives the same bytes.
   */
  readonly clock: number | null;
  /** The threshold that decided: findings at this level or worse fail. */
  readonly failOn: Severity | 'never';
  readonly counts: Counts;
  /** Of the returns that an agent branch brings, those that ended without success: nobody may overlook them. */
  readonly unsuccessful: readonly StatusCount[];
  readonly returns: readonly ReturnRecord[];
  readonly findings: readonly Finding[];
  /** Of the report of a shard: what joining it with the others needs. The JSON report alone tells it. */
  readonly shard?: ShardRecord;
  /** The findings of other rules, for a reader who asked for some alone; absent for one who did not. */
  readonly withheld?: readonly Finding[];
}

/** How a shard was judged, and what it found before the baseline was asked. */
export interface ShardRecord extends Pick<ShardJson, 'clock' | 'settings' | 'digests' | 'terms'> {
  readonly part: RunPart;
}
