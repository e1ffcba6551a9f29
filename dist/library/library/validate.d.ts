import { type ReportJson, type ValidateOptions } from './types.js';
/**
 * Checks one return, given as text or bytes, and verifies its claims in the files on disk below the root. Resolves to
 * the JSON report, whose conclusion is `passed` if the return is valid. Git is only asked about cited commits and
 * missing files; no configuration is read. Rejects with an `Error`, whose message says how to fix it, for invalid
 * options. Nothing is printed, and no file is written.
 */
export declare function validate(content: string | Uint8Array, options?: ValidateOptions): Promise<ReportJson>;
