import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CommitTree, openCommit } from '../../../src/tree/commit.js';
import { compareByGit } from '../../../src/tree/git/base.js';
import type { GitOptions } from '../../../src/tree/git/git.js';
import { fetchTrees, fetchPromised, PartialClone } from '../../../src/tree/git/partial-clone.js';
import { isPartial, storeOf } from '../../../src/tree/git/store.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { withTree } from '../../support/open-repository.js';
import {
  commitTo,
  git,
  link,
  makeRepository,
  submodule,
  temporaryFolder,
  type Commit,
  type Repository,
} from '../../support/repository.js';
import { ownText as text } from '../../support/own-text.js';

const MANY = Array.from({ length: 30 }, (_, n) => `files/${String(n)}/deep/file.md`);
const LARGE = 'large\n'.repeat(2_000);

const COMMITS: readonly Commit[] = [
  { files: { 'gone.md': text('gone'), 'old/exact.md': text('exact'), 'old/edited.md': text('edited') } },
  {
    moved: { 'old/exact.md': 'new/exact.md', 'old/edited.md': 'new/edited.md' },
    removed: ['gone.md'],
    files: { 'new/edited.md': text('edited', 'one more\n'), 'new/other.md': text('other') },
  },
  {
    files: {
      ...Object.fromEntries(MANY.map((path) => [path, `# ${path}\n`])),
      'empty.md': '',
      'blank.md': ' \n',
      'large.md': LARGE,
      'link.md': link('files/3/deep/file.md'),
      'returns/1.json': '{ "n": 1 }\n',
      'returns/2.json': '{ "n": 2 }\n',
      'returns/3.json': '{ "n": 3 }\n',
    },
  },
];

let origin: Repository;

beforeAll(() => {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  origin = makeRepository(COMMITS);
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
});

const started = recordGitCalls();

/** The first clone with some arguments: others are copies of it. */
const firstClones = new Map<string, string>();

function clone(filter: string, ...args: readonly string[]): string {
  const key = [filter, ...args].join(' ');
  let first = firstClones.get(key);
  if (first === undefined) {
    first = join(temporaryFolder(), 'first');
    const url = pathToFileURL(origin.directory).href;
    git('.', ['clone', '--quiet', `--filter=${filter}`, '--no-checkout', ...args, url, first]);
    firstClones.set(key, first);
  }
  const directory = join(temporaryFolder(), 'partial');
  cpSync(first, directory, { recursive: true });
  return directory;
}

function cutOff(directory: string): void {
  git(directory, ['remote', 'set-url', 'origin', pathToFileURL(join(directory, 'nowhere')).href]);
}

/** How often git fetched since the test began: each time one connection to the remote. */
function fetches(): number {
  return started().filter((line) => line.includes(' fetch ')).length;
}

/** The folders of a commit that the clone lacks; only the uppermost that are known. */
function foldersLackedAt(directory: string, commit: string): readonly string[] {
  const list = ['rev-list', '--objects', '--missing=print', '--filter=blob:none', '--no-walk', commit];
  return git(directory, list)
    .split('\n')
    .filter((line) => line.startsWith('?'));
}

/** What the clone lacks of its commit, by path. */
function lacks(directory: string, paths: readonly string[]): readonly string[] {
  const lines = git(directory, ['rev-list', '--objects', '--missing=print', '--no-walk', 'HEAD']).split('\n');
  const ids = git(directory, ['rev-parse', ...paths.map((path) => `HEAD:${path}`)]).split('\n');
  return paths.filter((_, n) => lines.includes(`?${ids[n] ?? ''}`));
}

function idsOf(tree: CommitTree, paths: readonly string[]): readonly string[] {
  return paths.map((path) => {
    const entry = tree.find(path);
    if (entry?.kind !== 'file' && entry?.kind !== 'link') throw new Error(`${path} is no file`);
    return entry.id;
  });
}

function sizesOf(tree: CommitTree, paths: readonly string[]): Promise<readonly (number | null)[]> {
  return tree.sizes(idsOf(tree, paths)).then((sizes) => sizes.map(({ bytes }) => bytes));
}

async function textsOf(tree: CommitTree, matches: (path: string) => boolean): Promise<readonly string[]> {
  const texts: string[] = [];
  const files = await tree.list({ patterns: [], matches });
  for await (const batch of tree.read(files, 1_000_000)) {
    for (const content of batch)
      texts.push(content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '');
  }
  return texts;
}

