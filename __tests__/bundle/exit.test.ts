import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CLI, check, evaluate, returnGate, type Run } from '../support/command-line.js';
import { makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { metaReturn } from './returns.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** A project whose worst finding is of this severity. */
const PROJECTS = {
  clean: { [RETURN]: metaReturn(['real.md']), 'real.md': '# Real\n' },
  notice: { [RETURN]: metaReturn(['never.md'], { status: 'partial' }) },
  warning: { [RETURN]: metaReturn(['blank.md']), 'blank.md': ' \n' },
  error: { [RETURN]: metaReturn(['never.md']) },
  none: { 'README.md': '# Nothing here\n' },
  two: { [RETURN]: metaReturn(['a.md']), 'specs/2_task/.return-meta.json': metaReturn(['a.md']), 'a.md': '#' },
} as const;

type Project = keyof typeof PROJECTS;

const places = new Map<Project, string>();

beforeAll(() => {
  for (const [name, files] of Object.entries(PROJECTS)) {
    places.set(name as Project, makeRepository([{ files }], { checkout: true }).directory);
  }
});

function at(project: Project): string {
  return places.get(project) ?? '';
}

describe('findings', () => {
  test.each([
    ['clean', 'error', 0],
    ['clean', 'notice', 0],
    ['notice', 'error', 0],
    ['notice', 'warning', 0],
    ['notice', 'notice', 1],
    ['warning', 'error', 0],
    ['warning', 'warning', 1],
    ['warning', 'notice', 1],
    ['error', 'error', 1],
    ['error', 'warning', 1],
    ['error', 'notice', 1],
    ['error', 'never', 0],
    ['notice', 'never', 0],
  ] as const)('of severity %s with --fail-on %s: exit %d', async (project, level, status) => {
    const run = await evaluate(at(project), ['--fail-on', level]);
    expect(run.status).toBe(status);
    expect(run.report.conclusion).toBe(status === 0 ? 'passed' : 'failed');
    expect(run.stderr).toBe('');
  });
});

describe('no return at all', () => {
  test.each([
    [[], 3, 'empty', ['error']],
    [['--if-no-returns', 'error'], 3, 'empty', ['error']],
    [['--if-no-returns', 'error', '--fail-on', 'never'], 3, 'empty', ['error']],
    [['--if-no-returns', 'warning'], 0, 'passed', ['warning']],
    [['--if-no-returns', 'warning', '--fail-on', 'warning'], 1, 'failed', ['warning']],
    [['--if-no-returns', 'ignore'], 0, 'passed', []],
    [['--if-no-returns', 'ignore', '--fail-on', 'notice'], 0, 'passed', []],
  ] as const)('%j: exit %d', async (args, status, conclusion, severities) => {
    const run = await evaluate(at('none'), args);
    expect(run.status).toBe(status);
    expect(run.report.conclusion).toBe(conclusion);
    expect(run.report.findings.map(({ rule, severity }) => [rule, severity])).toEqual(
      severities.map((severity) => ['no-returns', severity]),
    );
  });

  test('a finding of the run has no place', async () => {
    const { report } = await evaluate(at('none'));
    const nowhere = {
      file: null,
      index: null,
      pointer: null,
      startLine: null,
      startColumn: null,
      endLine: null,
      endColumn: null,
    };
    expect(report.findings).toEqual([expect.objectContaining(nowhere)]);
  });
});

/** What went wrong must be told in words, on standard error, in a line or two. */
function expectError(run: Run, says: RegExp): void {
  expect(run.status).toBe(2);
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(/^return-gate: \S/);
  expect(run.stderr).toMatch(says);
  expect(run.stderr).not.toMatch(/\n\s+at |internal error|\[object|undefined/);
  expect(run.stderr.trimEnd().split('\n').length).toBeLessThan(4);
}

describe('bad usage', () => {
  test.each([
    [['--worksapce'], /no option --worksapce.*Did you mean --workspace\?/],
    [['--fail-om', 'error'], /--fail-om.*Did you mean --fail-on\?/],
    [['--nonsense-beyond-all-measure'], /--nonsense-beyond-all-measure.*--help/],
    [['-x'], /-x/],
    [['--fail-on'], /--fail-on needs a value/],
    [['--fail-on', '--quiet'], /--fail-on needs a value/],
    [['--format'], /--format needs a value/],
    [['--fail-on', 'eror'], /--fail-on is "eror".*error, warning, notice, never.*Did you mean error\?/s],
    [['--fail-on', 'Error'], /--fail-on is "Error"/],
    [['--fail-on', ''], /--fail-on needs a value: --fail-on LEVEL/],
    [['--fail-on', 'error', '--fail-on', 'never'], /--fail-on is given twice/],
    [['--if-no-returns', 'notice'], /--if-no-returns is "notice".*ignore/s],
    [['--format', 'xml'], /--format is "xml".*text/s],
    [['--format', 'concise'], /--format is "concise", which was removed: write text, or jsonl/],
    [['--format', 'toString'], /--format is "toString"/],
    [['--quiet=yes'], /--quiet takes no value/],
    [['--stale-after', 'tomorrow'], /--stale-after is "tomorrow".*24h/s],
    [['--stale-after', '-1h'], /--stale-after/],
    [['--max-file-size', '0'], /--max-file-size is "0"/],
    [['--max-file-size', 'lots'], /--max-file-size is "lots".*MiB/s],
    [['--progress', 'always'], /--progress is "always"/],
    [['--standard', 'return-meta@1.3'], /no standard "return-meta@1\.3".*Did you mean return-meta@1\.\d\?/],
    [['--standard', 'retrun-meta@1.2'], /Did you mean return-meta@1\.2\?/],
    [['--standard', 'return-meta@1.2,return-meta@1.4'], /return-meta@1\.2 and return-meta@1\.4 are of one family/],
    [['--standard', 'auto,return-meta@1.2'], /"auto" must be alone/],
    [['--standard', ''], /standard/],
    [['--standard', '__proto__'], /no standard "__proto__"/],
    [['--now', 'noon'], /--now is "noon".*2026-/s],
    [['--now', '2026'], /--now is "2026"/],
    [['--now', '2026-02-31T00:00:00Z'], /--now is "2026-02-31/],
    [['--workspace', '--at', 'HEAD'], /--at .*--workspace/],
    [['../elsewhere/**'], /pattern "\.\.\/elsewhere\/\*\*"/],
    [['specs/../../**'], /pattern "specs\/\.\.\/\.\.\/\*\*"/],
    [['/etc/*.json'], /pattern "\/etc\/\*\.json" is absolute/],
    [['--ignore', '../**'], /pattern ".*\.\.\/\*\*"/],
    [['!'], /pattern "!"/],
    [['--output', 'json'], /--output is "json".*NAME=FILE/s],
    [['--output', 'json='], /--output is "json="/],
    [['--output', '=report.json'], /--output/],
    [['--output', 'xml=report.xml'], /--output is "xml"/],
    [['--at', 'no-such-branch'], /revision "no-such-branch"/],
    [['--at', '0000000000000000000000000000000000000000'], /revision "0{40}"/],
    [['--at=--upload-pack=x'], /revision/],
    [['--at=-n1'], /revision/],
    [['--at', 'HEAD~1..HEAD'], /revision/],
    [['--at', '^HEAD'], /revision/],
    [['--at', 'HEAD^{tree}'], /revision/],
    [['--at', 'HEAD:real.md'], /revision/],
    [['--at', 'HEAD\nmain'], /revision/],
    [['--at', '@{9}'], /revision/],
    [['--at='], /--at needs a value: --at REV/],
  ])('%j', async (args, says) => {
    expectError(await check(at('clean'), args), says);
  });

  test.each([
    [['chekc'], /no command "chekc".*Did you mean check\?/],
    [['--chekc'], /--chekc/],
    [['specs/**'], /"specs\/\*\*" is not a command.*check/],
    [['__proto__'], /"__proto__" is not a command/],
  ])('%j is no command', async (args, says) => {
    expectError(await returnGate(args), says);
  });

  test('nothing at all shows the help on standard error', async () => {
    const { status, stdout, stderr } = await returnGate([]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('return-gate check');
  });

  test('hostile arguments make no command of the runner, and no control character', async () => {
    const { stderr } = await check(at('clean'), ['--fail-on', 'x\n::error::y\u001b[31m']);
    expect(stderr).not.toMatch(/^\s*::error|\u001b/m);
    expect(stderr).toContain('\\n::error::y');
  });
});

describe('help and version', () => {
  test.each([
    [['--help'], /return-gate check/],
    [['help'], /return-gate check/],
    [['-h'], /return-gate check/],
    [['check', '--help'], /--fail-on LEVEL/],
    [['check', '-h'], /--fail-on LEVEL/],
    [['--version'], /^return-gate \d+\.\d+\.\d+\n$/],
  ])('%j: exit 0', async (args, says) => {
    const { status, stdout, stderr } = await returnGate(args);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(says);
  });
});

describe('a root or a repository that cannot be judged', () => {
  let folder: string;

  beforeAll(() => {
    folder = temporaryFolder();
    writeFiles(folder, { 'a-file': 'x', 'no-repository/README.md': '# No\n' });
    mkdirSync(join(folder, 'no-git-in-path'));
  });

  test.each([
    ['a missing folder', 'missing', [], /missing is not a directory/],
    ['a missing folder of the workspace', 'missing', ['--workspace'], /missing is not a directory/],
    ['a file', 'a-file', [], /a-file is not a directory/],
    ['a file in the workspace', 'a-file', ['--workspace'], /a-file is not a directory/],
    ['a path below a file', 'a-file/x', [], /is not a directory/],
    ['no git repository', 'no-repository', [], /not in a git repository.*--workspace/],
  ])('%s', async (_, name, args, says) => {
    expectError(await check(join(folder, name), args), says);
  });

  test('an empty name', async () => {
    const run = await check('', [], { cwd: at('error') });
    expect([1, 2]).toContain(run.status);
  });

  test('a repository without a commit', async () => {
    expectError(await check(makeRepository([]).directory), /without a commit.*--workspace/);
  });

  test('a repository without a commit, and a revision that is none', async () => {
    expectError(await check(makeRepository([]).directory, ['--at', 'main']), /revision "main"/);
  });

  test('a folder that is no repository is checked as it is on disk', async () => {
    const { status, stderr } = await check(join(folder, 'no-repository'), ['--workspace']);
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^\nA return is .*\nSearched the files on disk for /)]);
  });

  test('a machine without git', async () => {
    const run = await check(at('clean'), [], { env: { PATH: join(folder, 'no-git-in-path') } });
    expectError(run, /git was not found.*install git.*--workspace/);
  });

  test('a machine without any PATH', async () => {
    expectError(await check(at('clean'), [], { env: { PATH: '' } }), /git/);
  });

  test('a machine without git checks the workspace', async () => {
    const env = { PATH: join(folder, 'no-git-in-path') };
    expect((await check(at('clean'), ['--workspace'], { env })).status).toBe(0);
    expect((await check(at('error'), ['--workspace'], { env })).status).toBe(1);
  });

  test("another user's repository, which git refuses", async () => {
    const run = await check(at('clean'), [], { env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } });
    expectError(run, /another user.*safe\.directory/);
  });
});

