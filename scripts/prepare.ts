import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import { generateVersionLists } from './registry.js';
import { generateTypes, generateValidators } from './validators.js';

/** Writes the files that the sources need and git does not have: run it first in a fresh clone. */
const root = fileURLToPath(new URL('..', import.meta.url));

write(root, [...generateTypes(root), ...generateValidators(root), ...generateVersionLists(root)]);
