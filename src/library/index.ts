import { checkProject } from './check.js';
import { validateText } from './validate.js';
import type { RuleInfo, StandardInfo } from '../model/rule.js';
import type { CheckOptions, ReportJson, ValidateOptions } from './types.js';
import { orderedStandards, ruleData, rules as allRules, standardData } from '../families/catalog.js';

export type {
  CheckOptions,
  ClaimJson,
  FindingJson,
  LevelName,
  ReportJson,
  ReturnJson,
  SeverityName,
  ValidateOptions,
  VerdictName,
} from './types.js';
export type { RuleInfo, StandardInfo } from '../model/rule.js';

/** Every rule, by id. */
export const rules: readonly RuleInfo[] = allRules.map(ruleData);

/** Every version of every standard, family by family. */
export const standards: readonly StandardInfo[] = orderedStandards.map(standardData);

/**
 * Checks the returns that a repository has committed, or that are on disk, and proves every artifact that they claim:
 * the JSON report (`schemas/report.schema.json`). A repository's configuration and baseline count, as on the command line.
 * Rejects with an `Error` whose message says what to do instead when the options, the repository or its configuration
 * do not allow it; nothing is printed, and no file is written.
 */
export function check(options: CheckOptions = {}): Promise<ReportJson> {
  return checkProject(options);
}

/**
 * Checks one return, given as text or bytes, and verifies its claims in the files on disk below the root: the JSON
 * report, whose conclusion is `passed` where the return is valid. Git is asked only for commits that are cited, and what became of
 * missing files; no configuration is read. Rejects
 * with an `Error` whose message says what to do instead when the options do not allow it; nothing is printed, and no file
 * is written.
 */
export function validate(content: string | Uint8Array, options: ValidateOptions = {}): Promise<ReportJson> {
  return validateText(content, options);
}
