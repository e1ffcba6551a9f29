import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { check, CLI, returnGate, type Run } from '../support/command-line.js';
import { checkByLibrary } from '../support/library.js';
import {
  link,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Entry,
  type Repository,
} from '../support/repository.js';
import { runStep, type StepResult } from '../support/step.js';
import { FILE_FORMATS } from '../../src/action/inputs.js';

/**
 * The promise: whatever a branch commits, the gate writes only to the file that it was told to write, never through a
 * symbolic link of the project, and never into git's own folder.
 */

const RETURN = 'specs/1_task/.return-meta.json';
const VICTIM = 'What is mine.\n';

/** What a branch may commit. The folder above the repository holds the file `victim` and the folder `home`. */
const COMMITTED: Readonly<Record<string, Entry>> = {
  [RETURN]: metaReturn(['real.md', 'never.md']),
  'real.md': '# Real\n',
  'out.json': link('../victim'),
  'dangling.json': link('../made-by-a-link'),
  reports: link('../home'),
  'deep/reports': link('../../home'),
  hooks: link('.git/hooks'),
  'bare/HEAD': 'ref: refs/heads/main\n',
  'bare/config': '[core]\n\tbare = true\n',
  'bare/objects/keep': '',
  'bare/refs/keep': '',
};

/** Where nothing is to be written, one place for each reason, and what the message names. All names are in tree/write-place. */
const REFUSED: readonly (readonly [file: string, says: RegExp])[] = [
  ['out.json', /out\.json is a symbolic link/],
  ['dangling.json', /dangling\.json is a symbolic link/],
  ['reports/x.json', /reports\/x\.json: reports is a symbolic link/],
  ['.GIT/config', /\.GIT\/config is in git's own folder/],
  ['bare/hooks/post-update', /\(bare\)/],
];

/** Where nothing can be written, although nobody forbids it. */
const IMPOSSIBLE: readonly (readonly [file: string, says: RegExp])[] = [
  ['real.md/x.json', /below real\.md, which is not a folder/],
  ['specs', /specs is a folder/],
];

/** All that is below a folder: content, mode, where links lead. */
function held(folder: string, at = ''): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(join(folder, at))) {
    const path = join(at, name);
    const stats = lstatSync(join(folder, path));
    if (stats.isDirectory()) Object.assign(found, { [path]: 'folder' }, held(folder, path));
    else if (stats.isSymbolicLink()) found[path] = `-> ${readlinkSync(join(folder, path))}`;
    else if (stats.isFile()) found[path] = `${String(stats.mode)} ${readFileSync(join(folder, path), 'latin1')}`;
  }
  return found;
}

function project(files: Readonly<Record<string, Entry>> = COMMITTED): Repository {
  const repository = makeRepository([{ files }], { checkout: true });
  writeFiles(join(repository.directory, '..'), { victim: VICTIM, 'home/victim.json': VICTIM });
  return repository;
}

let root = '';
let before: Readonly<Record<string, string>> = {};

beforeEach(() => {
  // A test that writes nothing leaves it to the next one.
  if (root !== '' && isDeepStrictEqual(held(dirname(root)), before)) return;
  root = project().directory;
  before = held(dirname(root));
});

function makePipe(path: string): void {
  spawnSync('bash', ['-c', 'mkfifo "$0"', path]);
}

/** What went wrong is reported in one line, and nothing at all was written, inside or outside. */
function expectRefused({ status, stderr, stdout }: Run, says: RegExp, word: RegExp): void {
  expect(stderr).toMatch(/^return-gate: [^\n]+\n$/);
  expect(stderr).toMatch(says);
  expect(stderr).toMatch(word);
  expect([status, stdout]).toEqual([2, '']);
  expect(held(dirname(root))).toEqual(before);
}

/** Runs in the project, as a person would. */
function inProject(args: readonly string[]): Promise<Run> {
  return check('.', ['--fail-on', 'never', ...args], { cwd: root });
}

