import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { baselineEntries, renderBaseline } from '../../src/baseline/baseline.js';
import { baselineText, openBaseline, type BaselineSource } from '../../src/baseline/load.js';
import type { Content, Entry, Tree } from '../../src/model/tree.js';
import type { Finding } from '../../src/model/finding.js';
import { temporaryFolder } from '../support/repository.js';

const USUAL = '.return-gate-baseline.json';

const FINDING: Finding = {
  rule: 'status-value',
  severity: 'error',
  message: 'It is not.',
  recommendation: 'Make it so.',
  file: 'a.json',
  index: 0,
  pointer: '/status',
  range: null,
  fingerprint: 'a',
  baselined: false,
  preexisting: false,
  excerpt: null,
};

const other: Finding = { ...FINDING, fingerprint: 'b' };

function textOf(...findings: readonly Finding[]): string {
  return renderBaseline(baselineEntries(findings));
}

/** A tree of so many entries, each file with its content or what is read instead. */
function treeOf(entries: Readonly<Record<string, Entry['kind'] | { readonly content: string | Content }>>): Tree {
  const tree: Pick<Tree, 'find' | 'read'> = {
    find: (path) => {
      const entry = entries[path];
      if (entry === undefined) return undefined;
      if (typeof entry !== 'string') return { kind: 'file', id: path };
      return entry === 'directory' || entry === 'submodule' ? { kind: entry } : { kind: entry, id: path };
    },
    read: async function* (wanted) {
      yield wanted.map(({ id }): Content => {
        const entry = entries[id];
        const content = typeof entry === 'object' ? entry.content : '';
        return typeof content === 'string' ? { kind: 'bytes', bytes: Buffer.from(content) } : content;
      });
    },
  };
  return tree as Tree;
}

/** A project without a baseline, in a folder of its own, which is not compared with anything. */
function sourceOf(given: Partial<BaselineSource> = {}): BaselineSource {
  return { tree: treeOf({}), root: temporaryFolder(), named: null, onDisk: false, base: null, whole: true, ...given };
}

async function hidden(given: Partial<BaselineSource>): Promise<readonly boolean[] | null> {
  const baseline = await openBaseline(sourceOf(given));
  return baseline === null
    ? null
    : baseline.apply([FINDING, other], () => true).findings.map(({ baselined }) => baselined);
}

describe('The baseline of a run', () => {
  it('is that of the checked commit, and there may be none', async () => {
    expect(await hidden({})).toBeNull();
    expect(await hidden({ tree: treeOf({ [USUAL]: { content: textOf(other) } }) })).toEqual([false, true]);
  });

  it('is at the place that is stated', async () => {
    const tree = treeOf({ [USUAL]: { content: textOf(FINDING) }, 'gate/known.json': { content: textOf(other) } });
    const baseline = await openBaseline(sourceOf({ tree, place: 'gate/known.json' }));
    expect(baseline?.known?.file).toBe('gate/known.json');
    expect(baseline?.known?.entries).toEqual([{ ...baselineEntries([other])[0], line: 4 }]);
    expect((await openBaseline(sourceOf({ tree })))?.known?.file).toBe(USUAL);
  });

  it('is the one on disk only where that counts', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, USUAL), textOf(FINDING));
    const tree = treeOf({ [USUAL]: { content: textOf(other) } });
    expect(await hidden({ tree, root, onDisk: true })).toEqual([true, false]);
    expect(await hidden({ tree, root, onDisk: false })).toEqual([false, true]);
    expect(await hidden({ tree, onDisk: true })).toEqual([false, true]);
    expect((await openBaseline(sourceOf({ tree, root, onDisk: true })))?.known?.file).toBe(USUAL);
  });

  it('is the named file, wherever it is, by its path from the project root', async () => {
    const root = temporaryFolder();
    const elsewhere = join(temporaryFolder(), 'known.json');
    mkdirSync(join(root, 'gate'));
    for (const file of [join(root, 'gate/known.json'), elsewhere]) writeFileSync(file, textOf(other));
    const nameOf = async (named: string): Promise<string | undefined> =>
      (await openBaseline(sourceOf({ root, named })))?.known?.file;
    expect(await nameOf(join(root, 'gate/known.json'))).toBe('gate/known.json');
    expect(await nameOf(elsewhere)).toBe(elsewhere);
    expect(await nameOf(relative(process.cwd(), elsewhere))).toBe(relative(process.cwd(), elsewhere));
    writeFileSync(join(root, '..known.json'), textOf(other));
    expect(await nameOf(join(root, '..known.json'))).toBe('..known.json');
    expect(await hidden({ root, named: elsewhere, tree: treeOf({ [USUAL]: { content: textOf(FINDING) } }) })).toEqual([
      false,
      true,
    ]);
  });
});

