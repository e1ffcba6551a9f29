import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import { generateTypes, generateValidators } from './validators.js';

/** Writes what the sources need and git does not hold: a fresh clone starts with it. */
const root = fileURLToPath(new URL('..', import.meta.url));

write(root, [...generateTypes(root), ...generateValidators(root)]);
