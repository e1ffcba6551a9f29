import { mkdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openWorkspace } from '../../../src/tree/workspace.js';
import type { CommitFinding, PathChange } from '../../../src/model/history.js';
import type { Tree } from '../../../src/model/tree.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { withTree } from '../../support/open-repository.js';
import {
  commitTo,
  git,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Repository,
} from '../../support/repository.js';

let origin: Repository;
let ids: Readonly<Record<string, string>>;

/** Four commits on `main`, a branch that was squashed into it, one that was rebased, one that was merged, and a tag beside all. */
beforeAll(() => {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  origin = makeRepository([
    { message: 'first', files: { 'packages/a/old/deep.md': 'deep\n'.repeat(60), 'app/one.md': 'one\n' } },
    { message: 'second', moved: { 'packages/a/old/deep.md': 'packages/b/new.md' } },
  ]);
  const { directory } = origin;
  const to = (branch: string, start: string, message: string, files: Readonly<Record<string, string>>): string =>
    commitTo(directory, { branch, start, message, files });
  origin.git('branch', 'squashed', 'main');
  origin.git('branch', 'merged', 'main');
  origin.git('branch', 'other', 'main');
  const squashed = to('squashed', 'squashed', 'on a branch', { 'app/two.md': 'two\n' });
  const merged = to('merged', 'merged', 'to be merged', { 'app/three.md': 'three\n' });
  const other = to('other', 'other', 'elsewhere', { 'app/four.md': 'four\n' });
  const tagged = to('gone', 'other', 'for a tag', { 'app/five.md': 'five\n' });
  origin.git('tag', 'v1', tagged);
  origin.git('branch', '-D', 'gone');
  const squash = to('main', 'main', 'squash', {
    'app/two.md': 'two\n',
    'packages/c/lib/x.ts': 'x\n',
    'lib/x.ts': 'x\n',
  });
  const tree = origin.git('merge-tree', '--write-tree', 'main', 'merged');
  const merge = origin.git('commit-tree', tree, '-p', 'main', '-p', 'merged', '-m', 'merge');
  origin.git('update-ref', 'refs/heads/main', merge);
  const rebased = to('main', 'main', 'to be rebased', { 'app/six.md': 'six\n' });
  ids = {
    first: origin.git('rev-parse', `${squash}~2`),
    second: origin.git('rev-parse', `${squash}~1`),
    squashed,
    merged,
    other,
    tagged,
    squash,
    merge,
    rebased,
  };
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
});

const started = recordGitCalls();

function fetches(): number {
  return started().filter((line) => line.includes(' fetch ')).length;
}

