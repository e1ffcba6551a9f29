import { MEASURES_TIME } from './test-bundle.js';
import { withParents, type Test } from './test-tree.js';

/** How a test ended: `failure` is null if it passed. */
export interface Outcome {
  readonly test: Pick<Test, 'id' | 'file'>;
  readonly failure: string | null;
  readonly milliseconds: number;
}

/** The message of the error that ends a test which waits too long, for an answer that never comes. */
export const DOES_NOT_END = 'This test does not end.';

export interface RunOptions {
  /** Ends the run after the first failure. */
  readonly bail: boolean;
  /** How long a test may wait, in milliseconds; null for any time. What computes without end is ended by Stryker alone. */
  readonly longest: number | null;
  /** The file whose tests come first, whatever time they take; null if there is none. */
  readonly first: string | null;
  /** When, by `performance.now()`, the last other test may start. */
  readonly until: number;
  /** Called before the code of some tests runs: of one, or of all tests of a block whose hook it is. */
  readonly onCode: (ids: readonly string[]) => void;
}

type Run = () => unknown;

/** Runs a test or a hook. */
async function call(run: Run): Promise<void> {
  await run();
}

/**
 * Runs the code of a test or of a hook. Rejects, too, with what is thrown where nobody waits, such as in the handler of an event: Jest fails the
 * test then, and without a handler it would end the process.
 */
async function callTest(run: Run, longest: number | null): Promise<void> {
  let fail: (error: unknown) => void = () => undefined;
  const thrown = new Promise<never>((_, reject) => {
    fail = reject;
  });
  process.on('uncaughtException', fail);
  const end = (): void => {
    fail(new Error(DOES_NOT_END));
  };
  const timer = longest === null ? undefined : setTimeout(end, longest);
  try {
    await Promise.race([call(run), thrown]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', fail);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs tests in order, with the hooks of their blocks, and returns how each ended, without those that measure time. The hooks that end a block run even after a
 * failure. A test whose block could not be prepared has failed, as with Jest.
 */
export async function runTests(
  tests: readonly Test[],
  { bail, longest, first, until, onCode }: RunOptions,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const entered = new Map<object, string | null>();
  for (const [place, test] of tests.entries()) {
    if (test.skipped) continue;
    const blocks = withParents(test.block);
    const start = performance.now();
    let failure: string | null = null;
    for (const block of blocks) {
      const known = entered.get(block);
      if (known === undefined) {
        onCode(tests.filter((each) => withParents(each.block).includes(block)).map(({ id }) => id));
        try {
          for (const hook of block.beforeAll) await callTest(hook, longest);
          entered.set(block, null);
        } catch (error) {
          entered.set(block, textOf(error));
        }
      }
      failure ??= entered.get(block) ?? null;
    }
    onCode([test.id]);
    if (failure === null) {
      try {
        for (const block of blocks) for (const hook of block.beforeEach) await callTest(hook, longest);
        await callTest(test.run, longest);
      } catch (error) {
        failure = textOf(error);
      }
      try {
        for (const block of blocks.toReversed()) for (const hook of block.afterEach) await callTest(hook, longest);
      } catch (error) {
        failure ??= textOf(error);
      }
    }
    const counts = failure?.includes(MEASURES_TIME) !== true;
    if (counts) outcomes.push({ test, failure, milliseconds: performance.now() - start });
    const following = tests[place + 1];
    const isLate = following?.file !== first && performance.now() > until;
    const ends = (bail && counts && failure !== null) || isLate;
    const next = ends ? [] : withParents(following?.block ?? null);
    for (const block of blocks.toReversed()) {
      if (next.includes(block)) continue;
      onCode([test.id]);
      for (const hook of block.afterAll) await Promise.resolve(call(hook)).catch(() => undefined);
    }
    if (ends) break;
  }
  return outcomes;
}
