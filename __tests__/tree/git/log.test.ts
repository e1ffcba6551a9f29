import { GitError } from '../../../src/tree/git/git-error.js';
import { readDifference, readLog, type LogEntry } from '../../../src/tree/git/log.js';
import { fakeGit } from '../../support/fake-git.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { withRepository } from '../../support/open-repository.js';
import { makeRepository } from '../../support/repository.js';

const started = recordGitCalls();

const { directory } = makeRepository([
  { files: { other: 'o' } },
  { files: { 'app/a': 'a\n' } },
  { files: { other: 'changed' } },
  { moved: { 'app/a': 'app/b' } },
  { removed: ['app/b'] },
]);

describe('The difference between two trees of a project', () => {
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

describe('The log of some commits', () => {
  const PATH = process.env.PATH;

  afterEach(() => {
    process.env.PATH = PATH;
  });

  const read = (take: (entry: LogEntry) => boolean): Promise<void> => {
    const question = { likeness: 'exact', commits: ['main'], within: [] } as const;
    return withRepository(directory, (repository) => readLog(repository, question, take));
  };

  test('ends where there is enough', async () => {
    let seen = 0;
    await read(() => ++seen < 2);
    expect(seen).toBe(2);
  });

  test('is an error where it ends too early, even if git says that all is well', async () => {
    process.env.PATH = fakeGit({ kind: 'is cut off after 60 bytes, and succeeds', at: 'log' }).path;
    await expect(read(() => true)).rejects.toThrow(GitError);
  });
});
