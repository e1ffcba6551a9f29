export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, isolatedModules: true }] },
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // They need a browser: npm run test:browser.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
