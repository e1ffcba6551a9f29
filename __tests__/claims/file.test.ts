import { verify } from '../../src/claims/verify.js';
import type { Claim, Verdict } from '../../src/model/claim.js';
import type { Tree } from '../../src/model/tree.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { memoryTree } from '../support/memory-tree.js';

const RETURN = 'specs/1_a/.return-meta.json';

/** The verdict on a claim in a tree of such files, and of links by their targets. */
async function verdictOn(
  claim: Pick<Claim, 'path' | 'base'>,
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): Promise<Verdict | undefined> {
  const entries = new Map<string, ExampleEntry>();
  for (const [path, content] of Object.entries(files)) entries.set(path, { kind: 'file', content });
  for (const [path, target] of Object.entries(links)) entries.set(path, { kind: 'link', target });
  const tree = memoryTree({ file: RETURN, files: entries, earlier: new Map(), workspace: new Set() });
  const made = { claim: { pointer: '/artifacts/0/path', type: null, ...claim }, returnFile: RETURN };
  const [verdict] = await verify([made], tree);
  return verdict;
}

describe('a path that is relative to a folder', () => {
  const claim = { path: 'src/a.ts', base: 'app' };

  it('is looked for in this folder, then from the root', async () => {
    expect(await verdictOn(claim, { 'app/src/a.ts': 'a', 'src/a.ts': '' })).toMatchObject({ name: 'present', size: 1 });
    expect(await verdictOn(claim, { 'src/a.ts': 'a' })).toMatchObject({ name: 'present', foundAt: 'src/a.ts' });
    expect(await verdictOn(claim, { 'lib/src/a.ts': 'a' })).toMatchObject({ name: 'missing' });
  });
});

describe('an absolute path', () => {
  it('is outside, and names the file of the tree that it ends in, unless only the name is the same', async () => {
    const files = { 'src/a.ts': 'a', 'b.ts': 'b' };
    const details = await Promise.all(
      ['/home/me/project/src/a.ts', '/home/me/project/b.ts', '/b.ts'].map(async (path) => {
        const verdict = await verdictOn({ path }, files);
        return [verdict?.name, verdict?.detail];
      }),
    );
    expect(details).toEqual([
      ['outside', 'It is absolute. The tree has src/a.ts.'],
      ['outside', 'It is absolute.'],
      ['outside', 'It is absolute. The tree has b.ts.'],
    ]);
  });
});

describe('a chain of links', () => {
  const through = (count: number): ReturnType<typeof verdictOn> => {
    const links = Array.from({ length: count }, (_, n) => [`${String(n)}.md`, `${String(n + 1)}.md`] as const);
    return verdictOn({ path: '0.md' }, { [`${String(count)}.md`]: 'text' }, Object.fromEntries(links));
  };

  it('is followed for 40 links, as Linux does, and not for one more', async () => {
    expect(await through(40)).toMatchObject({ name: 'present', foundAt: '40.md' });
    expect(await through(41)).toMatchObject({ name: 'missing', detail: 'The link on its way leads nowhere.' });
  });

  it('is followed where a target has 4,096 bytes, and not where it has one more', async () => {
    const verdict = (target: string): ReturnType<typeof verdictOn> =>
      verdictOn({ path: 'link' }, { 'a.md': 'text' }, { link: target });
    expect(await verdict(`${'./'.repeat(2_046)}a.md`)).toMatchObject({ name: 'present', foundAt: 'a.md' });
    expect(await verdict(`.//${'./'.repeat(2_045)}a.md`)).toMatchObject({ name: 'missing' });
  });
});

