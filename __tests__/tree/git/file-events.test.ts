import { readEvents, type FileEvent } from '../../../src/tree/git/file-events.js';
import { withRepository } from '../../support/open-repository.js';
import { writeRawCommit } from '../../support/raw-commit.js';
import { commitTo, link, makeRepository, type Commit } from '../../support/repository.js';

/** What the commits before `main` did at a path, the newest first. */
async function eventsAt(commits: readonly Commit[], file: string, path = file): Promise<readonly FileEvent[]> {
  const { directory, git } = makeRepository(commits);
  const events = await withRepository(directory, (repository) =>
    readEvents(repository, { commit: git('rev-parse', 'main'), files: [file], identityOf: (one) => one }),
  );
  return [...events.at(path).values()];
}

describe('A file that a commit wrote', () => {
  const written = { kind: 'written', merge: false, added: true };

  it.each<[string, Commit, string | null]>([
    ['that it deleted', { removed: ['a'], files: { b: 'text\n' } }, 'a'],
    ['that it moved', { removed: ['a'], files: { b: 'text\n', c: 'text\n' } }, 'a'],
    ['that is still there', { files: { b: 'text\n' } }, null],
    ['that it changed', { files: { a: 'other\n', b: 'text\n' } }, null],
    ['that was another', { removed: ['a'], files: { b: '' } }, null],
    ['that is empty, too', { removed: ['empty'], files: { b: '' } }, null],
    ['that was a link', { removed: ['link'], files: { b: 'text' } }, null],
  ])('comes from a file of the same content %s, or from none', async (_, commit, from) => {
    const events = await Promise.all(
      ['b', 'c'].map((file) =>
        eventsAt([{ files: { a: 'text\n', d: 'd', empty: '', link: link('text') } }, commit], file),
      ),
    );
    for (const found of events.filter(({ length }) => length > 0)) {
      expect(found).toEqual([{ ...written, id: expect.any(String) as string, from }]);
    }
    expect(events[0]).toHaveLength(1);
  });

  it('is no copy of a file that another commit moved', async () => {
    const commits: readonly Commit[] = [
      { files: { a: 'text\n' } },
      { moved: { a: 'b' } },
      { files: { c: 'text\n' } },
      { files: { d: 'd' } },
    ];
    expect(await eventsAt(commits, 'c')).toMatchObject([{ kind: 'written', from: null }]);
  });

  it('and changed at once comes from a file that the commit removed, whatever else the commit moved', async () => {
    const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
    const other = text.replaceAll('line', 'row');
    const commits: readonly Commit[] = [
      { files: { a: text, x: other } },
      { removed: ['a', 'x'], files: { b: `${text}more\n`, y: `${other}more\n` } },
      { files: { b: `${text}and more\n` } },
    ];
    const id = expect.any(String) as string;
    expect(await eventsAt(commits, 'b')).toEqual([
      { ...written, id, added: false, from: null },
      { ...written, id, from: 'a' },
    ]);
    expect(await eventsAt(commits, 'b', 'a')).toEqual([
      { kind: 'gone', to: 'b' },
      { ...written, id, from: null },
    ]);
    expect(await eventsAt(commits, 'b', 'y')).toEqual([]);
  });

  it('comes from no other if it was there before, even with the content of one that the commit deleted', async () => {
    const [event] = await eventsAt(
      [{ files: { a: 'text\n', b: 'other\n', c: 'text\n' } }, { moved: { c: 'd' }, removed: ['a'], files: { b: 'text\n' } }],
      'b',
    ); // prettier-ignore
    expect(event).toMatchObject({ kind: 'written', added: false, from: null });
  });
});

describe('Where a file was before', () => {
  const withoutArchive = (path: string): string => path.replace('archive/', '');

  it('is looked for among the commits before its move, not on other lines', async () => {
    const { directory, git } = makeRepository([{ files: { 'x/f': 'f', k: 'k' } }]);
    const root = git('rev-parse', 'main');
    const side = commitTo(directory, { branch: 'side', start: 'main', moved: { 'x/f': 'y/f' } });
    commitTo(directory, { branch: 'main', start: 'main', files: { 'x/f': 'on another line' } });
    const events = await withRepository(directory, (repository) =>
      readEvents(repository, { commit: side, files: ['y/f'], identityOf: (one) => one }),
    );
    expect([...events.at('x/f').keys()].sort()).toEqual([root, side].sort());
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
    const events = await withRepository(repository.directory, (opened) =>
      readEvents(opened, { commit: merge, files: ['x/archive/g'], identityOf: withoutArchive }),
    );
    expect([...events.at('x/f')].filter(([, { kind }]) => kind === 'written').map(([id]) => id)).toEqual([made]);
  });
});
