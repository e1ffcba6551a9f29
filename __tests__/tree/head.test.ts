import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content, FileRef, Tree } from '../../src/model/tree.js';
import { openCommit } from '../../src/tree/commit.js';
import { openDisk } from '../../src/tree/disk.js';
import { withHead } from '../../src/tree/head.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';

const same = (path: string): string => path;
const open: Tree[] = [];

afterEach(() => {
  for (const tree of open.splice(0)) tree.close();
});

function diskOf(root: string): Tree {
  const tree = withHead(openDisk(root), root);
  open.push(tree);
  return tree;
}

/** All that can be asked about history, of the files `a` and `gone` and of two commits. */
async function answers(tree: Tree, [first, last]: readonly [string, string]) {
  const moment = { path: 'gone', commit: last };
  const pairs = [{ earlier: first, later: last }];
  return {
    versions: [...(await tree.fileVersions(['a'], null, same)).keys()],
    introduced: await tree.introducedAt(['a'], same),
    since: await tree.existedSince([{ path: 'gone', moments: [first] }]),
    filesAt: await tree.filesAt([{ path: 'a', commit: first }]),
    commits: await tree.commitsNamed([first, last]),
    changed: await tree.changedIn([last], new Set(['a', 'gone'])),
    behind: await tree.commitsBehind(new Map([['a', ['a']]]), same),
    authors: await tree.authors(['a']),
    ending: await tree.pastEndingWith(['gone'], ['x']),
    before: await tree.existedBefore([moment]),
    leads: await tree.leadsTo(pairs),
    between: await tree.commitsBetween(pairs),
    ignored: await tree.ignoredByCommit(['x.log'], null),
  };
}

function repository() {
  const files = { a: 'one', 'x/gone': 'x', gone: 'x', b: 'x', '.gitignore': '*.log\n' };
  return makeRepository([{ files }, { removed: ['gone', 'x/gone'], files: { a: 'two' } }], { checkout: true });
}

