/** The commands that show what the gate knows: small, and loaded together. */
export { explain } from './explain.js';
export { prompt } from './prompt.js';
export { rules } from './rules.js';
export { schema } from './schema.js';
export { standards } from './standards.js';
