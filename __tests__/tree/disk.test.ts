import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Content, FileRef, Tree } from '../../src/model/tree.js';
import { openCommit } from '../../src/tree/commit.js';
import { isCheckedFile, openDisk } from '../../src/tree/disk.js';
import { readRegularFile } from '../../src/tree/regular-file.js';
import { filesMatching } from '../../src/tree/report-files.js';
import { isDirectory, placeInRepository, projectRootOf, repositoryOf, trustedFolders } from '../../src/tree/root.js';
import { makeScratchRepository } from '../../src/tree/scratch-repository.js';
import { globEscape } from '../../src/tree/workspace.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';

const ALL = { patterns: ['**'], matches: () => true };

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

async function contents(
  tree: Pick<Tree, 'read'>,
  files: readonly FileRef[],
  limit: number,
): Promise<readonly Content[]> {
  const all: Content[] = [];
  for await (const batch of tree.read(files, limit)) all.push(...batch);
  return all;
}

const file = (path: string): FileRef => ({ path, id: path, link: false });

describe('the files on disk', () => {
  test('are what folders list, links unfollowed and git left out', async () => {
    writeFiles(root, { 'b/c.md': 'c', 'a.md': 'aa', '.git/HEAD': 'x', 'sub/.git': 'gitdir: x', 'sub/x.md': 'x' });
    symlinkSync('a.md', join(root, 'link'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const disk = openDisk(root);
    expect([disk.kind, disk.revision, disk.root, disk.path]).toEqual(['workspace', null, '', root]);
    const find = (path: string): unknown => disk.find(path);
    expect(['', 'a.md', 'b', 'b/c.md', 'link', 'sub'].map(find)).toEqual([
      { kind: 'directory' },
      { kind: 'file', id: 'a.md' },
      { kind: 'directory' },
      { kind: 'file', id: 'b/c.md' },
      { kind: 'link', id: 'link' },
      { kind: 'submodule' },
    ]);
    for (const path of ['pipe', '.git', '.git/HEAD', 'sub/x.md', 'a.md/x', 'link/x', 'none/x', 'A.md', 'b/']) {
      expect([path, disk.find(path)]).toEqual([path, undefined]);
    }
    expect(await disk.list(ALL)).toEqual([
      file('a.md'),
      file('b/c.md'),
      { ...file('link'), link: true },
      // A file of another repository is no more read than a link is.
      { ...file('sub/x.md'), link: true },
    ]);
    expect(await disk.list({ patterns: [], matches: (path) => path.startsWith('b') })).toEqual([file('b/c.md')]);
    expect(disk.findOtherCase('B/C.MD')).toBe('b/c.md');
    expect(disk.filesNamed(new Set(['c.md']))).toEqual(new Map());
  });

  test('are read up to a limit, links as nothing, and what is no file any more is an error', async () => {
    writeFiles(root, { a: 'four', empty: '', folder: 'x' });
    symlinkSync('a', join(root, 'link'));
    const disk = openDisk(root);
    expect(disk.find('folder')).toEqual({ kind: 'file', id: 'folder' });
    expect(await contents(disk, [file('a'), file('empty'), { ...file('link'), link: true }], 4)).toEqual([
      { kind: 'bytes', bytes: Buffer.from('four') },
      { kind: 'bytes', bytes: Buffer.from('') },
      { kind: 'bytes', bytes: new Uint8Array() },
    ]);
    expect(await contents(disk, [file('a')], 3)).toEqual([{ kind: 'too-large', size: 4 }]);
    expect(await disk.sizes(['a', 'empty'])).toEqual([
      { bytes: 4, telling: true },
      { bytes: 0, telling: false },
    ]);
    rmSync(join(root, 'folder'));
    mkdirSync(join(root, 'folder'));
    const gone = 'folder was a file when the folder was read, and no longer is.';
    await expect(contents(disk, [file('folder')], 9)).rejects.toThrow(gone);
    await expect(contents(disk, [file('link')], 9)).rejects.toThrow(/ELOOP/);
    expect(() => disk.show(['folder'], [() => true])).toThrow(gone);
    await disk.fetchContents(['a']);
    disk.close();
  });

  test("have the submodules and the attributes of git's own files, above the root as well", async () => {
    writeFiles(root, { 'app/x.bin': 'x' });
    expect(await openDisk(root).submodules()).toEqual(new Set());
    expect(await openDisk(root).inLfs(['x.bin'])).toEqual(new Set());
    writeFiles(root, {
      '.gitmodules': '[submodule "a"]\n\tpath = app/a\n',
      '.gitattributes': '*.bin filter=lfs\n',
    });
    expect(await openDisk(root).submodules()).toEqual(new Set(['app/a']));
    expect(await openDisk(join(root, 'app')).submodules()).toEqual(new Set());
    mkdirSync(join(root, '.git'));
    const app = openDisk(join(root, 'app'));
    expect(app.root).toBe('app');
    expect(await app.submodules()).toEqual(new Set(['a']));
    expect(await app.inLfs(['x.bin', 'x.md'])).toEqual(new Set(['x.bin']));
    writeFiles(root, { 'app/plain/.gitattributes': '*.bin -filter\n' });
    expect(await app.inLfs(['plain/x.bin', 'other/x.bin'])).toEqual(new Set(['other/x.bin']));
    writeFiles(root, { '.gitattributes': '*.bin filter=lfs\n'.padEnd(64 * 1024, '\n') });
    expect(await app.inLfs(['x.bin'])).toEqual(new Set(['x.bin']));
    writeFiles(root, { '.gitattributes': '*.bin filter=lfs\n'.padEnd(64 * 1024 + 1, '\n') });
    expect(await app.inLfs(['x.bin'])).toEqual(new Set());
    renameSync(join(root, '.gitmodules'), join(root, 'modules'));
    symlinkSync('modules', join(root, '.gitmodules'));
    expect(await app.submodules()).toEqual(new Set());
  });

  test('may have names that are no UTF-8', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${root}/a`), Buffer.from([0xff])]), 'x');
    symlinkSync(Buffer.from([0xfe]), join(root, 'link'));
    const disk = openDisk(root);
    expect((await disk.list(ALL)).map(({ path }) => path)).toEqual(['a\udcff', 'link']);
    expect(disk.find('a\udcff')).toEqual({ kind: 'file', id: 'a\udcff' });
    expect(await contents(disk, [file('a\udcff')], 1)).toEqual([{ kind: 'bytes', bytes: Buffer.from('x') }]);
    const shown: Uint8Array[] = [];
    await disk.show(['link'], [(piece) => shown.push(piece) > 0]);
    expect(shown).toEqual([Buffer.from([0xfe])]);
  });

  test('in a folder that is gone meanwhile are an error, and no empty folder', () => {
    writeFiles(root, { 'a/b': 'x' });
    const disk = openDisk(root);
    expect(disk.find('a/none')).toBeUndefined();
    rmSync(join(root, 'a'), { recursive: true });
    expect(disk.find('a/b')).toEqual({ kind: 'file', id: 'a/b' });
    writeFiles(root, { 'c/d': 'x' });
    const later = openDisk(root);
    expect(later.find('c.md')).toBeUndefined();
    rmSync(join(root, 'c'), { recursive: true });
    expect(() => later.find('c/d')).toThrow(/ENOENT/);
  });

  test('too deep for the file system to open are none', async () => {
    const home = process.cwd();
    try {
      process.chdir(root);
      for (let depth = 0; depth < 18; depth++) {
        mkdirSync('n'.repeat(250));
        process.chdir('n'.repeat(250));
      }
      process.chdir(root);
      writeFileSync('a', 'x');
      expect((await openDisk(root).list(ALL)).map(({ path }) => path)).toEqual(['a']);
    } finally {
      process.chdir(home);
      execFileSync('rm', ['-rf', join(root, 'n'.repeat(250))]);
    }
  });
});

describe('a commit in which the project root is not', () => {
  test('has no files', async () => {
    const { directory } = makeRepository([{ files: { a: 'x', 'file/x': '' } }], { checkout: true });
    mkdirSync(join(directory, 'new'));
    const tree = await openCommit({ root: join(directory, 'new'), revision: 'HEAD' });
    expect([tree.root, await tree.list(ALL), await tree.findAll(ALL)]).toEqual(['new', [], []]);
    expect([tree.find('a'), tree.find(''), tree.findOtherCase('A')]).toEqual([undefined, undefined, undefined]);
    expect(tree.filesNamed(new Set(['a']))).toEqual(new Map());
    expect(await tree.trackedEndingWith(['a'])).toEqual(new Map());
    expect([await tree.inLfs(['a']), await tree.ignoredByCommit(['a'], null)]).toEqual([new Set(), new Map()]);
    expect([tree.kind, await tree.sizes([git(directory, ['rev-parse', 'HEAD:a'])])]).toEqual([
      'commit',
      [{ bytes: 1, telling: true }],
    ]);
    tree.close();
  });

  test.each([
    ['--help', /^"--help" is not a revision: name a branch, a tag or a commit\./],
    ['', /^"" is not a revision/],
    ['  ', / is not a revision/],
    ['a\nb', /^"a\\nb" is not a revision/],
    ['none', /^git does not know the revision "none": name a branch, a tag or a commit that has been fetched\./],
  ])('is not named %j', async (revision, message) => {
    const { directory } = makeRepository([{ files: { a: 'x' } }]);
    await expect(openCommit({ root: directory, revision })).rejects.toThrow(message);
  });

  test('is not in a bare repository, in an empty one, or in none', async () => {
    const bare = makeRepository([{ files: { a: 'x' } }], { bare: true }).directory;
    const opening = openCommit({ root: bare, revision: 'HEAD', of: 'checkout' });
    await expect(opening).rejects.toThrow(`${bare} is a bare repository, without a checkout.`);
    await expect(opening).rejects.toMatchObject({ kind: 'no-repository' });
    const tree = await openCommit({ root: bare, revision: 'main' });
    expect(tree.find('a')?.kind).toBe('file');
    tree.close();
    const empty = makeRepository([]).directory;
    await expect(openCommit({ root: empty, revision: 'HEAD' })).rejects.toThrow(
      `${empty} is a git repository without a commit. Commit first, or check the files on disk with --workspace.`,
    );
    await expect(openCommit({ root, revision: 'HEAD' })).rejects.toThrow(
      `${root} is not in a git repository. Check the repository out first, or check the files on disk with --workspace.`,
    );
  });

  test('is found where its path has a line end, and where git sees no work tree', async () => {
    const { directory, git: run } = makeRepository([{ files: { 'a\nb/c': 'x', d: 'y' } }], { checkout: true });
    const at = async (name: string): Promise<readonly [string, readonly string[]]> => {
      const tree = await openCommit({ root: join(directory, name), revision: 'HEAD' });
      const files = (await tree.list(ALL)).map(({ path }) => path);
      tree.close();
      return [tree.root, files];
    };
    expect(await at('a\nb')).toEqual(['a\nb', ['c']]);
    run('config', 'core.bare', 'true');
    expect(await at('')).toEqual(['', ['a\nb/c', 'd']]);
    run('config', 'core.bare', 'false');
    run('config', 'core.worktree', root);
    await expect(at('')).rejects.toThrow(
      `The files of the repository ${directory} are in ${root}, as core.worktree says, so it is unclear which files are meant. ` +
        'Remove the setting, or add a worktree (git worktree add) and check that.',
    );
  });

  test.each([
    [
      'exit 128',
      'fatal: detected dubious ownership in repository at x',
      "git refuses ROOT, because it belongs to another user. If you trust it: git config --global --add safe.directory 'TOP'",
      'other',
    ],
    [
      'exit 128',
      'fatal: not a git repository: x',
      'ROOT is not in a git repository. Check the repository out first, or check the files on disk with --workspace.',
      'no-repository',
    ],
    ['exit 0', '', 'ROOT is a git repository without a commit. Commit first, or check the files on disk', 'no-commit'],
    // git could look neither for the place in the commit.
    [
      'case "$*" in *--verify*) exit 128 ;; esac; exec "$GIT" "$@"',
      'fatal: it broke',
      /^git could not read [0-9a-f]{40}: fatal/,
      'other',
    ],
  ])('is not opened by a git that does %j and says %j', async (line, said, message, kind) => {
    const { directory } = makeRepository([{ files: { 'a\nb/c': 'x' } }], { checkout: true });
    const folder = temporaryFolder();
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    const script = `#!/bin/sh\nGIT='${real}'\necho '${said}' >&2\n${line}\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    const { PATH } = process.env;
    process.env.PATH = [folder, PATH].join(delimiter);
    const at = join(directory, 'a\nb');
    try {
      const opening = openCommit({ root: at, revision: 'HEAD' });
      await expect(opening).rejects.toMatchObject({ kind });
      await expect(opening).rejects.toThrow(
        typeof message === 'string' ? message.replace('ROOT', at).replace('TOP', directory) : message,
      );
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('cannot be read where one of its folders is a file', async () => {
    const { directory, git: run } = makeRepository([{ files: { a: 'x' } }]);
    mkdirSync(join(directory, 'folder'));
    const id = run('rev-parse', 'main:a');
    const blob = Buffer.from(id, 'hex');
    const tree = Buffer.concat([Buffer.from('100644 a\0'), blob, Buffer.from('40000 folder\0'), blob]);
    const treeId = git(directory, ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], tree);
    const commit = run('commit-tree', '-m', 'x', treeId);
    await expect(openCommit({ root: join(directory, 'folder'), revision: commit })).rejects.toThrow(
      'The tree of the commit is damaged: its folder folder is none. Commit the files again',
    );
  });

  test.each([true, false])('cannot be read where its tree is none: bare %j', async (isBare) => {
    const { directory, git: run } = makeRepository([{ files: { a: 'x' } }], { bare: isBare });
    const commit = `tree ${run('rev-parse', 'main:a')}\nauthor A <a> 0 +0000\ncommitter A <a> 0 +0000\n\nx\n`;
    const id = git(directory, ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], Buffer.from(commit));
    await expect(openCommit({ root: directory, revision: id })).rejects.toThrow(
      'The tree of the commit is damaged: git cannot read it (fatal: not a tree object). Commit',
    );
  });
});

describe('a file that settings come from', () => {
  test('belongs to the project if the checked commit has it, or a branch could put it there', async () => {
    const { directory } = makeRepository([{ files: { a: 'x', 'app/b': 'x' } }], { checkout: true });
    writeFiles(directory, { loose: 'x' });
    const other = makeRepository([{ files: { a: 'x' } }], { name: 'other', checkout: true }).directory;
    symlinkSync(join(directory, 'a'), join(root, 'into'));
    const tree = await openCommit({ root: directory, revision: 'HEAD' });
    const of = (path: string, at = directory): Promise<boolean> => isCheckedFile(tree, at, path);
    expect(await Promise.all(['a', 'app/b', 'loose', 'none'].map((name) => of(join(directory, name))))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(await of(join(directory, 'a'), join(directory, 'app'))).toBe(true);
    expect([await of(join(other, 'a')), await of(join(root, 'into')), await of(join(root, 'out'))]).toEqual([
      ...[false, true, false],
    ]);
    expect(await of(join(directory, 'a'), join(directory, 'none'))).toBe(false);
    tree.close();
  });

  test('of a workspace belongs to it unless it is in another checkout', async () => {
    writeFiles(root, { a: 'x', 'sub/.git': 'gitdir: x', 'sub/b': 'x', 'other/c': 'x' });
    mkdirSync(join(root, 'other/.git'));
    const disk = openDisk(root);
    const of = (name: string): Promise<boolean> => isCheckedFile(disk, root, join(root, name));
    expect(await Promise.all(['a', 'none', 'none/x', 'sub/b', 'other/c'].map(of))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    mkdirSync(join(root, '.git'));
    expect(await Promise.all(['a', 'none/x', 'sub/b', 'other/c'].map(of))).toEqual([true, true, true, false]);
  });
});

describe('the root of a project', () => {
  test('is the nearest folder with a configuration, else the top of the repository, else the folder itself', () => {
    mkdirSync(join(root, 'repository/a/b'), { recursive: true });
    const at = (name: string): unknown => projectRootOf(join(root, name), ['one.yml', 'two.yml']);
    expect(at('repository/a')).toEqual({ path: '.', place: '', because: 'current' });
    mkdirSync(join(root, 'repository/.git'));
    expect(at('repository/a/b')).toEqual({ path: '../..', place: 'a/b', because: 'repository' });
    expect(at('repository')).toEqual({ path: '.', place: '', because: 'current' });
    // A bare repository is a root of its own, whatever is around it.
    for (const name of ['bare/objects', 'bare/refs']) mkdirSync(join(root, 'repository', name), { recursive: true });
    writeFileSync(join(root, 'repository/bare/HEAD'), 'ref: refs/heads/main\n');
    expect(at('repository/bare')).toEqual({ path: '.', place: '', because: 'current' });
    rmSync(join(root, 'repository/bare'), { recursive: true });
    writeFiles(root, { 'repository/a/two.yml': '', 'one.yml': '' });
    expect(at('repository/a/b')).toEqual({ path: '..', place: 'b', because: 'configuration' });
    expect(at('repository/a')).toEqual({ path: '.', place: '', because: 'current' });
    writeFiles(root, { 'bare/HEAD': '', 'bare/objects/x': '', 'bare/refs/x': '', 'bare/one.yml': '' });
    expect(at('bare')).toEqual({ path: '.', place: '', because: 'current' });
  });

  test('is at a place in its repository, and both are trusted as written and by their real paths', () => {
    mkdirSync(join(root, 'repository/a/b'), { recursive: true });
    symlinkSync('repository/a', join(root, 'link'));
    expect([repositoryOf(root), placeInRepository(root)]).toEqual([undefined, undefined]);
    expect(trustedFolders([root, join(root, 'none')])).toEqual([root, join(root, 'none')]);
    writeFiles(root, { 'repository/.git': '' });
    const repository = join(root, 'repository');
    expect([repositoryOf(join(root, 'link/b')), placeInRepository(join(root, 'link/b'))]).toEqual([repository, 'a/b']);
    expect(placeInRepository(repository)).toBe('');
    expect(trustedFolders([join(root, 'link')])).toEqual([join(root, 'link'), join(repository, 'a'), repository]);
  });
});

test('a file is read whole where its size is unknown, up to a limit, and a folder is none', () => {
  expect(readRegularFile('/proc/version', 10_000)?.bytes.toString()).toMatch(/^Linux version .*\n$/);
  expect(readRegularFile('/proc/version', 5)).toEqual({ bytes: Buffer.from('Linux'), size: 6 });
  expect(readRegularFile(root, 3)).toBeNull();
});

describe('patterns', () => {
  test('select no files of folders whose names the toolkit cannot take', async () => {
    const broken = join(root, 'a\nb');
    writeFiles(broken, { 'x.json': '' });
    expect(await filesMatching(broken, ['*'])).toBeUndefined();
    const names = [Buffer.from('\xff', 'latin1'), Buffer.from('\xff.json', 'latin1')] as const;
    mkdirSync(Buffer.concat([Buffer.from(`${root}/folder/`), Buffer.from('')]), { recursive: true });
    mkdirSync(Buffer.concat([Buffer.from(`${root}/folder/`), names[0]]));
    expect(await filesMatching(join(root, 'folder'), ['**'])).toBeUndefined();
    writeFiles(root, { 'text/\ufffd.json': '' });
    expect(await filesMatching(join(root, 'text'), ['**'])).toBeUndefined();
  });

  test('are escaped so that they match one path', async () => {
    expect(globEscape('a[b]c*?\\d')).toBe('a[[]b]c[*][?]\\\\d');
    expect(globEscape('[many]/[x')).toBe('[[]many]/[x');
    expect(globEscape('C:\\a[b]', '\\')).toBe('C:\\a[[]b]');
    const odd = join(root, 'a[b]*?');
    writeFiles(odd, { 'x.json': '' });
    expect(await filesMatching(odd, ['./*.json'])).toEqual([join(odd, 'x.json')]);
  });
});

test('a scratch repository takes commits, says what git could not do, and leaves nothing', async () => {
  const scratch = await makeScratchRepository();
  await scratch.commit('one', { 'a/b.md': 'x', '.gitignore': '*' });
  expect(git(scratch.directory, ['log', '--format=%s %an'])).toBe('one return-gate demo');
  expect(git(scratch.directory, ['ls-files'])).toBe('.gitignore\na/b.md');
  await expect(scratch.commit('two', {})).rejects.toThrow(
    'git could not run "commit -q -m two" in a temporary folder: ',
  );
  scratch.remove();
  expect(isDirectory(scratch.directory)).toBe(false);
  const { PATH, TMPDIR } = process.env;
  Object.assign(process.env, { PATH: '', TMPDIR: root });
  try {
    await expect(makeScratchRepository()).rejects.toMatchObject({ kind: 'no-git' });
  } finally {
    process.env.PATH = PATH;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  expect(openDisk(root).find('')).toEqual({ kind: 'directory' });
  expect(await openDisk(root).list(ALL)).toEqual([]);
});