describe('a path in another letter case', () => {
  const verdict = async (
    path: string,
    files: Readonly<Record<string, string>>,
    links: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { name, foundAt, detail } = (await verdictOn({ path }, files, links)) ?? {};
    return [name, foundAt, detail].filter((part) => part !== null).join(' | ');
  };

  it.each<[string, string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, string]>([
    ['names the file', 'A/B.md', { 'a/b.md': 'x' }, {}, 'case-mismatch | a/b.md'],
    ['names an empty file, too', 'B.md', { 'b.md': '' }, {}, 'case-mismatch | b.md'],
    ['is no folder', 'A', { 'a/b.md': 'x' }, {}, 'missing'],
    ['is no link to a folder', 'L', { 'd/a.md': 'x' }, { l: 'd' }, 'missing'],
    ['is a link to a file', 'L', { 'a.md': 'x' }, { l: 'a.md' }, 'case-mismatch | l'],
    ['is no link to nothing', 'L', {}, { l: 'a.md' }, 'missing'],
    ['is no link that leaves the root', 'L', { 'a.md': 'x' }, { l: '../a.md' }, 'missing'],
    ['counts behind a link', 'L/A.md', { 'd/a.md': 'x' }, { l: 'd' }, 'case-mismatch | d/a.md'],
    ['counts behind a link that has its own case', 'l/A.md', { 'd/a.md': 'x' }, { l: 'd' }, 'case-mismatch | d/a.md'],
    [
      'counts beside a link of that case',
      'l/a.md',
      { 'L/A.md': 'x', 'd/b.md': 'x' },
      { l: 'd' },
      'case-mismatch | L/A.md',
    ],
    ['counts behind a link in deeper folders', 'l/E/A.md', { 'd/e/a.md': 'x' }, { l: 'd' }, 'case-mismatch | d/e/a.md'],
    [
      'is not the same where the file behind a link has that case',
      'L/a.md',
      { 'd/a.md': 'x' },
      { l: 'd' },
      'case-mismatch | l/a.md',
    ],
    ['is no path below a file', 'A.md/B.md', { 'a.md': 'x' }, {}, 'missing'],
    ['is no path below a file behind a link', 'L/B.md', { 'a.md': 'x' }, { l: 'a.md' }, 'missing'],
  ])('%s', async (_, path, files, links, expected) => {
    expect(await verdict(path, files, links)).toBe(expected);
  });

  it('is followed behind eight links, and not behind one more', async () => {
    // Each link is in the folder that the one before leads to, and has another case than is claimed.
    const through = (count: number): Promise<string> => {
      const place = (n: number): string => (n === 0 ? 'X0' : `d${String(n)}/X${String(n)}`);
      const links = Array.from(
        { length: count },
        (_, n) => [place(n), `${n === 0 ? '' : '../'}d${String(n + 1)}`] as const,
      );
      const claimed = [...links.map((_, n) => `x${String(n)}`), 'a.md'].join('/');
      return verdict(claimed, { [`d${String(count)}/a.md`]: 'x' }, Object.fromEntries(links));
    };
    expect(await through(1)).toBe('case-mismatch | X0/a.md');
    expect(await through(8)).toBe('case-mismatch | d7/X7/a.md');
    expect(await through(9)).toBe('missing');
  });
});

describe('a missing file', () => {
  it('is not one whose name only looks the same, which the verdict says', async () => {
    const hint = 'A file is there whose name looks the same, but is written in another Unicode form.';
    const detailOf = async (path: string, there: string): Promise<string | null | undefined> =>
      (await verdictOn({ path }, { [there]: 'x' }))?.detail;
    expect(await detailOf('caf\u00e9.md', 'cafe\u0301.md')).toBe(hint);
    expect(await detailOf('cafe\u0301.md', 'caf\u00e9.md')).toBe(hint);
    expect(await detailOf('cafe\u0301', 'caf\u00e9/b.md')).toBeNull();
    expect(await detailOf('cafe.md', 'caf\u00e9.md')).toBeNull();
  });

  it('is one with a path that no file can have', async () => {
    expect(await verdictOn({ path: 'a'.repeat(4_097) }, {})).toEqual({
      name: 'missing',
      size: null,
      foundAt: null,
      detail: 'The path has more than 4,096 bytes: no file has such a path.',
      blank: false,
    });
    expect((await verdictOn({ path: 'a'.repeat(4_096) }, {}))?.detail).toBeNull();
  });
});

