import type { Rule } from '../model/rule.js';
import { versionsWith } from '../standards/catalog.js';

/** A rule as the commands give it in JSON. */
export function ruleData(rule: Rule): object {
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
