import type { MutantResult } from '@stryker-mutator/api/core';

/** How many mutants of a module ended how. */
export interface Score {
  readonly killed: number;
  /** No test failed, or no test runs the code. */
  readonly survived: number;
  /** The tests did not end. */
  readonly timedOut: number;
  /** The runner failed. */
  readonly errors: number;
  /** Killed, of all: a timeout or an error is no kill. 100 if there is nothing to mutate. */
  readonly percent: number;
}

type Result = Pick<MutantResult, 'status'>;

export function scoreOf(results: readonly Result[]): Score {
  const count = (...wanted: readonly MutantResult['status'][]) =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed');
  const survived = count('Survived', 'NoCoverage');
  const timedOut = count('Timeout');
  const errors = count('RuntimeError', 'CompileError');
  const all = killed + survived + timedOut + errors;
  return { killed, survived, timedOut, errors, percent: all === 0 ? 100 : (100 * killed) / all };
}

/** Returns a line such as `claims: 91.2 % killed (187 of 205; 12 survived, 6 timed out, 0 errors)`. */
export function toLine(name: string, { killed, survived, timedOut, errors, percent }: Score): string {
  const all = String(killed + survived + timedOut + errors);
  // Rounded down: 89.96 is not 90.
  const shown = (Math.floor(percent * 10) / 10).toFixed(1);
  return `${name}: ${shown} % killed (${String(killed)} of ${all}; ${String(survived)} survived, ${String(timedOut)} timed out, ${String(errors)} errors)`;
}