describe('a path outside the root', () => {
  it('names no folder, nothing far behind, and no file for a path that leaves the root', async () => {
    const detailOf = async (path: string): Promise<string | null | undefined> =>
      (await verdictOn({ path }, { 'd/e/a.md': 'x' }))?.detail;
    expect(await detailOf('/x/d/e')).toBe('It is absolute.');
    expect(await detailOf('/d/e/a.md')).toBe('It is absolute. The tree has d/e/a.md.');
    expect(await detailOf('/x/y/d/e/a.md')).toBe('It is absolute. The tree has d/e/a.md.');
    expect(await detailOf('/x/../../d/e/a.md')).toBe('It is absolute. The tree has d/e/a.md.');
    const far = (length: number): string => `/${'x'.repeat(length - '//d/e/a.md'.length)}/d/e/a.md`;
    expect(await detailOf(far(1_000))).toBe('It is absolute. The tree has d/e/a.md.');
    expect(await detailOf(far(1_001))).toBe('It is absolute.');
  });
});

describe('a file that moved with the folder of its return', () => {
  const archived = 'specs/archive/1_a/.return-meta.json';
  const moved = async (path: string, entries: Readonly<Record<string, ExampleEntry>>): Promise<Verdict | undefined> => {
    const tree = memoryTree({
      file: archived,
      files: new Map(Object.entries(entries)),
      earlier: new Map(),
      workspace: new Set(),
    });
    const [verdict] = await verify([{ claim: { path, pointer: '', type: null }, returnFile: archived }], tree);
    return verdict;
  };
  const file = (content: string): ExampleEntry => ({ kind: 'file', content });

  it.each<[string, string, Readonly<Record<string, ExampleEntry>>, Partial<Verdict>]>([
    [
      'is relocated',
      'specs/1_a/x.md',
      { 'specs/archive/1_a/x.md': file('x') },
      { name: 'relocated', size: 1, foundAt: 'specs/archive/1_a/x.md', by: 'archive' },
    ],
    [
      'is relocated where a link leads to it, at the path of the link',
      'specs/1_a/x.md',
      { 'specs/archive/1_a/x.md': { kind: 'link', target: 'y.md' }, 'specs/archive/1_a/y.md': file('x') },
      { name: 'relocated', size: 1, foundAt: 'specs/archive/1_a/x.md', by: 'archive' },
    ],
    [
      'is empty there',
      'specs/1_a/x.md',
      { 'specs/archive/1_a/x.md': file('') },
      { name: 'empty', size: 0, foundAt: 'specs/archive/1_a/x.md' },
    ],
    [
      'is a folder there',
      'specs/1_a/x',
      { 'specs/archive/1_a/x/y.md': file('x') },
      { name: 'directory', foundAt: 'specs/archive/1_a/x', detail: 'It was moved to specs/archive/1_a/x.' },
    ],
  ])('%s', async (_, path, entries, expected) => {
    expect(await moved(path, entries)).toEqual({ size: null, foundAt: null, detail: null, blank: false, ...expected });
  });

  it('is missing where nothing is there either', async () => {
    expect((await moved('specs/1_a/x.md', { 'specs/archive/1_a/y.md': file('x') }))?.name).toBe('missing');
  });
});

