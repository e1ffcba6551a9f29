import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Verdict } from '../../src/model/claim.js';
import { openCommit } from '../../src/tree/commit.js';
import { metaReturn } from '../bundle/returns.js';
import {
  executable,
  git,
  link,
  makeRepository,
  submodule,
  temporaryFolder,
  writeFiles,
  type Commit,
  type Repository,
} from '../support/repository.js';
import { checkCommit, namesOf, verdictsOf, withoutSettings } from './evaluated.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** Every verdict that a commit and its history give, whatever kind of repository holds them. */
const CLAIMS = {
  'real.md': 'present',
  'run.sh': 'present',
  'link.md': 'present',
  'empty.md': 'empty',
  docs: 'directory',
  'vendor/lib/x.c': 'unverifiable',
  'out.md': 'outside',
  'REAL.md': 'case-mismatch',
  'specs/2_done/plan.md': 'relocated',
  'old.md': 'relocated',
  'gone.md': 'removed',
  'never.md': 'missing',
} as const;

const EXPECTED = Object.entries(CLAIMS);

const COMMITS: readonly Commit[] = [
  { files: { [RETURN]: metaReturn(['gone.md']), 'old.md': 'twelve lines\n'.repeat(12), 'gone.md': 'Gone\n' } },
  {
    moved: { 'old.md': 'new.md' },
    removed: ['gone.md'],
    files: {
      [RETURN]: metaReturn(Object.keys(CLAIMS).filter((path) => !path.startsWith('specs/2_done/'))),
      'specs/archive/2_done/.return-meta.json': metaReturn(['specs/2_done/plan.md']),
      'specs/archive/2_done/plan.md': '# Plan\n',
      'real.md': '# Real\n',
      'run.sh': executable('#!/bin/sh\n'),
      'link.md': link('docs/deep/a.md'),
      'empty.md': '',
      'docs/deep/a.md': '# A\n',
      'vendor/lib': submodule(),
      'out.md': link('../out.md'),
    },
  },
];

async function told(root: string, revision?: string): Promise<readonly (readonly [string, string])[]> {
  const verdicts = await verdictsOf(root, revision);
  return Object.keys(CLAIMS).map((path) => [path, verdicts.get(path)?.name ?? 'none']);
}

let origin: Repository;

beforeAll(() => {
  withoutSettings();
  origin = makeRepository(COMMITS);
});

