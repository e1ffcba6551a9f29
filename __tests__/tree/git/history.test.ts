import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommitHistory, type CheckedCommit } from '../../../src/tree/git/history.js';
import type { AbsenceQuestion, Past } from '../../../src/model/history.js';
import { withRepository } from '../../support/open-repository.js';
import { writeRawCommit } from '../../support/raw-commit.js';
import { git as runGit, link, makeRepository, temporaryFolder } from '../../support/repository.js';

/** What happened to paths that a commit lacks. */
function explained(checked: CheckedCommit, question: AbsenceQuestion): Promise<ReadonlyMap<string, Past>> {
  return new CommitHistory(checked).pastsOf(question);
}

// A line feed in the name of a folder cannot be passed to git on a line.
test.each(['project', 'pro\nject'])('A file that was moved below the project root %j is found there', async (root) => {
  const { directory, git } = makeRepository([
    { files: { [`${root}/x.md`]: 'text', 'x.md': 'text' } },
    { moved: { [`${root}/x.md`]: `${root}/y.md` } },
  ]);
  const commit = git('rev-parse', 'main');
  const past = await withRepository(
    directory,
    (repository) =>
      explained(
        { repository, commit, isEmpty: () => false, deepen: null },
        { paths: ['x.md'], needed: new Set(), exists: (path) => path === 'y.md', base: null },
      ),
    root,
  );
  expect(past).toEqual(new Map([['x.md', { kind: 'moved', to: 'y.md', commit }]]));
});

describe('What a change did to a path,', () => {
  /** Forty lines, of which the first ones are other lines by now. */
  const lines = (changed: number): string =>
    Array.from({ length: 40 }, (_, n) => `${n < changed ? 'another row' : 'line'} ${String(n)}\n`).join('');
  const text = lines(0);
  const FILES = ['moved.md', 'edited.md', 'gone.md', 'emptied.md', 'never.md', 'link.md', 'before.md', 'twice.md'];
  const NOW = ['new/moved.md', 'new/edited.md', 'new/emptied.md', 'x/emptied.md', 'thrice.md'];

  /** What happened to some files, in the difference to a base two commits before, and before it. */
  async function pasts(
    needed: readonly string[] = [],
    checked: Partial<CheckedCommit> = {},
    paths: readonly string[] = FILES,
  ) {
    const { directory, git } = makeRepository([
      { files: { 'before.md': 'b', 'moved.md': 'm', 'edited.md': text, 'gone.md': 'g', 'emptied.md': '', 'link.md': link('gone.md') } },
      { removed: ['before.md'], files: { 'twice.md': `x\n${lines(0)}` } },
      { moved: { 'moved.md': 'new/moved.md', 'twice.md': 'again.md' }, removed: ['link.md'], files: { 'again.md': `x\n${lines(14)}` } },
      {
        moved: { 'edited.md': 'new/edited.md', 'emptied.md': 'new/emptied.md', 'again.md': 'thrice.md' },
        removed: ['gone.md'],
        files: { 'new/edited.md': `${text}more\n`, 'thrice.md': `x\n${lines(28)}` },
      },
    ]); // prettier-ignore
    const [commit, base] = [git('rev-parse', 'main'), git('rev-parse', 'main~2')];
    const found = await withRepository(directory, (repository) =>
      explained(
        { repository, commit, isEmpty: (path) => path.endsWith('emptied.md'), deepen: null, ...checked },
        { paths, needed: new Set(needed), exists: (path) => NOW.includes(path), base },
      ),
    );
    return { found: Object.fromEntries(found), commit: (name: string) => git('rev-parse', name) };
  }

  test('is told without a commit, and of what it did not touch with one', async () => {
    const { found, commit } = await pasts(FILES);
    expect(found).toEqual({
      'moved.md': { kind: 'moved', to: 'new/moved.md', commit: null },
      'edited.md': { kind: 'moved', to: 'new/edited.md', commit: null },
      'gone.md': { kind: 'removed', commit: null },
      'emptied.md': { kind: 'removed', commit: null },
      'never.md': { kind: 'never' },
      'link.md': { kind: 'never' },
      'before.md': { kind: 'removed', commit: commit('main~2') },
      'twice.md': { kind: 'removed', commit: null },
    });
  });

  test('is told by its commits of a file that one of them moved before another edited it, unless a return needs it', async () => {
    const { found, commit } = await pasts();
    expect(found['twice.md']).toEqual({ kind: 'moved', to: 'thrice.md', commit: commit('main~1') });
    expect(found['gone.md']).toEqual({ kind: 'removed', commit: null });
    expect(found['moved.md']).toEqual({ kind: 'moved', to: 'new/moved.md', commit: null });
  });

  test('shows where a file is that was moved before, though no commit of the change moved it', async () => {
    const { directory, git } = makeRepository([
      { files: { x: 'text\n', y: 'other\n' } },
      { moved: { x: 'x2', y: 'y2' } },
      { removed: ['x2', 'y2'] },
      { files: { x3: 'text\n', y3: 'other\n' } },
    ]);
    const [commit, base] = [git('rev-parse', 'main'), git('rev-parse', 'main~2')];
    const found = await withRepository(directory, (repository) =>
      explained(
        { repository, commit, isEmpty: () => false, deepen: null },
        { paths: ['x', 'y'], needed: new Set(), exists: (path) => path === 'x3', base },
      ),
    );
    expect(Object.fromEntries(found)).toEqual({
      x: { kind: 'moved', to: 'x3', commit: base },
      y: { kind: 'removed', commit: base },
    });
  });

  test('is told without the history if that is enough', async () => {
    const { found } = await pasts(FILES, { repository: undefined as never }, []);
    expect(found).toEqual({});
  });
});