describe('a content that the clone lacks', () => {
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0a'.repeat(32)}\nsize 12345\n`;
  const ID = 'p.bin';
  const treeWith = (more: Partial<Tree>): Tree => ({
    ...memoryTree({
      file: RETURN,
      files: new Map<string, ExampleEntry>([
        ['p.bin', { kind: 'file', content: POINTER }],
        ['a.md', { kind: 'file', content: 'text' }],
        ['l', { kind: 'link', target: 'a.md' }],
        ['m', { kind: 'submodule' }],
      ]),
      earlier: new Map(),
      workspace: new Set(),
    }),
    ...more,
  });
  const verdictsIn = async (tree: Tree, ...paths: readonly string[]): Promise<readonly Verdict[]> =>
    verify(
      paths.map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: RETURN })),
      tree,
    );

  it('leaves a pointer of Git LFS open, and no other file', async () => {
    for (const [why, by] of [
      ['lacking', 'content'],
      ['unanswered', 'rules'],
    ] as const) {
      const verdicts = await verdictsIn(treeWith({ inLfs: async () => why }), 'p.bin', 'a.md');
      expect(verdicts).toMatchObject([
        { name: 'undetermined', by, size: null, foundAt: null },
        { name: 'present', size: 4 },
      ]);
      expect(verdicts[0]?.detail).toContain('.gitattributes');
    }
  });

  it('asks whether Git LFS has it only for a file in the form of a pointer', async () => {
    const asked: (readonly string[])[] = [];
    const tree = treeWith({
      inLfs: async (paths) => {
        asked.push(paths);
        return new Set(paths);
      },
    });
    expect(await verdictsIn(tree, 'a.md')).toMatchObject([{ name: 'present', size: 4 }]);
    expect(asked).toEqual([]);
    expect(await verdictsIn(tree, 'a.md', ID)).toMatchObject([{ size: 4 }, { name: 'present', size: 12_345 }]);
    expect(asked).toEqual([[ID]]);
    expect(await verdictsIn(treeWith({}), ID)).toMatchObject([{ name: 'present', size: POINTER.length }]);
  });

  it('is fetched before a file is called undetermined', async () => {
    const fetched: (readonly string[])[] = [];
    const { sizes } = treeWith({});
    const tree = treeWith({
      sizes: async (ids) =>
        (await sizes(ids)).map((size, n) =>
          ids[n] === 'a.md' && fetched.length === 0 ? { bytes: null, telling: false } : size,
        ),
      fetchContents: async (ids) => {
        fetched.push(ids);
      },
    });
    expect(await verdictsIn(tree, 'a.md', 'p.bin')).toMatchObject([
      { name: 'present', size: 4 },
      { name: 'present', size: POINTER.length },
    ]);
    expect(fetched).toEqual([['a.md']]);
    const lost = treeWith({ sizes: async (ids) => ids.map(() => ({ bytes: null, telling: false })) });
    const [verdict] = await verdictsIn(lost, 'a.md');
    expect(verdict).toMatchObject({ name: 'undetermined', by: 'content', foundAt: null });
    expect(verdict?.detail).toContain('a.md');
  });

  it('of a link leaves the claim open, which names the link', async () => {
    const tree = treeWith({
      show: async () => undefined,
      sizes: async (ids) => ids.map(() => ({ bytes: null, telling: false })),
    });
    const [verdict] = await verdictsIn(tree, 'l');
    expect(verdict).toMatchObject({ name: 'undetermined', by: 'content', foundAt: null });
    expect(verdict?.detail).toContain('the link l');
  });

  it('of .gitmodules leaves a submodule open; otherwise it names the submodule, or says that nothing does', async () => {
    const [lacking] = await verdictsIn(treeWith({ submodules: async () => 'lacking' }), 'm/a.md');
    expect(lacking).toMatchObject({ name: 'undetermined', by: 'content' });
    expect(lacking?.detail).toContain('.gitmodules');
    expect(await verdictsIn(treeWith({ submodules: async () => new Set(['m']) }), 'm/a.md')).toMatchObject([
      { name: 'unverifiable', detail: 'm is a submodule.', submodule: { path: 'm', named: true } },
    ]);
    expect(await verdictsIn(treeWith({}), 'm')).toMatchObject([
      {
        name: 'unverifiable',
        detail: 'm is a commit of another repository, but .gitmodules names no submodule there.',
        submodule: { path: 'm', named: false },
      },
    ]);
  });
});

test('a claim of the file that holds the return is marked, and no other', async () => {
  const entries = new Map<string, ExampleEntry>([
    [RETURN, { kind: 'file', content: '{}' }],
    ['a.md', { kind: 'file', content: 'x' }],
  ]);
  const tree = memoryTree({ file: RETURN, files: entries, earlier: new Map(), workspace: new Set() });
  const made = (path: string, returnId?: string | null) => ({
    claim: { path, pointer: '', type: null },
    returnFile: RETURN,
    ...(returnId === undefined ? {} : { returnId }),
  });
  const verdicts = await verify([made(RETURN, RETURN), made('a.md', RETURN), made(RETURN), made(RETURN, null)], tree);
  expect(verdicts.map(({ isReturn }) => isReturn)).toEqual([true, undefined, undefined, undefined]);
});
