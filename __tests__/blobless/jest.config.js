import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../jest.config.js';

// What support/blobless.ts reads.
process.env.RETURN_GATE_BLOBLESS = '1';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** What a test of pull requests calls, or has on its command line. */
const COMPARES = /\b(?:pullRequest|propose|proposeHead|mergeGroup)\(|'--base'/;

/** They are about configurations with which nothing may be fetched. */
const WITHOUT_REMOTE = 'hostile/own-repository.test.ts';

/** Once more the tests of pull requests, each run on a clone without contents, too: the reports must be the same. The second half of `npm run test:all`. */
export default {
  ...base,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/^(?:browser|docs)\b/.test(name))
    .filter((name) => COMPARES.test(readFileSync(join(TESTS, name), 'utf8')))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== WITHOUT_REMOTE)
    .map((name) => `<rootDir>/__tests__/${name}`),
};
