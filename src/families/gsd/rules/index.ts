export * from './actuals-and-coverage.js';
export * from './claims.js';
export * from './frontmatter.js';
export * from './plan.js';
export * from './self-check.js';
export * from './status.js';
export * from './unread.js';
