import type { ClaimKind, VerdictName } from './claim.js';
import type { Severity } from './severity.js';
import type { ShardJson } from './shard-json.js';

/** The verdict on a claim (the README explains each). */
export type { ClaimKind, VerdictName } from './claim.js';

/** The severity of a finding. */
export type SeverityName = Severity;

/** The JSON report, `return-gate/report@1`. */
export interface ReportJson {
  readonly schema: 'return-gate/report@1';
  readonly tool: { readonly name: string; readonly version: string };
  readonly source: {
    readonly kind: 'commit' | 'workspace';
    /** The checked commit, hexadecimal. */
    readonly revision: string | null;
    /** The project root's place in its repository. */
    readonly root: string;
    readonly shard: string | null;
  };
  readonly conclusion: 'passed' | 'failed' | 'empty';
  readonly counts: {
    readonly files: number;
    readonly returns: number;
    readonly claims: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
    /** Findings that are in the baseline. */
    readonly baselined: number;
    /** Findings that existed before the checked change. */
    readonly preexisting: number;
    /** Returns that the change does not concern and that were skipped; absent if there are none. */
    readonly passedOver?: number;
    readonly verdicts: Readonly<Record<VerdictName, number>>;
  };
  readonly returns: readonly ReturnJson[];
  readonly findings: readonly FindingJson[];
  /** For a shard: what `return-gate merge` needs besides the rest. */
  readonly shard?: ShardJson;
  /** Only if earlier reports were requested. */
  readonly trend?: TrendJson;
}

export interface ReturnJson {
  /** Relative to the project root. */
  readonly file: string;
  /** 0-based, in its file. */
  readonly index: number;
  /** 1-based line where it starts. */
  readonly line: number;
  readonly standard: string;
  readonly status: string | null;
  readonly agent: string | null;
  readonly session: string | null;
  /** The names from the orchestrator down to the agent. */
  readonly delegation: readonly string[];
  /** When the agent started, as the return says. */
  readonly startedAt: string | null;
  readonly claims: readonly ClaimJson[];
  /** The risks that it calls CRITICAL, at most 20; absent if there are none. */
  readonly criticalRisks?: readonly string[];
  /** It is in an archive: whether only its claims were checked, or its form, too. Absent for other returns. */
  readonly archived?: 'claims' | 'all';
}

export interface ClaimJson {
  /** What is claimed: a path, a commit id, a count in words. */
  readonly path: string;
  /** A JSON pointer, relative to the return. */
  readonly pointer: string;
  readonly type: string | null;
  readonly verdict: VerdictName;
  /** Bytes. */
  readonly size: number | null;
  /** Where the file is instead. */
  readonly foundAt: string | null;
  readonly detail: string | null;
  readonly kind: ClaimKind;
}

export interface FindingJson {
  readonly rule: string;
  readonly severity: SeverityName;
  readonly message: string;
  readonly recommendation: string;
  /** Relative to the project root; null for a finding of the run. */
  readonly file: string | null;
  readonly index: number | null;
  readonly pointer: string | null;
  /** Lines and columns count from 1, columns in UTF-16 units; the end is the column after the last. */
  readonly startLine: number | null;
  readonly startColumn: number | null;
  readonly endLine: number | null;
  readonly endColumn: number | null;
  /** Stable across edits elsewhere in the file, and across archiving. */
  readonly fingerprint: string;
  readonly baselined: boolean;
  /** It existed before the checked change, and does not fail the run. */
  readonly preexisting: boolean;
}

/** How the run compares with earlier ones, by the fingerprints of findings. */
export interface TrendJson {
  /** The newest earlier report; null if there was none. */
  readonly against: { readonly report: string; readonly revision: string | null } | null;
  /** The fingerprints of this run's findings that the earlier report does not have, each as often as it is new. */
  readonly new: readonly string[];
  /** The earlier report's findings that this run does not have. */
  readonly mended: readonly FixedFindingJson[];
  /** How many findings are in both. */
  readonly unchanged: number;
  /** Earlier reports that could not be compared: the name of each, and its problem. */
  readonly leftOut: readonly { readonly report: string; readonly problem: string }[];
  /** Reasons to doubt the comparison, one sentence each. */
  readonly doubts: readonly string[];
  /** Each run, the oldest first, this one last. */
  readonly runs: readonly RunJson[];
}

export interface FixedFindingJson {
  readonly rule: string;
  readonly severity: SeverityName;
  readonly message: string;
  readonly file: string | null;
  readonly index: number | null;
  /** Where it was in the earlier report. */
  readonly startLine: number | null;
  readonly fingerprint: string;
  /** Its file was deleted, or contains no return any more. */
  readonly gone: boolean;
}

export interface RunJson {
  /** The file name of its report; null for this run. */
  readonly report: string | null;
  readonly revision: string | null;
  readonly conclusion: ReportJson['conclusion'];
  readonly claims: number;
  /** False claims. */
  readonly untrue: number;
  /** Of these, the ones that the run before did not have; null for the first run. */
  readonly cameIn: number | null;
  /** By agent, at most 50, those with the most false claims first. */
  readonly agents: readonly { readonly agent: string | null; readonly claims: number; readonly untrue: number }[];
}
