import { Random } from '../../bench/random.js';
import { UsageError } from '../../src/model/usage.js';
import { processorTime } from '../../__tests__/support/processor-time.js';
import { demand, demandWords } from './checks.js';
import { mutateBytes } from './mutate.js';
import type { Target } from './target.js';

/** Milliseconds of the processor that reading one input may take: other programs on the machine do not count. */
const LONGEST = 2_000;

/** What went wrong with an input, and what makes it again. */
export interface Finding {
  readonly target: string;
  readonly number: number;
  readonly problem: string;
  readonly input: Uint8Array;
}

export interface Tally {
  inputs: number;
  /** How many of them were refused in words. */
  refused: number;
  /** Milliseconds of the slowest, and of all of them. */
  slowest: number;
  took: number;
}

export interface Session {
  readonly targets: readonly Target[];
  readonly seed: number;
  /** The number of the first input; 0 by default. */
  readonly from?: number;
  /** Whether to go on, before each input. */
  readonly goOn: (number: number) => boolean;
  /** Is called with each input before it is run. */
  readonly onInput?: (number: number, target: Target) => void;
  readonly onFinding: (finding: Finding) => void;
}

/** An input by its number: the same for the same seed, whatever was run before. */
function inputAt(
  targets: readonly Target[],
  seed: number,
  number: number,
): { target: Target; bytes: Uint8Array; example: number; choices: number } {
  const random = new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const target = chosen(targets, random);
  const example = random.below(target.seeds.length);
  const [own, other] = [target.seeds[example], target.seeds[random.below(target.seeds.length)]];
  if (own === undefined || other === undefined) throw new Error(`${target.name} has no seeds`);
  return { target, example, bytes: mutateBytes(own, other, random), choices: random.below(2 ** 31) };
}

function chosen(targets: readonly Target[], random: Random): Target {
  let left = random.below(targets.reduce((sum, { weight }) => sum + weight, 0));
  for (const target of targets) if ((left -= target.weight) < 0) return target;
  throw new Error('there are no targets');
}

/** Runs inputs until there are enough. Resolves to how many each target read. */
export async function fuzz({
  targets,
  seed,
  from = 0,
  goOn,
  onInput,
  onFinding,
}: Session): Promise<ReadonlyMap<string, Tally>> {
  const tallies = new Map<string, Tally>(
    targets.map(({ name }) => [name, { inputs: 0, refused: 0, slowest: 0, took: 0 }]),
  );
  for (let number = from; goOn(number); number++) {
    const { target, bytes, example, choices } = inputAt(targets, seed, number);
    onInput?.(number, target);
    const tally = tallies.get(target.name) ?? { inputs: 0, refused: 0, slowest: 0, took: 0 };
    tally.inputs++;
    try {
      const results: string[] = [];
      for (let time = 0; time < 2; time++) {
        const start = processorTime();
        results.push(await outcome(target, { bytes, seed: example, random: new Random(choices) }));
        const took = processorTime() - start;
        tally.slowest = Math.max(tally.slowest, took);
        tally.took += took;
        demand(took < LONGEST, () => `it took ${String(Math.round(took))} ms`);
      }
      const [first = '', second = ''] = results;
      if (first.startsWith(REFUSED)) tally.refused++;
      demand(first === second, () => `it gave something else the second time`);
    } catch (error) {
      onFinding({ target: target.name, number, problem: problemOf(error), input: bytes });
    }
  }
  return tallies;
}

const REFUSED = '\0refused: ';

/** What came of an input: also the words of a refusal. Rejects with everything else that is thrown. */
async function outcome(target: Target, input: Parameters<Target['run']>[0]): Promise<string> {
  try {
    return await target.run(input);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    demandWords(error.message);
    return REFUSED + error.message;
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = (error.stack ?? '').split('\n').find((line) => /\/src\/|__tests__\/fuzz/.test(line)) ?? '';
  return `${error.name}: ${error.message}${place}`;
}
