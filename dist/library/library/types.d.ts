import type { SeverityName } from '../model/report-json.js';
export type { ClaimJson, FindingJson, ReportJson, ReturnJson, SeverityName, VerdictName, } from '../model/report-json.js';
/** A severity as a threshold. */
export type LevelName = SeverityName | 'never';
/** What to check, and how; every option as on the command line, with its default. */
export interface CheckOptions {
    /** The project root that claims are relative to: the current directory. */
    readonly root?: string;
    /** The commit to check: `HEAD`. */
    readonly at?: string;
    /** Check the files on disk instead of a commit. */
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
    /** The check of archived returns: their claims (default), or all. */
    readonly archived?: 'claims' | 'all';
    /** How old an unfinished return may be, such as `24h`. */
    readonly staleAfter?: string;
    /** Larger files are not read, such as `1MiB`. */
    readonly maxFileSize?: string;
    /** A run with more returns fails, such as `100000`. */
    readonly maxReturns?: string;
    /** A run with more claims fails, such as `1000000`. */
    readonly maxClaims?: string;
    /** The session id that the one checked return must echo. */
    readonly expectSession?: string;
    /** The clock: a time as ISO 8601, or a date. */
    readonly now?: string | Date;
    /** A baseline file, instead of the one at the root. */
    readonly baseline?: string;
}
/** How to check one return; every option as on the command line, with its default. */
export interface ValidateOptions {
    /** The project root on disk that claims are relative to: the current directory. */
    readonly root?: string;
    /**
     * The file that the return is in or will be, relative to the root. Findings name it, rules on places check it, and
     * without a standard its name shows the family.
     */
    readonly file?: string;
    /** The version to check by; with `auto`, the return's shape decides. Defaults to the version of console returns. */
    readonly standard?: string;
    /** The session id that the return must echo. */
    readonly expectSession?: string;
    /** The agent, if the return names none. */
    readonly agent?: string;
    /** How old an `in_progress` return may be, such as `24h`. */
    readonly staleAfter?: string;
    /** A larger return is not read, such as `1MiB`. */
    readonly maxFileSize?: string;
    /** The clock: a time as ISO 8601, or a date. */
    readonly now?: string | Date;
}
/** Returns the option name of a setting in the library: `failOn` for `fail-on`. */
export declare function optionName(setting: string): string;
/** Returns the options as texts, by setting name. Throws `UsageError` for an invalid time. */
export declare function settingTexts({ now, ...options }: CheckOptions | ValidateOptions): ReadonlyMap<string, string>;
/** Throws `UsageError` for an unknown option: a misspelled one must not be ignored. */
export declare function demandKnown(options: object, names: readonly string[]): void;
