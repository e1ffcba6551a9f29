import type { RuleInfo, StandardInfo } from './model/reference.js';
import type { CheckOptions, ReportJson } from './public.js';
export type { CheckOptions, ClaimJson, FindingJson, LevelName, ReportJson, ReturnJson, SeverityName, VerdictName, } from './public.js';
export type { RuleInfo, StandardInfo } from './model/reference.js';
/** Every rule, by id. */
export declare const rules: readonly RuleInfo[];
/** Every version of every standard, family by family. */
export declare const standards: readonly StandardInfo[];
/**
 * Judges the returns that a repository has committed, or that lie on disk, and proves every artifact that they claim:
 * the JSON report (`schemas/report.schema.json`). A repository's configuration and baseline count, as on the command line.
 * Rejects with an `Error` whose message says what to do instead when the options, the repository or its configuration
 * do not allow it; nothing is printed, and no file is written.
 */
export declare function check(options?: CheckOptions): Promise<ReportJson>;
