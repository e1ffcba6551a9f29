import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { findBranches, type FileCoverage } from './branches.js';
import { findSubject } from './mutation/subjects.js';
import { listTests } from './mutation/test-files.js';

/** Prints the branches of modules that no test takes: `npm run coverage -- claims baseline`; with `--all-tests`, none of the whole suite. */
const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = '.cache/coverage';

/** Returns the files of a module that are code once their types are gone, relative to the project. */
function listCode(module: string): readonly string[] {
  const names = readdirSync(join(root, 'src', module), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /(?<!\.d)\.ts$/.test(name) && !name.includes('generated'));
  return files
    .map((name) => join('src', module, name))
    .filter((file) => /\S/.test(transformSync(readFileSync(join(root, file), 'utf8'), { loader: 'ts' }).code));
}

/** Runs tests, and returns what they covered of some files. Throws if a test fails. */
function cover(files: readonly string[], tests: readonly string[]): readonly FileCoverage[] {
  const options = ['--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${FOLDER}`];
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--coverage',
      // The code is not changed, so that tests which measure time still pass.
      ...options,
      ...files.map((file) => `--collectCoverageFrom=${file}`),
      ...tests,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('A test failed.');
  const found = JSON.parse(readFileSync(join(root, FOLDER, 'coverage-final.json'), 'utf8')) as Record<
    string,
    FileCoverage
  >;
  return Object.values(found);
}

const { values, positionals: modules } = parseArgs({
  allowPositionals: true,
  options: { 'all-tests': { type: 'boolean', default: false } },
});
const unknown = modules.filter((module) => findSubject(module) === null && findSubject(`${module}/run`) === null);
if (modules.length === 0 || unknown.length > 0) {
  console.error(
    `usage: npm run coverage -- [--all-tests] MODULE..., e.g. claims or engine/history${unknown.length > 0 ? `; not ${unknown.join()}` : ''}`,
  );
  process.exitCode = 2;
} else {
  const covered = values['all-tests']
    ? cover(modules.flatMap(listCode), [])
    : modules.flatMap((module) => cover(listCode(module), listTests(module)));
  for (const module of modules) {
    const files = covered.filter(({ path }) => path.startsWith(join(root, 'src', module, '/')));
    const { taken, all, missed } = findBranches(files, (path) => readFileSync(path, 'utf8'));
    for (const { path, line, column, text } of missed) {
      console.log(`${path.slice(root.length)}:${String(line)}:${String(column)}\n  ${text}`);
    }
    const percent = (Math.floor((1000 * taken) / Math.max(all, 1)) / 10).toFixed(1);
    console.log(`${module}: ${percent} % of the branches are taken (${String(taken)} of ${String(all)})`);
    if (taken < all) process.exitCode = 1;
  }
}
