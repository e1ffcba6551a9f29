import type { RuleInfo, StandardInfo } from '../model/rule.js';
import { orderedStandards, ruleData, rules as allRules, standardData } from '../families/catalog.js';

export { check } from './check.js';
export { validate } from './validate.js';
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
