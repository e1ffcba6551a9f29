import type { RuleInfo, StandardInfo, DescribedRule } from '../model/rule.js';
import type { Standard } from '../model/standard.js';
import { versionsWith } from './catalog.js';

/** A rule as the commands and the library give it. */
export function ruleData(rule: DescribedRule): RuleInfo {
  const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
  return {
    id,
    area,
    scope,
    severity,
    summary,
    rationale,
    remedy,
    sources,
    supersedes,
    versions: versionsWith(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
  };
}

/** A version as the commands and the library give it. */
export function standardData(standard: Standard): StandardInfo {
  const { id, family, version, title, isDefault, source, statuses, success } = standard;
  const { artifactTypes, claimFields, claimsInWords = null, rules } = standard;
  return {
    id,
    family,
    version,
    title,
    default: isDefault,
    source,
    statuses,
    success,
    artifactTypes,
    claims: claimFields.map(({ pattern }) => pattern),
    claimsInWords,
    rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
  };
}
