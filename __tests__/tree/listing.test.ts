import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { selection } from '../../src/gather/gather.js';
import type { Selection } from '../../src/model/tree.js';
import { openCommit } from '../../src/tree/commit.js';
import { FlatListing } from '../../src/tree/flat-listing.js';
import { readListing, type Listing } from '../../src/tree/listing.js';
import { Objects } from '../../src/tree/objects.js';
import {
  git,
  GIT_ENV,
  link,
  makeRepository,
  submodule,
  temporaryFolder,
  type Entry,
  type Files,
  type Name,
  type Repository,
} from '../support/repository.js';

const ALL: Selection = { patterns: ['**'], matches: () => true };
const SOME: Selection = { patterns: ['**/*b*'], matches: (path) => path.includes('b') };

/** The tree of a repository's branch, as its folders tell and as git lists it. */
async function both(
  { directory, git: run }: Repository,
  likely: Selection | null = null,
  tree = run('rev-parse', 'main^{tree}'),
): Promise<readonly [byFolders: Listing, atOnce: Listing | null]> {
  const options = { cwd: directory };
  const objects = new Objects(options);
  try {
    const byFolders = await readListing(
      tree,
      async (ids) => (await objects.contents(ids, Infinity)).map(({ bytes }) => bytes ?? Buffer.alloc(0)),
      () => Promise.resolve(null),
    );
    return [byFolders, await FlatListing.read(options, tree, likely)];
  } finally {
    objects.close();
  }
}

/** All that may be asked of a path, and of what is near it. */
function near(path: string): readonly string[] {
  const parts = path.split('/');
  const folders = parts.map((_, n) => parts.slice(0, n).join('/'));
  return [path, ...folders].flatMap((one) => [
    one,
    `${one}/`,
    `${one}/x`,
    `${one}0`,
    `${one}\0`,
    one.slice(0, -1),
    one.toUpperCase(),
    one.toLowerCase(),
    `${one}\ud800`,
    one.replace('\ufffd', '\ud800'),
  ]);
}

// Names that stand close to each other in git's order, in which a folder is compared as if its name ended in a slash.
const names = fc.constantFrom(
  'a',
  'A',
  'a-',
  'a.b',
  'a0',
  'ab',
  'b',
  'B',
  'é',
  'É',
  '\u{1f600}',
  '\uff21',
  '\ufffd',
  ' ',
);
const paths = fc.array(names, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const entries: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('', 'text') },
  { weight: 1, arbitrary: fc.constant(link('a')) },
  { weight: 1, arbitrary: fc.constant(submodule()) },
);

