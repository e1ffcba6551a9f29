/** How grave a finding is. */
export type SeverityName = 'error' | 'warning' | 'notice';
/** A severity as a threshold. */
export type LevelName = SeverityName | 'never';
/** What became of a claim (the README tells what each means). */
export type VerdictName = 'present' | 'empty' | 'missing' | 'relocated' | 'removed' | 'uncommitted' | 'directory' | 'outside' | 'case-mismatch' | 'unverifiable';
/** What to judge, and how; every option as on the command line, with its default. */
export interface CheckOptions {
    /** The project root that claims are relative to: the current directory. */
    readonly root?: string;
    /** The commit to judge: `HEAD`. */
    readonly at?: string;
    /** Judge the files on disk instead of a commit. */
    readonly workspace?: boolean;
    /** A configuration file, instead of the one at the root. */
    readonly config?: string;
    /** Patterns of the files that hold returns, instead of the usual places. */
    readonly patterns?: readonly string[];
    /** Patterns of files to leave out. */
    readonly ignore?: readonly string[];
    /** `auto`, or ids separated by commas, at most one a family. */
    readonly standard?: string;
    readonly failOn?: LevelName;
    readonly ifNoReturns?: SeverityName | 'ignore';
    /** How old an unfinished return may be, such as `24h`. */
    readonly staleAfter?: string;
    /** Larger files are not read, such as `1MiB`. */
    readonly maxFileSize?: string;
    /** The session id that the one judged return must echo. */
    readonly expectSession?: string;
    /** The clock: a time as ISO 8601, or a date. */
    readonly now?: string | Date;
    /** A baseline file, instead of the one at the root. */
    readonly baseline?: string;
}
/** How to judge one return; every option as on the command line, with its default. */
export interface ValidateOptions {
    /** The project root that claims are relative to, as it lies on disk: the current directory. */
    readonly root?: string;
    /**
     * The file that the return is in or will be, relative to the root. Findings name it, rules on places judge it, and
     * without a standard its name tells of which family the return is.
     */
    readonly file?: string;
    /** The version to judge by; `auto` takes it from the return's shape. Without it, that of console returns. */
    readonly standard?: string;
    /** The session id that the return must echo. */
    readonly expectSession?: string;
    /** How old an `in_progress` return may be, such as `24h`. */
    readonly staleAfter?: string;
    /** A larger return is not read, such as `1MiB`. */
    readonly maxFileSize?: string;
    /** The clock: a time as ISO 8601, or a date. */
    readonly now?: string | Date;
}
/** The JSON report, `return-gate/report@1`. */
export interface ReportJson {
    readonly schema: 'return-gate/report@1';
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly source: {
        readonly kind: 'commit' | 'workspace';
        /** The judged commit, hexadecimal. */
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
        /** Findings that the baseline knows. */
        readonly baselined: number;
        readonly verdicts: Readonly<Record<VerdictName, number>>;
    };
    readonly returns: readonly ReturnJson[];
    readonly findings: readonly FindingJson[];
}
export interface ReturnJson {
    /** Relative to the project root. */
    readonly file: string;
    /** 0-based, in its file. */
    readonly index: number;
    /** 1-based line on which it starts. */
    readonly line: number;
    readonly standard: string;
    readonly status: string | null;
    readonly agent: string | null;
    readonly session: string | null;
    readonly claims: readonly ClaimJson[];
}
export interface ClaimJson {
    readonly path: string;
    /** JSON pointer, relative to the return. */
    readonly pointer: string;
    readonly type: string | null;
    readonly verdict: VerdictName;
    /** Bytes. */
    readonly size: number | null;
    /** Where the file is instead. */
    readonly foundAt: string | null;
    readonly detail: string | null;
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
}
