import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findSubject } from './mutation/subjects.js';
import { listTests } from './mutation/test-files.js';

/** Runs the tests of some modules and prints which of their branches no test takes: `npm run coverage -- claims baseline`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const subjects = process.argv.slice(2);
const unknown = subjects.filter((subject) => findSubject(subject) !== subject);
if (subjects.length === 0 || unknown.length > 0) {
  console.error(
    `usage: npm run coverage -- MODULE..., e.g. claims or engine/history${unknown.length > 0 ? `; not ${unknown.join()}` : ''}`,
  );
  process.exitCode = 2;
}
for (const subject of unknown.length > 0 ? [] : subjects) {
  console.log(subject);
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--coverage',
      // The code is not changed, so that tests which measure time still pass.
      '--coverageProvider=v8',
      '--coverageReporters=text',
      `--collectCoverageFrom=src/${subject}/**/*.ts`,
      '--collectCoverageFrom=!**/generated/**',
      ...listTests(subject),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