describe('A run that is compared', () => {
  const ownTree = (): Tree => treeOf({ [USUAL]: { content: textOf(FINDING) } });

  it('hides what the base knows, and reports the stale entries of its own', async () => {
    const baseline = await openBaseline(sourceOf({ tree: ownTree(), base: { text: textOf(other) } }));
    expect(baseline?.reach).toBe('unless-restated');
    expect(baseline?.apply([other], () => true)).toEqual({
      findings: [{ ...other, baselined: true }],
      stale: { file: USUAL, entries: [{ ...baselineEntries([FINDING])[0], line: 4, found: 0 }] },
    });
  });

  it('hides what the base knows, if only the base has one', async () => {
    const baseline = await openBaseline(
      sourceOf({ base: { text: '{"schema":"return-gate/baseline@1","findings":[]}' } }),
    );
    expect(baseline?.known?.hiding).toEqual([]);
  });

  it('hides what the base knows, although the branch deleted it', async () => {
    const baseline = await openBaseline(sourceOf({ base: { text: textOf(other) }, place: 'b.json' }));
    expect(baseline?.known).toMatchObject({ file: 'b.json', entries: [], hiding: baselineEntries([other]) });
    expect(await hidden({ base: { text: textOf(other) } })).toEqual([false, true]);
  });

  it.each<[BaselineSource['base'], string]>([
    [null, 'everything'],
    ['own', 'unless-restated'],
    [{ text: null }, 'left-alone'],
  ])('reaches with %j %s', async (base, reach) => {
    const baseline = await openBaseline(sourceOf({ tree: ownTree(), base }));
    expect(baseline?.reach).toBe(reach);
    expect(baseline?.apply([FINDING], () => true).findings).toEqual([{ ...FINDING, baselined: true }]);
  });

  it.each<BaselineSource['base']>(['own', { text: null }])('has none where neither side has one: %j', async (base) => {
    expect(await hidden({ base })).toBeNull();
  });

  it('reports nothing stale where it checks a part', async () => {
    const baseline = await openBaseline(sourceOf({ tree: ownTree(), whole: false }));
    expect(baseline?.apply([], () => true).stale).toBeNull();
  });

  it('names the file of the base where that is damaged', async () => {
    await expect(openBaseline(sourceOf({ tree: ownTree(), base: { text: '{' } }))).rejects.toThrow(
      /^\.return-gate-baseline\.json of the base is damaged: /,
    );
    await expect(openBaseline(sourceOf({ base: { text: '[]' } }))).rejects.toMatchObject({ name: 'BaselineError' });
  });
});

describe('A baseline is refused', () => {
  const refused = (given: Partial<BaselineSource>): Promise<string> =>
    openBaseline(sourceOf(given)).then(
      () => 'accepted',
      (error: unknown) => String(error),
    );

  it.each<[string, Entry['kind']]>([
    [USUAL, 'link'],
    [USUAL, 'directory'],
    [USUAL, 'submodule'],
  ])('as %s, which is a %s', async (place, kind) => {
    expect(await refused({ tree: treeOf({ [place]: kind }) })).toBe(
      `UsageError: ${place} is not a regular file: commit the file itself.`,
    );
  });

  it('behind a folder that is a link', async () => {
    const place = 'a/b/known.json';
    expect(await refused({ tree: treeOf({ 'a/b': 'link' }), place })).toBe(
      'UsageError: The baseline is not read through a/b, a symbolic link, whose target a branch can choose: name the file itself.',
    );
    expect(await refused({ tree: treeOf({ a: 'link' }), place })).toContain('through a, a symbolic link');
    expect(await refused({ tree: treeOf({ a: 'directory', b: 'link' }), place })).toBe('accepted');
    expect(await refused({ tree: treeOf({ '': 'link' }), place })).toBe('accepted');
  });

  it('on disk behind a link', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'real.json'), textOf(FINDING));
    symlinkSync('real.json', join(root, USUAL));
    const message = `UsageError: The baseline is not read through ${USUAL}, a symbolic link`;
    expect(await refused({ root, onDisk: true })).toContain(message);
    expect(await refused({ root, named: join(root, USUAL) })).toContain(message);
    expect(await refused({ root, named: join(root, 'real.json') })).toBe('accepted');
  });

  it('where it cannot be read, with what to do', async () => {
    const root = temporaryFolder();
    const none = join(root, 'none.json');
    expect(await refused({ root, named: none })).toBe(
      `UsageError: The baseline ${none} could not be read: no such file or directory. Write it: return-gate check --baseline ${none} --update-baseline.`,
    );
    expect(await refused({ root, named: root })).toBe(
      `UsageError: The baseline ${root} is not a regular file: name the file itself.`,
    );
  });

  it('where it is too large', async () => {
    const root = temporaryFolder();
    const file = join(root, 'large.json');
    writeFileSync(file, '');
    truncateSync(file, 32 * 1024 * 1024 + 1);
    const tooLarge = (name: string): string =>
      `UsageError: ${name} takes more than 33554432 bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`;
    expect(await refused({ root, named: file })).toBe(tooLarge(file));
    const tree = treeOf({ [USUAL]: { content: { kind: 'too-large', size: 40_000_000 } } });
    expect(await refused({ tree })).toBe(tooLarge(USUAL));
    expect(() => baselineText(undefined, 'b.json')).toThrow('b.json takes more than 33554432 bytes');
  });

  it('where the clone lacks it', async () => {
    const tree = treeOf({ [USUAL]: { content: { kind: 'lacking', id: '12ab' } } });
    expect(await refused({ tree })).toMatch(
      /^UsageError: The clone lacks the content of .*, the object 12ab\. Let git reach the remote/,
    );
  });
});
