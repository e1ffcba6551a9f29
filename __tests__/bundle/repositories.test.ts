import { rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check, evaluate, type ReportedRun } from '../support/command-line.js';
import {
  git,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Commit,
  type Repository,
} from '../support/repository.js';
import { metaReturn } from './returns.js';

const RETURN = 'specs/1_task/.return-meta.json';
const CLAIMS = ['real.md', 'empty.md', 'never.md', 'later.md'];

/** In the second commit `later.md` is there as well. */
const COMMITS: readonly Commit[] = [
  { files: { [RETURN]: metaReturn(CLAIMS), 'real.md': '# Real\n', 'empty.md': '', 'src/other.md': '# Other\n' } },
  { files: { 'later.md': '# Later\n' } },
];

const FIRST = ['present', 'empty', 'missing', 'missing'];
const SECOND = ['present', 'empty', 'missing', 'present'];

function verdicts(report: ReportedRun): readonly string[] {
  return report.returns.flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
}

describe('the checked commit', () => {
  let repository: Repository;
  let first: string;
  let second: string;

  beforeAll(() => {
    repository = makeRepository(COMMITS, { checkout: true });
    [first = '', second = ''] = repository.git('rev-list', '--reverse', 'main').split('\n');
    repository.git('tag', 'light', first);
    repository.git('tag', '--annotate', '--message=The first', 'annotated', first);
    repository.git('branch', 'topic/first', first);
    repository.git('tag', 'a-file', `${first}:real.md`);
    repository.git('tag', 'a-tree', `${first}^{tree}`);
  });

  test('is HEAD by default', async () => {
    const { report } = await evaluate(repository.directory);
    expect(report.source).toMatchObject({ kind: 'commit', revision: second, root: '' });
    expect(verdicts(report)).toEqual(SECOND);
  });

  test.each(['light', 'annotated', 'topic/first', 'refs/tags/light', 'HEAD~1', 'HEAD^', 'main~1', 'short', 'long'])(
    'is what --at names: %s',
    async (name) => {
      const revision = name === 'short' ? first.slice(0, 7) : name === 'long' ? first : name;
      const { report } = await evaluate(repository.directory, ['--at', revision]);
      expect(report.source.revision).toBe(first);
      expect(verdicts(report)).toEqual(FIRST);
    },
  );

  test.each([
    'HEAD~1..HEAD',
    '^HEAD',
    'a-file',
    'a-tree',
    'HEAD:real.md',
    'HEAD main',
    'HEAD\nmain',
    ' ',
    '--all',
    '@{9}',
  ])('is no other object, and no range: %j', async (revision) => {
    const { status, stdout, stderr } = await check(repository.directory, [`--at=${revision}`]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^return-gate: .*revision/s);
  });

  test('is named', async () => {
    const { status, stdout, stderr } = await check(repository.directory, ['--at=']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^return-gate: --at needs a value: --at REV/);
  });

  test('is the detached HEAD, too', async () => {
    const clone = join(temporaryFolder(), 'detached');
    git('.', ['clone', '--quiet', repository.directory, clone]);
    git(clone, ['checkout', '--quiet', '--detach', first]);
    const { report } = await evaluate(clone);
    expect(report.source.revision).toBe(first);
    expect(verdicts(report)).toEqual(FIRST);
  });

  test('has another id in the report than the workspace, which has none', async () => {
    const { report } = await evaluate(repository.directory, ['--workspace']);
    expect(report.source).toMatchObject({ kind: 'workspace', revision: null });
    expect(verdicts(report)).toEqual(SECOND);
  });
});

test.each(['GIT_DIR', 'GIT_OBJECT_DIRECTORY', 'GIT_INDEX_FILE'])(
  'the repository is that of the root, also within a hook of another, which sets %s',
  async (variable) => {
    const files = { [`app/${RETURN}`]: metaReturn(['never.md']), 'app/x.md': '# X\n' };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const other = makeRepository([{ files: { [RETURN]: metaReturn(['real.md']), 'real.md': '#' } }], {
      checkout: true,
    });
    const places = { GIT_DIR: '.git', GIT_OBJECT_DIRECTORY: '.git/objects', GIT_INDEX_FILE: '.git/index' };
    const env = { [variable]: join(other.directory, places[variable as keyof typeof places]) };
    const { report, status } = await evaluate(join(directory, 'app'), [], { env });
    expect(status).toBe(1);
    expect(report.source.root).toBe('app');
    expect(verdicts(report)).toEqual(['missing']);
  },
);

