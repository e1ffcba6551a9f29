import { STARTS_PROCESSES } from './__tests__/processes.js';

/** What one process can say, and one start of each bundle: `npm test`. */
export default {
  // Tests run in plain Node, with no sandbox, compiled beforehand by scripts/compile-tests.ts (see `pretest` in package.json).
  runner: '<rootDir>/__tests__/support/light-runner.js',
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.js'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...STARTS_PROCESSES.map((name) => `<rootDir>/__tests__/${name}`)],
  // Left to itself, Jest takes one worker on two cores.
  maxWorkers: '100%',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};
