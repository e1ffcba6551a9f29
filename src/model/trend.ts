import type { Finding } from './finding.js';
import type { Conclusion } from './conclusion.js';
import type { UnreadFile } from './report-file.js';
import type { Severity } from './severity.js';

/** What the returns of one agent claim in a run; of the returns that name no agent, null. */
export interface AgentClaims {
  readonly agent: string | null;
  readonly claims: number;
  readonly untrue: number;
}

/** A finding as a report keeps it, with the agent of its return. */
export interface ReportedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** Relative to the project root; null for a finding of the run. */
  readonly file: string | null;
  readonly index: number | null;
  /** 1-based; null where there is no place. */
  readonly line: number | null;
  readonly fingerprint: string;
  readonly agent: string | null;
}

/** A finding of the newest earlier report that this run does not have. */
export interface MendedFinding extends ReportedFinding {
  /** The file of its return is gone, or holds none any more: nobody mended what it says. */
  readonly gone: boolean;
}

/** One run of those that are told over time. */
export interface TrendRun {
  /** What its report is called, by its file; null for the run that is reported. */
  readonly label: string | null;
  /** Hexadecimal; null where a workspace was judged. */
  readonly revision: string | null;
  readonly conclusion: Conclusion;
  /** Claims that something could be held against. */
  readonly claims: number;
  readonly untrue: number;
  /** Those with the most untrue claims first, of these those with the most claims; of very many the first. */
  readonly agents: readonly AgentClaims[];
  /** Untrue claims that the run before it did not have; null for the first, before which nothing is known. */
  readonly cameIn: number | null;
  /** The first of those. */
  readonly arrivals: readonly ReportedFinding[];
}

/** How a run compares with earlier ones, by the fingerprints of their findings. */
export interface Trend {
  /** The newest of the earlier reports; null where none was handed in. */
  readonly against: Pick<TrendRun, 'label' | 'revision'> | null;
  /** Findings that it did not have. */
  readonly added: readonly Finding[];
  readonly mended: readonly MendedFinding[];
  readonly unchanged: number;
  /** Those of the unchanged that weigh or say something else than then. */
  readonly updated: readonly Finding[];
  /** Earlier reports that could not be compared, by what they are called. */
  readonly leftOut: readonly UnreadFile[];
  /** What makes the comparison doubtful, a sentence each. */
  readonly doubts: readonly string[];
  /** All runs, the oldest first, the reported one last. */
  readonly runs: readonly TrendRun[];
}
