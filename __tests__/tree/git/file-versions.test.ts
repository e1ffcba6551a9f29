import type { FileVersion } from '../../../src/model/history.js';
import { openCommit } from '../../../src/tree/commit.js';
import { makeRepository, type Commit } from '../../support/repository.js';

const A = 'specs/1_a/.return-meta.json';
const B = 'specs/2_b/.return-meta.json';
const C = 'lib/c/.return-meta.json';
const LINES = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');

/** The versions on one line of history, the oldest first. */
function lineOf(newest: FileVersion | undefined): readonly FileVersion[] {
  return newest === undefined ? [] : [...lineOf(newest.before[0]), newest];
}

/** The subjects of the commits that have a version of a file, the oldest first. */
async function subjectsOf(steps: readonly Commit[], file: string): Promise<readonly string[]> {
  const { directory, git } = makeRepository(steps);
  const tree = await openCommit({ root: directory, revision: 'HEAD' });
  try {
    const newest = (await tree.fileVersions([file], null, (path) => path)).get(file);
    return lineOf(newest).map(({ commit }) => git('log', '-1', '--format=%s', commit).trim());
  } finally {
    tree.close();
  }
}

describe('The versions of a file, asked about alone,', () => {
  const made = { message: 'made', files: { [A]: LINES } };

  test('are those before its folder was renamed, too', async () => {
    const steps = [made, { message: 'renamed', moved: { [A]: B } }];
    expect(await subjectsOf(steps, B)).toEqual(['made', 'renamed']);
  });

  test('are those before it was moved twice, and edited between', async () => {
    const steps = [
      made,
      { message: 'moved', moved: { [A]: C } },
      { message: 'edited', files: { [C]: `${LINES}more\n` } },
      { message: 'moved again', moved: { [C]: B } },
    ];
    expect(await subjectsOf(steps, B)).toEqual(['made', 'moved', 'edited', 'moved again']);
  });

  test('are those before it was moved and edited at once', async () => {
    const steps = [made, { message: 'both', moved: { [A]: B }, files: { [B]: `${LINES}more\n` } }];
    expect(await subjectsOf(steps, B)).toEqual(['made', 'both']);
  });

  test('are not those of a file that came to its former place', async () => {
    const steps = [
      made,
      { message: 'renamed', moved: { [A]: B } },
      { message: 'another', files: { [A]: 'another\n' } },
      { message: 'edited', files: { [B]: `${LINES}more\n` } },
    ];
    expect(await subjectsOf(steps, B)).toEqual(['made', 'renamed', 'edited']);
  });

  test.each([
    ['below one folder', 'specs/3_c/.return-meta.json'],
    ['in different folders', C],
  ])('are not those of a file that has its name now, %s', async (_, last) => {
    const steps = [
      made,
      { message: 'next', files: { [B]: 'another\n' } },
      { message: 'edited', files: { [B]: 'another one\n' } },
      { message: 'away', moved: { [B]: last } },
      { message: 'renumbered', moved: { [A]: B } },
    ];
    expect(await subjectsOf(steps, last)).toEqual(['next', 'edited', 'away']);
  });
});
