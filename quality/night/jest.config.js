import base from '../../jest.config.js';

/** What takes long or much memory: `npm run quality:night`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/quality/night/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
