import type { RuleInfo, StandardInfo } from '../model/rule.js';
export { check } from './check.js';
export { validate } from './validate.js';
export type { CheckOptions, ClaimJson, FindingJson, LevelName, ReportJson, ReturnJson, SeverityName, ValidateOptions, VerdictName, } from './types.js';
export type { RuleInfo, StandardInfo } from '../model/rule.js';
/** Every rule, by id. */
export declare const rules: readonly RuleInfo[];
/** Every version of every standard, family by family. */
export declare const standards: readonly StandardInfo[];
