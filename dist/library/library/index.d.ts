import type { RuleInfo, StandardInfo } from '../model/rule.js';
import type { CheckOptions, ReportJson, ValidateOptions } from './types.js';
export type { CheckOptions, ClaimJson, FindingJson, LevelName, ReportJson, ReturnJson, SeverityName, ValidateOptions, VerdictName, } from './types.js';
export type { RuleInfo, StandardInfo } from '../model/rule.js';
/** Every rule, by id. */
export declare const rules: readonly RuleInfo[];
/** Every version of every standard, family by family. */
export declare const standards: readonly StandardInfo[];
/**
 * Checks the returns that a repository has committed, or that are on disk, and proves every artifact that they claim:
 * the JSON report (`schemas/report.schema.json`). A repository's configuration and baseline count, as on the command line.
 * Rejects with an `Error` whose message says what to do instead when the options, the repository or its configuration
 * do not allow it; nothing is printed, and no file is written.
 */
export declare function check(options?: CheckOptions): Promise<ReportJson>;
/**
 * Checks one return, given as text or bytes, and verifies its claims in the files on disk below the root: the JSON
 * report, whose conclusion is `passed` where the return is valid. Git is asked only for commits that are cited, and what became of
 * missing files; no configuration is read. Rejects
 * with an `Error` whose message says what to do instead when the options do not allow it; nothing is printed, and no file
 * is written.
 */
export declare function validate(content: string | Uint8Array, options?: ValidateOptions): Promise<ReportJson>;