describe('In a clone of depth 1', () => {
  const SHALLOW = /^History is too shallow here to show whether it was moved or removed: deepen it \(fetch-depth: 0 of/;

  /** What happened to two files, of which the first may be needed, where the history can be fetched or not. */
  async function pasts(needed: readonly string[], obstacle: string | null | undefined) {
    const { directory, git } = makeRepository([{ files: { 'x.md': 'x', 'y.md': 'y' } }, { moved: { 'x.md': 'z.md' }, removed: ['y.md'] }]); // prettier-ignore
    const clone = join(temporaryFolder(), 'clone');
    runGit('.', ['clone', '--quiet', '--depth=1', pathToFileURL(directory).href, clone]);
    let asked = 0;
    const deepen = (): Promise<string | null> => {
      asked++;
      if (obstacle === null) runGit(clone, ['fetch', '--quiet', '--unshallow']);
      return Promise.resolve(obstacle ?? null);
    };
    const found = await withRepository(clone, (repository) =>
      explained(
        {
          repository,
          commit: git('rev-parse', 'main'),
          isEmpty: () => false,
          deepen: obstacle === undefined ? null : deepen,
        },
        { paths: ['x.md', 'y.md'], needed: new Set(needed), exists: (path) => path === 'z.md', base: null },
      ),
    );
    return { past: ['x.md', 'y.md'].map((path) => found.get(path)), asked };
  }

  test('the past is unknown, and the history is fetched only for what a return needs', async () => {
    const unknown = { kind: 'unknown', detail: expect.stringMatching(SHALLOW) as string };
    expect(await pasts([], 'no network')).toEqual({ past: [unknown, unknown], asked: 0 });
    expect(await pasts(['x.md'], undefined)).toEqual({ past: [unknown, unknown], asked: 0 });
    const { past, asked } = await pasts(['x.md'], 'no network');
    expect([past, asked]).toEqual([[unknown, unknown], 1]);
    const details = past.map((one) => (one?.kind === 'unknown' ? one.detail : ''));
    expect(details).toEqual(
      details.map(() => expect.stringMatching(/\. It could not be fetched: no network$/) as string),
    );
    const { past: without } = await pasts([], undefined);
    expect(without).toEqual([unknown, unknown]);
    expect(without.map((one) => (one?.kind === 'unknown' ? one.detail : ''))).toEqual(
      without.map(() => expect.not.stringContaining('could not be fetched') as string),
    );
  });

  test('the past is known once the history was fetched, of what nobody needs as well', async () => {
    expect(await pasts(['y.md'], null)).toMatchObject({
      past: [{ kind: 'moved', to: 'z.md' }, { kind: 'removed' }],
      asked: 1,
    });
  });
});

test('What a change removed is known in a shallow clone, too', async () => {
  const { directory } = makeRepository([
    { files: { a: 'a', gone: 'g' } },
    { files: { a: 'b' } },
    { removed: ['gone'] },
  ]);
  const clone = join(temporaryFolder(), 'clone');
  runGit('.', ['clone', '--quiet', '--depth=2', pathToFileURL(directory).href, clone]);
  const [commit, base] = ['main', 'main~1'].map((name) => runGit(clone, ['rev-parse', name]));
  const found = await withRepository(clone, (repository) =>
    explained(
      { repository, commit: commit ?? '', isEmpty: () => false, deepen: null },
      { paths: ['gone', 'never'], needed: new Set(), exists: () => false, base: base ?? null },
    ),
  );
  expect(found.get('gone')).toEqual({ kind: 'removed', commit: null });
  expect(found.get('never')).toMatchObject({ kind: 'unknown' });
});

/** Enough to tell a file from others. */
const TEXT = 'text\n'.repeat(60);

/** A repository, and a function that writes a commit of the given files at a time. */
function repositoryOfLines() {
  const repository = makeRepository([]);
  const commit = (files: Readonly<Record<string, string>>, seconds: number, ...parents: readonly string[]): string => {
    const who = `Ada <ada@example.com> ${String(seconds)} +0000`;
    return writeRawCommit(repository, files, [
      ...parents.map((id) => `parent ${id}`),
      `author ${who}`,
      `committer ${who}`,
    ]);
  };
  const pastOf = async (path: string, at: string, now: string): Promise<Past | undefined> => {
    const found = await withRepository(repository.directory, (opened) =>
      explained(
        { repository: opened, commit: at, isEmpty: () => false, deepen: null },
        { paths: [path], needed: new Set(), exists: (place) => place === now, base: null },
      ),
    );
    return found.get(path);
  };
  return { commit, pastOf };
}

test('A file is followed through moves, whatever the clocks of their commits said', async () => {
  const { commit, pastOf } = repositoryOfLines();
  const start = commit({ x: TEXT }, 1_000);
  const moved = commit({ 'd/y': TEXT }, 9_000, start);
  const movedOn = commit({ 'e/z': TEXT }, 2_000, moved);
  const other = commit({ 'd/y': TEXT, k: 'k' }, 8_000, moved);
  const merge = commit({ 'e/z': TEXT, k: 'k' }, 9_500, movedOn, other);
  expect(await pastOf('x', merge, 'e/z')).toEqual({ kind: 'moved', to: 'e/z', commit: moved });
});

test('A file that was moved away, and made again on one line of history, ended where another line deleted it', async () => {
  const { commit, pastOf } = repositoryOfLines();
  const start = commit({ x: TEXT }, 1_000);
  const deleted = commit({ k: 'k' }, 2_000, start);
  const moved = commit({ 'd/y': TEXT }, 3_000, start);
  const again = commit({ 'd/y': TEXT, x: 'another\n' }, 4_000, moved);
  const merge = commit({ 'd/y': TEXT, k: 'k' }, 5_000, deleted, again);
  expect(await pastOf('x', merge, 'd/y')).toEqual({ kind: 'removed', commit: deleted });
});
