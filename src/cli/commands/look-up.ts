/** The commands that show the project's own data. They are small, and loaded together. */
export { completionOf } from './completion.js';
export { explain } from './explain.js';
export { prompt } from './prompt.js';
export { rules, schema, standards } from './reference.js';
