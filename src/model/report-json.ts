import type { ClaimKind, VerdictName } from './claim.js';
import type { Loosened } from './loosened.js';
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
  /** By what the configuration or the caller lets false claims pass; absent if by nothing, and under a policy. */
  readonly loosened?: readonly LoosenedJson[];
  readonly returns: readonly ReturnJson[];
  readonly findings: readonly FindingJson[];
  /** For a shard: what `return-gate merge` needs besides the rest. */
  readonly shard?: ShardJson;
  /** Only if an earlier report was requested. */
  readonly trend?: TrendJson;
}

/** A setting by which false claims can pass. */
export type LoosenedJson = Loosened;

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

/** How the run compares with an earlier one, by the fingerprints of findings. */
export interface TrendJson {
  /** The earlier report, by its file name; null if there was none. */
  readonly against: { readonly report: string; readonly revision: string | null } | null;
  /** The fingerprints of this run's findings that the earlier report does not have, each as often as it is new. */
  readonly new: readonly string[];
  /** The earlier report's findings that this run does not have. */
  readonly mended: readonly FixedFindingJson[];
  /** How many findings are in both. */
  readonly unchanged: number;
  /** Which of several reports was taken, and reasons to doubt the comparison, one sentence each. */
  readonly doubts: readonly string[];
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