describe('sizes of files that a partial clone lacks', () => {
  test.each(['blob:none', 'tree:0', 'tree:2'])(
    'are unknown with %s, and nothing is fetched for them',
    async (filter) => {
      const directory = clone(filter);
      await withTree(directory, async (tree) => {
        const before = fetches();
        // Its folders come over one connection, or two where the commit's own is among them.
        expect(before).toBeLessThanOrEqual(2);
        expect(await sizesOf(tree, MANY)).toEqual(MANY.map(() => null));
        expect(fetches()).toBe(before);
      });
      expect(lacks(directory, MANY)).toEqual(MANY);
    },
  );

  test('are known of the empty file, which is known by its id', async () => {
    expect(await withTree(clone('blob:none'), (tree) => sizesOf(tree, ['empty.md']))).toEqual([0]);
    expect(await withTree(clone('tree:0'), (tree) => sizesOf(tree, ['empty.md']))).toEqual([0]);
  });

  test('are known of the files that are there', async () => {
    const directory = clone('blob:limit=1k');
    const sizes = await withTree(directory, (tree) =>
      tree.sizes(idsOf(tree, ['blank.md', 'large.md', 'files/1/deep/file.md'])),
    );
    expect(sizes).toEqual([
      { bytes: 2, telling: true },
      { bytes: null, telling: false },
      { bytes: 23, telling: true },
    ]);
    expect(fetches()).toBe(0);
  });
});