describe('files on disk', () => {
  test('have the history of the checked-out commit', async () => {
    const { directory, git: run } = repository();
    const ids = [run('rev-parse', 'HEAD~1'), run('rev-parse', 'HEAD')] as const;
    const commit = await openCommit({ root: directory, revision: 'HEAD' });
    open.push(commit);
    const known = await answers(diskOf(directory), ids);
    expect(known).toEqual(await answers(commit, ids));
    expect(known).toEqual({
      versions: ['a'],
      introduced: new Map([['a', Date.parse('2026-01-01T00:00:00Z')]]),
      since: [true],
      filesAt: [run('rev-parse', 'HEAD~1:a')],
      commits: new Map(ids.map((id) => [id, { kind: 'ancestor', id }])),
      changed: new Map([[ids[1], new Map([['a', 'written'], ['gone', 'deleted']])]]),
      behind: new Map([['a', new Set([ids[0]])]]),
      authors: new Map([['a', 'Ada']]),
      ending: { endings: new Map([['gone', ['x/gone']]]), folders: new Set(['x']), entries: new Set(), whole: true },
      before: [true],
      leads: [true],
      between: [{ isAncestor: true, count: 1, ids: [ids[1]] }],
      ignored: new Map([['x.log', '.gitignore:1: *.log']]),
    }); // prettier-ignore
  });

  test('have none without a commit, which is said where somebody asks for commits', async () => {
    const root = temporaryFolder();
    writeFiles(root, { a: 'x' });
    const tree = diskOf(root);
    const finding = { kind: 'undetermined', detail: `${root} is not in a git repository.` };
    expect(await answers(tree, ['f00', 'f01'])).toEqual({
      versions: [],
      introduced: new Map(),
      since: [false],
      filesAt: [null],
      commits: new Map([
        ['f00', finding],
        ['f01', finding],
      ]),
      changed: new Map(),
      behind: new Map(),
      authors: new Map(),
      ending: { endings: new Map(), folders: new Set(), entries: new Set(), whole: false },
      before: [false],
      leads: [null],
      between: [null],
      ignored: new Map(),
    });
    const question = { paths: ['a'], needed: new Set<string>(), exists: () => false, base: null };
    expect(await tree.explainAbsent(question)).toEqual(new Map());
    expect(await tree.trackedEndingWith(['a'])).toEqual(new Map());
    const read = tree.readVersions([{ path: 'a', id: 'f00', link: false }], 9);
    await expect(read[Symbol.asyncIterator]().next()).rejects.toThrow('is not in a git repository');
  });

  test('that were committed once are removed or moved, and others were never there', async () => {
    const { directory, git: run } = repository();
    rmSync(join(directory, 'b'));
    const tree = diskOf(directory);
    const ask = (...paths: readonly string[]) =>
      tree.explainAbsent({ paths, needed: new Set(), exists: () => false, base: null });
    const removed = (commit: string | null) => ({
      isInWorkspace: false,
      ignoredBy: null,
      past: { kind: 'removed', commit },
    });
    expect(await ask('b')).toEqual(new Map([['b', removed(null)]]));
    writeFiles(directory, { 'never.log': 'x' });
    expect(await ask('never', '', 'x', 'never.log', 'gone', 'b')).toEqual(
      new Map([
        ['gone', removed(run('rev-parse', 'HEAD'))],
        ['b', removed(null)],
      ]),
    );
  });

  test('are where their commits moved them, and removed even if a shallow clone shows only that they were there', async () => {
    const { directory, git: run } = makeRepository([{ files: { old: 'text', b: 'x' } }, { moved: { old: 'new' } }], {
      checkout: true,
    });
    const ask = (tree: Tree) =>
      tree.explainAbsent({ paths: ['old', 'b'], needed: new Set(), exists: (path) => path === 'new', base: null });
    const here = { isInWorkspace: false, ignoredBy: null };
    const moved = { ...here, past: { kind: 'moved', to: 'new', commit: run('rev-parse', 'HEAD') } };
    const removed = { ...here, past: { kind: 'removed', commit: null } };
    rmSync(join(directory, 'b'));
    expect([...(await ask(diskOf(directory)))]).toEqual([
      ['old', moved],
      ['b', removed],
    ]);
    const clone = join(temporaryFolder(), 'clone');
    git('.', ['clone', '--quiet', '--depth=1', pathToFileURL(directory).href, clone]);
    rmSync(join(clone, 'b'));
    expect(await ask(diskOf(clone))).toEqual(new Map([['b', removed]]));
  });

  test('have no history in a bare repository, and none to read once they are closed', async () => {
    const bare = makeRepository([{ files: { a: 'x' } }], { bare: true }).directory;
    const detail = `${bare} is a bare repository, without a checkout.`;
    expect(await diskOf(bare).commitsNamed(['f00'])).toEqual(new Map([['f00', { kind: 'undetermined', detail }]]));
    const { directory } = repository();
    const tree = diskOf(directory);
    const id = git(directory, ['rev-parse', 'HEAD:a']);
    const read = async (): Promise<number> => {
      let count = 0;
      for await (const batch of tree.readVersions([{ path: 'a', id, link: false }], 9)) count += batch.length;
      return count;
    };
    expect(await read()).toBe(1);
    tree.close();
    await expect(read()).rejects.toThrow('asked for objects after it was closed');
  });

  test('are tracked while they are on disk', async () => {
    const { directory } = makeRepository([{ files: { 'x/a': 'x', 'y/a': 'x', 'x/b': 'x' } }], { checkout: true });
    rmSync(join(directory, 'x'), { recursive: true });
    expect(await diskOf(directory).trackedEndingWith(['a', 'b'])).toEqual(new Map([['a', ['y/a']]]));
  });

  test('have earlier contents of the commit', async () => {
    const { directory } = repository();
    const id = git(directory, ['rev-parse', 'HEAD~1:a']);
    const files: readonly FileRef[] = [{ path: 'a', id, link: false }];
    const found: Content[] = [];
    for await (const batch of diskOf(directory).readVersions(files, 9)) found.push(...batch);
    expect(found).toEqual([{ kind: 'bytes', bytes: Buffer.from('one') }]);
  });
});
