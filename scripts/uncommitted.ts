import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import { generateVersionLists } from './registry.js';
import { generateTypes, generateValidators } from './validators.js';

/**
 * Writes the files that the sources need and git does not have: `npm run generate:uncommitted`. Scripts of package.json that import
 * sources run it first. npm must not, when it installs or packs: a user has no development packages.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

write(root, [...generateTypes(root), ...generateValidators(root), ...generateVersionLists(root)]);
