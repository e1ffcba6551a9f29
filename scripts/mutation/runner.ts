import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type FastCheck from 'fast-check';
import { groupBy } from '../../src/model/collections.js';
import { schemaValidator } from '../../__tests__/support/environment.js';
import { DOES_NOT_END, runTests, type Outcome, type RunOptions } from './run-tests.js';
import { bundleTests, type LoadTestFiles } from './test-bundle.js';
import { TestCollector } from './test-tree.js';

/** The test files to run, one a line, relative to the project. */
export const TEST_FILES = 'MUTATION_TEST_FILES';

/** For how many seconds tests of a mutant are started, one after another. */
export const SECONDS = 'MUTATION_SECONDS';

/** How long a test may wait, in milliseconds: far longer than any takes. */
export const LONGEST = 30_000;

/**
 * Stryker ends a mutant that runs its code a hundred times as often as the code without it does. A loop without end reaches a tenth of that, too,
 * and sooner. What ends so counts as not killed.
 */
const PART_OF_LIMIT = 0.1;

/** A loop that waits for something may run so often. */
const LEAST_LIMIT = 1_000;

/** What the first run tells of each test file, in the folder of the mutated copy: a runner that replaces one that hung reads it. */
const FIRST_RUN = 'first-run.json';

interface TestFile {
  readonly path: string;
  readonly tests: number;
  readonly milliseconds: number;
}

const require = createRequire(import.meta.url);

function toResult(outcomes: readonly Outcome[]): CompleteDryRunResult {
  return {
    status: DryRunStatus.Complete,
    tests: outcomes.map(({ test: { id, file }, failure, milliseconds }) => ({
      id,
      name: id,
      fileName: file,
      timeSpentMs: Math.round(milliseconds),
      ...(failure === null
        ? { status: TestStatus.Success as const }
        : { status: TestStatus.Failed as const, failureMessage: failure }),
    })),
  };
}

/** A module threw while a test file was loaded. */
class LoadError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(`${file} cannot be loaded: ${String(cause)}`, { cause });
  }
}

/**
 * Runs the project's tests in one process. Jest loads every module of each test file anew, which takes a hundred times as long
 * as the tests do, and there are thousands of mutants. Each run evaluates fresh copies of the modules all the same.
 */
