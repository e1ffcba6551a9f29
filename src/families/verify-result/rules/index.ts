export * from './contradiction.js';
export * from './evidence.js';
export * from './fields.js';
