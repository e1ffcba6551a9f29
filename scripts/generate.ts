import { fileURLToPath } from 'node:url';
import { generateGlobs } from './globs.js';
import { generateRegistries } from './registry.js';
import { generateValidators } from './validators.js';

const root = fileURLToPath(new URL('..', import.meta.url));
generateValidators(root);
generateRegistries(root);
generateGlobs(root);