function clone(...args: readonly string[]): string {
  const directory = join(temporaryFolder(), 'clone');
  git('.', ['clone', '--quiet', '--no-checkout', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

async function named(tree: Tree, asked: readonly string[]): Promise<readonly (CommitFinding | undefined)[]> {
  const found = await tree.commitsNamed(asked);
  return asked.map((id) => found.get(id));
}

const LENGTHS = [7, 8, 12, 40];
const starts = (): readonly string[] =>
  Object.values(ids).flatMap((id) => LENGTHS.map((length) => id.slice(0, length)));

function byRevList(asked: readonly string[]): readonly CommitFinding[] {
  const all = origin.git('rev-list', 'main').split('\n');
  return asked.map((start) => {
    const id = start.length < 7 ? undefined : all.find((commit) => commit.startsWith(start));
    return id === undefined ? { kind: 'unknown' } : { kind: 'ancestor', id };
  });
}

describe('the commits that ids name', () => {
  test('are those that git rev-list has, and no others, in every clone that is whole', async () => {
    const asked = [...starts(), '0000000', 'f'.repeat(64), 'ABCDEF0', 'abc', '', ids.first?.slice(0, 6) ?? ''];
    const expected = byRevList(asked);
    expect(expected.filter(({ kind }) => kind === 'ancestor')).toHaveLength(6 * LENGTHS.length);
    const bare = join(temporaryFolder(), 'bare');
    git('.', ['clone', '--quiet', '--bare', pathToFileURL(origin.directory).href, bare]);
    const clones = [origin.directory, clone(), clone('--single-branch', '--no-tags'), bare];
    for (const directory of [...clones, clone('--filter=blob:none'), clone('--filter=tree:0')]) {
      expect(await withTree(directory, (tree) => named(tree, asked))).toEqual(expected);
    }
  });

  test.each([1, 2, 3])('are undetermined beyond a depth of %d, unless the last commits name them', async (depth) => {
    const directory = clone(`--depth=${String(depth)}`);
    const seen = new Set(git(directory, ['rev-list', 'HEAD']).split('\n'));
    for (const commit of [...seen]) {
      for (const line of git(directory, ['cat-file', 'commit', commit]).split('\n')) {
        if (line.startsWith('parent ')) seen.add(line.slice('parent '.length));
      }
    }
    const all = Object.values(ids);
    const found = await withTree(directory, (tree) => named(tree, all));
    found.forEach((finding, n) => {
      const id = all[n] ?? '';
      if (seen.has(id)) expect(finding).toEqual({ kind: 'ancestor', id });
      else
        expect(finding).toEqual({ kind: 'undetermined', detail: expect.stringContaining('fetch-depth: 0') as string });
    });
    expect(found.filter((finding) => finding?.kind === 'undetermined').length).toBeGreaterThan(2);
  });

  test('are undetermined if only their start is that of another, and unknown if they are no ids', async () => {
    const whole = ids.rebased ?? '';
    const other = `${whole.slice(0, 7)}${whole.startsWith('0', 7) ? '1' : '0'}`;
    const asked = [whole, whole.slice(0, 8), other, `x${whole}`, 'f'.repeat(65), `${other}x`];
    const found = await withTree(clone('--depth=1'), (tree) => named(tree, asked));
    expect(found.map((finding) => finding?.kind)).toEqual([
      ...['ancestor', 'ancestor', 'undetermined', 'unknown', 'unknown', 'unknown'],
    ]);
  });

  test('are all known at a depth of 10, which is all there is', async () => {
    const all = Object.values(ids);
    expect(await withTree(clone('--depth=10'), (tree) => named(tree, all))).toEqual(byRevList(all));
  });

  test('are fetched for once, where that may be, also for what explains absent paths', async () => {
    const directory = clone('--depth=1');
    const all = Object.values(ids);
    const fetchHistory = { token: '', server: 'https://example.com' };
    await withTree(
      directory,
      async (tree) => {
        expect(await named(tree, all)).toEqual(byRevList(all));
        const once = fetches();
        expect(once).toBeGreaterThan(0);
        const paths = ['packages/a/old/deep.md'];
        const exists = (path: string): boolean => tree.find(path)?.kind === 'file';
        const told = await tree.explainAbsent({ paths, needed: new Set(paths), exists, base: null });
        expect(told.get('packages/a/old/deep.md')?.past.kind).toBe('moved');
        expect(fetches()).toBe(once);
      },
      { fetchHistory },
    );
  });

  test('that are not there say why they could not be fetched', async () => {
    const directory = clone('--depth=1');
    git(directory, ['remote', 'remove', 'origin']);
    const fetchHistory = { token: '', server: 'https://example.com' };
    const [finding] = await withTree(directory, (tree) => named(tree, [ids.first ?? '']), { fetchHistory });
    expect(finding).toEqual({ kind: 'undetermined', detail: expect.stringContaining('no remote origin') as string });
  });

  test('are those of the commit itself, whatever is put in its place', async () => {
    const directory = clone();
    git(directory, ['fetch', '--quiet', 'origin', 'other']);
    const [first = '', second = '', other = ''] = [ids.first, ids.second, ids.other];
    git(directory, ['replace', second, other]);
    const found = await withTree(directory, (tree) => named(tree, [first, second, other]));
    expect(found.map((finding) => finding?.kind)).toEqual(['ancestor', 'ancestor', 'unknown']);
  });

  test('may be named by SHA-256', async () => {
    const { directory, git: run } = makeRepository([{ files: { a: 'a' } }, { files: { b: 'b' } }], {
      objectFormat: 'sha256',
    });
    const id = run('rev-parse', 'main~1');
    const found = await withTree(directory, (tree) => named(tree, [id, id.slice(0, 7), id.slice(0, 40)]));
    expect(found).toEqual([id, id, id].map((whole) => ({ kind: 'ancestor', id: whole })));
    const changed = await withTree(directory, (tree) => tree.changedIn([id], new Set(['a', 'b'])));
    expect(changed).toEqual(new Map([[id, new Map([['a', 'written']])]]));
  });

  test('are asked of the checked-out commit in the workspace, and of nothing outside of a repository', async () => {
    const tree = openWorkspace(clone());
    expect(await named(tree, [ids.first ?? '', ids.other ?? ''])).toEqual([
      { kind: 'ancestor', id: ids.first },
      { kind: 'unknown' },
    ]);
    tree.close();
    const none = openWorkspace(temporaryFolder());
    expect(await named(none, ['abcdef0'])).toEqual([
      { kind: 'undetermined', detail: expect.stringContaining('not in a git repository') as string },
    ]);
    expect(await none.ignoredByCommit(['a'], null)).toEqual(new Map());
    none.close();
  });
});

describe('what commits changed', () => {
  const PATHS = new Set(['packages/a/old/deep.md', 'packages/b/new.md', 'app/two.md', 'app/three.md', 'app/one.md']);
  const written = (...paths: readonly string[]): ReadonlyMap<string, PathChange> =>
    new Map(paths.map((path) => [path, 'written']));
  const expected = (): ReadonlyMap<string, ReadonlyMap<string, PathChange>> =>
    new Map([
      [ids.first ?? '', written('packages/a/old/deep.md', 'app/one.md')],
      [ids.second ?? '', new Map([...written('packages/b/new.md'), ['packages/a/old/deep.md', 'deleted']])],
      [ids.squash ?? '', written('app/two.md')],
      [ids.merge ?? '', written('app/three.md')],
      [ids.rebased ?? '', written()],
    ]);

  test.each([[[]], [['--filter=blob:none']], [['--filter=tree:0']]])(
    'is compared with the first parent %j',
    async (args) => {
      const found = await withTree(clone(...args), (tree) =>
        tree.changedIn([...expected().keys(), '1'.repeat(40)], PATHS),
      );
      expect(found).toEqual(expected());
    },
  );

  test('of what is no commit is left out', async () => {
    const asked = [
      origin.git('rev-parse', 'main^{tree}'),
      `x${ids.first ?? ''}`,
      ids.first?.slice(0, 39) ?? '',
      'main',
    ];
    const found = await withTree(origin.directory, (tree) => tree.changedIn([...asked, ids.squash ?? ''], PATHS));
    expect(found).toEqual(new Map([[ids.squash, written('app/two.md')]]));
  });

  // Without trees, and with those of the top alone.
  test.each(['tree:0', 'tree:1'])('is relative to a project in a folder with %s', async (filter) => {
    const root = join(clone(`--filter=${filter}`), 'app');
    mkdirSync(root);
    const wanted = [ids.first ?? '', ids.squash ?? '', ids.second ?? ''];
    const found = await withTree(root, (tree) => tree.changedIn(wanted, new Set(['one.md', 'two.md', 'app/one.md'])));
    expect([...found.values()]).toEqual([written('one.md'), written('two.md'), written()]);
  });

  test('is not known where a shallow clone lacks the parent', async () => {
    const found = await withTree(clone('--depth=2'), (tree) => tree.changedIn([...expected().keys()], PATHS));
    expect([...found.keys()]).toEqual([ids.rebased]);
  });
});

describe('paths by their ends', () => {
  test.each([[[]], [['--filter=tree:0']]])('are those of the tree, and of all that history held %j', async (args) => {
    const tails = ['lib/x.ts', 'x.ts', 'deep.md', 'old/deep.md', 'never.md', 'eep.md', 'app/one.md', ''];
    await withTree(clone(...args), async (tree) => {
      expect(await tree.trackedEndingWith(tails)).toEqual(
        new Map([
          ['lib/x.ts', ['packages/c/lib/x.ts']],
          ['x.ts', ['lib/x.ts', 'packages/c/lib/x.ts']],
        ]),
      );
      const { endings, whole } = await tree.pastEndingWith(tails);
      expect(whole).toBe(true);
      expect(endings.get('old/deep.md')).toEqual(['packages/a/old/deep.md']);
      expect([...endings.keys()].sort()).toEqual(['deep.md', 'lib/x.ts', 'old/deep.md', 'x.ts']);
    });
  });

  test('are not all known in a shallow clone, and relative to a project in a folder', async () => {
    const directory = clone('--depth=1');
    expect(await withTree(directory, (tree) => tree.pastEndingWith(['deep.md']))).toEqual({
      endings: new Map(),
      folders: new Set(),
      entries: new Set(),
      whole: false,
    });
    const root = join(clone(), 'packages');
    mkdirSync(root);
    const { endings } = await withTree(root, (tree) => tree.pastEndingWith(['deep.md', 'one.md']));
    expect(endings).toEqual(new Map([['deep.md', ['a/old/deep.md']]]));
  });
});

test('only the .gitignore files of the commit keep paths out', async () => {
  const { directory } = makeRepository(
    [{ files: { '.gitignore': 'build/\n*.log\n', 'app/.gitignore': '!keep.log\n', 'other/x': 'x' } }],
    { checkout: true },
  );
  writeFiles(directory, { 'other/.gitignore': '*\n', '.git/info/exclude': 'excluded\n' });
  const paths = ['build/x', 'app/build/x', 'a.log', 'app/keep.log', 'other/y', 'excluded', 'build', 'app/x'];
  const expected = new Map([
    ['build/x', '.gitignore:1: build/'],
    ['app/build/x', '.gitignore:1: build/'],
    ['a.log', '.gitignore:2: *.log'],
  ]);
  expect(await withTree(directory, (tree) => tree.ignoredByCommit(paths, null))).toEqual(expected);
  const below = ['build/x', 'keep.log', 'b.log'];
  expect(await withTree(join(directory, 'app'), (tree) => tree.ignoredByCommit(below, null))).toEqual(
    new Map([
      ['build/x', '.gitignore:1: build/'],
      ['b.log', '.gitignore:2: *.log'],
    ]),
  );
  const bare = join(temporaryFolder(), 'bare');
  git('.', ['clone', '--quiet', '--bare', directory, bare]);
  expect(await withTree(bare, (tree) => tree.ignoredByCommit(paths, null))).toEqual(expected);
  const workspace = openWorkspace(directory);
  expect(await workspace.ignoredByCommit(paths, null)).toEqual(expected);
  workspace.close();
});