function clone(name: string, ...args: readonly string[]): string {
  const directory = join(temporaryFolder(), name);
  git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

describe('every verdict is the same in', () => {
  test('an ordinary repository, with and without its files on disk', async () => {
    expect(await told(origin.directory)).toEqual(EXPECTED);
    expect(await told(clone('checked-out'))).toEqual(EXPECTED);
  });

  test('one with SHA-256', async () => {
    expect(await told(makeRepository(COMMITS, { objectFormat: 'sha256' }).directory)).toEqual(EXPECTED);
  });

  test('a bare one', async () => {
    expect(await told(makeRepository(COMMITS, { bare: true }).directory)).toEqual(EXPECTED);
  });

  test('a bare one above which nothing is a work tree, but none within the files of another', async () => {
    const outer = makeRepository([{ files: { 'README.md': '# Outer\n' } }], { checkout: true }).directory;
    const inner = join(outer, 'inner.git');
    git('.', ['clone', '--quiet', '--bare', origin.directory, inner]);
    await expect(openCommit({ root: inner, revision: 'HEAD' })).rejects.toThrow(/a git repository of its own/);
    const alone = join(temporaryFolder(), 'inner.git');
    renameSync(inner, alone);
    expect(await told(alone)).toEqual(EXPECTED);
    await expect(openCommit({ root: join(alone, 'refs'), revision: 'HEAD' })).rejects.toThrow(/bare repository/);
  });

  test('a linked worktree', async () => {
    const directory = join(temporaryFolder(), 'linked');
    origin.git('worktree', 'add', '--quiet', '--detach', directory, 'main');
    expect(await told(directory)).toEqual(EXPECTED);
  });

  test('a repository whose folder lies elsewhere', async () => {
    const store = join(temporaryFolder(), 'store.git');
    expect(await told(clone('elsewhere', `--separate-git-dir=${store}`))).toEqual(EXPECTED);
  });

  test('a clone that borrows the objects of another', async () => {
    const directory = join(temporaryFolder(), 'borrowed');
    git('.', ['clone', '--quiet', '--shared', '--no-checkout', origin.directory, directory]);
    expect(await told(directory)).toEqual(EXPECTED);
  });

  test.each(['--cone', '--no-cone'])('a sparse checkout, %s, that has almost nothing on disk', async (mode) => {
    const directory = clone('sparse', '--sparse');
    git(directory, ['sparse-checkout', 'set', mode, 'docs']);
    rmSync(join(directory, 'real.md'), { force: true });
    expect(await told(directory)).toEqual(EXPECTED);
  });

  test('a repository that is packed, with a commit graph', async () => {
    const directory = clone('packed');
    git(directory, ['repack', '-a', '-d', '-q']);
    git(directory, ['commit-graph', 'write', '--reachable', '--changed-paths']);
    expect(await told(directory)).toEqual(EXPECTED);
  });

  test('a submodule of another project', async () => {
    const outer = makeRepository([{ files: { 'README.md': '# Outer\n' } }], { checkout: true });
    outer.git('submodule', '--quiet', 'add', pathToFileURL(origin.directory).href, 'modules/inner');
    outer.git('commit', '--quiet', '--message=Add');
    expect(await told(join(outer.directory, 'modules/inner'))).toEqual(EXPECTED);
  });
});

describe('a shallow clone', () => {
  // The folder may have taken the place of a claimed file.
  const ABSENT = ['REAL.md', 'docs', 'old.md', 'gone.md', 'never.md'];
  const SHALLOW = { ...CLAIMS, ...Object.fromEntries(ABSENT.map((path) => [path, 'undetermined'])) };

  test.each([
    ['of its own', (): string => clone('shallow', '--depth=1')],
    [
      'with a linked worktree',
      (): string => {
        const directory = join(temporaryFolder(), 'linked');
        git(clone('shallow', '--depth=1'), ['worktree', 'add', '--quiet', '--detach', directory]);
        return directory;
      },
    ],
  ])('%s passes nothing that is absent, unless its folder moved, and calls none of it a lie', async (_, make) => {
    const directory = make();
    expect(await told(directory)).toEqual(Object.entries(SHALLOW));
    expect((await checkCommit(directory)).conclusion).toBe('failed');
  });

  test('says of each such claim how to tell more, and nothing of the others', async () => {
    const directory = clone('shallow', '--depth=1');
    const deepen = /too shallow .*fetch-depth: 0.*git fetch --unshallow/;
    for (const [path, { detail }] of await verdictsOf(directory)) {
      expect([path, deepen.test(detail ?? '')]).toEqual([path, ABSENT.includes(path)]);
    }
    const { findings } = await checkCommit(directory);
    const absent = findings.filter(({ rule }) => rule === 'artifact-undetermined');
    expect(absent.map(({ severity, message }) => [severity, deepen.test(message)])).toEqual(
      ABSENT.map(() => ['error', true]),
    );
  });

  test('tells all when it has been deepened', async () => {
    const directory = clone('shallow', '--depth=1');
    git(directory, ['fetch', '--quiet', '--unshallow']);
    expect(await told(directory)).toEqual(EXPECTED);
  });
});

describe('what is only in the workspace', () => {
  const files = { [RETURN]: metaReturn(['loose.md', 'staged.md', 'built/a.md', 'never.md', 'folder']) };
  const loose = { 'loose.md': '#', 'staged.md': '#', 'built/a.md': '#', 'folder/a.md': '#' };

  function checkedOut(ignored: Readonly<Record<string, string>>, root = ''): string {
    const placed = Object.entries({ ...files }).map(([path, text]) => [join(root, path), text] as const);
    const { directory, git: run } = makeRepository([{ files: [...Object.entries(ignored), ...placed] }], {
      checkout: true,
    });
    writeFiles(join(directory, root), loose);
    run('add', '--force', join(root, 'staged.md'));
    return directory;
  }

  function detailOf(verdicts: ReadonlyMap<string, Verdict>, path: string): string {
    const verdict = verdicts.get(path);
    expect([path, verdict?.name]).toEqual([path, 'uncommitted']);
    return verdict?.detail ?? '';
  }

  test('is uncommitted, an error on a success status', async () => {
    const directory = checkedOut({});
    const verdicts = await verdictsOf(directory);
    for (const path of ['loose.md', 'staged.md', 'built/a.md'])
      expect(detailOf(verdicts, path)).toMatch(/is only in the workspace\.$/);
    expect([verdicts.get('never.md')?.name, verdicts.get('folder')?.name]).toEqual(['missing', 'missing']);
    const { findings } = await checkCommit(directory);
    const said = findings.filter(({ rule }) => rule === 'artifact-uncommitted');
    expect(said.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
  });

  test.each([
    [
      'the ignore file of a parent folder',
      { '.gitignore': '# built\nbuilt/\n' },
      'app',
      /ignored \((?:\.\.\/)*\.gitignore:2: built\/\)/,
    ],
    ['an ignore file beside it', { 'built/.gitignore': '*.md\n' }, '', /built\/\.gitignore:1: \*\.md/],
    ['an ignore file of the root', { '.gitignore': '/built\n' }, '', /\.gitignore:1: \/built/],
  ])('names the rule of %s', async (_, ignored, root, says) => {
    const verdicts = await verdictsOf(join(checkedOut(ignored, root), root));
    expect(detailOf(verdicts, 'built/a.md')).toMatch(says);
    expect(detailOf(verdicts, 'loose.md')).toMatch(/is only in the workspace\.$/);
  });

  test('names the rule of the repository, and of whoever runs it', async () => {
    const directory = checkedOut({});
    mkdirSync(join(directory, '.git', 'info'), { recursive: true });
    writeFileSync(join(directory, '.git', 'info', 'exclude'), 'loose.md\n');
    const own = join(temporaryFolder(), 'ignore');
    writeFileSync(own, 'built\n');
    git(directory, ['config', 'core.excludesFile', own]);
    const verdicts = await verdictsOf(directory);
    expect(detailOf(verdicts, 'loose.md')).toMatch(/info\/exclude:1: loose\.md/);
    expect(detailOf(verdicts, 'built/a.md')).toContain(`${own}:1: built`);
  });

  test("is not git's own folder in a bare repository, nor another repository's files", async () => {
    const bare = makeRepository([{ files: { [RETURN]: metaReturn(['HEAD', 'config', 'objects']) } }], { bare: true });
    expect(await namesOf(bare.directory)).toEqual(['missing', 'missing', 'missing']);
    const { directory } = makeRepository([{ files: { [RETURN]: metaReturn(['nested/a.md', '.git/config']) } }], {
      checkout: true,
    });
    git('.', ['init', '--quiet', join(directory, 'nested')]);
    writeFiles(directory, { 'nested/a.md': '#' });
    expect(await namesOf(directory)).toEqual(['missing', 'missing']);
  });

  test('is not found through a link', async () => {
    const { directory } = makeRepository(
      [
        {
          files: {
            [RETURN]: metaReturn(['link/secret.md', 'link.md']),
            link: link('outside'),
            'link.md': link('loose.md'),
          },
        },
      ],
      { checkout: true },
    );
    writeFiles(directory, { 'outside/secret.md': '#', 'loose.md': '#' });
    expect(await namesOf(directory)).toEqual(['missing', 'missing']);
  });
});

describe('the checked commit', () => {
  test.each(['an annotated tag', 'a tag of a tag', 'a detached HEAD', 'an id', 'a branch'])(
    'is that of %s',
    async (kind) => {
      const directory = clone('named');
      const first = git(directory, ['rev-parse', 'HEAD']);
      git(directory, ['tag', '--annotate', '--message=One', 'one']);
      git(directory, ['tag', '--annotate', '--message=Two', 'two', 'one']);
      git(directory, ['branch', 'topic']);
      git(directory, ['commit', '--quiet', '--allow-empty', '--message=Next']);
      const names: Readonly<Record<string, string>> = {
        'an annotated tag': 'one',
        'a tag of a tag': 'two',
        'an id': first,
        'a branch': 'topic',
      };
      if (kind === 'a detached HEAD') git(directory, ['checkout', '--quiet', '--detach', first]);
      const revision = names[kind] ?? 'HEAD';
      expect((await checkCommit(directory, revision)).source.revision).toBe(first);
      expect(await told(directory, revision)).toEqual(EXPECTED);
    },
  );

  test('with no file at all is empty', async () => {
    const { directory } = makeRepository([{ files: { 'a.md': '#' } }, { removed: ['a.md'] }]);
    expect((await checkCommit(directory)).conclusion).toBe('empty');
  });

  test.each([
    ['that it does not have', {}],
    ['that is a file in it', { app: 'a file\n' }],
    ['that is a submodule in it', { app: submodule() }],
    ['that is a link in it', { app: link('specs') }],
  ])('is empty below a root %s', async (_, more) => {
    const files = { [RETURN]: metaReturn(['x.md']), 'x.md': '#' };
    const { directory, git: run } = makeRepository([{ files }, { files: more }]);
    mkdirSync(join(directory, 'app'));
    expect((await checkCommit(join(directory, 'app'))).conclusion).toBe('empty');
    expect(run('rev-list', '--count', 'HEAD')).toBe('2');
  });
});

describe("another user's repository", () => {
  const refused = /another user.*safe\.directory/s;
  const assumed = (value: string | undefined): void => {
    if (value === undefined) delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    else process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = value;
  };

  afterEach(() => {
    assumed(undefined);
  });

  test('is refused, as git does, with what to do', async () => {
    assumed('1');
    await expect(openCommit({ root: origin.directory, revision: 'HEAD' })).rejects.toThrow(refused);
    await expect(
      openCommit({ root: makeRepository(COMMITS, { bare: true }).directory, revision: 'HEAD' }),
    ).rejects.toThrow(refused);
  });

  test('is checked where its folder is vouched for', async () => {
    assumed('1');
    const { directory } = origin;
    const tree = await openCommit({ root: directory, revision: 'HEAD', safeDirectories: [directory] });
    expect(tree.find('real.md')?.kind).toBe('file');
    const absences = await tree.explainAbsent({
      paths: ['gone.md'],
      needed: new Set(),
      exists: () => false,
      base: null,
    });
    expect(absences.get('gone.md')?.past.kind).toBe('removed');
    tree.close();
  });
});