describe('what is not committed', () => {
  let repository: Repository;

  beforeAll(() => {
    const claims = ['left-over.md', 'staged.md', 'ignored.md', 'removed-on-disk.md', 'emptied-on-disk.md'];
    repository = makeRepository(
      [
        {
          files: {
            [RETURN]: metaReturn(claims),
            '.gitignore': 'ignored.md\n',
            'removed-on-disk.md': '# Here\n',
            'emptied-on-disk.md': '# Here\n',
          },
        },
      ],
      { checkout: true },
    );
    const { directory } = repository;
    writeFiles(directory, {
      'left-over.md': '# Left over\n',
      'staged.md': '# Staged\n',
      'ignored.md': '# Built\n',
      'emptied-on-disk.md': '',
      'specs/2_new/.return-meta.json': metaReturn(['nothing.md']),
    });
    repository.git('add', 'staged.md');
    unlinkSync(join(directory, 'removed-on-disk.md'));
  });

  test('proves nothing, and disproves nothing, on the commit', async () => {
    const { report, status } = await evaluate(repository.directory);
    expect(status).toBe(1);
    const [left, staged, ignored, removed, emptied, ...others] = verdicts(report);
    expect([removed, emptied]).toEqual(['present', 'present']);
    for (const verdict of [left, staged, ignored]) expect(['missing', 'uncommitted']).toContain(verdict);
    expect(others).toEqual([]);
    const errors = report.findings.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
    expect(errors).toEqual(['/artifacts/0/path', '/artifacts/1/path', '/artifacts/2/path']);
  });

  test('is what is checked on the workspace', async () => {
    const { report } = await evaluate(repository.directory, ['--workspace']);
    expect(report.returns.map(({ file }) => file)).toEqual([RETURN, 'specs/2_new/.return-meta.json']);
    expect(verdicts(report)).toEqual(['present', 'present', 'present', 'removed', 'empty', 'missing']);
  });
});

describe('kinds of repositories', () => {
  let origin: Repository;

  const clone = (name: string, ...args: readonly string[]): string => {
    const directory = join(temporaryFolder(), name);
    git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
    return directory;
  };

  beforeAll(() => {
    origin = makeRepository(COMMITS);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  });

  test('one with SHA-256', async () => {
    const { report } = await evaluate(makeRepository(COMMITS, { objectFormat: 'sha256' }).directory);
    expect(report.source.revision).toMatch(/^[0-9a-f]{64}$/);
    expect(verdicts(report)).toEqual(SECOND);
  });

  test('a bare one', async () => {
    const { report } = await evaluate(makeRepository(COMMITS, { bare: true }).directory);
    expect(report.source).toMatchObject({ kind: 'commit', root: '' });
    expect(verdicts(report)).toEqual(SECOND);
  });

  test('a worktree', async () => {
    const directory = join(temporaryFolder(), 'worktree');
    origin.git('worktree', 'add', '--quiet', '--detach', directory, 'main~1');
    expect(verdicts((await evaluate(directory)).report)).toEqual(FIRST);
    expect(verdicts((await evaluate(join(directory, 'specs', '..'))).report)).toEqual(FIRST);
  });

  test('a partial clone that cannot fetch: an error, never a pass', async () => {
    const directory = clone('cut-off', '--filter=blob:none', '--no-checkout');
    git(directory, ['remote', 'set-url', 'origin', pathToFileURL(join(directory, 'nowhere')).href]);
    const { report, status, stderr } = await evaluate(directory);
    expect([status, stderr]).toEqual([1, '']);
    expect(report.findings.map(({ rule }) => rule)).toEqual(['return-undetermined']);
    expect(report.findings[0]?.recommendation).toMatch(/^Let git reach the remote/);
  });

  test.each([
    ['a claimed file', 'real.md'],
    ['a return', RETURN],
    ['a link', 'link.md'],
  ])('one that lacks the object of %s: an error, never a pass', async (_, path) => {
    const paths = ['real.md', 'link.md'];
    const files = { [RETURN]: metaReturn(paths), 'real.md': '# Real\n', 'link.md': { target: 'real.md' } };
    const { directory, git: run } = makeRepository([{ files }]);
    const id = run('rev-parse', `HEAD:${path}`);
    rmSync(join(directory, '.git', 'objects', id.slice(0, 2), id.slice(2)));
    const { status, stdout } = await check(directory);
    expect(status).toBe(1);
    // In a narrow terminal the line may end behind any hyphen or blank, but not in an id.
    expect(stdout).toContain(id);
  });
});
