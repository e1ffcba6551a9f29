export * from './file-list.js';
export * from './status.js';
