import { UsageError } from '../../src/model/usage.js';
import { holdToSchema } from '../../__tests__/support/report-schema.js';
import { demandInside, demandSafe } from './checks.js';
import { FILE_TARGETS } from './files.js';
import { fuzz, type Finding } from './fuzz.js';
import { GIT_TARGETS } from './git.js';
import { READER_TARGETS } from './readers.js';
import { runTargets } from './runs.js';
import type { Target } from './target.js';

/** What the fuzzer finds in so many inputs. */
async function findings(targets: readonly Target[], inputs: number, seed = 1): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  await fuzz({ targets, seed, goOn: (number) => number < inputs, onFinding: (one) => void found.push(one) });
  return found;
}

/** A few of the inputs of `npm run fuzz`: it goes on for as long as it is reported, each night with another seed. */
test('every reader takes changed examples of what it reads', async () => {
  const targets = [...READER_TARGETS, ...FILE_TARGETS, ...GIT_TARGETS, ...(await runTargets(holdToSchema))];
  const found = await findings(targets, 1_000);
  expect(found.map(({ target, number, problem }) => `${target} ${String(number)}: ${problem}`)).toEqual([]);
});

function reader(run: Target['run']): readonly Target[] {
  return [{ name: 'a reader', weight: 1, seeds: [Buffer.from('{"a": 1}')], run }];
}

describe('the fuzzer', () => {
  test('gives the same inputs for the same seed', async () => {
    const seen: Record<string, string[]> = { first: [], second: [], other: [] };
    for (const [name, seed] of Object.entries({ first: 3, second: 3, other: 4 })) {
      await findings(
        reader(({ bytes }) => {
          seen[name]?.push(Buffer.from(bytes).toString('latin1'));
          return '';
        }),
        20,
        seed,
      );
    }
    expect(seen.first).toEqual(seen.second);
    expect(seen.first).not.toEqual(seen.other);
  });

  test.each<readonly [string, Target['run'], RegExp]>([
    ['throws', () => Reflect.get(null as unknown as object, 'x') as string, /TypeError/],
    ['gives something else the second time', () => String(process.hrtime.bigint()), /something else the second time/],
    [
      'refuses without words',
      () => {
        throw new UsageError('There is no undefined.');
      },
      /a refusal says/,
    ],
  ])('finds a reader that %s', async (_, run, says) => {
    const [found] = await findings(reader(run), 1);
    expect(found?.problem).toMatch(says);
  });

  test('takes a refusal in words', async () => {
    const run = (): string => {
      throw new UsageError('This is not JSON: write it again.');
    };
    expect(await findings(reader(run), 3)).toEqual([]);
  });
});

describe('the checks of the fuzzer', () => {
  const at = (startColumn: number, endColumn: number, startLine = 1, endLine = startLine) => ({
    startLine,
    startColumn,
    endLine,
    endColumn,
  });

  test.each([
    ['behind the line', at(3, 4)],
    ['that ends behind the line', at(1, 4)],
    ['that ends before it starts', at(2, 1)],
    ['on no line', at(1, 1, 3)],
    ['on two lines', at(1, 1, 1, 2)],
  ])('refuse a place %s', (_, range) => {
    expect(() => {
      demandInside(range, ['ab', ''], 'it');
    }).toThrow(/is not inside its line/);
  });

  test('take a place inside of its line, and the start of an empty one', () => {
    demandInside(at(2, 3), ['ab', ''], 'it');
    demandInside(at(1, 1, 2), ['ab', ''], 'it');
  });

  test.each([
    ['text', 'fine\n::error::x\n'],
    ['text', 'a ##[error]x\n'],
    ['text', 'a\u202eb\n'],
    ['github', '::stop-commands::x\n'],
    ['markdown', '<script>x</script>\n'],
    ['markdown', 'a <img src=x> b\n'],
    ['markdown', '[x](javascript:x)\n'],
    ['markdown', 'Ask @octocat.\n'],
    ['markdown', 'See https://e.example/x.\n'],
    ['junit', '<testsuites>&x;</testsuites>'],
    ['json', '{'],
  ] as const)('refuse live text in the format %s: %j', (format, text) => {
    expect(() => {
      demandSafe(format, text);
    }).toThrow();
  });

  test.each([
    ['text', 'fine: \\::error::x\n'],
    ['github', '::error file=a,line=1::It is \\::error::x\n'],
    ['markdown', '**Failed** &lt;script&gt; @\u200boctocat `@octocat` [x](https://github.com/o/r)\n'],
  ] as const)('take what only looks like it in the format %s', (format, text) => {
    demandSafe(format, text);
  });
});
