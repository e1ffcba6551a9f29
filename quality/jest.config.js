import base from '../jest.config.js';

/** The slice of `quality/` that runs with every commit: `npm run quality`. */
export default {
  ...base,
  rootDir: '..',
  testMatch: ['<rootDir>/quality/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/quality/night/'],
};
