import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contains, endsEarly, headOf, parentsOf } from '../../../src/tree/git/ancestry.js';
import { changedIn } from '../../../src/tree/git/changed-in.js';
import { commitsBetween } from '../../../src/tree/git/commits-between.js';
import { commitsNamed } from '../../../src/tree/git/commits-named.js';
import { existedBefore } from '../../../src/tree/git/existed-before.js';
import { existedSince } from '../../../src/tree/git/existed-since.js';
import { filesAt } from '../../../src/tree/git/files-at.js';
import { introducedAt } from '../../../src/tree/git/introduced.js';
import { leadsTo } from '../../../src/tree/git/leads-to.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { addCommits, withRepository } from '../../support/open-repository.js';
import { git, link, makeRepository, temporaryFolder } from '../../support/repository.js';

const started = recordGitCalls();

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
    const answers = withRepository(directory, (repository) =>
      leadsTo(repository, id('last'), [
        { earlier: id(earlier), later: id(later) },
        { earlier: id('gone'), later: id(later) },
      ]),
    );
    expect((await answers)[0]).toBe(expected);
  });

  test('is not asked of git if nothing is asked', async () => {
    const answers = withRepository(directory, async (repository) => [
      await leadsTo(repository, NOWHERE, []),
      await commitsBetween(repository, NOWHERE, []),
      await existedBefore(repository, NOWHERE, []),
      await existedSince(repository, NOWHERE, []),
      await changedIn(repository, NOWHERE, [], new Set(['a.md'])),
      await introducedAt(repository, { commit: NOWHERE, files: [], identityOf: (path) => path }),
    ]);
    expect(await answers).toEqual([[], [], [], [], new Map(), new Map()]);
    expect(started().filter((call) => !call.includes(' cat-file '))).toEqual([]);
  });
});

