import type { FamilyName } from '../../src/model/standard.js';
import { standards } from '../../src/families/registry.js';

/** The ids of all versions of a family, the oldest first. */
export function versionsOf(family: FamilyName): readonly string[] {
  return standards
    .filter((standard) => standard.family === family)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .map(({ id }) => id);
}
