import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { groupBy } from '../src/model/collections.js';
import { NOT_MUTATED } from './mutation/prose.js';
import { LONGEST, SECONDS, TEST_FILES } from './mutation/runner.js';
import { SAMPLE } from './mutation/sample.js';
import { scoreOf, toLine } from './mutation/score.js';
import { SUBJECTS, findSubject, floorOf, secondsOf, subjectOfNight } from './mutation/subjects.js';
import { listTests } from './mutation/test-files.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the module of a file or folder of `src/`. */
function subjectOf(path: string): string {
  const subject = findSubject(path);
  if (subject === null || !existsSync(join(root, 'src', path))) {
    throw new Error(`${path} is no file or folder of ${Object.keys(SUBJECTS).join(', ')}`);
  }
  return subject;
}

/** Returns Stryker's patterns for the files of a path. A folder within that is a module of its own has other tests. */
function patternsOf(path: string): readonly string[] {
  const source = join('src', path);
  if (!statSync(join(root, source)).isDirectory()) return [source];
  const others = Object.keys(SUBJECTS).filter((name) => name.startsWith(`${path}/`));
  return [`${source}/**/*.ts`, ...others.map((name) => `!src/${name}/**`)];
}

/** Mutates files or folders of one module, prints what no test found, and returns the percentage that was killed. */
async function mutate(subject: string, paths: readonly string[]): Promise<number> {
  process.env[TEST_FILES] = listTests(subject).join('\n');
  const seconds = Number(values.seconds ?? secondsOf(subject));
  if (Number.isNaN(seconds)) throw new Error(`--seconds takes a number, such as 20, not ${String(values.seconds)}`);
  process.env[SECONDS] = String(seconds);
  const results = await new Stryker({
    mutate: [...paths.flatMap(patternsOf), ...NOT_MUTATED.map((pattern) => `!${pattern}`)],
    testRunner: 'in-process',
    plugins: ['runner', 'prose', 'sample', 'survivors'].map((name) => join(root, `scripts/mutation/${name}.ts`)),
    ignorers: ['prose', 'sample'],
    testRunnerNodeArgs: ['--import', 'tsx', '--no-warnings'],
    dryRunTimeoutMinutes: 20,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Few mutants need it; a busy machine needs much. Without a limit, that is added to half as much again as the tests take.
    timeoutMS: 10_000 + (seconds === Infinity ? 0 : 1_000 * seconds + LONGEST),
    timeoutFactor: seconds === Infinity ? 1.5 : 0,
    reporters: ['progress-append-only', 'survivors'],
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/dist', '/bench', '/.cache', '/coverage'],
    checkers: [],
    allowEmpty: true,
    disableTypeChecks: false,
  }).runMutationTest();
  const score = scoreOf(results);
  console.log(toLine(paths.join(' '), score));
  return score.percent;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tonight: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
  },
});
if (values.sample !== undefined) process.env[SAMPLE] = `${values.sample} ${values.seed}`;
const paths = values.tonight === true ? [subjectOfNight(Date.now())] : positionals;
if (paths.length === 0) {
  console.error(
    'usage: npm run mutate -- PATH..., e.g. claims or baseline/load.ts; or --tonight; --sample 0.2 --seed 1 takes a fifth of the functions; --seconds 20 starts no test of a mutant after that time',
  );
  process.exitCode = 2;
}
for (const [subject, own] of groupBy(paths, subjectOf)) {
  const floor = floorOf(subject);
  if ((await mutate(subject, own)) < floor) {
    console.error(`${own.join(' ')} is below ${String(floor)} %`);
    process.exitCode = 1;
  }
}
