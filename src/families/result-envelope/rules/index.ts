export * from './contents.js';
export * from './sections.js';
