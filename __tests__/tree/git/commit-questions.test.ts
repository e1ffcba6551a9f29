import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contains, isShallow } from '../../../src/tree/git/commit-graph.js';
import { CommitHistory } from '../../../src/tree/git/history.js';
import { addCommits, withRepository } from '../../support/open-repository.js';
import { git, link, makeRepository, temporaryFolder } from '../../support/repository.js';

let directory: string;
let shallow: string;
let ids: ReadonlyMap<string, string>;

/** The id of a commit by its name. */
function id(name: string): string {
  return ids.get(name) ?? name;
}

function nameOf(commit: string): string {
  return [...ids].find(([, other]) => other === commit)?.[0] ?? commit;
}

/** Asks the history of a commit. */
function ask<T>(
  folder: string,
  commit: string,
  question: (history: CommitHistory) => Promise<T>,
  prefix = '',
): Promise<T> {
  return withRepository(
    folder,
    (repository) => question(new CommitHistory({ repository, commit, isEmpty: () => false, deepen: null })),
    prefix,
  );
}

const NOWHERE = '1'.repeat(40);

beforeAll(() => {
  directory = makeRepository([]).directory;
  ids = addCommits(directory, [
    { name: 'first', files: { 'a.md': 'a', 'dir/b.md': 'b', 'keep.md': 'k' }, written: 1_000 },
    { name: 'gone', parents: ['first'], removed: ['a.md'] },
    { name: 'moved', parents: ['gone'], removed: ['dir/b.md'], files: { 'new/b.md': 'b' } },
    { name: 'side', parents: ['first'], files: { 'side.md': 's', 'both.md': 'x' }, written: 3_000 },
    { name: 'undone', parents: ['side'], removed: ['side.md'] },
    { name: 'other', parents: ['gone'], files: { 'other.md': 'o' } },
    { name: 'again', parents: ['moved'], files: { 'a.md': 'again', 'both.md': 'x' }, written: 2_000 },
    { name: 'merge', parents: ['again', 'undone'], files: { 'both.md': 'x' } },
    { name: 'last', parents: ['merge'], files: { 'keep.md': 'kept' } },
  ]);
  shallow = join(temporaryFolder(), 'shallow');
  const args = ['clone', '--quiet', '--no-checkout', '--depth=2', '--branch=main'];
  git('.', [...args, pathToFileURL(directory).href, shallow]);
});

describe('Whether one commit leads to another', () => {
  test.each([
    ['first', 'last', true],
    ['side', 'merge', true],
    ['merge', 'merge', true],
    ['side', 'moved', false],
    ['last', 'first', false],
    ['other', 'last', null],
    ['first', 'other', null],
  ])('%s to %s: %p', async (earlier, later, expected) => {
    const answers = ask(directory, id('last'), (history) =>
      history.leadsTo([
        { earlier: id(earlier), later: id(later) },
        { earlier: id('gone'), later: id(later) },
      ]),
    );
    expect((await answers)[0]).toBe(expected);
  });
});

describe('The commits between two others', () => {
  test('are those on every line of history', async () => {
    const found = await ask(directory, id('last'), (history) =>
      history.commitsBetween([
        { earlier: id('moved'), later: id('merge') },
        { earlier: id('other'), later: id('last') },
      ]),
    );
    const [between, none] = found;
    expect({ ...between, ids: between?.ids?.map(nameOf).sort() }).toEqual({
      count: 4,
      ids: ['again', 'merge', 'side', 'undone'],
      isAncestor: true,
    });
    expect([found.length, none]).toEqual([2, null]);
  });

  test('are unknown in a shallow clone', async () => {
    const pair = { earlier: id('merge'), later: id('last') };
    expect(await ask(shallow, id('last'), (history) => history.commitsBetween([pair, pair]))).toEqual([null, null]);
  });
});

