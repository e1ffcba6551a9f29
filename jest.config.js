export default {
  testEnvironment: '<rootDir>/__tests__/support/environment.js',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '<rootDir>/__tests__/support/transform.js' },
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // They need a browser (npm run test:browser), or long (npm run test:nightly).
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/', '<rootDir>/__tests__/nightly/'],
  // Many tests start git and the bundles; a busy machine must not fail them.
  testTimeout: 120_000,
  // Left to itself, Jest takes one worker on two cores.
  maxWorkers: '100%',
  // Modules outlive their test file (10 MB and more of each), and a large process starts git slowly: a worker that has grown is
  // followed by a new one. Fewer processor seconds than with 500 MB and with 60 MB.
  workerIdleMemoryLimit: '150MB',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};
