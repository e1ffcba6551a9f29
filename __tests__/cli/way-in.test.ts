import { CHECK_OPTIONS } from '../../src/cli/commands/check-call.js';
import { wantsLinks } from '../../src/cli/terminal/caller.js';
import { metaReturn } from '../bundle/returns.js';
import { returnGate } from '../support/command-line.js';
import { makeRepository, writeFiles } from '../support/repository.js';

const RETURN = 'specs/1_task/.return-meta.json';

describe('demo', () => {
  test('shows a false claim fail and the true one pass, and leaves nothing behind', async () => {
    const { status, stdout, stderr } = await returnGate(['demo'], { cwd: '/' });
    expect([status, stderr]).toEqual([0, '']);
    const [red = '', green = ''] = stdout.split('2. The claim is true');
    expect(red).toMatch(
      /"src\/csv\.js"[^]*artifact-missing[^]*FAILED: 1 claimed file does not exist: `src\/csv\.js`; 1 error\n\(exit status 1\)/,
    );
    expect(green).toMatch(/PASSED: 1 return, 2 claims, no findings\n\(exit status 0\)/);
  });

  test('takes no operand', async () => {
    expect(await returnGate(['demo', 'x'], { cwd: '/' })).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('a project without returns', () => {
  const empty = makeRepository([{ files: { 'README.md': '# Empty\n' } }], { checkout: true }).directory;

  test('is reported what a return is, where was searched, and what to do next', async () => {
    const { status, stdout, stderr } = await returnGate(['check'], { cwd: empty });
    expect(status).toBe(3);
    expect(stdout).toMatch(/no returns found\n$/);
    expect(stderr.trim().split('\n')).toHaveLength(5);
    expect(stderr).toMatch(/Searched commit [0-9a-f]{7} for \*\*\/\.return-meta\.json/);
    expect(stderr).toContain('return-gate prompt --brief');
    expect(stderr).toContain('docs/guides/agents.md');
  });

  test.each([[['--quiet']], [['--format', 'json']], [['--if-no-returns', 'ignore']]])(
    'is reported nothing of it with %j',
    async (args) => {
      expect((await returnGate(['check', ...args], { cwd: empty })).stderr).toBe('');
    },
  );

  test('with a return that is not committed is reported that alone', async () => {
    const { directory } = makeRepository([{ files: { 'README.md': '# Empty\n' } }], { checkout: true });
    writeFiles(directory, { [RETURN]: metaReturn([]) });
    const { status, stderr } = await returnGate(['check'], { cwd: directory });
    expect([status, stderr]).toEqual([
      3,
      `return-gate: ${RETURN} has changes that are not committed; check reads the commit. Commit it, or use --workspace.\n`,
    ]);
  });

  test('is reported of its own patterns', async () => {
    const { stderr } = await returnGate(['check', 'notes/**'], { cwd: empty });
    expect(stderr).toContain('for notes/**.\n');
  });
});

describe('help', () => {
  const COMMANDS = ['check', 'validate', 'merge', 'init', 'fix', 'migrate', 'prompt', 'demo', 'explain', 'rules'];

  test.each([
    ['-h'],
    ['--help'],
    ...COMMANDS.flatMap((command) => [
      [command, '-h'],
      [command, '--help'],
    ]),
  ])('%s %s is at most 100 columns wide', async (...args) => {
    const { status, stdout } = await returnGate(args, { cwd: '/' });
    expect(status).toBe(0);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('lists every option of check once under headings, and few of them in short', async () => {
    const long = (await returnGate(['check', '--help'], { cwd: '/' })).stdout;
    const short = (await returnGate(['check', '-h'], { cwd: '/' })).stdout;
    const listed = (text: string): readonly string[] =>
      [...text.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, name = '']) => name);
    expect(listed(long)).toEqual(CHECK_OPTIONS.map(({ name }) => name));
    expect(listed(short)).toEqual(CHECK_OPTIONS.filter(({ isCommon }) => isCommon).map(({ name }) => name));
    expect(long).toMatch(/^What fails$/m);
    expect(short).toContain(`return-gate check --help shows all ${String(CHECK_OPTIONS.length)} options.`);
  });
});

describe('check --files', () => {
  const { directory } = makeRepository(
    [
      {
        files: {
          '.return-gate.yml': "ignore: ['specs/drafts/**']\n",
          [RETURN]: metaReturn([]),
          'specs/drafts/.return-meta.json': metaReturn([]),
          '.claude/skills/example.return.json': '{}',
          'specs/state.json': '{}',
          'src/a.js': 'a\n',
        },
      },
    ],
    { checkout: true },
  );

  test('lists what is checked and why, and what is left out', async () => {
    const { status, stdout } = await returnGate(['check', '--files'], { cwd: directory });
    expect([status, stdout]).toEqual([
      0,
      `1 file with returns
  ${RETURN}  return-meta@1.2  matches **/.return-meta.json

2 files left out
  .claude/skills/example.return.json  is in a folder of templates and examples: **/.claude/skills/**
  specs/drafts/.return-meta.json      matches ignore: specs/drafts/**
`,
    ]);
  });

  test('says what patterns of the call leave out', async () => {
    const { stdout } = await returnGate(['check', '--files', 'specs/drafts/**'], { cwd: directory });
    expect(stdout).toContain('0 files with returns\n');
    expect(stdout).toMatch(/^ {2}specs\/1_task\/\.return-meta\.json +is in a usual place, but no pattern selects it$/m);
    expect(stdout).toMatch(/^ {2}specs\/drafts\/\.return-meta\.json +matches ignore: specs\/drafts\/\*\*$/m);
  });

  test.each([
    [['--files', '--show-config'], /use one of them/],
    [['--files', '--update-baseline'], /--files writes no file/],
    [['--show-config', '--format', 'sarif'], /--format with --show-config/],
  ])('refuses %j', async (args, says) => {
    const { status, stderr } = await returnGate(['check', ...args], { cwd: directory });
    expect([status, stderr]).toEqual([2, expect.stringMatching(says)]);
  });
});

test('check --show-config says where each setting comes from, and checks nothing', async () => {
  const files = { '.return-gate.yml': 'fail-on: warning\nstale-after: 7d\n', [RETURN]: metaReturn(['never.md']) };
  const { directory } = makeRepository([{ files }], { checkout: true });
  const args = ['check', '--show-config', '--stale-after', '2d'];
  const { status, stdout } = await returnGate(args, { cwd: directory });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}root +\. +default$/m);
  expect(stdout).toMatch(/^ {2}fail-on +warning +\.return-gate\.yml$/m);
  expect(stdout).toMatch(/^ {2}stale-after +2d +--stale-after$/m);
  expect(stdout).toMatch(/^ {2}if-no-returns +error +default$/m);
});

describe('links of the terminal', () => {
  const isLinked = (env: Readonly<Record<string, string>>, isTerminal = true): boolean =>
    wantsLinks({ env, stdout: { isTerminal, write: () => undefined } });

  test.each([
    [{ TERM_PROGRAM: 'vscode' }, true],
    [{ VTE_VERSION: '7600' }, true],
    [{ TERM: 'xterm-kitty' }, true],
    [{ WT_SESSION: 'x' }, true],
    [{ TERM: 'xterm-256color' }, false],
    [{ VTE_VERSION: '4800' }, false],
    [{ TERM_PROGRAM: 'vscode', CI: 'true' }, false],
    [{ TERM_PROGRAM: 'vscode', TMUX: '/tmp/x' }, false],
    [{ TERM_PROGRAM: 'vscode', FORCE_HYPERLINK: '0' }, false],
  ])('with %j: %s', (env, expected) => {
    expect(isLinked(env)).toBe(expected);
    expect(isLinked(env, false)).toBe(false);
  });
});

test('explain says how to silence a finding, and where the rule comes from', async () => {
  const { stdout } = await returnGate(['explain', 'artifact-missing'], { cwd: '/' });
  expect(stdout).toMatch(/How to silence it\n[^]*artifact-missing: off[^]*findings: \[FINGERPRINT\]/);
  expect(stdout).toMatch(/https:\/\/github\.com\/benbrastmckie\//);
  expect(stdout).toContain('/docs/rules/artifact-missing.md');
});
