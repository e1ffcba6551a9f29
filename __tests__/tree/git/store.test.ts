import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPartial, isRepository, isShallowStore, resemblesRepository, storeOf } from '../../../src/tree/git/store.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../../support/repository.js';

const ID = '0'.repeat(40);
let bare: string;

beforeAll(() => {
  bare = makeRepository([{ files: { a: 'x' } }], { bare: true }).directory;
});

/** A folder with the given files; a name that ends in a slash is an empty folder, and null is a link to nowhere. */
function folderOf(files: Readonly<Record<string, string | null>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) mkdirSync(join(folder, name), { recursive: true });
    else if (content === null) symlinkSync('refs/heads/main', join(folder, name));
    else writeFiles(folder, { [name]: content });
  }
  return folder;
}

describe('the folder with the objects', () => {
  test.each<[string, Readonly<Record<string, string | null>>]>([
    ['a .git without objects', { '.git/refs/': '' }],
    ['a .git without references', { '.git/objects/': '' }],
    ['a .git with a file for a folder', { '.git/objects/': '', '.git/refs': 'x' }],
    ['a .git file that names nothing', { '.git': 'gitdir: nowhere\n' }],
    ['a worktree whose repository is gone', { '.git/commondir': '../gone\n', '.git/objects/': '', '.git/refs/': '' }],
    ['no .git', { a: 'x' }],
  ])('is known to git alone with %s', (_, files) => {
    expect(storeOf(folderOf(files))).toBeUndefined();
  });
});

describe('a repository', () => {
  const REST = { 'objects/': '', 'refs/': '' };

  test.each<[string, Readonly<Record<string, string | null>>, boolean]>([
    ['HEAD names a branch', { ...REST, HEAD: 'ref: refs/heads/main\n' }, true],
    ['HEAD names a branch without a space', { ...REST, HEAD: 'ref:refs/heads/main\n' }, true],
    ['HEAD names a branch behind a tab', { ...REST, HEAD: 'ref:\trefs/heads/main\n' }, true],
    ['HEAD names a commit', { ...REST, HEAD: `${ID}\n` }, true],
    ['HEAD is a link', { ...REST, HEAD: null }, true],
    ['HEAD names something else', { ...REST, HEAD: 'ref: heads/main\n' }, false],
    ['HEAD has it further on', { ...REST, HEAD: ` ref: refs/heads/main\n${ID}\n` }, false],
    ['HEAD names a part of a commit', { ...REST, HEAD: ID.slice(1) }, false],
    ['HEAD is a folder', { ...REST, 'HEAD/': '' }, false],
    ['there is no HEAD', REST, false],
    ['there are no objects', { HEAD: `${ID}\n`, 'refs/': '' }, false],
    ['there are no references', { HEAD: `${ID}\n`, 'objects/': '' }, false],
    [
      'it shares those of another',
      { HEAD: `${ID}\n`, commondir: 'other\n', 'other/objects/': '', 'other/refs/': '' },
      true,
    ],
    ['it shares those of none', { ...REST, HEAD: `${ID}\n`, commondir: 'other\n' }, false],
    ['what it shares is a folder', { ...REST, HEAD: `${ID}\n`, 'commondir/': '' }, true],
  ])('is one for git where %s: %#', (_, files, expected) => {
    expect(isRepository(folderOf(files))).toBe(expected);
  });

  test('is none where there is no folder', () => {
    expect(isRepository(join(bare, 'none'))).toBe(false);
    expect(isRepository(join(bare, 'HEAD'))).toBe(false);
    expect(isRepository(bare)).toBe(true);
  });

  test.each<[readonly string[], boolean]>([
    [['HEAD', 'objects', 'refs'], true],
    [['HEAD', 'commondir'], true],
    [['HEAD', 'objects'], false],
    [['HEAD', 'refs'], false],
    [['HEAD'], false],
    [['commondir', 'objects', 'refs'], false],
    [[], false],
  ])('may be one for some git with %j: %j', (names, expected) => {
    expect(resemblesRepository(folderOf(Object.fromEntries(names.map((name) => [name, 'x']))))).toBe(expected);
  });

  test('is not a file', () => {
    expect(resemblesRepository(join(bare, 'HEAD'))).toBe(false);
  });
});

test('a repository is partial by the mark beside a pack, and shallow by the file that cuts it off', () => {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(bare, copy, { recursive: true });
  expect([isPartial(copy), isShallowStore(copy)]).toEqual([false, false]);
  writeFiles(copy, { 'objects/pack/pack-1.idx': '', 'objects/pack/x.promisor.old': '' });
  expect(isPartial(copy)).toBe(false);
  writeFiles(copy, { 'objects/pack/pack-1.promisor': '', shallow: '' });
  expect([isPartial(copy), isShallowStore(copy)]).toEqual([true, true]);
  rmSync(join(copy, 'objects/pack'), { recursive: true });
  expect(isPartial(copy)).toBe(false);
  writeFileSync(join(copy, 'objects/pack'), '');
  expect(isPartial(copy)).toBe(false);
  expect(git(copy, ['rev-parse', '--is-bare-repository'])).toBe('true');
});
