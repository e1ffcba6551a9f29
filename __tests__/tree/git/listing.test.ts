import fc from 'fast-check';
import { selection } from '../../../src/gather/gather.js';
import type { Entry as TreeEntry, Selection } from '../../../src/model/tree.js';
import { Listing } from '../../../src/tree/git/listing.js';
import {
  git,
  link,
  makeRepository,
  submodule,
  type Entry,
  type Files,
  type Name,
  type Repository,
} from '../../support/repository.js';

const ALL: Selection = { patterns: ['**'], matches: () => true };
const SOME: Selection = { patterns: ['**/*b*'], matches: (path) => path.includes('b') };

function listingOf({ directory, git: run }: Repository, tree = run('rev-parse', 'main^{tree}')): Promise<Listing> {
  return Listing.read({ cwd: directory }, tree);
}

type Answers = Pick<Listing, 'list' | 'find' | 'findOtherCase'>;

/** The same answers from a plain map of what `git ls-tree` prints. */
function expected(repository: Repository): Answers {
  const files = new Map<string, TreeEntry>();
  for (const line of repository.git('ls-tree', '-r', '-z', 'main').split('\0')) {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
    if (mode === '160000') files.set(path, { kind: 'submodule' });
    else if (path !== '') files.set(path, { kind: mode === '120000' ? 'link' : 'file', id });
  }
  const all = [...files.keys()];
  const find = (path: string): TreeEntry | undefined =>
    path === '' || all.some((one) => one.startsWith(`${path}/`)) ? { kind: 'directory' } : files.get(path);
  const below = (folder: string): readonly string[] => {
    const prefix = folder === '' ? '' : `${folder}/`;
    return all.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length).split('/')[0] ?? '');
  };
  /** The first way through folders, the names themselves before others; a link is followed by what was asked for. */
  const otherCase = (asked: string, folder = '', names = asked.split('/')): string | undefined => {
    const [name = '', ...rest] = names;
    const alike = [...new Set(below(folder))].filter((one) => one.toLowerCase() === name.toLowerCase());
    for (const one of alike.sort((a, b) => Number(b === name) - Number(a === name))) {
      const path = folder === '' ? one : `${folder}/${one}`;
      const kind = find(path)?.kind;
      const whole = [path, ...rest].join('/');
      const isEnd = kind === 'link' || (kind === 'file' && rest.length === 0);
      const found = isEnd && whole !== asked ? whole : kind === 'directory' ? otherCase(asked, path, rest) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    list: ({ matches }) =>
      [...files]
        .flatMap(([path, entry]) =>
          entry.kind === 'file' || entry.kind === 'link' ? [{ path, id: entry.id, link: entry.kind === 'link' }] : [],
        )
        .filter(({ path }) => matches(path))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    find,
    findOtherCase: (path) => otherCase(path),
  };
}

/** Writes a tree that git would not write. */
function treeOf(
  { directory }: Repository,
  entries: readonly (readonly [mode: string, name: string, id: string])[],
): string {
  const bytes = entries.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  return git(directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], Buffer.concat(bytes));
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

