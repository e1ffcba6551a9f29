import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PastPaths } from '../../../src/model/history.js';
import { pastEndingWith } from '../../../src/tree/git/past-paths.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { addCommits, withRepository } from '../../support/open-repository.js';
import {
  git as runGit,
  makeRepository,
  submodule,
  temporaryFolder,
  type Repository,
} from '../../support/repository.js';

const started = recordGitCalls();

/** Files that were made, moved and removed, in two folders; at the end there is one. */
let made: Repository;

beforeAll(() => {
  made = makeRepository([
    { files: { 'app/lib/x.ts': 'x\n', 'app/a.md': 'a\n', 'docs/deep/er/p.md': 'p\n', module: submodule() } },
    { moved: { 'app/lib/x.ts': 'app/new/y.ts' }, removed: ['module'] },
    { moved: { 'docs/deep/er/p.md': 'app/in.md' } },
    { removed: ['app/new/y.ts', 'app/a.md'] },
  ]);
});

function pastOf(tails: readonly string[], folders?: readonly string[], prefix = ''): Promise<PastPaths> {
  return withRepository(
    made.directory,
    (repository) => pastEndingWith(repository, made.git('rev-parse', 'main'), tails, folders),
    prefix,
  );
}

test('Paths that were once there are found by their endings: of files, also where they were moved to, and of folders', async () => {
  const { endings, folders, entries, whole } = await pastOf(['x.ts', 'y.ts', 'er', 'deep/er', 'app', 'p.ts'], ['app']);
  expect(endings).toEqual(
    new Map([
      ['x.ts', ['app/lib/x.ts']],
      ['y.ts', ['app/new/y.ts']],
      ['er', ['docs/deep/er']],
      ['deep/er', ['docs/deep/er']],
    ]),
  );
  expect([folders, entries, whole]).toEqual([new Set(['app']), new Set(), true]);
});

test('Folders that were once there are told from other entries, and from what never was', async () => {
  const asked = ['docs/deep', 'docs', 'app/new', 'app/lib', 'app/a.md', 'app/new/y.ts', 'module', 'er', 'docs/dee', ''];
  const { endings, folders, entries, whole } = await pastOf([], asked);
  expect(folders).toEqual(new Set(['docs/deep', 'docs', 'app/new', 'app/lib']));
  expect(entries).toEqual(new Set(['app/a.md', 'app/new/y.ts', 'module']));
  expect([endings, whole]).toEqual([new Map(), true]);
});

test('A place that a file moved to counts, though the merge left out the line of history that moved it', async () => {
  const { directory } = makeRepository([]);
  const ids = addCommits(directory, [
    { name: 'first', files: { 'a/x.md': 'x\n' } },
    { name: 'moved', parents: ['first'], files: { 'b/y.md': 'x\n' }, removed: ['a/x.md'] },
    { name: 'other', parents: ['first'], files: { 'c.md': 'c\n' } },
    { name: 'merge', parents: ['other', 'moved'] },
  ]);
  const past = await withRepository(directory, (repository) =>
    pastEndingWith(repository, ids.get('merge') ?? '', ['y.md'], ['b', 'b/y.md', 'd']),
  );
  expect(past).toMatchObject({ folders: new Set(['b']), entries: new Set(['b/y.md']) });
  expect([...past.endings]).toEqual([['y.md', ['b/y.md']]]);
});

test.each([['app'], ['docs/deep']])('Only what was in the project at %s counts, by its place there', async (prefix) => {
  const { endings, folders, entries } = await pastOf(['in.md', 'y.ts', 'p.md'], ['new', 'er', 'app', 'a.md'], prefix);
  expect({ endings: [...endings], folders: [...folders], entries: [...entries] }).toEqual(
    prefix === 'app'
      ? { endings: [['y.ts', ['new/y.ts']]], folders: ['new'], entries: ['a.md'] }
      : { endings: [['p.md', ['er/p.md']]], folders: ['er'], entries: [] },
  );
});

test('Nothing is asked of git for no paths', async () => {
  expect(await pastOf([])).toEqual({ endings: new Map(), folders: new Set(), entries: new Set(), whole: true });
  expect(started().filter((call) => call.includes(' log '))).toEqual([]);
});

test('A shallow clone does not show the whole past', async () => {
  const clone = join(temporaryFolder(), 'clone');
  runGit('.', ['clone', '--quiet', '--depth=1', '--no-checkout', pathToFileURL(made.directory).href, clone]);
  const past = await withRepository(clone, (repository) =>
    pastEndingWith(repository, made.git('rev-parse', 'main'), ['in.md', 'x.ts'], ['docs', 'app']),
  );
  const endings = new Map([['in.md', ['app/in.md']]]);
  expect(past).toEqual({ endings, folders: new Set(['app']), entries: new Set(), whole: false });
});
