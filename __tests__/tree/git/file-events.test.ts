import { CommitHistory } from '../../../src/tree/git/history.js';
import { withRepository } from '../../support/open-repository.js';
import { writeRawCommit } from '../../support/raw-commit.js';
import { commitTo, makeRepository, link, type Commit } from '../../support/repository.js';

/** The commits that wrote a file of the newest commit, that first, and how many there were before each on other paths or at its own. */
async function versionsOf(
  directory: string,
  commit: string,
  file: string,
  identityOf = (path: string): string => path,
): Promise<readonly string[]> {
  const found = await withRepository(directory, (repository) =>
    new CommitHistory({ repository, commit, isEmpty: () => false, deepen: null }).fileVersions(
      [file],
      null,
      identityOf,
    ),
  );
  const seen = new Set([...found.values()]);
  for (const { before } of seen) for (const earlier of before) seen.add(earlier);
  return [...seen].map((version) => version.commit);
}

/** How many versions a file of the newest of some commits has. */
async function countVersions(commits: readonly Commit[], file: string): Promise<number> {
  const { directory, git } = makeRepository(commits);
  return (await versionsOf(directory, git('rev-parse', 'main'), file)).length;
}

describe('A file that a commit wrote', () => {
  it.each<[string, Commit, number]>([
    ['that it deleted', { removed: ['a'], files: { b: 'text\n' } }, 2],
    ['that it moved', { removed: ['a'], files: { b: 'text\n', c: 'text\n' } }, 2],
    ['that is still there', { files: { b: 'text\n' } }, 1],
    ['that it changed', { files: { a: 'other\n', b: 'text\n' } }, 1],
    ['that was another', { removed: ['a'], files: { b: '' } }, 1],
    ['that is empty, too', { removed: ['empty'], files: { b: '' } }, 1],
    ['that was a link', { removed: ['link'], files: { b: 'text' } }, 1],
  ])('comes from a file of the same content %s, or from none', async (_, commit, versions) => {
    const commits = [{ files: { a: 'text\n', d: 'd', empty: '', link: link('text') } }, commit];
    for (const file of ['b', 'c'].filter((one) => one in (commit.files ?? {})))
      expect(await countVersions(commits, file)).toBe(versions);
  });

  it('is no copy of a file that another commit moved', async () => {
    const commits: readonly Commit[] = [
      { files: { a: 'text\n' } },
      { moved: { a: 'b' } },
      { files: { c: 'text\n' } },
      { files: { d: 'd' } },
    ];
    expect(await countVersions(commits, 'c')).toBe(1);
  });

  it('and changed at once comes from a file that the commit removed, whatever else the commit moved', async () => {
    const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
    const other = text.replaceAll('line', 'row');
    const commits: readonly Commit[] = [
      { files: { a: text } },
      { files: { x: other } },
      { removed: ['a', 'x'], files: { b: `${text}more\n`, y: `${other}more\n` } },
      { files: { b: `${text}and more\n` } },
    ];
    const { directory, git } = makeRepository(commits);
    const [newest, moved, , first] = git('rev-list', 'main').split('\n');
    expect(await versionsOf(directory, git('rev-parse', 'main'), 'b')).toEqual([newest, moved, first]);
  });

  it('comes from no other if it was there before, even with the content of one that the commit deleted', async () => {
    const { directory, git } = makeRepository([
      { files: { a: 'text\n', c: 'text\n' } },
      { files: { b: 'other\n' } },
      { moved: { c: 'd' }, removed: ['a'], files: { b: 'text\n' } },
    ]);
    const [newest, made] = git('rev-list', 'main').split('\n');
    expect(await versionsOf(directory, git('rev-parse', 'main'), 'b')).toEqual([newest, made]);
  });
});

describe('Where a file was before', () => {
  const withoutArchive = (path: string): string => path.replace('archive/', '');

  it('is looked for among the commits before its move, not on other lines', async () => {
    const { directory, git } = makeRepository([{ files: { 'x/f': 'f', k: 'k' } }]);
    const root = git('rev-parse', 'main');
    const side = commitTo(directory, { branch: 'side', start: 'main', moved: { 'x/f': 'y/f' } });
    commitTo(directory, { branch: 'main', start: 'main', files: { 'x/f': 'on another line' } });
    expect(await versionsOf(directory, side, 'y/f')).toEqual([side, root]);
  });

  it('is found where the clocks of its commits were wrong: a move is read before what it moved', async () => {
    const repository = makeRepository([]);
    const commit = (
      files: Readonly<Record<string, string>>,
      seconds: number,
      ...parents: readonly string[]
    ): string => {
      const who = `Ada <ada@example.com> ${String(seconds)} +0000`;
      const lines = [...parents.map((id) => `parent ${id}`), `author ${who}`, `committer ${who}`];
      return writeRawCommit(repository, files, lines);
    };
    const k = { k: 'k' };
    const start = commit(k, 1_000);
    const made = commit({ ...k, 'x/f': 'text\n' }, 9_000, start);
    const move = commit({ ...k, 'x/archive/g': 'text\n' }, 2_000, made);
    const other = commit({ ...k, 'x/f': 'text\n', z: 'z' }, 8_000, made);
    const merge = commit({ ...k, 'x/archive/g': 'text\n', z: 'z' }, 9_500, move, other);
    expect(await versionsOf(repository.directory, merge, 'x/archive/g', withoutArchive)).toEqual([move, made]);
  });
});
