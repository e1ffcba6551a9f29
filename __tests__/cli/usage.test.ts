import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { check as checkProject, validate } from '../../src/library/index.js';
import { readActionInputs } from '../../src/action/inputs.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, returnGate } from '../support/command-line.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';

const RETURN = 'specs/1_task/.return-meta.json';

const project = (claims: readonly string[] = ['src/a.js']): string =>
  makeRepository([{ files: { [RETURN]: metaReturn(claims), 'src/a.js': 'a\n' } }], { checkout: true }).directory;

describe('bad usage', () => {
  test.each([
    [
      ['check', '--output', 'json=a', '--output', 'html=./a'],
      /writes both json and html to \.\/a: name a file for each/,
    ],
    [['check', '--root', ''], /--root needs a value/],
    [['check', ''], /An argument is empty/],
    [['check', '--standard', 'return-meta@2.2'], /Did you mean return-meta@2\.1\?/],
    [['migrate', '--to', 'return-meta@2.2'], /Did you mean return-meta@2\.1\?/],
    [['rules', 'x'], /takes no operand, and 1 was given/],
    [['rules', '--standard', 'return-meta@2.2'], /There is no version "return-meta@2\.2"\. Did you mean return-meta@/],
    [['rules', '--severity', 'bad'], /--severity/],
    [['lint'], /Did you mean check\?/],
    [['chekc'], /Did you mean check\?/],
    [['upgrade'], /Did you mean migrate --to ID\?/],
    [['frobnicate'], /"frobnicate" is not a command/],
    [['check', '--json'], /Write --format json\./],
    [['check', '--fix'], /Write return-gate fix --write\./],
    [['check', '--exlude', 'x'], /Write --ignore PATTERN\./],
    [['check', '--all'], /Leave it out: all returns are checked/],
    [['check', '--frobnicate'], /There is no option --frobnicate\. See --help\./],
    // What another command has is no answer.
    [['fix', '--sarif'], /There is no option --sarif\. See --help\./],
    [['check', '--color'], /--color always, never or auto/],
    [['completion', 'tcsh'], /completion takes one of bash, zsh, fish/],
  ])('%j says what to write instead', async (args, says) => {
    const { status, stderr } = await returnGate(args, { cwd: project() });
    expect([status, stderr]).toEqual([2, expect.stringMatching(says)]);
  });

  test('a level that means off is reported so', async () => {
    const { directory } = makeRepository([{ files: { '.return-gate.yml': 'rules:\n  no-emoji: no\n' } }]);
    const { status, stderr } = await returnGate(['check'], { cwd: directory });
    expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean off?')]);
  });

  test('an option of the library that is none is refused', async () => {
    const misspelt = { root: project(), failon: 'error' };
    await expect(checkProject(misspelt)).rejects.toThrow('There is no option failon. Did you mean failOn?');
    await expect(validate('{}', { ...misspelt })).rejects.toThrow('There is no option failon.');
  });

  test('two inputs of the action that name one file are refused', () => {
    const given: Readonly<Record<string, string>> = { 'json-file': 'out/a', 'html-file': './out//a' };
    expect(() => readActionInputs((name) => given[name] ?? '')).toThrow(
      'The inputs json-file and html-file both name ./out//a',
    );
    const read = readActionInputs((name) => (name === 'json-file' ? 'a' : ''));
    expect(read).toMatchObject({ 'json-file': 'a', 'html-file': '' });
  });
});

describe('what other tools have, too', () => {
  const stdout = async (...args: readonly string[]): Promise<string> =>
    (await returnGate(args, { cwd: project(['src/never.js']) })).stdout;

  test('help of a command, the version, and short names of options', async () => {
    expect(await stdout('help', 'rules')).toBe(await stdout('rules', '--help'));
    expect(await stdout('version')).toBe(await stdout('--version'));
    expect(await stdout('check', '-qf', 'json')).toBe(await stdout('check', '--quiet', '--format', 'json'));
  });

  test('colour on request', async () => {
    expect(await stdout('check', '--color', 'always')).toContain('\u001b[');
    expect(await stdout('--color=always', 'check', '--no-color')).not.toContain('\u001b[');
    expect(await stdout('check', '--color', 'never')).toBe(await stdout('check', '--color=auto'));
  });

  test('rules, one line each, of one version and one severity', async () => {
    const lines = (await stdout('rules', '--standard', 'return-meta@1.2', '--severity', 'warning')).split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}status-stale +warning {2}\S/));
    expect(lines.filter((line) => line.startsWith('  ') && !/ warning {2}/.test(line))).toEqual([]);
    expect(lines.at(-2)).toMatch(/^\d+ rules; /);
  });

  test('completion of commands, options and values', async () => {
    const script = await stdout('completion', 'bash');
    const complete = (...words: readonly string[]): readonly string[] => {
      const call = `COMP_WORDS=(return-gate ${words.join(' ')}); COMP_CWORD=${String(words.length)}; _return_gate`;
      const { stdout: out } = spawnSync('bash', ['-c', `${script}\n${call}; printf '%s\\n' "\${COMPREPLY[@]}"`], {
        encoding: 'utf8',
      });
      return out.trim().split('\n');
    };
    expect(complete('va')).toEqual(['validate']);
    expect(complete('check', '--chan')).toEqual(['--changed-only']);
    expect(complete('explain', 'artifact-miss')).toEqual(['artifact-missing']);
    expect(complete('check', '--format', 'sa')).toEqual(['sarif']);
    expect(await stdout('completion', 'zsh')).toMatch(/^.*autoload -U compinit && compinit; \}\n.* bashcompinit\n/);
    expect(await stdout('completion', 'fish')).toMatch(/__fish_seen_subcommand_from check' -l changed-only$/m);
  });
});