describe('what is read of a partial clone', () => {
  test.each([
    ['blob:none', 1],
    ['tree:0', 2],
  ])('%s is fetched at once: %d connections in all', async (filter, connections) => {
    const directory = clone(filter);
    await withTree(directory, async (tree) => {
      const texts = await textsOf(tree, (path) => path.endsWith('.json'));
      expect(texts).toEqual(['{ "n": 1 }\n', '{ "n": 2 }\n', '{ "n": 3 }\n']);
    });
    expect(fetches()).toBe(connections);
    expect(lacks(directory, MANY)).toEqual(MANY);
  });

  test('is fetched at once for earlier contents, too, however many batches they make', async () => {
    const directory = clone('blob:none');
    const now = [...MANY, 'blank.md', 'large.md', 'link.md', 'new/edited.md', 'new/other.md', 'returns/1.json'];
    const before = ['gone.md', 'old/exact.md', 'old/edited.md'];
    const names = [...now.map((path) => `HEAD:${path}`), ...before.map((path) => `HEAD~2:${path}`)];
    const more = ['returns/2.json', 'returns/3.json'].map((path) => `HEAD:${path}`);
    const ids = origin.git('rev-parse', ...names, ...more).split('\n');
    const files = [...names, ...more].map((name, n) => ({ path: name, id: ids[n] ?? '', link: false }));
    expect(files.length).toBeGreaterThan(40);
    await withTree(directory, async (tree) => {
      let read = 0;
      for await (const batch of tree.readVersions(files, 1_000_000)) read += batch.length;
      expect(read).toBe(files.length);
    });
    expect(fetches()).toBe(1);
  });

  test('is fetched for claims where that is asked, all at once, and its sizes are known then', async () => {
    const directory = clone('blob:none');
    await withTree(directory, async (tree) => {
      await tree.fetchContents(idsOf(tree, ['blank.md', 'large.md']));
      expect(await sizesOf(tree, ['blank.md', 'large.md'])).toEqual([2, LARGE.length]);
    });
    expect(fetches()).toBe(1);
    cutOff(directory);
    await withTree(directory, async (tree) => {
      await tree.fetchContents(idsOf(tree, MANY));
      expect(await sizesOf(tree, MANY.slice(0, 1))).toEqual([null]);
    });
  });

  test('and cannot be fetched is lacking, each content by itself', async () => {
    const directory = clone('blob:none');
    const [here = ''] = await withTree(directory, (tree) => Promise.resolve(idsOf(tree, ['returns/2.json'])));
    git(directory, ['cat-file', '-e', here]);
    cutOff(directory);
    await withTree(directory, async (tree) => {
      expect(await sizesOf(tree, MANY)).toEqual(MANY.map(() => null));
      expect(await textsOf(tree, (path) => path.endsWith('.json'))).toEqual(['', '{ "n": 2 }\n', '']);
    });
  });

  test('is fetched of files that say what is elsewhere, for each question; without them, nothing is known', async () => {
    const { directory, git: run } = makeRepository([
      {
        files: {
          '.gitattributes': '*.bin filter=lfs\n',
          '.gitmodules': '[submodule "a"]\n\tpath = a\n',
          a: submodule(),
          'x.md': text('x'),
        },
      },
    ]);
    run('config', 'uploadpack.allowFilter', 'true');
    run('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const lacking = join(temporaryFolder(), 'partial');
    git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', pathToFileURL(directory).href, lacking]);
    const told = (): Promise<readonly unknown[]> =>
      withTree(lacking, async (tree) => {
        const shown: number[] = [];
        await tree.show(idsOf(tree, ['x.md']), [(piece) => shown.push(piece.length) > 0]);
        return [await tree.submodules(), await tree.inLfs(['x.bin', 'x.md']), shown];
      });
    cutOff(lacking);
    expect(await told()).toEqual(['lacking', 'lacking', []]);
    git(lacking, ['remote', 'set-url', 'origin', pathToFileURL(directory).href]);
    const before = fetches();
    expect(await told()).toEqual([new Set(['a']), new Set(['x.bin']), [text('x').length]]);
    // What is small comes with what is asked for first.
    expect(fetches() - before).toBe(1);
  });

  test('is of no commit that nobody knows, which is an error', async () => {
    await expect(openCommit({ root: clone('tree:0'), revision: 'none' })).rejects.toThrow(
      'git does not know the revision "none": name a branch',
    );
  });

  test('is an error where the tree itself cannot be fetched, never an empty tree', async () => {
    const directory = clone('tree:0');
    cutOff(directory);
    await expect(openCommit({ root: directory, revision: 'HEAD' })).rejects.toMatchObject({ name: 'GitError' });
  });
});

describe('what history tells in a partial clone', () => {
  const ABSENT = ['gone.md', 'old/exact.md', 'old/edited.md', 'never.md'];
  const commit = expect.stringMatching(/^[0-9a-f]{40}$/) as string;
  const absences = (directory: string): Promise<readonly unknown[]> =>
    withTree(directory, async (tree) => {
      const exists = (path: string): boolean => tree.find(path)?.kind === 'file';
      const told = await tree.explainAbsent({ paths: ABSENT, needed: new Set(), exists, base: null });
      return ABSENT.map((path) => told.get(path)?.past);
    });

  test.each(['blob:none', 'tree:0'])('is the same as elsewhere with %s', async (filter) => {
    const whole = await absences(origin.directory);
    expect(whole).toEqual([
      { kind: 'removed', commit },
      { kind: 'moved', to: 'new/exact.md', commit },
      { kind: 'moved', to: 'new/edited.md', commit },
      { kind: 'never' },
    ]);
    expect(await absences(clone(filter))).toEqual(whole);
  });

  test('is less, and says so, where the remote does not answer', async () => {
    const directory = clone('blob:none');
    cutOff(directory);
    const detail = expect.stringContaining('partial clone') as string;
    expect(await absences(directory)).toEqual([
      { kind: 'removed', commit, detail, isLacking: true },
      { kind: 'moved', to: 'new/exact.md', commit },
      { kind: 'removed', commit, detail, isLacking: true },
      { kind: 'never' },
    ]);
  });
});

describe('a comparison with a base, in a tree-less clone,', () => {
  const CHANGES = { changed: ['a/b.md', 'c/d/e.md'], deleted: ['x/y.md'] };
  let forked: Repository;

  beforeAll(() => {
    forked = makeRepository([
      { files: { 'old/x.md': 'x' } },
      { removed: ['old/x.md'], files: { 'a/b.md': 'b', 'x/y.md': 'y', 'z/0/z.md': 'z' } },
      { files: { 'a/b.md': 'b, edited' } },
    ]);
    commitTo(forked.directory, { branch: 'base', start: 'main~1', files: { 'z/0/z.md': 'z, edited' } });
    commitTo(forked.directory, { branch: 'main', start: 'main', removed: ['x/y.md'], files: { 'c/d/e.md': 'e' } });
    forked.git('config', 'uploadpack.allowFilter', 'true');
    forked.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  });

  test('fetches the folders of the commit where the two parted and those of the base, each at once', async () => {
    const directory = join(temporaryFolder(), 'partial');
    const url = pathToFileURL(forked.directory).href;
    git('.', ['clone', '--quiet', '--filter=tree:0', '--no-checkout', url, directory]);
    await withTree(directory, async (tree) => {
      const before = fetches();
      const asked = { revision: 'origin/base', relation: 'branch', label: 'the base' } as const;
      const compared = await compareByGit(tree, asked, 'local');
      if (compared.kind === 'refused') throw new Error(compared.reason);
      const { changed, deleted } = compared.changes;
      expect({ changed: [...changed].sort(), deleted: [...deleted].sort() }).toEqual(CHANGES);
      expect(fetches() - before).toBe(2);
      const lackedAt = (name: string): number => foldersLackedAt(directory, name).length;
      expect(['origin/base', 'main~2', 'main~3'].map(lackedAt)).toEqual([0, 0, 1]);
    });
  });
});

describe('a partial clone is known', () => {
  test('by its packs, also in a linked worktree and where it is bare', () => {
    const directory = clone('blob:none');
    const linked = join(temporaryFolder(), 'linked');
    git(directory, ['worktree', 'add', '--quiet', '--detach', linked]);
    for (const place of [directory, linked, join(linked, 'files', '1'), clone('blob:none', '--bare')]) {
      expect([place, isPartial(storeOf(place) ?? '')]).toEqual([place, true]);
    }
  });

  test('and an object that no remote has promised is lacking, and ends nothing', async () => {
    const { directory, git: run } = makeRepository([{ files: { 'large.md': LARGE } }]);
    const id = run('rev-parse', 'HEAD:large.md');
    rmSync(join(directory, '.git', 'objects', id.slice(0, 2), id.slice(2)));
    await withTree(directory, async (tree) => {
      await tree.fetchContents([id]);
      expect(await sizesOf(tree, ['large.md'])).toEqual([null]);
      const shown: unknown[] = [];
      await tree.show([id], [(piece) => shown.push(piece) > 0]);
      expect(shown).toEqual([]);
      for await (const batch of tree.read([{ path: 'large.md', id, link: false }], 1_000_000)) {
        expect(batch).toEqual([{ kind: 'lacking', id }]);
      }
    });
  });

  test('not of a folder outside of any repository', () => {
    expect(storeOf(temporaryFolder())).toBeUndefined();
  });
});

test('links and empty files beside a file that was renamed and edited are fetched, too, since git asks for them', async () => {
  const { directory } = makeRepository([
    { files: { 'old/a.md': text('a'), 'gone-link.md': link('nowhere') } },
    {
      moved: { 'old/a.md': 'new/b.md' },
      removed: ['gone-link.md'],
      files: { 'new/b.md': text('a', 'one more\n'), 'empty.md': '', 'link.md': link('elsewhere'), module: submodule() },
    },
    { removed: ['empty.md', 'link.md', 'module'] },
  ]);
  git(directory, ['config', 'uploadpack.allowFilter', 'true']);
  git(directory, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  const lacking = join(temporaryFolder(), 'partial');
  git('.', ['clone', '--quiet', '--filter=blob:none', '--bare', pathToFileURL(directory).href, lacking]);
  const tree = await openCommit({ root: lacking, revision: 'HEAD' });
  const paths = ['old/a.md'];
  const exists = (path: string): boolean => tree.find(path) !== undefined;
  const absences = await tree.explainAbsent({ paths, needed: new Set(paths), exists, base: null });
  tree.close();
  expect(absences.get('old/a.md')?.past).toMatchObject({ kind: 'moved', to: 'new/b.md' });
});

describe('to find renamed files, contents are fetched', () => {
  /** What happened to a path, in a clone without contents; which of the others it has then; and the number of fetches. */
  async function pastIn(commits: readonly Commit[], path: string, others: readonly string[] = []) {
    const { directory, git: run } = makeRepository(commits);
    run('config', 'uploadpack.allowFilter', 'true');
    run('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const lacking = join(temporaryFolder(), 'partial');
    git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', pathToFileURL(directory).href, lacking]);
    const before = fetches();
    const past = await withTree(lacking, async (tree) => {
      const exists = (one: string): boolean => tree.find(one) !== undefined;
      const asked = { paths: [path], needed: new Set([path]), exists, base: null };
      return (await tree.explainAbsent(asked)).get(path)?.past;
    });
    const missing = git(lacking, ['rev-list', '--objects', '--missing=print', '--all']).split('\n');
    const here = others.filter((name) => !missing.includes(`?${run('rev-parse', name)}`));
    return { past, here, fetches: fetches() - before };
  }

  test('of no commit that only removes files', async () => {
    const commits = [{ files: { a: text('a'), b: text('b') } }, { removed: ['a'] }, { files: { c: text('c') } }];
    expect(await pastIn(commits, 'a')).toMatchObject({ past: { kind: 'removed' }, fetches: 0 });
  });

  test('of those that a commit removed and added, and not of those that it moved as they were', async () => {
    const commits: readonly Commit[] = [
      { files: { 'a.md': text('a'), 'same.md': text('same'), 'other.md': text('other') } },
      {
        moved: { 'a.md': 'b.md', 'same.md': 'moved.md' },
        files: { 'b.md': text('a', 'one more\n'), 'other.md': text('other', 'more\n') },
      },
    ];
    const others = ['HEAD:b.md', 'HEAD~1:a.md', 'HEAD:moved.md', 'HEAD:other.md', 'HEAD~1:other.md'];
    expect(await pastIn(commits, 'a.md', others)).toMatchObject({
      past: { kind: 'moved', to: 'b.md' },
      here: ['HEAD:b.md', 'HEAD~1:a.md'],
      fetches: 1,
    });
  });

  test('up to a number of them', async () => {
    const many = (folder: string, count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/${String(n)}`, `${folder} ${String(n)}`]));
    const commits = (count: number): readonly Commit[] => [
      { files: { 'a.md': text('a'), ...many('old', 999) } },
      { moved: { 'a.md': 'b.md' }, removed: ['old'], files: { 'b.md': text('a', 'more\n'), ...many('new', count) } },
    ];
    expect(await pastIn(commits(999), 'a.md')).toMatchObject({ past: { kind: 'moved', to: 'b.md' }, fetches: 1 });
    const detail = expect.stringMatching(
      /^Whether it was renamed and edited is unknown: this partial clone lacks/,
    ) as string;
    expect(await pastIn(commits(1_000), 'a.md')).toMatchObject({
      past: { kind: 'removed', detail, isLacking: true },
      fetches: 0,
    });
  });
});

describe('the folders of earlier commits, which a tree-less clone lacks, are fetched', () => {
  const FILE = 'files/3/deep/file.md';
  const identityOf = (path: string): string => path;

  test.each<[string, (tree: CommitTree) => Promise<{ readonly size: number }>]>([
    ['for authors', (tree) => tree.authors([FILE])],
    ['for the versions of files', (tree) => tree.fileVersions([FILE], null, identityOf)],
    ['for the dates of files', (tree) => tree.introducedAt([FILE], identityOf)],
  ])('%s', async (_, ask) => {
    const tree = await openCommit({ root: clone('tree:0'), revision: 'HEAD' });
    try {
      expect((await ask(tree)).size).toBe(1);
    } finally {
      tree.close();
    }
  });
});

describe('what a remote has promised', () => {
  const NONE = '1'.repeat(40);

  test('is not fetched with another program than git has, and the error says which', async () => {
    const directory = clone('blob:none');
    git(directory, ['config', 'remote.origin.uploadpack', 'touch x;']);
    await expect(fetchPromised({ cwd: directory }, [NONE, NONE])).rejects.toThrow(
      'This partial clone lacks 2 objects that are to be read, and they could not be fetched ' +
        '(fatal: the configuration names the program touch x;). ' +
        'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.',
    );
    git(directory, ['config', 'remote.origin.uploadpack', 'git-upload-pack']);
    const id = git(directory, ['rev-parse', 'HEAD:large.md']);
    await fetchPromised({ cwd: directory }, [id]);
    expect(lacks(directory, ['large.md'])).toEqual([]);
  });

  test('and cannot be fetched is an error without the password of an address', async () => {
    const directory = clone('blob:none');
    git(directory, ['remote', 'set-url', 'origin', 'https://me:secret@localhost:1/x']);
    const failure = fetchPromised({ cwd: directory }, [NONE]);
    await expect(failure).rejects.toThrow(/^This partial clone lacks 1 object .*\(fatal: .*'https:\/\/localhost:1\/x/);
    await expect(failure).rejects.not.toThrow('secret');
  });

  test.each([
    ['fatal: no https://me:secret@host.test/x, but //a@b@c ', 'fatal: no https://host.test/x, but //c'],
    ['fatal: not //a/b@c nor // d@e', 'fatal: not //a/b@c nor // d@e'],
    ['hint: fatal: it is late\nerror: it broke\nfatal: it stopped', 'error: it broke'],
    ['warning: it is late', 'git gave no reason'],
  ])('and cannot be fetched, as git says by %j, is an error', async (said, reason) => {
    const folder = temporaryFolder();
    const { PATH = '' } = process.env;
    writeFileSync(join(folder, 'said'), `${said}\n`);
    const script = `#!/bin/sh\ncase "$*" in *pack-objects*) cat '${folder}/said' >&2; exit 128 ;; esac\nPATH='${PATH}' exec git "$@"\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    const cwd = clone('blob:none');
    process.env.PATH = [folder, PATH].join(delimiter);
    try {
      await expect(fetchPromised({ cwd }, [NONE])).rejects.toThrow(`could not be fetched (${reason}).`);
    } finally {
      process.env.PATH = PATH;
    }
  });

  describe('comes by one way,', () => {
    const opened = (directory: string, git: GitOptions = { cwd: directory }): PartialClone =>
      new PartialClone(storeOf(directory) ?? '', () => git);
    const idsIn = (directory: string, count: number): readonly string[] =>
      git(directory, ['rev-parse', ...MANY.slice(0, count).map((path) => `HEAD:${path}`)]).split('\n');

    test('without what the remote refuses, which stays lacking', async () => {
      const directory = clone('blob:none');
      const ids = idsIn(directory, 3);
      const partial = opened(directory);
      await partial.fetchMissing([NONE, ...ids]);
      expect(partial.lacking([NONE, ...ids])).toEqual(new Set([NONE]));
      const before = started().length;
      await partial.fetchMissing([NONE]);
      expect(started().length).toBe(before);
    });

    test('and is not asked again for more where it does not answer; a missing git is an error', async () => {
      const directory = clone('blob:none');
      const ids = idsIn(directory, 3);
      const partial = opened(directory);
      cutOff(directory);
      await partial.fetchMissing(ids.slice(0, 1));
      expect(partial.lacking(ids)).toEqual(new Set(ids));
      const before = started().length;
      await partial.fetchMissing(ids);
      expect(started().length).toBe(before);
      // No program of the project is started, and all programs are below this folder.
      await expect(opened(directory, { cwd: '/usr' }).fetchMissing(ids)).rejects.toMatchObject({ kind: 'no-git' });
    });
  });

  test('are the folders in which commits changed something, for a project below the top', async () => {
    const directory = clone('tree:0');
    mkdirSync(join(directory, 'new'));
    const [third = '', second = ''] = git(directory, ['rev-list', 'HEAD']).split('\n');
    const changed = await withTree(join(directory, 'new'), async (tree) => {
      const before = fetches();
      const found = await tree.changedIn([third, second], new Set(['edited.md', 'other.md', 'none.md']));
      // All at once, and before git is asked about one that is not there: it would stop.
      expect(fetches() - before).toBe(1);
      expect(started().filter((line) => line.includes(' cat-file '))).toHaveLength(1);
      return found;
    });
    expect(changed).toEqual(
      new Map([
        [third, new Map()],
        [
          second,
          new Map([
            ['edited.md', 'written'],
            ['other.md', 'written'],
          ]),
        ],
      ]),
    );
  });

  test('never comes from a remote that only says that it sent it', async () => {
    const cwd = clone('tree:0');
    const { PATH } = process.env;
    // Whatever is asked for is "sent", and none of it is here afterwards.
    const folder = temporaryFolder();
    const script = `#!/bin/sh\ncase "$*" in *pack-objects*) cat >/dev/null; exit 0 ;; *rev-list*) echo "?${NONE}"; exit 0 ;; esac\nPATH='${PATH ?? ''}' exec git "$@"\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    process.env.PATH = [folder, PATH].join(delimiter);
    const before = started().length;
    try {
      await expect(fetchTrees({ cwd }, 'HEAD', 'all', 2)).rejects.toThrow(
        'This partial clone still lacks folders after they were fetched: fetch it again without a filter.',
      );
    } finally {
      process.env.PATH = PATH;
    }
    // Only the settings are read by git itself, once for each fetch.
    expect(started().length - before).toBe(2);
  });
});
