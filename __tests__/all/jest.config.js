import base from '../../jest.config.js';
import { STARTS_PROCESSES } from '../processes.js';

/** What `npm test` leaves out, but for the browser: the first half of `npm run test:all`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: STARTS_PROCESSES.map((name) => `<rootDir>/__tests__/${name}${name.endsWith('/') ? '**/*' : ''}.test.ts`),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
};
