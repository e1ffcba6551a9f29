import { existsSync, mkdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stableFilePath } from '../../../src/families/archive.js';
import { openCommit } from '../../../src/tree/commit.js';
import { openWorkspace } from '../../../src/tree/workspace.js';
import { commitTo, git, makeRepository, temporaryFolder, type Repository } from '../../support/repository.js';

const NOW = '.planning/milestones/v1-phases/01-a/01-02-SUMMARY.md';
const FIRST = '.planning/phases/01-a/01-02-SUMMARY.md';
const OTHER = '.planning/phases/02-b/02-01-SUMMARY.md';

const FILES = new Map([
  [NOW, ['01-02']],
  [OTHER, ['02-01', 'quick-7']],
  ['.planning/phases/03-c/03-01-SUMMARY.md', ['01-02']],
]);

const LONG = `feat(01-02): ${'long '.repeat(100_000)}`;

let origin: Repository;
let ids: ReadonlyMap<string, string>;

/** A summary that was committed, then archived, and one that came on a branch that was merged. */
beforeAll(() => {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  origin = makeRepository([
    { message: 'feat(01-02): a page', files: { 'src/page.ts': 'page\n' } },
    { message: 'test(01-02)!: a test\n\nfeat(02-01): in the body', files: { 'src/page.test.ts': 'test\n' } },
    { message: LONG, files: { 'src/long.ts': 'long\n' } },
    { message: 'docs: what was done', files: { [FIRST]: 'done\n', 'src/late.ts': 'late\n' } },
    { message: 'Edited', files: { [FIRST]: 'done, and edited\n' } },
    { message: 'Archived', moved: { [FIRST]: NOW } },
    { message: 'feat (01-02): no scope', files: { 'src/a.ts': 'a\n' } },
    { message: 'see feat(01-02): no scope', files: { 'src/b.ts': 'b\n' } },
    { message: 'feat(01-021): another scope', files: { 'src/c.ts': 'c\n' } },
  ]);
  const { directory } = origin;
  origin.git('branch', 'merged', 'main');
  commitTo(directory, {
    branch: 'merged',
    start: 'merged',
    message: 'fix(quick-7): mend',
    files: { 'src/d.ts': 'd\n' },
  });
  commitTo(directory, { branch: 'merged', start: 'merged', message: 'Said so', files: { [OTHER]: 'done, too\n' } });
  const tree = origin.git('merge-tree', '--write-tree', 'main', 'merged');
  const merge = origin.git('commit-tree', tree, '-p', 'main', '-p', 'merged', '-m', 'merge');
  origin.git('update-ref', 'refs/heads/main', merge);
  ids = new Map(
    origin
      .git('log', '--format=%H %s')
      .split('\n')
      .map((line) => [line.slice(41, 61), line.slice(0, 40)]),
  );
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
});

function clone(...args: readonly string[]): string {
  const directory = join(temporaryFolder(), 'clone');
  git('.', ['clone', '--quiet', '--no-checkout', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

/** The starts of the subjects of the commits behind files. */
async function behind(
  root: string,
  files: ReadonlyMap<string, readonly string[]> = FILES,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    const found = await tree.commitsBehind(files, stableFilePath);
    const subjects = new Map([...ids].map(([subject, id]) => [id, subject]));
    return Object.fromEntries(
      [...found].map(([file, commits]) => [file, [...commits].map((id) => subjects.get(id) ?? id).sort()]),
    );
  } finally {
    tree.close();
  }
}

const OF_NOW = [
  'Archived',
  'docs: what was done',
  'feat(01-02): a page',
  'feat(01-02): long lo',
  'test(01-02)!: a test',
];
const OF_OTHER = ['Said so', 'fix(quick-7): mend'];

describe('The commits behind files', () => {
  test.each([[[]], [['--filter=blob:none']], [['--filter=tree:0']]])(
    'are those that added them, wherever they lay, and those whose subjects name their scopes %j',
    async (args) => {
      expect(await behind(clone(...args))).toEqual({ [NOW]: OF_NOW, [OTHER]: OF_OTHER });
    },
  );

  test('are not told where history ends early', async () => {
    expect(await behind(clone('--depth=3'))).toEqual({});
  });

  test('are relative to a project in a folder', async () => {
    const app = makeRepository([
      { message: 'Beside', files: { [OTHER]: 'beside\n', 'app/x': 'x' } },
      { message: 'Within', files: { [`app/${OTHER}`]: 'within\n' } },
    ]);
    mkdirSync(join(app.directory, 'app'), { recursive: true });
    const [within] = app.git('log', '--format=%H').split('\n');
    expect(await behind(join(app.directory, 'app'), new Map([[OTHER, []]]))).toEqual({ [OTHER]: [within] });
  });

  test('are all that added a file that was deleted in between, and not the one that deleted it', async () => {
    const { directory, git: run } = makeRepository([
      { message: 'Added', files: { [OTHER]: 'one\n' } },
      { message: 'Deleted', removed: [OTHER] },
      { message: 'Back', files: { [OTHER]: 'two\n' } },
    ]);
    const [back, , added] = run('log', '--format=%H').split('\n');
    expect(await behind(directory, new Map([[OTHER, []]]))).toEqual({ [OTHER]: [added, back].sort() });
  });

  test.each([999, 1_000])('are left out where they are more than 1,000: one, and %d more', async (count) => {
    const many = Array.from({ length: count }, () => ({ message: 'feat(01-02): again' }));
    const { directory } = makeRepository([{ files: { [FIRST]: 'done\n', [OTHER]: 'done\n' } }, ...many]);
    const found = await behind(
      directory,
      new Map([
        [FIRST, ['01-02']],
        [OTHER, ['02-01']],
      ]),
    );
    expect(Object.keys(found)).toEqual(count === 999 ? [FIRST, OTHER] : [OTHER]);
  });

  test('are those of the checked-out commit in the workspace, and none outside of a repository', async () => {
    const tree = openWorkspace(clone());
    expect([...(await tree.commitsBehind(FILES, stableFilePath)).keys()]).toEqual([NOW, OTHER]);
    tree.close();
    const folder = temporaryFolder();
    expect(existsSync(join(folder, '.git'))).toBe(false);
    const none = openWorkspace(folder);
    expect(await none.commitsBehind(FILES, stableFilePath)).toEqual(new Map());
    none.close();
  });
});
