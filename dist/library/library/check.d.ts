import { type CheckOptions, type ReportJson } from './types.js';
/**
 * Checks the returns that a repository has committed, or that are on disk, and proves every artifact that they claim. Resolves to the JSON
 * report (`schemas/report.schema.json`). A repository's configuration and baseline count, as on the command line. Rejects with an `Error`
 * whose message says what to do instead if the options, the repository or its configuration do not allow it. Nothing is printed, and no
 * file is written.
 */
export declare function check(options?: CheckOptions): Promise<ReportJson>;
