/** The commands that change returns. Loaded together: both need all families. */
export { fix } from './fix.js';
export { migrate } from './migrate.js';
