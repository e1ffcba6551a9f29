/** The commands that show the project's own data. They are small, and loaded together. */
export { explain } from './explain.js';
export { prompt } from './prompt.js';
export { rules } from './rules.js';
export { schema } from './schema.js';
export { standards } from './standards.js';