describe('check --output', () => {
  test.each(REFUSED)('into %j is refused', async (file, says) => {
    expectRefused(await inProject(['--output', `json=${file}`]), says, /--output/);
  });

  test.each(IMPOSSIBLE)('into %j is a warning, and nothing is written', async (file, says) => {
    const { status, stderr } = await inProject(['--output', `json=${file}`]);
    expect([status, stderr]).toEqual([0, expect.stringMatching(says)]);
    expect(held(dirname(root))).toEqual(before);
  });

  test('into what the file .git of a work tree names is refused', async () => {
    const { directory, git } = project({ [RETURN]: metaReturn([]) });
    git('init', '--quiet', '--separate-git-dir', 'kept');
    const config = readFileSync(join(directory, 'kept/config'));
    for (const file of ['kept/config', 'kept/hooks/pre-commit', '.git']) {
      const { status, stderr } = await check('.', ['--output', `json=${file}`], { cwd: directory });
      expect([status, stderr]).toEqual([2, expect.stringContaining("git's own folder")]);
    }
    expect(readFileSync(join(directory, 'kept/config'))).toEqual(config);
    expect(existsSync(join(directory, 'kept/hooks/pre-commit'))).toBe(false);
  });

  (process.platform === 'win32' ? test.skip : test)('into a pipe of the project is a warning', async () => {
    const pipe = join(root, 'pipe');
    makePipe(pipe);
    try {
      const { status, stderr } = await inProject(['--output', 'json=pipe']);
      expect([status, stderr]).toEqual([0, expect.stringMatching(/--output.*pipe is not a regular file/)]);
      expect(held(dirname(root))).toEqual(before);
    } finally {
      rmSync(pipe);
    }
  });
});

describe('check --update-baseline', () => {
  test.each(REFUSED)('--baseline %j is refused', async (file, says) => {
    expectRefused(await inProject(['--update-baseline', '--baseline', file]), says, /--update-baseline/);
  });

  test.each([...REFUSED, ['hooks/pre-commit', /hooks is a symbolic link/] as const])(
    'baseline: %j of a configuration is refused',
    async (file, says) => {
      const config = join(temporaryFolder(), 'config.json');
      writeFileSync(config, JSON.stringify({ baseline: file }));
      expectRefused(await inProject(['--update-baseline', '--config', config]), says, /--update-baseline/);
    },
  );

  test.each(['../victim', '../../.bashrc', '/etc/x', 'a/../../victim'])(
    'baseline: %j of a configuration leads out of the project, and is refused',
    async (file) => {
      const config = join(temporaryFolder(), 'config.json');
      writeFileSync(config, JSON.stringify({ baseline: file }));
      const { status, stdout, stderr } = await inProject(['--update-baseline', '--config', config]);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/config\.json:1:13 baseline is .*relative to the project root/);
      expect(held(dirname(root))).toEqual(before);
    },
  );

  test.each(['../victim', '../made-by-a-link'])('through a committed .return-gate-baseline.json -> %s', async (to) => {
    const { directory } = project({ [RETURN]: metaReturn(['never.md']), '.return-gate-baseline.json': link(to) });
    const there = held(dirname(directory));
    const { status, stderr } = await check(directory, ['--update-baseline']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('.return-gate-baseline.json is a symbolic link')]);
    expect(held(dirname(directory))).toEqual(there);
  });
});

describe('an errors file', () => {
  const PHANTOM = subagentReturn(['never.md']);

  const validate = (args: readonly string[], input = PHANTOM): Run =>
    spawnSync(process.execPath, [CLI, 'validate', ...args], { cwd: root, input, encoding: 'utf8' });

  test.each(REFUSED)('of check is not %j', async (file, says) => {
    const run = await inProject(['--errors-file', file]);
    expectRefused({ ...run, stdout: '' }, says, /errors file/);
  });

  test.each(REFUSED)('of validate is not %j', (file, says) => {
    const run = validate(['--errors-file', file]);
    expectRefused({ ...run, stdout: '' }, says, /errors file/);
  });

  test('of a hook is no link', () => {
    const event = { hook_event_name: 'SubagentStop', stop_hook_active: false, last_assistant_message: PHANTOM };
    const { status, stderr } = validate(
      ['--hook', 'claude', '--errors-file', 'reports/errors.json'],
      JSON.stringify(event),
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('reports is a symbolic link')]);
    expect(held(dirname(root))).toEqual(before);
  });
});