describe('Whether a file existed before a commit', () => {
  test.each([
    ['a.md', 'first', false],
    ['a.md', 'gone', true],
    ['a.md', 'moved', true],
    ['a.md', 'last', true],
    ['side.md', 'undone', true],
    ['side.md', 'side', false],
    ['side.md', 'again', false],
    ['side.md', 'merge', true],
    ['new/b.md', 'moved', false],
    ['new/b.md', 'again', true],
    ['dir/b.md', 'side', true],
    ['never.md', 'last', false],
    ['a.md', 'other', false],
  ])('%s before %s: %p', async (path, commit, expected) => {
    const moments = [
      { path, commit: id(commit) },
      { path: 'keep.md', commit: id(commit) },
      { path, commit: id('first') },
    ];
    const isKnown = commit !== 'other' && commit !== 'first';
    expect(await ask(directory, id('last'), (history) => history.existedBefore(moments))).toEqual([
      expected,
      isKnown,
      false,
    ]);
  });
});

describe('Whether a file existed at a commit or later', () => {
  const existed = (path: string, moments: readonly string[], movedBy?: string | null): Promise<readonly boolean[]> => {
    const asked = { path, moments: moments.map(id) };
    const question = movedBy === undefined ? asked : { ...asked, movedBy: movedBy === null ? null : id(movedBy) };
    return ask(directory, id('last'), (history) =>
      history.existedSince([
        { path: 'never.md', moments: question.moments },
        question,
        { path: 'keep.md', moments: question.moments },
      ]),
    );
  };

  test.each<[string, readonly string[], boolean]>([
    ['a.md', ['first'], true],
    ['a.md', ['gone'], true],
    ['a.md', ['last'], true],
    ['dir/b.md', ['gone'], true],
    ['dir/b.md', ['moved'], true],
    ['dir/b.md', ['merge'], false],
    ['side.md', ['merge'], false],
    ['side.md', ['moved'], true],
    ['side.md', ['merge', 'undone'], false],
    ['side.md', ['merge', 'side'], true],
    ['side.md', ['merge', 'first'], true],
    ['other.md', ['first'], false],
    ['other.md', ['other'], true],
    ['never.md', ['first'], false],
  ])('%s since %j: %p', async (path, moments, expected) => {
    expect(await existed(path, moments)).toEqual([false, expected, true]);
  });

  test.each<[string, readonly string[], boolean]>([
    ['a.md', ['last'], true],
    ['dir/b.md', ['moved'], true],
    ['dir/b.md', ['merge'], true],
    ['dir/b.md', ['last'], false],
    ['side.md', ['merge'], false],
    ['side.md', ['undone'], true],
    ['never.md', ['first'], false],
    ['side.md', [NOWHERE], true],
  ])('%s since %j or just before: %p', async (path, moments, expected) => {
    const asked = { path, moments: moments.map(id), orParent: true as const };
    const [found] = await ask(directory, id('last'), (history) => history.existedSince([asked]));
    expect(found).toBe(expected);
  });

  test.each<[string, readonly string[], string | null | undefined, boolean]>([
    ['merge', ['merge'], 'last', true],
    ['a move of the moment itself', ['merge'], 'merge', true],
    ['a move before', ['merge'], 'moved', false],
    ['a move on another line', ['undone'], 'again', true],
    ['a move that the history does not have', ['merge'], 'other', false],
    ['none', ['merge'], null, false],
    ['none, left out', ['merge'], undefined, false],
  ])('or was moved away after it: %s', async (_, moments, movedBy, expected) => {
    expect(await existed('none.md', moments, movedBy)).toEqual([false, expected, true]);
  });

  test('on another line does not count where the clone lacks commits that may lead from it to the moment', async () => {
    const found = await ask(directory, id('last'), (history) =>
      history.existedSince([false, true].map((isCut) => ({ path: 'side.md', moments: [id('moved')], isCut }))),
    );
    expect(found).toEqual([true, false]);
  });

  test('counts every later file for a commit that the history does not have', async () => {
    expect(await existed('side.md', [NOWHERE])).toEqual([false, true, true]);
    expect(await existed('none.md', [NOWHERE])).toEqual([false, false, true]);
  });
});