describe('The commits between two others', () => {
  test('are those on every line of history', async () => {
    const found = await withRepository(directory, (repository) =>
      commitsBetween(repository, id('last'), [
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
    expect(await withRepository(shallow, (repository) => commitsBetween(repository, id('last'), [pair, pair]))).toEqual(
      [null, null],
    );
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
    expect(await withRepository(directory, (repository) => existedBefore(repository, id('last'), moments))).toEqual([
      expected,
      isKnown,
      false,
    ]);
  });
});

describe('Whether a file existed at a commit or later', () => {
  const ask = (path: string, moments: readonly string[], movedBy?: string | null): Promise<readonly boolean[]> => {
    const asked = { path, moments: moments.map(id) };
    const question = movedBy === undefined ? asked : { ...asked, movedBy: movedBy === null ? null : id(movedBy) };
    return withRepository(directory, (repository) =>
      existedSince(repository, id('last'), [
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
    expect(await ask(path, moments)).toEqual([false, expected, true]);
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
    const [found] = await withRepository(directory, (repository) => existedSince(repository, id('last'), [asked]));
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
    expect(await ask('none.md', moments, movedBy)).toEqual([false, expected, true]);
  });

  test('counts every later file for a commit that the history does not have', async () => {
    expect(await ask('side.md', [NOWHERE])).toEqual([false, true, true]);
    expect(await ask('none.md', [NOWHERE])).toEqual([false, false, true]);
  });

  test('is answered from the folders of the moments alone where they have the files', async () => {
    const before = started().length;
    await withRepository(directory, (repository) =>
      existedSince(repository, id('last'), [{ path: 'a.md', moments: [id('first')] }]),
    );
    expect(started().slice(before)).toEqual([expect.stringContaining(' cat-file ')]);
  });

  test('is answered for more moments than are kept', async () => {
    const { directory: long, git: run } = makeRepository([
      { files: { 'a.md': 'a' } },
      ...Array.from({ length: 260 }, (_, n) => ({ files: { 'n.md': String(n) } })),
      { removed: ['a.md'] },
      {},
    ]);
    const commits = run('rev-list', '--first-parent', 'main').split('\n');
    const moments = commits.slice(0, 1);
    const questions = [...commits.map((commit) => ({ path: 'b.md', moments: [commit] })), { path: 'a.md', moments }];
    const found = await withRepository(long, (repository) => existedSince(repository, commits[0] ?? '', questions));
    expect(found).toEqual(questions.map(() => false));
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
    const found = await withRepository(odd.directory, (repository) =>
      filesAt(repository, moments.map(([path, commit]) => ({ path, commit }))),
    ); // prettier-ignore
    const idOf = (name: string): string => odd.git('rev-parse', name);
    const [b, top, c] = [idOf(`${before}:a/b.md`), idOf('main:top'), idOf('main:a/deep/c')];
    expect(found).toEqual([b, null, null, null, null, top, null, null, null, null, null, c, c, null]);
    const below = await withRepository(
      odd.directory,
      (repository) => filesAt(repository, [{ path: 'b.md', commit: before }, { path: 'top', commit: before }]),
      'a',
    ); // prettier-ignore
    expect(below).toEqual([b, null]);
  });
});

describe('What commits did to paths', () => {
  const PATHS = new Set(['a.md', 'dir/b.md', 'new/b.md', 'both.md', 'keep.md']);

  test('is compared with their first parents', async () => {
    const asked = ['first', 'moved', 'merge', 'last', 'undone', 'moved'].map(id);
    const found = await withRepository(directory, (repository) =>
      changedIn(repository, id('last'), [...asked, NOWHERE, 'HEAD', `${id('gone')}x`, 'main'], PATHS),
    );
    expect(new Map([...found].map(([commit, changes]) => [nameOf(commit), changes]))).toEqual(
      new Map([
        ['first', new Map([['a.md', 'written'], ['dir/b.md', 'written'], ['keep.md', 'written']])],
        ['moved', new Map([['dir/b.md', 'deleted'], ['new/b.md', 'written']])],
        ['merge', new Map()],
        ['last', new Map([['keep.md', 'written']])],
        ['undone', new Map()],
      ]),
    ); // prettier-ignore
  });

  test('is given for each of two commits that did the same', async () => {
    const twin = git(directory, ['commit-tree', '-p', id('merge'), '-m', 'twin', `${id('last')}^{tree}`]);
    const found = await withRepository(directory, (repository) =>
      changedIn(repository, id('last'), [id('last'), twin], PATHS),
    );
    const changes = new Map([['keep.md', 'written']]);
    expect(found).toEqual(new Map([[id('last'), changes], [twin, changes]])); // prettier-ignore
  });

  test('is nothing without paths, for which git compares nothing', async () => {
    const found = await withRepository(directory, (repository) =>
      changedIn(repository, id('last'), [id('last')], new Set()),
    );
    expect(found).toEqual(new Map([[id('last'), new Map()]]));
    expect(started().filter((call) => call.includes('diff-tree'))).toEqual([]);
  });

  test('is unknown of what is no commit, and of a commit whose parent a shallow clone lacks', async () => {
    const tree = git(directory, ['rev-parse', 'main^{tree}']);
    const found = await withRepository(shallow, (repository) =>
      changedIn(repository, id('last'), [tree, id('last'), id('merge')], PATHS),
    );
    expect([...found.keys()]).toEqual([id('last')]);
  });

  test('cannot be told where git cannot read a folder', async () => {
    const broken = makeRepository([{ files: { 'a/b': '1' } }, { files: { 'a/b': '2' } }]);
    const folder = broken.git('rev-parse', 'main:a');
    rmSync(join(broken.directory, '.git', 'objects', folder.slice(0, 2), folder.slice(2)));
    const newest = broken.git('rev-parse', 'main');
    const asked = withRepository(broken.directory, (repository) =>
      changedIn(repository, newest, [newest], new Set(['a/b'])),
    );
    await expect(asked).rejects.toThrow(/^git could not compare commits: (?:fatal|error): /);
  });

  test('is read of more commits than git is asked for at once', async () => {
    const many = makeRepository(Array.from({ length: 101 }, (_, n) => ({ files: { 'n.md': String(n) } })));
    const commits = many.git('rev-list', 'main').split('\n');
    const found = await withRepository(many.directory, (repository) =>
      changedIn(repository, commits[0] ?? '', commits, new Set(['n.md'])),
    );
    expect([...found.keys()]).toEqual(commits);
    expect([...found.values()]).toEqual(commits.map(() => new Map([['n.md', 'written']])));
  });
});

describe('The commit that introduced a file', () => {
  const introduced = (at: string, commit: string, ...files: readonly string[]): Promise<ReadonlyMap<string, number>> =>
    withRepository(at, (repository) => introducedAt(repository, { commit, files, identityOf: (path) => path }));

  test('is the one that wrote it first, on any line of history', async () => {
    expect(await introduced(directory, id('last'), 'keep.md', 'new/b.md', 'a.md', 'both.md', 'none.md')).toEqual(
      new Map([
        ['keep.md', 1_000_000],
        ['new/b.md', 1_000_000],
        // It came back after it was deleted.
        ['a.md', 1_000_000],
        ['both.md', 2_000_000],
      ]),
    );
  });

  test('is the first of several, if lines of history added it apart and joined it', async () => {
    const { directory: joined } = makeRepository([]);
    const added = addCommits(joined, [
      { name: 'root', files: { b: 'b' }, written: 1 },
      { name: 'left', parents: ['root'], files: { a: '1\nleft' }, written: 9 },
      { name: 'right', files: { a: '1\nright' }, written: 8 },
      { name: 'late', parents: ['left', 'right'], files: { a: '1\nleft\nright' }, written: 5 },
    ]);
    const late = added.get('late') ?? '';
    expect(await introduced(joined, late, 'a')).toEqual(new Map([['a', 8_000]]));
    const clone = join(temporaryFolder(), 'clone');
    const args = ['clone', '--quiet', '--no-checkout', '--depth=2', '--branch=main'];
    git('.', [...args, pathToFileURL(joined).href, clone]);
    expect(await introduced(clone, late, 'a')).toEqual(new Map());
  });

  test('is found once for a file that two lines of history edited', async () => {
    const { directory: forked } = makeRepository([]);
    const added = addCommits(forked, [
      { name: 'one', files: { a: '1' }, written: 7 },
      { name: 'left', parents: ['one'], files: { a: '1\nleft' }, written: 8 },
      { name: 'right', parents: ['one'], files: { a: '1\nright' }, written: 9 },
      { name: 'joined', parents: ['left', 'right'], files: { a: '1\nleft\nright' }, written: 10 },
    ]);
    expect(await introduced(forked, added.get('joined') ?? '', 'a')).toEqual(new Map([['a', 7_000]]));
  });

  test.each([
    ['with a date', 'author Ada <a@b.c> 1000 +0000', '', 1_000_000],
    [
      'with the date of its header, whatever its message says',
      'author Ada <a@b.c> 1000 -0130',
      'author x <> 5 +0000',
      1_000_000,
    ],
    ['without a date', 'author Ada <a@b.c>', 'author x <> 5 +0000', undefined],
    ['with a date that is no number', 'author Ada <a@b.c> 1e3 +0000', '', undefined],
    ['with a date of too many digits', `author Ada <a@b.c> ${'1'.repeat(13)} +0000`, '', undefined],
    ['with more behind the date', 'author Ada <a@b.c> 1000 +00000', '', undefined],
    ['of a large size', 'author Ada <a@b.c> 1000 +0000', 'x'.repeat(1024 * 1024), undefined],
  ])('may be one %s', async (_, author, message, date) => {
    const { directory: odd, git: run } = makeRepository([{ files: { a: 'x' } }]);
    const text = `tree ${run('rev-parse', 'main^{tree}')}\n${author}\ncommitter Ada <a@b.c> 2000 +0000\n\n${message}\n`;
    const commit = git(odd, ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], Buffer.from(text));
    expect((await introduced(odd, commit, 'a')).get('a')).toBe(date);
  });

  test('is unknown where a shallow clone lacks what came before', async () => {
    expect(await introduced(shallow, id('last'), 'keep.md', 'a.md')).toEqual(new Map());
  });
});

describe('Commits by the starts of their ids', () => {
  const DEEPEN = 'deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';
  const SHALLOW = `History is too shallow here to tell whether it holds the commit: ${DEEPEN}`;

  const named = async (
    at: string,
    asked: readonly string[],
    deepen: (() => Promise<string | null>) | null = null,
  ): Promise<readonly unknown[]> => {
    const found = await withRepository(at, (repository) =>
      commitsNamed({ repository, commit: id('last'), isEmpty: () => false, deepen }, asked),
    );
    return asked.map((one) => found.get(one));
  };

  test('are found from seven digits on', async () => {
    const [first, side] = [id('first'), id('side')];
    const wrong = `${first.slice(0, 7)}${first.charAt(7) === '0' ? '1' : '0'}`;
    const asked = [first, first.slice(0, 7), first.slice(0, 20), side, id('last'), wrong, first.slice(0, 6), id('other'),
      `x${first}`, `${first}x`, first.toUpperCase(), ''];
    expect(await named(directory, asked)).toEqual([
      ...[first, first, first, side, id('last')].map((whole) => ({ kind: 'ancestor', id: whole })),
      ...Array.from({ length: 7 }, () => ({ kind: 'unknown' })),
    ]);
  }); // prettier-ignore

  test('are not searched for if none is asked for', async () => {
    expect(await named(directory, [])).toEqual([]);
    expect(started().filter((call) => call.includes('rev-list'))).toEqual([]);
  });

  test('are undetermined beyond a shallow clone, except its last commits and their parents', async () => {
    const asked = ['last', 'merge', 'again', 'undone', 'moved', 'first'].map(id);
    expect(await named(shallow, [...asked, 'abc', NOWHERE])).toEqual([
      ...asked.slice(0, 4).map((whole) => ({ kind: 'ancestor', id: whole })),
      ...[1, 2].map(() => ({ kind: 'undetermined', detail: SHALLOW })),
      { kind: 'unknown' },
      { kind: 'undetermined', detail: SHALLOW },
    ]);
  });

  test('are undetermined before a commit that is too large to read, at the end of a shallow clone', async () => {
    const large = makeRepository([{ message: 'first' }, { message: 'x'.repeat(1024 * 1024) }]);
    const clone = join(temporaryFolder(), 'clone');
    const source = pathToFileURL(large.directory).href;
    git('.', ['clone', '--quiet', '--no-checkout', '--depth=1', source, clone]);
    const [newest = '', first = ''] = large.git('rev-list', 'main').split('\n');
    const found = await withRepository(clone, (repository) =>
      commitsNamed({ repository, commit: newest, isEmpty: () => false, deepen: null }, [newest, first]),
    );
    expect(found.get(newest)).toEqual({ kind: 'ancestor', id: newest });
    expect(found.get(first)).toEqual({ kind: 'undetermined', detail: SHALLOW });
  });

  test('are not fetched if all are there, and say why they could not be fetched', async () => {
    let fetches = 0;
    const deepen = (): Promise<string | null> => {
      fetches++;
      return Promise.resolve('no network.');
    };
    expect(await named(shallow, [id('last'), id('again')], deepen)).toEqual([
      { kind: 'ancestor', id: id('last') },
      { kind: 'ancestor', id: id('again') },
    ]);
    expect(await named(directory, [NOWHERE], deepen)).toEqual([{ kind: 'unknown' }]);
    expect(await named(shallow, ['xyz'], deepen)).toEqual([{ kind: 'unknown' }]);
    expect(fetches).toBe(0);
    expect(await named(shallow, [id('first'), id('merge')], deepen)).toEqual([
      { kind: 'undetermined', detail: `${SHALLOW} It could not be fetched: no network.` },
      { kind: 'ancestor', id: id('merge') },
    ]);
    expect(fetches).toBe(1);
  });

  test('are found in the history that was fetched', async () => {
    const clone = join(temporaryFolder(), 'clone');
    const source = pathToFileURL(directory).href;
    git('.', ['clone', '--quiet', '--no-checkout', '--depth=1', '--branch=main', source, clone]);
    const deepen = (): Promise<string | null> => {
      git(clone, ['fetch', '--quiet', '--unshallow', 'origin']);
      return Promise.resolve(null);
    };
    expect(await named(clone, [id('first'), NOWHERE], deepen)).toEqual([
      { kind: 'ancestor', id: id('first') },
      { kind: 'unknown' },
    ]);
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

  test('has the parents of its header, and none of its message', () => {
    const header = `tree ${NOWHERE}\nparent a\nparent b\nauthor x`;
    expect(parentsOf(Buffer.from(`${header}\n\nparent c\n\nparent d`))).toEqual(['a', 'b']);
    expect(parentsOf(Buffer.from(`${header}\nparent c`))).toEqual(['a', 'b', 'c']);
    expect(parentsOf(Buffer.from(`${header}\nxparent c\nparent\n`))).toEqual(['a', 'b']);
    expect(parentsOf(Buffer.from('\n\nparent a'))).toEqual([]);
  });

  test('is checked out, or none is', async () => {
    expect(await headOf({ cwd: directory })).toBe(id('last'));
    expect(await headOf({ cwd: makeRepository([]).directory })).toBeUndefined();
  });
});

test('History may end early where git cannot tell', async () => {
  expect(await endsEarly({ cwd: temporaryFolder() })).toBe(true);
});

test('History ends early in a shallow clone', async () => {
  expect(await endsEarly({ cwd: shallow })).toBe(true);
  expect(await endsEarly({ cwd: directory })).toBe(false);
});
