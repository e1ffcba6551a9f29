import type { FamilyName } from '../../src/model/standard.js';
import type { Rule } from '../../src/model/rule.js';
import { versionsWith } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';

/** The ids of all versions of a family, the oldest first. */
export function versionsOf(family: FamilyName): readonly string[] {
  return standards
    .filter((standard) => standard.family === family)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .map(({ id }) => id);
}

/** The ids of the versions that have a rule. */
function idsWith(rule: Rule): readonly string[] {
  return versionsWith(rule).map(({ standard }) => standard.id);
}