/** No path of a tree is a folder of another. */
function without(files: readonly (readonly [string, Entry])[]): Files {
  const kept: (readonly [Name, Entry])[] = [];
  const taken: string[] = [];
  for (const [path, entry] of files) {
    if (taken.some((one) => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`))) continue;
    taken.push(path);
    kept.push([path, entry]);
  }
  return kept;
}

describe('a tree that git lists at once', () => {
  it('tells the same as its folders one by one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(paths, entries), { minLength: 1, maxLength: 25 }), async (files) => {
        const repository = makeRepository([{ files: without(files) }]);
        const [byFolders, atOnce] = await both(repository, SOME);
        if (atOnce === null) throw new Error('the tree is in order');
        for (const wanted of [ALL, SOME, await selection([], [])]) {
          expect(atOnce.list(wanted)).toEqual(byFolders.list(wanted));
        }
        for (const path of files.flatMap(([one]) => near(one))) {
          expect([path, atOnce.find(path)]).toEqual([path, byFolders.find(path)]);
          expect([path, atOnce.findOtherCase(path)]).toEqual([path, byFolders.findOtherCase(path)]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('knows names that are no UTF-8, and takes no text for one that its bytes are not read as', async () => {
    const files: Files = [
      [Buffer.from([0x61, 0xff, 0x62]), 'x'],
      [Buffer.from('caf\u00e9/a.md'), 'x'],
      ['\ufffd.md', 'x'],
    ];
    const [byFolders, atOnce] = await both(makeRepository([{ files }]));
    expect(atOnce?.list(ALL)).toEqual(byFolders.list(ALL));
    for (const path of ['a\udcffb', 'caf\u00e9/a.md', 'caf\udcc3\udca9/a.md', '\ufffd.md', '\ud800.md']) {
      expect([path, atOnce?.find(path)]).toEqual([path, byFolders.find(path)]);
    }
    expect(atOnce?.find('a\udcffb')).toMatchObject({ kind: 'file' });
    expect(atOnce?.find('\ud800.md')).toBeUndefined();
  });

  it('takes ids of either length', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x', 'a/c.md': 'y' } }], { objectFormat: 'sha256' });
    const [byFolders, atOnce] = await both(repository);
    expect(atOnce?.list(ALL)).toEqual(byFolders.list(ALL));
    expect(atOnce?.find('a/c.md')).toEqual(byFolders.find('a/c.md'));
  });

  it('is an empty tree', async () => {
    const [byFolders, atOnce] = await both(makeRepository([{ files: {} }]));
    expect(atOnce?.list(ALL)).toEqual([]);
    expect(byFolders.list(ALL)).toEqual([]);
    expect(atOnce?.find('a')).toBeUndefined();
    expect(atOnce?.find('')).toEqual({ kind: 'directory' });
  });

  it('does not take a tree whose entries are out of order, in which halving would miss some', async () => {
    const repository = makeRepository([{ files: { a: 'x' } }]);
    const id = Buffer.from(repository.git('rev-parse', 'main:a'), 'hex');
    const entry = (name: string): Buffer => Buffer.concat([Buffer.from(`100644 ${name}\0`), id]);
    const tree = (...names: readonly string[]): string =>
      git(
        repository.directory,
        ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'],
        Buffer.concat(names.map(entry)),
      );
    const options = { cwd: repository.directory };
    expect(await FlatListing.read(options, tree('a', 'b', 'c'), null)).not.toBeNull();
    expect(await FlatListing.read(options, tree('a', 'c', 'b'), null)).toBeNull();
    expect(await FlatListing.read(options, tree('a', 'a'), null)).toBeNull();
  });

  it('takes modes as git does, whatever else stands in them, and so do its folders one by one', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x' } }]);
    const idOf = (name: string): Buffer => Buffer.from(repository.git('rev-parse', name), 'hex');
    const blob = idOf('main:a/b.md');
    const odd: readonly (readonly [mode: string, name: string, id: Buffer])[] = [
      ['100600', 'a', blob],
      ['100777', 'b', blob],
      ['120777', 'c', blob],
      ['40755', 'd', idOf('main:a')],
      ['040000', 'e', idOf('main:a')],
      ['160001', 'f', blob],
      ['60000', 'g', blob],
    ];
    const bytes = Buffer.concat(odd.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), id]));
    const tree = git(repository.directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], bytes);
    const [byFolders, atOnce] = await both(repository, null, tree);
    const kinds = ['file', 'file', 'link', 'directory', 'directory', 'submodule', 'submodule'];
    expect(odd.map(([, name]) => byFolders.find(name)?.kind)).toEqual(kinds);
    expect(odd.map(([, name]) => atOnce?.find(name)?.kind)).toEqual(kinds);
    expect(byFolders.list(ALL).map(({ path, link: isLink }) => [path, isLink])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d/b.md', false],
      ['e/b.md', false],
    ]);
    expect(atOnce?.list(ALL)).toEqual(byFolders.list(ALL));
  });

  it('is refused where a broken tree has a file and a folder of one name, and so it is by its folders', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x' } }]);
    const idOf = (name: string): Buffer => Buffer.from(repository.git('rev-parse', name), 'hex');
    const bytes = Buffer.concat([
      ...[Buffer.from('100644 a\0'), idOf('main:a/b.md')],
      ...[Buffer.from('100644 a.b\0'), idOf('main:a/b.md')],
      ...[Buffer.from('40000 a\0'), idOf('main:a')],
    ]);
    const tree = git(repository.directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], bytes);
    await expect(both(repository, null, tree)).rejects.toThrow('it has a twice');
  });

  it('puts entries together that come in many pieces', async () => {
    const long = 'n'.repeat(300_000);
    const [byFolders, atOnce] = await both(makeRepository([{ files: { a: 'x', [`b/${long}`]: 'y', c: 'z' } }]), ALL);
    expect(atOnce?.list(ALL)).toEqual(byFolders.list(ALL));
    expect(atOnce?.find(`b/${long}`)).toEqual(byFolders.find(`b/${long}`));
    expect(atOnce?.find('c')).toEqual(byFolders.find('c'));
  });

  it('says what goes wrong while it is searched', async () => {
    const matches = (): boolean => {
      throw new TypeError('no such pattern');
    };
    await expect(both(makeRepository([{ files: { a: 'x' } }]), { patterns: [], matches })).rejects.toThrow(
      'no such pattern',
    );
  });

  it('says what git says when there is no such tree', async () => {
    const { directory } = makeRepository([{ files: { a: 'x' } }]);
    await expect(FlatListing.read({ cwd: directory }, '1'.repeat(40), null)).rejects.toThrow(/could not list the tree/);
  });
});

/** What git was started for while a commit was opened and asked. */
async function gitCommands(
  repository: Repository,
  work: (tree: Awaited<ReturnType<typeof openCommit>>) => Promise<void>,
) {
  const trace = join(temporaryFolder(), 'trace');
  const env = { ...GIT_ENV, GIT_TRACE2_EVENT: trace };
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    const tree = await openCommit({ root: repository.directory, revision: 'main', likely: () => selection([], []) });
    try {
      await work(tree);
    } finally {
      tree.close();
    }
  } finally {
    process.env = before;
  }
  const events = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"cmd_name"'));
  return events.map((line) => (JSON.parse(line) as { readonly name: string }).name).sort();
}

describe('which way a tree is listed', () => {
  const task = (n: number): readonly (readonly [string, string])[] => [
    [`specs/${String(n)}_a/.return-meta.json`, '{}'],
    [`specs/${String(n)}_a/reports/01_b.md`, `# ${String(n)}\n`],
  ];
  const repositoryOf = (tasks: number): Repository =>
    makeRepository([{ files: Array.from({ length: tasks }, (_, n) => task(n)).flat() }]);

  it('is folder by folder where it is small: no process more', async () => {
    const commands = await gitCommands(repositoryOf(20), async (tree) => {
      expect(await tree.list(await selection([], []))).toHaveLength(20);
    });
    expect(commands).toEqual(['cat-file']);
  });

  it('is at once where it is large, and what is asked for later is found as well', async () => {
    const commands = await gitCommands(repositoryOf(1_200), async (tree) => {
      expect(await tree.list(await selection([], []))).toHaveLength(1_200);
      expect(await tree.list(await selection(['**/1*_a/**/*.md'], []))).toHaveLength(311);
      expect(tree.find('specs/7_a/reports')).toEqual({ kind: 'directory' });
      expect(tree.find('specs/1199_a/reports/01_b.md')).toMatchObject({ kind: 'file' });
      expect(tree.find('specs/1200_a/reports/01_b.md')).toBeUndefined();
      expect(tree.findOtherCase('SPECS/3_a/Reports/01_b.md')).toBe('specs/3_a/reports/01_b.md');
    });
    expect(commands).toEqual(['cat-file', 'ls-tree']);
  });
});
