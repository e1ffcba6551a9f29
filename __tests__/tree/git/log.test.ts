import { readDifference, type LogEntry } from '../../../src/tree/git/log.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { withRepository } from '../../support/open-repository.js';
import { makeRepository } from '../../support/repository.js';

const started = recordGitCalls();

describe('The difference between two trees of a project', () => {
  const { directory } = makeRepository([
    { files: { other: 'o' } },
    { files: { 'app/a': 'a\n' } },
    { files: { other: 'changed' } },
    { moved: { 'app/a': 'app/b' } },
    { removed: ['app/b'] },
  ]);

  test.each<[string, string, string, readonly string[]]>([
    ['has what was renamed', 'main~2', 'main~1', ['renamed a b']],
    ['is none where the project did not change', 'main~3', 'main~2', []],
    ['is none where the project did not exist before', 'main~4', 'main~2', []],
    ['is none where the project is gone', 'main~1', 'main', []],
    ['is none where there never was one', 'main~4', 'main', []],
  ])('%s, and git compares only what it has to', async (_, base, commit, expected) => {
    const found: LogEntry[] = [];
    const take = (entry: LogEntry): boolean => found.push(entry) > 0;
    await withRepository(directory, (opened) => readDifference(opened, [base, commit], 'exact', take), 'app');
    expect(found.map(({ status, path, to }) => [status, path, to].join(' '))).toEqual(expected);
    expect(started().filter((line) => line.includes('diff-tree'))).toHaveLength(expected.length);
  });
});
