import { type CheckOptions, type ReportJson } from './types.js';
/**
 * Checks the returns in a commit, or on disk, and proves every artifact that they claim. Resolves to the JSON report
 * (`schemas/report.schema.json`). The repository's configuration and baseline count, as on the command line. Rejects
 * with an `Error`, whose message says how to fix it, for invalid options, repositories or configurations. Nothing is
 * printed, and no file is written.
 */
export declare function check(options?: CheckOptions): Promise<ReportJson>;