(existsSync('/dev/full') ? describe : describe.skip)('where standard output is full', () => {
  test.each([
    ['check', ['check', '--root', '.']],
    ['rules', ['rules']],
  ])('%s says so, and never looks passed', (_, args) => {
    const { directory } = makeRepository([{ files: { 'specs/1_a/.return-meta.json': metaReturn([]) } }]);
    const full = openSync('/dev/full', 'w');
    try {
      const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], {
        cwd: directory,
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([
        4,
        'return-gate: standard output cannot be written: no space left on device\n',
      ]);
      // Nor where there is nowhere left to say so.
      const silent = spawnSync(process.execPath, [CLI, ...args], { cwd: directory, stdio: ['ignore', full, full] });
      expect(silent.status).toBe(4);
    } finally {
      closeSync(full);
    }
  });
});

(process.platform === 'win32' ? describe.skip : describe)('where standard output is a file that takes a part', () => {
  test('check says so', () => {
    const { directory } = makeRepository([
      {
        files: { 'specs/1_a/.return-meta.json': metaReturn(Array.from({ length: 200 }, (_, n) => `${String(n)}.md`)) },
      },
    ]);
    const file = join(temporaryFolder(), 'report.json');
    // No file grows beyond 16 blocks, and the signal that would say so is not listened to.
    const script = 'trap "" XFSZ; ulimit -f 16; exec "$@" > "$OUT"';
    const args = ['-c', script, 'sh', process.execPath, CLI, 'check', '--format', 'json'];
    const { status, stderr } = spawnSync('sh', args, {
      cwd: directory,
      env: { ...process.env, OUT: file, NODE_DISABLE_COMPILE_CACHE: '1' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([4, 'return-gate: standard output cannot be written: file too large\n']);
    expect(readFileSync(file).length).toBeGreaterThan(0);
  });
});

describe('--output', () => {
  test('makes folders that are missing', async () => {
    const file = join(temporaryFolder(), 'deep', 'er', 'report.json');
    expect((await check(at('error'), ['--output', `json=${file}`])).status).toBe(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ conclusion: 'failed' });
  });

  test.each([
    ['a folder', '.'],
    ['a file below a file', 'a-file/report.json'],
    ...(existsSync('/proc/self') ? [['a file in a folder that cannot be made', '/proc/no/such/report.json']] : []),
  ])('that cannot be written, %s, is a warning, and the exit status is that of the verdict', async (_, name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a-file'), 'x');
    const path = resolve(folder, name);
    for (const [fixture, status] of [
      ['clean', 0],
      ['error', 1],
    ] as const) {
      const run = await check(at(fixture), [
        '--output',
        `json=${path}`,
        '--output',
        `sarif=${join(folder, 'x.sarif')}`,
      ]);
      expect([fixture, run.status]).toEqual([fixture, status]);
      expect(run.stderr).toMatch(/^return-gate: warning: --output: the report could not be written: .*\n$/);
      expect(run.stderr).toContain(name === '.' ? folder : path);
      expect(run.stdout).toMatch(/^(?:PASSED|FAILED)/m);
      expect(existsSync(join(folder, 'x.sarif'))).toBe(true);
    }
  });

  test('of merge, which exists to write the joined report, is an error', async () => {
    const folder = temporaryFolder();
    const shard = join(folder, 'shard.json');
    const args = ['--now', '2026-01-28T12:00:00Z', '--shard', '1/1', '--output', `json=${shard}`];
    expect((await check(at('clean'), args)).status).toBe(0);
    const run = await returnGate(['merge', shard, '--output', `json=${folder}`]);
    expect([run.status, run.stderr]).toEqual([4, expect.stringMatching(/^return-gate: --output: .*is a folder/)]);
  });
});
