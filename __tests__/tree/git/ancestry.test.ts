import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isShallow, headOf } from '../../../src/tree/git/commit-graph.js';
import { headerOf, parentsOf } from '../../../src/tree/git/raw-commits.js';
import { storeOf } from '../../../src/tree/git/store.js';
import { git, makeRepository, temporaryFolder } from '../../support/repository.js';

const RAW = Buffer.from('tree f00\nparent a\nparent b\nauthor parent c\n\nFirst\n\nparent d\n', 'latin1');

test('The parents of a raw commit are in its header, not in its message', () => {
  expect(headerOf(RAW)).toBe('tree f00\nparent a\nparent b\nauthor parent c');
  expect(parentsOf(RAW)).toEqual(['a', 'b']);
  expect(parentsOf(Buffer.from('tree f00\nauthor x\n\n'))).toEqual([]);
  expect(headerOf(Buffer.from('tree f00\n'))).toBe('tree f00\n');
});

test('The checked-out commit is that of HEAD, and none before the first', async () => {
  const { directory, git: run } = makeRepository([{ files: { a: 'a' } }]);
  expect(await headOf({ cwd: directory })).toBe(run('rev-parse', 'main'));
  expect(await headOf({ cwd: makeRepository([]).directory })).toBeUndefined();
});

// git looks further up than the folder in which it runs.
test.each(['.', 'folder'])('A clone ends early if it is shallow, asked in %s', async (folder) => {
  const { directory } = makeRepository([{ files: { a: 'a' } }, { files: { a: 'b' } }]);
  const clone = join(temporaryFolder(), 'clone');
  git(directory, ['clone', '--quiet', '--depth=1', pathToFileURL(directory).href, clone]);
  for (const one of [directory, clone]) mkdirSync(join(one, 'folder'));
  expect(await isShallow({ cwd: join(clone, folder) })).toBe(true);
  expect(await isShallow({ cwd: join(directory, folder) })).toBe(false);
});

// Elsewhere a name is text.
(process.platform === 'linux' ? test : test.skip)(
  'git is asked where a file names the repository by bytes that are no text',
  async () => {
    const { directory } = makeRepository([{ files: { a: 'a' } }, { files: { a: 'b' } }]);
    for (const depth of [1, 3]) {
      const clone = join(temporaryFolder(), 'clone');
      git(directory, ['clone', '--quiet', `--depth=${String(depth)}`, pathToFileURL(directory).href, clone]);
      renameSync(join(clone, '.git'), Buffer.from(`${clone}/git\xff`, 'latin1'));
      writeFileSync(join(clone, '.git'), Buffer.from('gitdir: git\xff\n', 'latin1'));
      expect(storeOf(clone)).toBeUndefined();
      expect(await isShallow({ cwd: clone })).toBe(depth === 1);
    }
  },
);