describe('the listing of a tree', () => {
  it('shows what git prints of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(paths, entries), { minLength: 1, maxLength: 25 }), async (files) => {
        const repository = makeRepository([{ files: without(files) }]);
        const listing = await listingOf(repository);
        const plain = expected(repository);
        for (const wanted of [ALL, SOME, selection([], [])]) {
          expect(listing.list(wanted)).toEqual(plain.list(wanted));
        }
        for (const path of files.flatMap(([one]) => near(one))) {
          expect([path, listing.find(path)]).toEqual([path, plain.find(path)]);
          expect([path, listing.findOtherCase(path)]).toEqual([path, plain.findOtherCase(path)]);
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
    const listing = await listingOf(makeRepository([{ files }]));
    expect(listing.list(ALL).map(({ path }) => path)).toEqual(['a\udcffb', 'caf\u00e9/a.md', '\ufffd.md']);
    for (const path of ['a\udcffb', 'caf\u00e9/a.md', '\ufffd.md']) {
      expect(listing.find(path)).toMatchObject({ kind: 'file' });
    }
    for (const path of ['caf\udcc3\udca9/a.md', '\ud800.md']) expect(listing.find(path)).toBeUndefined();
  });

  it('takes ids of either length', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x', 'a/c.md': 'y' } }], { objectFormat: 'sha256' });
    const listing = await listingOf(repository);
    expect(listing.list(ALL)).toEqual(expected(repository).list(ALL));
    expect(listing.find('a/c.md')).toEqual({ kind: 'file', id: repository.git('rev-parse', 'main:a/c.md') });
  });

  it('is that of an empty tree', async () => {
    const listing = await listingOf(makeRepository([{ files: {} }]));
    expect(listing.list(ALL)).toEqual([]);
    expect(listing.find('a')).toBeUndefined();
    expect(listing.find('')).toEqual({ kind: 'directory' });
  });

  it('is refused where entries are out of order', async () => {
    const repository = makeRepository([{ files: { a: 'x' } }]);
    const id = repository.git('rev-parse', 'main:a');
    const of = (...names: readonly string[]): Promise<Listing> =>
      listingOf(
        repository,
        treeOf(
          repository,
          names.map((name) => ['100644', name, id]),
        ),
      );
    expect((await of('a', 'b', 'c')).list(ALL)).toHaveLength(3);
    await expect(of('a', 'c', 'b')).rejects.toThrow('The tree of the commit is damaged: b is in the wrong place.');
    await expect(of('a', 'a')).rejects.toThrow('is damaged');
  });

  it('takes modes as git does, whatever else is in them', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x' } }]);
    const blob = repository.git('rev-parse', 'main:a/b.md');
    const folder = repository.git('rev-parse', 'main:a');
    const odd = [
      ['100600', 'a', blob],
      ['100777', 'b', blob],
      ['120777', 'c', blob],
      ['40755', 'd', folder],
      ['040000', 'e', folder],
      ['160001', 'f', blob],
      ['60000', 'g', blob],
    ] as const;
    const listing = await listingOf(repository, treeOf(repository, odd));
    const kinds = ['file', 'file', 'link', 'directory', 'directory', 'submodule', 'submodule'];
    expect(odd.map(([, name]) => listing.find(name)?.kind)).toEqual(kinds);
    expect(listing.list(ALL).map(({ path, link: isLink }) => [path, isLink])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d/b.md', false],
      ['e/b.md', false],
    ]);
  });

  it('is refused where a broken tree has a file and a folder of one name', async () => {
    const repository = makeRepository([{ files: { 'a/b.md': 'x' } }]);
    const blob = repository.git('rev-parse', 'main:a/b.md');
    const tree = treeOf(repository, [
      ['100644', 'a', blob],
      ['100644', 'a.b', blob],
      ['40000', 'a', repository.git('rev-parse', 'main:a')],
    ]);
    await expect(listingOf(repository, tree)).rejects.toThrow('it has a twice');
  });

  it('puts entries together that come in many pieces', async () => {
    const names = Array.from({ length: 3_000 }, (_, n) => `${String(n).padStart(5, '0')}${'n'.repeat(n % 200)}`);
    const listing = await listingOf(makeRepository([{ files: names.map((name) => [name, 'x'] as const) }]));
    expect(listing.list(ALL).map(({ path }) => path)).toEqual(names);
    expect(names.filter((name) => listing.find(name)?.kind !== 'file')).toEqual([]);
  });

  it('is refused beyond a number of bytes', async () => {
    const { directory, git: run } = makeRepository([{ files: { 'a/b': 'x', c: 'y' } }]);
    const bytes = run('ls-tree', '-r', '-t', '-z', 'main').length;
    const read = (most: number): Promise<Listing> =>
      Listing.read({ cwd: directory }, run('rev-parse', 'main^{tree}'), most);
    expect((await read(bytes)).find('c')?.kind).toBe('file');
    await expect(read(bytes - 1)).rejects.toThrow(`The list of files has more than ${String(bytes - 1)} bytes.`);
  });

  it('says what git says when there is no such tree', async () => {
    const { directory } = makeRepository([{ files: { a: 'x' } }]);
    await expect(Listing.read({ cwd: directory }, '1'.repeat(40))).rejects.toThrow(/could not list the tree/);
  });
});