test.each<readonly [number, readonly string[]]>([
  [1, ['fix']],
  [0, ['fix', '--write']],
  [3, ['fix', 'missing.json']],
  [2, ['fix', '--standard', 'return-meta@9']],
  [2, ['fix', '../outside']],
  [1, ['migrate', '--to', 'return-meta@2.1', '**/.return-meta.json']],
  [3, ['migrate', '--to', 'return-meta@2.1', 'missing.json']],
  [2, ['migrate', '--to', 'return-meta@9', '**/.return-meta.json']],
])('the exit status is %d: %j', async (expected, args) => {
  const files = { [RETURN]: metaReturn(['src/a.js']).replace('"implementation"', '"design"'), 'src/a.js': 'a\n' };
  const { directory } = makeRepository([{ files }], { checkout: true });
  expect((await returnGate(args, { cwd: directory })).status).toBe(expected);
});

describe('validate', () => {
  test('finds the project root from below it, as check does, and says so', async () => {
    const directory = project();
    const below = join(directory, 'src');
    const { status, stderr } = await returnGate(['validate', `../${RETURN}`], { cwd: below });
    expect([status, stderr]).toEqual([0, 'return-gate: The project root is .., the top of the repository.\n']);
    const alone = await returnGate(['validate', '--root', '.', `../${RETURN}`], { cwd: below });
    expect([alone.status, alone.stderr]).toEqual([1, '']);
  });
});

describe('init', () => {
  test.each([
    ['outside a repository', () => temporaryFolder()],
    ['without a commit', () => makeRepository([]).directory],
  ])('%s says that it looks at commits, and of no option that it lacks', async (_, at) => {
    const { status, stderr } = await returnGate(['init'], { cwd: at() });
    expect([status, stderr]).toEqual([2, expect.stringContaining('commit the project first')]);
    expect(stderr).not.toContain('--workspace');
  });

  test('says so where nothing is left to write', async () => {
    const directory = project();
    const { stdout } = await returnGate(['init'], { cwd: directory });
    expect(stdout).toMatch(/# yaml-language-server: \$schema=https:\/\/\S+\/v\d+\/schemas\/config\.schema\.json\n/);
    expect((await returnGate(['init', '--write'], { cwd: directory })).status).toBe(0);
    const shown = await returnGate(['init'], { cwd: directory });
    expect(shown.stdout).toContain('All of them are there: nothing is left to write.');
    const written = await returnGate(['init', '--write'], { cwd: directory });
    expect(written.stdout).toContain('Nothing was written: all of these files are there.');
    expect(written.stdout).not.toContain('Next: commit');
  });

  test('does not leave a second project of a repository to workflows that check another', async () => {
    const { directory } = makeRepository(
      [{ files: { [`a/${RETURN}`]: metaReturn([]), [`b/${RETURN}`]: metaReturn([]) } }],
      { checkout: true },
    );
    await returnGate(['init', '--write', '--root', 'a'], { cwd: directory });
    const { stdout } = await returnGate(['init', '--write', '--root', 'b'], { cwd: directory });
    expect(stdout).toContain('The workflows were there: have them check b too');
  });
});

test('a path in another Unicode form names no file, and says that there is one that looks the same', async () => {
  const { directory } = makeRepository([
    { files: { [RETURN]: metaReturn(['src/cafe\u0301.js']), 'src/caf\u00e9.js': 'a\n' } },
  ]);
  const { report } = await evaluate(directory);
  const claim = report.returns[0]?.claims[0];
  expect(claim).toMatchObject({ verdict: 'missing', foundAt: null });
  const messages = report.findings.filter(({ rule }) => rule === 'artifact-missing').map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining('looks the same, but is written in another Unicode form')]);
});
