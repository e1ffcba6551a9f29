import base from '../../jest.config.js';

/** What takes long or much memory, on the bundles: `npm run test:nightly`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/nightly/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
