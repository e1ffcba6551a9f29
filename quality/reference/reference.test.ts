import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, emptyTally, makeRepository, withoutSettings, type AxisName } from './compare.js';
import { commitsOf, PATHS, stepsOf, type Step } from './histories.js';
import { Reference } from './reference.js';

beforeAll(withoutSettings);

/** Some of the ways to look at a history. The nightly tests compare some hundred histories in all ways, `npm run histories` any number. */
describe('gate and reference agree on random histories', () => {
  const ON_ONE_LINE: readonly AxisName[] = ['whole', 'base'];
  const OTHERS: readonly AxisName[] = ['depth 1', 'treeless, base', 'replace refs', 'below the top, base'];
  const questions = [
    ...ON_ONE_LINE.map((axis, n) => [n + 1, axis] as const),
    ...OTHERS.map((axis, n) => [n + 101, axis] as const),
  ];

  test.each(questions)('seed %i, %s', async (seed, axis) => {
    expect(await differences(stepsOf(seed), seed, axis)).toEqual([]);
  });
});

test('a seed gives the same history each time, and another one another', () => {
  expect(commitsOf(stepsOf(7))).toEqual(commitsOf(stepsOf(7)));
  expect(commitsOf(stepsOf(7))).not.toEqual(commitsOf(stepsOf(8)));
});

test('what was compared is counted by verdict', async () => {
  const tally = emptyTally();
  await differences(stepsOf(1), 1, 'each commit', tally);
  expect(tally.questions).toBe(commitsOf(stepsOf(1)).commits.length);
  expect([...tally.verdicts.values()].reduce((sum, count) => sum + count, 0)).toBe(tally.claims);
});

describe('the reference', () => {
  /** The path that a number names, among all that files are written to. */
  const [SRC_A, LIB_A, NOTES] = [0, 2, 6];
  const write = (path: number): Step => ({ kind: 'write', path, text: 11 });
  const commit: Step = { kind: 'commit', later: 1 };
  /** A return that claims `src/a.ts` and `never.ts`: numbers that four divides name a path whatever exists. */
  const claim: Extract<Step, { kind: 'claim' }> = {
    kind: 'claim',
    file: 0,
    paths: [0, 4 * PATHS.length],
    deletes: [],
    session: 0,
    done: true,
  };

  const HISTORIES: Readonly<Record<string, readonly [steps: readonly Step[], verdicts: readonly string[]]>> = {
    'a file that is there': [
      [write(SRC_A), claim, commit],
      ['present', 'missing'],
    ],
    'a file that was deleted later': [
      [write(SRC_A), claim, commit, { kind: 'delete', path: 1 }, commit],
      ['removed', 'missing'],
    ],
    'a file that was deleted before': [
      [write(SRC_A), commit, { kind: 'delete', path: 0 }, commit, claim, commit],
      ['missing', 'missing'],
    ],
    'a file that was deleted, as its return says': [
      [write(SRC_A), commit, { kind: 'delete', path: 0 }, { ...claim, deletes: [0] }, commit],
      ['deleted', 'missing'],
    ],
    'a file that is there, though its return says that it was deleted': [
      [write(SRC_A), commit, { ...claim, deletes: [0] }, commit],
      ['present', 'missing'],
    ],
    'a file that was moved later': [
      [write(SRC_A), claim, commit, { kind: 'rename', path: 0, to: LIB_A, lines: 0 }, commit],
      ['relocated lib/a.ts', 'missing'],
    ],
    'a file that never was': [
      [write(NOTES), claim, commit],
      ['missing', 'missing'],
    ],
  };

  test.each(Object.entries(HISTORIES))('on %s', (_, [steps, verdicts]) => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'reference-'));
    try {
      const answers = new Reference(makeRepository(steps, join(folder, 'repo'), 'sha1')).answers('main');
      expect(answers.map(({ path }) => path)).toEqual(['src/a.ts', 'never.ts']);
      expect(answers.map(({ verdict, foundAt }) => (foundAt === null ? verdict : `${verdict} ${foundAt}`))).toEqual(
        verdicts,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
