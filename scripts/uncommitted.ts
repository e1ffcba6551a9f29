import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import { generateFamilies, generateVersionLists } from './registry.js';
import { generateSchemaList } from './schema-list.js';
import { generateTypes, generateValidators } from './validators.js';
import { generateVersion } from './version.js';
import { generatePresets } from './presets.js';
import { generateWorkflows } from './workflows.js';

/**
 * Writes the files that the sources need and git does not have: `npm run generate:uncommitted`. Scripts of package.json that import
 * sources run it first. npm must not, when it installs or packs: a user has no development packages.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

write(root, [
  ...generateTypes(root),
  ...generateValidators(root),
  ...generateVersionLists(root),
  generateVersion(root),
  generateSchemaList(root),
  generateWorkflows(root),
  generatePresets(root),
]);
// Each of these imports what was written before it.
write(root, [await generateFamilies(root)]);
const { generateRuleIds } = await import('./rule-ids.js');
write(root, [generateRuleIds()]);
