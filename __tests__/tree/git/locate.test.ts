import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GitError } from '../../../src/tree/git/git.js';
import { gitAt, locate } from '../../../src/tree/root.js';
import { makeRepository, temporaryFolder } from '../../support/repository.js';

/** What makes a folder resemble a bare repository. */
function plant(folder: string): void {
  mkdirSync(join(folder, 'objects'), { recursive: true });
  mkdirSync(join(folder, 'refs'));
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
}

/** What is said of a root without a repository of its own. */
function errorAt(root: string): Pick<GitError, 'what' | 'kind' | 'hint'> | null {
  try {
    locate(root);
    return null;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const { what, kind, hint } = error;
    return { what, kind, hint };
  }
}

let top: string;

beforeEach(() => {
  top = realpathSync(makeRepository([{ files: { a: 'a' } }]).directory);
});

describe('The repository of a root', () => {
  test('is the nearest one above it, and the root has its place in it', () => {
    mkdirSync(join(top, 'examples/clean'), { recursive: true });
    expect(locate(top)).toEqual({ kind: 'work-tree', top, root: top, prefix: '' });
    const root = join(top, 'examples/clean');
    expect(locate(root)).toEqual({ kind: 'work-tree', top, root, prefix: 'examples/clean' });
    expect(gitAt(locate(root), { safeDirectories: ['x'] })).toEqual({ cwd: top, bare: false, safeDirectories: ['x'] });
  });

  test('is a bare one where the root names it, which its own folder in a work tree is', () => {
    const bare = realpathSync(makeRepository([{ files: { a: 'a' } }], { bare: true }).directory);
    expect(locate(bare)).toEqual({ kind: 'bare', top: bare, root: bare, prefix: '' });
    expect(gitAt(locate(bare))).toEqual({ cwd: bare, bare: true });
    const own = join(top, '.git');
    expect(locate(own)).toEqual({ kind: 'bare', top: own, root: own, prefix: '' });
    expect(() => locate(join(own, 'refs'))).toThrow(`${own}/refs is in what looks like the bare repository ${own}.`);
  });

  test.each(['', 'gitdir: nowhere\n', 'nothing\n'])('is none that can be read where .git leads nowhere: %j', (text) => {
    const folder = realpathSync(temporaryFolder());
    if (text === '') mkdirSync(join(folder, '.git'));
    else writeFileSync(join(folder, '.git'), text);
    expect(errorAt(folder)).toEqual({
      what: `${folder} is not in a git repository that can be read: ${join(folder, '.git')} leads to no HEAD, objects and refs.`,
      kind: 'no-repository',
      hint: 'Check the repository out again, or check the files on disk with --workspace.',
    });
  });

  test('is none in a folder without one', () => {
    const folder = realpathSync(temporaryFolder());
    expect(errorAt(folder)).toEqual({
      what: `${folder} is not in a git repository.`,
      kind: 'no-repository',
      hint: 'Check the repository out first, or check the files on disk with --workspace.',
    });
    expect(() => locate(join(folder, 'none'))).toThrow(`The root ${folder}/none is not a directory.`);
  });

  test('is none in a folder of a bare one', () => {
    const bare = realpathSync(makeRepository([], { bare: true }).directory);
    expect(errorAt(join(bare, 'refs'))).toEqual({
      what: `${bare}/refs is in what looks like the bare repository ${bare}.`,
      kind: 'no-repository',
      hint: 'Name that repository itself, or check the files on disk with --workspace.',
    });
  });

  test('is never one that lies among the files of a work tree', () => {
    const planted = join(top, 'vendor');
    plant(planted);
    for (const root of [planted, join(planted, 'refs')]) {
      expect(errorAt(root)).toEqual({
        what: `${planted} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: its author could choose which commits are checked.`,
        kind: 'other',
        hint: `Remove its HEAD from the project, or check ${top} instead. A bare repository is checked only if no work tree is above it.`,
      });
    }
    // Beside the root it does no harm.
    mkdirSync(join(top, 'src'));
    expect(locate(join(top, 'src'))).toMatchObject({ kind: 'work-tree', prefix: 'src' });
    // Nor at the top, where git takes .git.
    plant(top);
    expect(locate(join(top, 'src'))).toMatchObject({ kind: 'work-tree', top, prefix: 'src' });
  });
});
