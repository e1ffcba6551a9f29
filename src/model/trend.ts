import type { Finding } from './finding.js';
import type { Conclusion } from './conclusion.js';
import type { UnreadFile } from './report-file.js';
import type { Severity } from './severity.js';

/** The claims of one agent's returns in a run; null means the returns that name no agent. */
export interface AgentClaims {
  readonly agent: string | null;
  readonly claims: number;
  readonly untrue: number;
}

/** A finding as a report has it, with the agent of its return. */
export interface ReportedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** Relative to the project root; null for a finding of the run. */
  readonly file: string | null;
  readonly index: number | null;
  /** 1-based; null if there is no place. */
  readonly line: number | null;
  readonly fingerprint: string;
  readonly agent: string | null;
}

/** A finding of the newest earlier report that this run does not have. */
export interface FixedFinding extends ReportedFinding {
  /** The return's file was deleted, or contains none any more, so the finding does not count as fixed. */
  readonly gone: boolean;
}

/** One of the runs that are shown over time. */
export interface TrendRun {
  /** The file name of its report; null for the run being reported. */
  readonly label: string | null;
  /** Hexadecimal; null if a workspace was checked. */
  readonly revision: string | null;
  readonly conclusion: Conclusion;
  /** Claims that could be checked against something. */
  readonly claims: number;
  readonly untrue: number;
  /** Those with the most false claims first, then those with the most claims; cut if there are very many. */
  readonly agents: readonly AgentClaims[];
  /** False claims that the run before it did not have; null for the first run. */
  readonly cameIn: number | null;
  /** The first of those. */
  readonly arrivals: readonly ReportedFinding[];
}

/** How a run compares with earlier ones, by finding fingerprints. */
export interface Trend {
  /** The newest of the earlier reports; null if none was given. */
  readonly against: Pick<TrendRun, 'label' | 'revision'> | null;
  /** New findings: the newest earlier report does not have them. */
  readonly added: readonly Finding[];
  readonly mended: readonly FixedFinding[];
  readonly unchanged: number;
  /** Unchanged findings whose severity or message changed. */
  readonly updated: readonly Finding[];
  /** Earlier reports that could not be compared, by name. */
  readonly leftOut: readonly UnreadFile[];
  /** Reasons to doubt the comparison, one sentence each. */
  readonly doubts: readonly string[];
  /** All runs, the oldest first, the reported one last. */
  readonly runs: readonly TrendRun[];
}
