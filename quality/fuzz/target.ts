import type { Random } from '../../bench/random.js';

/** An input: what is read, and what a choice was made of beside it. */
export interface Input {
  readonly bytes: Uint8Array;
  /** Which of the seeds it was made of. */
  readonly seed: number;
  /** Makes the choices that belong to the input: the same ones each time it is run. */
  readonly random: Random;
}

/** Something that reads what others wrote. */
export interface Target {
  readonly name: string;
  /** Honest examples, of which inputs are made. */
  readonly seeds: readonly Uint8Array[];
  /** How often it gets an input, beside the others: cheap readers more often. */
  readonly weight: number;
  /**
   * Reads an input, and returns what came of it as text. Throws `UsageError` where it refuses the input in words; any other error is
   * a finding.
   */
  readonly run: (input: Input) => string | Promise<string>;
}

/** What came of a value, as text that can be compared. */
export function told(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one instanceof Map || one instanceof Set ? [...one] : typeof one === 'bigint' ? String(one) : one,
  );
}