describe('The files that commits had', () => {
  test('are regular files, by their ids', async () => {
    const odd = makeRepository([
      { files: { 'a/b.md': 'b', 'a/link': link('b.md'), top: 't', 'x\ny/z': 'z', 'a/deep/c': 'c' } },
      { removed: ['a/b.md'] },
    ]);
    const [now, before] = odd.git('rev-list', 'main').split('\n') as [string, string];
    const moments = [
      ['a/b.md', before], ['a/b.md', now], ['a/link', before], ['a/deep', before], ['a', before], ['top', now], ['top/x', now],
      ['none/b.md', before], ['b.md', before], ['a/b.md', NOWHERE], ['x\ny/z', now], ['a/deep/c', now], ['a/deep/c', before], ['', now],
    ] as const; // prettier-ignore
    const found = await ask(odd.directory, now, (history) =>
      history.filesAt(moments.map(([path, commit]) => ({ path, commit }))),
    ); // prettier-ignore
    const idOf = (name: string): string => odd.git('rev-parse', name);
    const [b, top, c, z] = [idOf(`${before}:a/b.md`), idOf('main:top'), idOf('main:a/deep/c'), idOf('main:x\ny/z')];
    expect(found).toEqual([b, null, null, null, null, top, null, null, null, null, z, c, c, null]);
    const below = await ask(
      odd.directory,
      now,
      (history) => history.filesAt([{ path: 'b.md', commit: before }, { path: 'top', commit: before }]),
      'a',
    ); // prettier-ignore
    expect(below).toEqual([b, null]);
  });
});

describe('What commits did to paths', () => {
  const PATHS = new Set(['a.md', 'dir/b.md', 'new/b.md', 'both.md', 'keep.md']);

  test('is given for each of two commits that did the same', async () => {
    const twin = git(directory, ['commit-tree', '-p', id('merge'), '-m', 'twin', `${id('last')}^{tree}`]);
    const found = await ask(directory, id('last'), (history) => history.changedIn([id('last'), twin], PATHS));
    const changes = new Map([['keep.md', 'written']]);
    expect(found).toEqual(new Map([[id('last'), changes], [twin, changes]])); // prettier-ignore
  });

  test('cannot be told where git cannot read a folder', async () => {
    const broken = makeRepository([{ files: { 'a/b': '1' } }, { files: { 'a/b': '2' } }]);
    const folder = broken.git('rev-parse', 'main:a');
    rmSync(join(broken.directory, '.git', 'objects', folder.slice(0, 2), folder.slice(2)));
    const newest = broken.git('rev-parse', 'main');
    const asked = ask(broken.directory, newest, (history) => history.changedIn([newest], new Set(['a/b'])));
    await expect(asked).rejects.toThrow(/^git could not read the history: (?:fatal|error): /);
  });

  test('is read of more commits than git is asked for at once', async () => {
    const many = makeRepository(Array.from({ length: 101 }, (_, n) => ({ files: { 'n.md': String(n) } })));
    const commits = many.git('rev-list', 'main').split('\n');
    const found = await ask(many.directory, commits[0] ?? '', (history) =>
      history.changedIn(commits, new Set(['n.md'])),
    );
    expect([...found.keys()]).toEqual(commits);
    expect([...found.values()]).toEqual(commits.map(() => new Map([['n.md', 'written']])));
  });
});

describe('A commit', () => {
  test.each([
    ['last', 'last', true],
    ['last', 'merge', true],
    ['last', 'first', true],
    ['merge', 'undone', true],
    ['gone', 'last', false],
    ['gone', 'side', false],
  ])('%s has %s before it or is it: %p', async (commit, wanted, expected) => {
    expect(await contains({ cwd: directory }, id(commit), id(wanted))).toBe(expected);
  });

  test('has nothing before it that is no whole id', async () => {
    const of = (wanted: string): Promise<boolean> => contains({ cwd: directory }, id('last'), wanted);
    for (const wanted of ['main', id('merge').slice(0, 39), `${id('merge')}^`, `x${id('merge')}`, '--all', '']) {
      expect([wanted, await of(wanted)]).toEqual([wanted, false]);
    }
    expect(await contains({ cwd: directory }, 'main', 'main')).toBe(false);
  });

  test('has parents that a shallow clone lacks', async () => {
    expect(await contains({ cwd: shallow }, id('merge'), id('undone'))).toBe(true);
    expect(await contains({ cwd: shallow }, id('merge'), id('side'))).toBe(false);
  });
});

test('History may end early where git cannot tell', async () => {
  expect(await isShallow({ cwd: temporaryFolder() })).toBe(true);
});

test('History ends early in a shallow clone', async () => {
  expect(await isShallow({ cwd: shallow })).toBe(true);
  expect(await isShallow({ cwd: directory })).toBe(false);
});
