import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { NOT_MUTATED } from './mutation/prose.js';
import { TEST_FILES } from './mutation/runner.js';
import { SAMPLE } from './mutation/sample.js';
import { scoreOf, toLine } from './mutation/score.js';
import { SUBJECTS, findSubject, floorOf, subjectOfNight } from './mutation/subjects.js';
import { listTests } from './mutation/test-files.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Mutates a file or folder of `src/`, prints what no test found, and returns the percentage that was killed. */
async function mutate(path: string): Promise<number> {
  const subject = findSubject(path);
  const source = join('src', path);
  if (subject === null || !existsSync(join(root, source))) {
    throw new Error(`${path} is no file or folder of ${Object.keys(SUBJECTS).join(', ')}`);
  }
  process.env[TEST_FILES] = listTests(subject).join('\n');
  const results = await new Stryker({
    mutate: [
      statSync(join(root, source)).isDirectory() ? `${source}/**/*.ts` : source,
      // A folder within that is a subject of its own has other tests.
      ...Object.keys(SUBJECTS).flatMap((name) => (name.startsWith(`${path}/`) ? [`!src/${name}/**`] : [])),
      ...NOT_MUTATED.map((pattern) => `!${pattern}`),
    ],
    testRunner: 'in-process',
    plugins: ['runner', 'prose', 'sample', 'survivors'].map((name) => join(root, `scripts/mutation/${name}.ts`)),
    ignorers: ['prose', 'sample'],
    testRunnerNodeArgs: ['--import', 'tsx', '--no-warnings'],
    dryRunTimeoutMinutes: 20,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Few mutants need it; a busy machine needs much.
    timeoutMS: 10_000,
    reporters: ['progress-append-only', 'survivors'],
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/dist', '/bench', '/.cache', '/coverage'],
    checkers: [],
    allowEmpty: true,
    disableTypeChecks: false,
  }).runMutationTest();
  const score = scoreOf(results);
  console.log(toLine(path, score));
  return score.percent;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tonight: { type: 'boolean' }, sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
if (values.sample !== undefined) process.env[SAMPLE] = `${values.sample} ${values.seed}`;
const paths = values.tonight === true ? [subjectOfNight(Date.now())] : positionals;
if (paths.length === 0) {
  console.error(
    'usage: npm run mutate -- PATH..., e.g. claims or baseline/load.ts; or --tonight; --sample 0.2 --seed 1 takes a fifth of the functions',
  );
  process.exitCode = 2;
}
for (const path of paths) {
  const floor = floorOf(findSubject(path) ?? path);
  if ((await mutate(path)) < floor) {
    console.error(`${path} is below ${String(floor)} %`);
    process.exitCode = 1;
  }
}