class InProcessRunner implements TestRunner {
  private load: LoadTestFiles | null = null;
  /** The quick ones first: most mutants are found in the first seconds. */
  private files: readonly TestFile[] = [];
  private readonly context: InstrumenterContext = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { schemaValidator, [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.context });
    // The first input that fails is enough: a smaller one takes long to find, and nobody reads it.
    const { configureGlobal } = require('fast-check') as Pick<typeof FastCheck, 'configureGlobal'>;
    configureGlobal({ endOnFailure: true });
    const paths = (process.env[TEST_FILES] ?? '').split('\n').filter((file) => file !== '');
    this.load = await bundleTests(paths, process.cwd());
    this.files = existsSync(FIRST_RUN)
      ? (JSON.parse(readFileSync(FIRST_RUN, 'utf8')) as readonly TestFile[])
      : paths.map((path) => ({ path, tests: 0, milliseconds: 0 }));
  }

  async dryRun({ coverageAnalysis }: DryRunOptions): Promise<DryRunResult> {
    const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> };
    this.context.mutantCoverage = coverage;
    const shared: { readonly key: string; readonly ids: readonly string[] }[] = [];
    const outcomes = await this.run(null, { bail: false, longest: null, first: null, until: Infinity }, (ids) => {
      if (ids.length === 1) {
        this.context.currentTestId = ids[0] ?? '';
      } else {
        const key = `block ${String(shared.length)}`;
        shared.push({ key, ids });
        this.context.currentTestId = key;
      }
    });
    delete this.context.currentTestId;
    const byFile = groupBy(outcomes, ({ test }) => test.file);
    this.files = this.files
      .map(({ path }) => {
        const own = byFile.get(path) ?? [];
        return { path, tests: own.length, milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
      })
      .sort((a, b) => a.milliseconds - b.milliseconds);
    writeFileSync(FIRST_RUN, JSON.stringify(this.files));
    // What a hook runs counts for each test of its block.
    for (const { key, ids } of shared) {
      const covered = coverage.perTest[key] ?? {};
      for (const id of ids) coverage.perTest[id] = { ...covered, ...coverage.perTest[id] };
    }
    return coverageAnalysis === 'off' ? toResult(outcomes) : { ...toResult(outcomes), mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant, testFilter, disableBail, ...options }: MutantRunOptions): Promise<MutantRunResult> {
    this.context.activeMutant = activeMutant.id;
    this.context.hitCount = 0;
    const hitLimit =
      options.hitLimit === undefined ? undefined : Math.max(options.hitLimit * PART_OF_LIMIT, LEAST_LIMIT);
    if (hitLimit === undefined) delete this.context.hitLimit;
    else this.context.hitLimit = hitLimit;
    let outcomes: readonly Outcome[];
    try {
      const until = performance.now() + 1_000 * Number(process.env[SECONDS]);
      const how = { bail: !disableBail, longest: LONGEST, first: testFileOf(activeMutant.fileName), until };
      outcomes = await this.run(testFilter ?? null, how, () => undefined);
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      // As in Jest: a test file fails if one of its modules throws while it is loaded.
      const { file, message } = error;
      outcomes = [{ test: { id: `${file} > is loaded`, file }, failure: message, milliseconds: 0 }];
    }
    if (outcomes.some(({ failure }) => failure?.includes(DOES_NOT_END) === true)) {
      return toMutantRunResult({ status: DryRunStatus.Timeout, reason: DOES_NOT_END });
    }
    if (hitLimit !== undefined && this.context.hitCount > hitLimit) {
      return toMutantRunResult({ status: DryRunStatus.Timeout, reason: 'hit limit' });
    }
    return toMutantRunResult(toResult(outcomes), disableBail);
  }

  /** Returns the paths of the files with wanted tests: the mutated module's own first, then those of which most tests run its code. */
  private inOrder(wanted: readonly string[] | null, first: string | null): readonly string[] {
    const byFile = groupBy(wanted ?? [], (id) => id.split(' > ', 1)[0]);
    const share = ({ path, tests }: TestFile): number => {
      if (path === first) return Infinity;
      return wanted === null ? 1 : (byFile.get(path)?.length ?? 0) / tests;
    };
    const covering = this.files.filter(({ path }) => wanted === null || byFile.has(path));
    return covering.toSorted((a, b) => share(b) - share(a)).map(({ path }) => path);
  }

  private async run(
    wanted: readonly string[] | null,
    how: Omit<RunOptions, 'onCode'>,
    onCode: RunOptions['onCode'],
  ): Promise<readonly Outcome[]> {
    const { first } = how;
    const collector = new TestCollector();
    const ids = wanted === null ? null : new Set(wanted);
    for (const file of this.inOrder(wanted, first)) {
      // Each file has modules of its own: some say when they are loaded what to do when the file's tests end.
      collector.collect(file, () => {
        try {
          this.load?.(collector.globals).get(file)?.();
        } catch (error) {
          throw new LoadError(file, error);
        }
      });
    }
    return runTests(
      collector.tests.filter(({ id }) => ids?.has(id) !== false),
      { ...how, onCode },
    );
  }
}

/**
 * Returns the path of a module's own tests, relative to the project, whether the file exists or not. They notice at once that their module
 * never answers, where other tests only wait for it.
 */
function testFileOf(source: string): string {
  const [, path = ''] = source.split(/(?:^|[\\/])src[\\/]/);
  return join('__tests__', path.replace(/\.ts$/, '.test.ts'));
}

function createRunner(): TestRunner {
  return new InProcessRunner();
}
createRunner.inject = [] as const;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', createRunner)];