describe('init --write', () => {
  test.each([
    ['.github', '../home'],
    ['.github', '../made-by-a-link'],
    ['.github/workflows', '../../home'],
    ['.github/workflows/return-gate.yml', '../../../made-by-a-link'],
    ['.return-gate-baseline.json', '../made-by-a-link'],
    ['.return-gate-baseline.json', '../victim'],
    ['.return-gate.yml', '../made-by-a-link'],
  ])('does not write through a committed %s -> %s, and writes nothing beside it', async (name, to) => {
    const { directory } = project({ [RETURN]: metaReturn(['never.md']), [name]: link(to) });
    const there = held(dirname(directory));
    const run = await returnGate(['init', '--write', '--include-untrue'], { cwd: directory });
    expect([run.status, run.stdout]).toEqual([2, '']);
    // The configuration is read before, and says the same of itself.
    expect([run.stderr.includes(name), run.stderr]).toEqual([true, expect.stringMatching(/ is a symbolic link/)]);
    expect(held(dirname(directory))).toEqual(there);
  });

  test.each(['.git/hooks/pre-commit', '.GIT/hooks/pre-commit', 'bare/hooks/post-update'])(
    'does not write the baseline to %s where a committed configuration says so',
    async (baseline) => {
      const config = { '.return-gate.json': JSON.stringify({ baseline }) };
      const { directory } = project({ ...COMMITTED, ...config });
      const there = held(dirname(directory));
      const run = await returnGate(['init', '--write', '--include-untrue'], { cwd: directory });
      expect([run.status, run.stdout]).toEqual([2, '']);
      expect(run.stderr).toMatch(/is in git's own folder/);
      expect(held(dirname(directory))).toEqual(there);
    },
  );

  test('writes where nothing is in the way', async () => {
    const { directory } = project({ [RETURN]: metaReturn(['never.md']) });
    expect((await returnGate(['init', '--write', '--include-untrue'], { cwd: directory })).status).toBe(0);
    expect(existsSync(join(directory, '.github/workflows/return-gate.yml'))).toBe(true);
  });
});

describe('fix and migrate', () => {
  const MENDABLE = metaReturn(['specs/7_dates/plans/p.md']).replace('"type": "implementation"', '"type": "design"');

  test.each([
    ['fix', [], 'return-meta.json', MENDABLE],
    ['migrate', ['--to', 'subagent-return@2.0', '**/*.return.json'], 'return.json', subagentReturn([])],
  ])('%s --write writes to returns of the project only', async (command, args, name, old) => {
    const { directory } = project({
      [`a.${name}`]: link(`../home/a.${name}`),
      returns: link('../home'),
      'bare/HEAD': '',
      'bare/objects/keep': '',
      'bare/refs/keep': '',
      [`bare/b.${name}`]: old,
      [`c.${name}`]: old,
    });
    writeFiles(join(directory, '..'), { [`home/a.${name}`]: old });
    const there = held(dirname(directory));
    const run = await returnGate([command, '--write', ...args], { cwd: directory });
    expect(run.stderr).toMatch(/^return-gate: bare\/b\.\S+ It could not be written: .*git's own folder.*\n$/);
    expect(run.status).toBe(4);
    const now = held(dirname(directory));
    expect(Object.keys(now)).toEqual(Object.keys(there));
    expect(Object.keys(now).filter((path) => now[path] !== there[path])).toEqual([`repo/c.${name}`]);
  });
});

describe('the action', () => {
  const INPUTS = [...FILE_FORMATS.map((name) => `${name}-file`), 'errors-file'];

  const step = (inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
    runStep({ workspace: root, inputs: { 'fail-on': 'never', ...inputs }, env });

  function expectStopped(result: StepResult, says: RegExp): void {
    const errors = result.commands.filter(({ name, properties }) => name === 'error' && properties.file === undefined);
    expect([result.status, errors.map(({ data }) => data)]).toEqual([2, [expect.stringMatching(says)]]);
    expect(held(dirname(root))).toEqual(before);
  }

  test.each(
    INPUTS.flatMap((input, n) => (n === 0 ? REFUSED : REFUSED.slice(0, 1)).map((one) => [input, ...one] as const)),
  )('%s: %j is refused', async (input, file, says) => {
    const result = await step({ [input]: file });
    expectStopped(result, says);
    expectStopped(result, input === 'errors-file' ? /errors file/ : new RegExp(`The input ${input}`));
  });

  test('working-directory does not make another project of it', async () => {
    const inputs = { 'working-directory': 'specs', 'json-file': 'reports/x.json' };
    expectStopped(await step(inputs), /reports is a symbolic link/);
  });

  test('a link in the folder of the runner is not followed', async () => {
    const [temporary, outside] = [temporaryFolder(), temporaryFolder()];
    symlinkSync(outside, join(temporary, 'return-gate'));
    expectStopped(await step({}, { RUNNER_TEMP: temporary }), /return-gate is a symbolic link/);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('writes all of them where nothing is in the way', async () => {
    const { directory } = project({ [RETURN]: metaReturn(['real.md', 'never.md']), 'real.md': '#' });
    const inputs = Object.fromEntries(INPUTS.map((input) => [input, `a/b/${input}`]));
    const { status } = await runStep({ workspace: directory, inputs: { 'fail-on': 'never', ...inputs } });
    expect(status).toBe(0);
    expect(readdirSync(join(directory, 'a/b')).sort()).toEqual([...INPUTS].sort());
  });
});

test('the library writes nothing', () => {
  expect(checkByLibrary({ root }).report?.conclusion).toBe('failed');
  expect(held(dirname(root))).toEqual(before);
});

describe('what was meant is written', () => {
  let honest: string;

  beforeAll(() => {
    honest = project({ [RETURN]: metaReturn(['real.md', 'never.md']), 'real.md': '# Real\n' }).directory;
  });

  const isReport = (path: string): boolean => readFileSync(path, 'utf8').includes('return-gate/report@1');

  (process.platform === 'win32' ? describe.skip : describe)('to devices and pipes of ones own', () => {
    const shell = (line: string): ReturnType<typeof spawnSync> =>
      spawnSync('bash', ['-c', line], { cwd: honest, env: { ...process.env, GATE: `${process.execPath} ${CLI}` } });

    test('/dev/null', () => {
      expect(shell('$GATE check --fail-on never --output json=/dev/null').status).toBe(0);
      expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
    });

    test.each(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'].filter((path) => existsSync(dirname(path))))(
      '%s',
      (path) => {
        const { stdout, status } = shell(`$GATE check --fail-on never --output json=${path} | cat; exit $PIPESTATUS`);
        expect([status, String(stdout).slice(0, 30)]).toEqual([
          0,
          expect.stringMatching(/^\{\n {2}"schema": "return-gate/),
        ]);
      },
    );

    test('a file that standard output is', () => {
      const { status } = shell('$GATE check --fail-on never --output json=/dev/stdout --format json > ../redirected');
      expect([status, isReport(join(honest, '../redirected'))]).toEqual([0, true]);
    });

    test('the substitution of a process', () => {
      const { status } = shell(
        '$GATE check --fail-on never --output json=>(cat > ../substituted; touch ../done); s=$?; while [ ! -e ../done ]; do sleep 0.05; done; exit $s',
      );
      expect([status, isReport(join(honest, '../substituted'))]).toEqual([0, true]);
    });

    test('a pipe', async () => {
      const pipe = join(honest, '..', 'pipe');
      makePipe(pipe);
      const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
      let got = '';
      reader.stdout.on('data', (chunk: Buffer) => (got += chunk.toString('utf8')));
      const closed = new Promise((resolve) => reader.on('close', resolve));
      const args = ['check', '--fail-on', 'never', '--output', 'json=../pipe'];
      const { status } = spawnSync(process.execPath, [CLI, ...args], { cwd: honest });
      await closed;
      expect([status, got]).toEqual([0, expect.stringContaining('return-gate/report@1')]);
    });
  });
});
