import base from '../../jest.config.js';

/** The tests that need a browser: `npm run test:browser`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
