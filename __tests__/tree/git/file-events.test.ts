import { FileEvents, readEvents, type FileEvent } from '../../../src/tree/git/file-events.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { withRepository } from '../../support/open-repository.js';
import { writeRawCommit } from '../../support/raw-commit.js';
import { commitTo, link, makeRepository, type Commit } from '../../support/repository.js';

test('A file without events has no other paths', () => {
  const events = new FileEvents((path) => path.toLowerCase());
  expect([events.at('a'), events.sameAs('a'), events.onlyVersionOf('a')]).toEqual([new Map(), new Set(), undefined]);
  events.put('A', 'c', { kind: 'written', id: 'i', merge: false, from: null, added: true });
  expect(events.sameAs('a')).toEqual(new Set(['A']));
  expect(events.onlyVersionOf('A')).toEqual({ commit: 'c', id: 'i', before: [] });
  events.put('a', 'd', { kind: 'gone', to: null });
  expect(events.sameAs('A')).toEqual(new Set(['A', 'a']));
  expect([events.onlyVersionOf('A'), events.onlyVersionOf('a')]).toEqual([undefined, undefined]);
  events.put('gone', 'c', { kind: 'gone', to: null });
  events.put('moved', 'c', { kind: 'written', id: 'i', merge: false, from: 'a', added: true });
  expect([events.onlyVersionOf('gone'), events.onlyVersionOf('moved')]).toEqual([undefined, undefined]);
});

const started = recordGitCalls();

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

  it('is followed to where it was before, in other folders, step by step', async () => {
    const moves = Array.from({ length: 9 }, (_, n) => ({ [`${String(n)}/f`]: `${String(n + 1)}/f` }));
    const commits = [{ files: { '0/f': 'text\n' } }, ...moves.map((moved) => ({ moved }))];
    const at = (path: string): Promise<readonly FileEvent[]> => eventsAt(commits, '9/f', path);
    expect(await at('9/f')).toMatchObject([{ ...written, from: '8/f' }]);
    expect((await at('1/f')).map(({ kind }) => kind)).toEqual(['gone', 'written']);
    // Eight places are searched beside the first: what was at the next is not.
    expect(await at('0/f')).toEqual([{ kind: 'gone', to: '1/f' }]);
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

  it('went to another place if it was moved with edits, before a new one took its place', async () => {
    const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
    const commits: readonly Commit[] = [
      { files: { a: text } },
      { removed: ['a'], files: { z: `${text}more\n` } },
      { files: { a: 'another\n' } },
    ];
    expect(await eventsAt(commits, 'a')).toMatchObject([
      { kind: 'written', from: null, added: true },
      { kind: 'gone', to: 'z' },
      { kind: 'written', from: null, added: true },
    ]);
  });

  it('is not moved by a merge, but by the line that moved it', async () => {
    const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
    const { directory, git } = makeRepository([{ files: { a: text } }]);
    const side = commitTo(directory, { branch: 'side', start: 'main', removed: ['a'], files: { b: `${text}more\n` } });
    commitTo(directory, { branch: 'main', start: 'main', files: { x: 'x' } });
    const merge = git('commit-tree', '-p', 'main', '-p', 'side', '-m', 'merge', 'side^{tree}');
    const events = await withRepository(directory, (repository) =>
      readEvents(repository, { commit: merge, files: ['b'], identityOf: (one) => one }),
    );
    expect(events.at('b').get(merge)).toMatchObject({ merge: true, from: null });
    expect(events.at('b').get(side)).toMatchObject({ merge: false, from: 'a' });
  });

  it('is new in no merge: it comes from one of the lines that meet', async () => {
    const { directory, git } = makeRepository([{ files: { a: 'a' } }]);
    commitTo(directory, { branch: 'side', start: 'main', files: { s: 'side\n' } });
    const merge = git('commit-tree', '-p', 'main', '-p', 'side', '-m', 'merge', 'side^{tree}');
    const events = await withRepository(directory, (repository) =>
      readEvents(repository, { commit: merge, files: ['s'], identityOf: (one) => one }),
    );
    const id = git('rev-parse', 'side:s');
    expect(events.at('s')).toEqual(
      new Map([
        [merge, { ...written, merge: true, id, from: null }],
        [git('rev-parse', 'side'), { ...written, id, from: null }],
      ]),
    );
  });
});

describe('Where a file was before', () => {
  const withoutArchive = (path: string): string => path.replace('archive/', '');

  it.each<[string, readonly Commit[], readonly string[], number]>([
    [
      'a folder that it shares with its archive',
      [{ files: { 'a/f': 'f' } }, { moved: { 'a/f': 'a/archive/f' } }],
      ['a/archive/f'],
      1,
    ],
    [
      'one of two such folders',
      [{ files: { 'a/f': 'f', 'b/f': 'g' } }, { moved: { 'a/f': 'a/archive/f', 'b/f': 'b/archive/f' } }],
      ['a/archive/f', 'b/archive/f'],
      1,
    ],
    ['the whole repository', [{ files: { f: 'f' } }, { moved: { f: 'archive/f' } }], ['archive/f'], 1],
    [
      'the place of another file',
      [{ files: { f: 'f' } }, { moved: { f: 'g' } }, { files: { f: 'new' } }],
      ['f', 'g'],
      1,
    ],
    ['a folder whose name only begins so', [{ files: { 'ab/f': 'f' } }, { moved: { 'ab/f': 'a/f' } }], ['a/f'], 2],
  ])('is found with as few searches as it takes: %s', async (_, commits, files, searches) => {
    const { directory, git } = makeRepository(commits);
    const commit = git('rev-parse', 'main');
    const before = started().length;
    const events = await withRepository(directory, (repository) =>
      readEvents(repository, { commit, files, identityOf: withoutArchive }),
    );
    const calls = started().slice(before);
    expect(calls.filter((line) => line.includes('topo-order'))).toHaveLength(searches);
    const first = Object.keys(commits[0]?.files ?? {});
    expect(first.map((path) => [...events.at(path).values()].at(-1)?.kind)).toEqual(first.map(() => 'written'));
  });

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
